import type { WrittenDocument } from '../document.ts';

/** Privacy policy: one version for Singapore, Malaysia and the Philippines. */
export const policy: WrittenDocument = {
  title: 'Privacy policy',
  intro:
    'This policy explains what personal data Sampan collects when you ship from {{country}}, why we collect it, how long we keep it and what rights you have. The {{law}} applies.',
  since: '2026-11-01',
  sections: [
    {
      heading: 'Whose data we process',
      text: [
        'People who have an account, the colleagues they invite, senders and recipients of parcels, and visitors of our pages and of the widgets that shops put on their own pages.',
      ],
    },
    {
      heading: 'What we collect',
      text: ['We collect only what we need to provide the service:'],
      points: [
        'account: name, email, phone, company, country, language, your role',
        'parcels: names, addresses, phones and emails of sender and recipient, contents, weight, value, price, tracking events and delivery photos of the courier',
        'money: wallet movements and, of a card, its brand, last four digits and expiry; the full number goes to the payment provider and never reaches us',
        'security: sign-ins with time, network address and kind of browser, and a log of who changed what',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'We do not sell data, show advertising or follow you on other sites. Our pages load no script of others to measure you. An operator may have page views counted without cookies and without your name; you can switch that off under Privacy choices, and where the law asks for consent it starts off. Passwords are stored only as hashes that cannot be turned back.',
      ],
    },
    {
      heading: 'Why we use it',
      text: [
        'To carry out the agreement with you, to keep accounts safe, to meet legal duties such as bookkeeping and customs, and, where you ticked a box for it, to send you news. You can take that consent back at any time.',
      ],
    },
    {
      heading: 'Who we share it with',
      text: ['We share only what each recipient needs:'],
      points: [
        'the courier you choose, and its partners abroad when a parcel crosses a border',
        'the payment provider, for payments and refunds',
        'the senders of our emails and text messages',
        'a shop, when you buy from it through a Sampan checkout',
        'authorities, when the law obliges us',
      ],
    },
    {
      heading: 'What the public can see',
      text: [
        'Anyone with a tracking number can see a parcel\u2019s status, courier and dates. They can\u2019t see names, addresses, phone numbers or delivery photos.',
      ],
    },
    {
      heading: 'How long we keep it',
      text: [
        'Account data as long as the account exists. Parcels and money as long as bookkeeping law asks. One-time codes for 10 minutes, reset links for 30 minutes, confirmation links for recipients for 7 days. A sign-in ends after 12 hours without use and after 7 days at the latest.',
      ],
    },
    {
      heading: 'In your browser',
      text: [
        'The console keeps your session, country, language, appearance and unfinished parcels in the storage of your browser. There are no cookies for advertising. Logging out removes the session and the unfinished parcel.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You can see and correct most data under Settings. Write to {{mail}} to get a copy, to have data corrected or deleted, or to object. We answer within 30 days. We keep what the law obliges us to keep, and say so. You can also complain to the {{authority}}.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'Connections are encrypted, access is given by role, and every change leaves a trace. If data is ever exposed in a way that can harm you, we tell you and the authority without delay.',
      ],
    },
  ],
};
