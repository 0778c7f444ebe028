import type { WrittenDocument } from '../document.ts';

/** What people ask before and after their first parcel. */
export const faq: WrittenDocument = {
  title: 'Frequently asked questions',
  intro: 'Short answers. The manual explains each step at length.',
  since: null,
  sections: [
    {
      heading: 'What does an account cost?',
      text: ['Nothing. You pay for labels, at the price you saw when you bought them.'],
    },
    {
      heading: 'The code for my email does not arrive. What now?',
      text: [
        'Wait a minute, look in the spam folder, then choose Resend. Only the newest code works, and each works for 10 minutes. If the address was mistyped, register again with the right one.',
      ],
    },
    {
      heading: 'I forgot my password.',
      text: [
        'Choose "Forgot your password?" on the sign-in page. The link in the email works once, for 30 minutes. All devices are signed out when you set the new password.',
      ],
    },
    {
      heading: 'Can colleagues use the same company?',
      text: [
        'Yes. Staff ship parcels, read-only staff look without changing anything, the owner also decides about money, keys and people.',
      ],
    },
    {
      heading: 'Why is the price higher than the weight suggests?',
      text: [
        'Light but large parcels are charged by volume. The package step shows both weights and which one counts.',
      ],
    },
    {
      heading: 'How long does a price hold?',
      text: ['15 minutes. After that compare again; if the price changed, you are asked before you pay.'],
    },
    {
      heading: 'I pressed Pay twice. Am I charged twice?',
      text: ['No. One parcel gets one label and one charge, whatever happens to your connection.'],
    },
    {
      heading: 'Can I cancel a label?',
      text: ['Yes, until the courier has the parcel. The price goes back to your wallet once the courier agrees.'],
    },
    {
      heading: 'The parcel is late or lost. Who helps?',
      text: [
        'Open the parcel, look at its last event, and choose Contact. Give us the tracking number; we ask the courier for you. With insurance, send photos and the invoice within 7 days.',
      ],
    },
    {
      heading: 'Who sees my customers\u2019 addresses?',
      text: ['Your company and the courier. The public tracking page shows neither names nor addresses.'],
    },
    {
      heading: 'Do you ship from Vietnam?',
      text: ['No. The service in Vietnam is closed for good.'],
    },
    {
      heading: 'Is the demo real?',
      text: ['No. Demo parcels move by themselves and no money is taken. Use it to try everything.'],
    },
  ],
};
