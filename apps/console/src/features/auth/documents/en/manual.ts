import type { WrittenDocument } from '../document.ts';

/** From the first sign-in to the delivered parcel. */
export const manual: WrittenDocument = {
  title: 'Manual',
  intro: 'How to use Sampan, from your first sign-in to a delivered parcel.',
  since: null,
  sections: [
    {
      heading: 'Create an account',
      text: [
        'Sign up with your email, or sign in with your phone and a one-time code. If you use email, enter the 6-digit code we send you to verify it.',
      ],
    },
    {
      heading: 'Add your addresses',
      text: [
        'Before you create a label, add your billing address and pick-up address. Tick the box if they\u2019re the same. You can change them later under Settings.',
      ],
    },
    {
      heading: 'Describe the parcel',
      text: [
        'Select Add Order. Enter the recipient, or paste the address your customer sent you and check the result. Then choose a size or enter exact dimensions, and add the contents and their value.',
      ],
      points: [
        'Couriers charge the actual or volumetric weight, whichever is higher. You\u2019ll see both.',
        'Insurance and cash on delivery are optional. You\u2019ll see the cost before you buy.',
      ],
    },
    {
      heading: 'Compare couriers',
      text: [
        'You\u2019ll see every courier that serves the route, with its price and delivery time. Our recommendation is listed first. Open a price for the full breakdown. Prices are valid for 15 minutes.',
      ],
    },
    {
      heading: 'Pay and print',
      text: [
        'Check the details and pay from your wallet. Your balance is shown at the top. Print the label at 100 \u00d7 150 mm, on A4 or with a label printer. Stick it flat, without folding the barcode.',
      ],
    },
    {
      heading: 'Hand over the parcel',
      text: [
        'Find parcels with a label under Pick-up. The courier comes at the time you chose, or you drop off the parcel at a counter, depending on the service.',
      ],
    },
    {
      heading: 'Track your parcel',
      text: [
        'In Transit lists parcels on the way and Completed lists delivered parcels. Enter any order or tracking number in the box at the top. Share the tracking link with your customer: it shows the status, but no names or addresses.',
      ],
    },
    {
      heading: 'Get help',
      text: [
        'You can cancel a parcel until the courier picks it up. For anything else, open the parcel and select Contact, or email {{mail}} with the tracking number.',
      ],
    },
    {
      heading: 'Add Sampan to your site',
      text: [
        'Go to Settings > Add to your site for a shipping calculator, tracking, address confirmation and a checkout. Copy the code into your page. No programming needed.',
      ],
    },
  ],
};
