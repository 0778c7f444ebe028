import type { WrittenDocument } from '../document.ts';

/** From the first sign-in to the delivered parcel. */
export const manual: WrittenDocument = {
  title: 'Manual',
  intro: 'From the first sign-in to a delivered parcel, in the order you will need it.',
  since: null,
  sections: [
    {
      heading: 'Open an account',
      text: [
        'Register with your email, or sign in with your phone and a one-time code. After registering with email you receive a 6-digit code; enter it once and the account is ready.',
      ],
    },
    {
      heading: 'Say where you are',
      text: [
        'Before the first label, give your billing address and the place where couriers pick up. Tick the box if both are the same. You can change them later under Settings.',
      ],
    },
    {
      heading: 'Describe the parcel',
      text: [
        'Choose Add Order. Enter the recipient, or paste a whole address as your customer sent it and check what was recognised. Then pick a size or type the exact dimensions, say what is inside and what it is worth.',
      ],
      points: [
        'Couriers charge by weight or by volume, whichever is more. Both are shown.',
        'Insurance and cash on delivery are optional and show their price before you buy.',
      ],
    },
    {
      heading: 'Compare couriers',
      text: [
        'Every courier that serves the route appears with its price and delivery time. The recommended one stands first. Open a price to see its parts. A price holds for 15 minutes.',
      ],
    },
    {
      heading: 'Pay and print',
      text: [
        'Look everything over and pay from the wallet, whose balance stands at the top. The label opens for printing, 100 \u00d7 150 mm by default; A4 and label printers work as well. Stick it flat, without folding the barcode.',
      ],
    },
    {
      heading: 'Hand the parcel over',
      text: [
        'Parcels with a label are listed under Pick-up. Wait for the courier at the time you chose, or bring the parcel to a counter if the service asks for it.',
      ],
    },
    {
      heading: 'Follow it',
      text: [
        'In Transit shows what is on its way, Completed what has arrived. Type any order or tracking number into the box at the top. Send the tracking link to your customer: it shows the status, and no names or addresses.',
      ],
    },
    {
      heading: 'When something goes wrong',
      text: [
        'Cancel a parcel from its panel as long as the courier has not picked it up. For anything else open the parcel and choose Contact, or write to {{mail}} with the tracking number.',
      ],
    },
    {
      heading: 'Sampan on your own site',
      text: [
        'Under Settings, Add to your site you find code for a shipping calculator, tracking, address confirmation and a checkout. Copy it into your page; no programming is needed.',
      ],
    },
  ],
};
