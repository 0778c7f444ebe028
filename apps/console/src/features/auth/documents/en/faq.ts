import type { WrittenDocument } from '../document.ts';

/** What people ask before and after their first parcel. */
export const faq: WrittenDocument = {
  title: 'Frequently asked questions',
  intro: 'Quick answers. See the manual for step-by-step help.',
  since: null,
  sections: [
    {
      heading: 'What does an account cost?',
      text: ['Nothing. You only pay for labels, at the price shown when you buy them.'],
    },
    {
      heading: "I didn't get my email code. What should I do?",
      text: [
        'Wait a minute, check your spam folder, then select Resend. Only the latest code works, for 10 minutes. If you entered the wrong email, create your account again with the right one.',
      ],
    },
    {
      heading: 'I forgot my password. What should I do?',
      text: [
        'Select "Forgot your password?" on the sign-in page. The link we email you works once, for 30 minutes. Setting a new password signs you out on all devices.',
      ],
    },
    {
      heading: 'Can my team use the same account?',
      text: [
        'Yes. Invite them as members. Staff can ship parcels, read-only staff can view them, and owners can also manage payments, API keys and members.',
      ],
    },
    {
      heading: 'Why is the price higher than I expected for the weight?',
      text: [
        'Large, light parcels are charged by volumetric weight. The package step shows both weights and which one applies.',
      ],
    },
    {
      heading: 'How long is a price valid?',
      text: ["15 minutes. After that, compare couriers again. If the price has changed, you'll see it before you pay."],
    },
    {
      heading: 'I clicked Pay twice. Will I be charged twice?',
      text: ['No. Each label is charged once, even if your connection drops.'],
    },
    {
      heading: 'Can I cancel a label?',
      text: [
        'Yes, until the courier picks up the parcel. We refund the price to your wallet once the courier confirms.',
      ],
    },
    {
      heading: 'My parcel is late or lost. Who can help?',
      text: [
        "Open the parcel, check its latest update and select Contact. Send us the tracking number and we'll follow up with the courier. If it's insured, send us photos and the invoice within 7 days.",
      ],
    },
    {
      heading: 'Who can see my customers\u2019 addresses?',
      text: ['Only your company and the courier. The public tracking page doesn\u2019t show names or addresses.'],
    },
    {
      heading: 'Do you ship from Vietnam?',
      text: ['No. Our service in Vietnam has closed permanently.'],
    },
    {
      heading: 'Is the demo real?',
      text: ['No. Demo parcels are simulated and you\u2019re never charged. Use it to try everything.'],
    },
  ],
};
