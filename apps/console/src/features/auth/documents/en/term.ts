import { TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import type { WrittenDocument } from '../document.ts';

/** Terms of service: one version for Singapore, Malaysia and the Philippines. */
export const term: WrittenDocument = {
  title: 'Terms of service',
  intro:
    'These terms are the agreement between you and Sampan when you ship from {{country}}. If anything is unclear, email {{mail}} before you accept them.',
  since: TERMS_IN_FORCE_SINCE,
  sections: [
    {
      heading: 'What Sampan does',
      text: [
        'Sampan compares couriers, sells their labels and shows where parcels are. The courier you choose carries the parcel. Sampan arranges the carriage for you and is not the carrier.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'You need an account to ship. Give your real name, an email or phone number that is yours, and the country you ship from. You must be 18 or older and allowed to act for the company you register.',
        'Keep your password and one-time codes to yourself. What your colleagues do in your company counts as done by you. If you think somebody else got in, change your password, sign out other devices under Settings, Security, and tell us.',
      ],
    },
    {
      heading: 'Prices and quotes',
      text: [
        'A quote shows every part of the price: shipping, insurance, cash-on-delivery fee, tax and discounts. It holds for 15 minutes and for exactly the parcel you described.',
        'If the courier measures a larger or heavier parcel, or finds another address, it may charge the difference. We pass it on at cost and show you the courier\u2019s figures.',
      ],
    },
    {
      heading: 'Payment',
      text: [
        'A label is paid from your wallet at the moment you buy it, or by invoice if we agreed so in writing. While the courier confirms, the price is held. If the courier refuses the parcel, the held amount is released.',
        'Each label is charged once, also when your connection breaks and you press the button again.',
      ],
    },
    {
      heading: 'Cancellations and refunds',
      text: [
        'You can cancel a label until the courier has picked the parcel up. When the courier accepts the cancellation, the price goes back to your wallet. Credits from promotions and referrals cannot be paid out.',
      ],
    },
    {
      heading: 'What you may send',
      text: ['You must describe the contents truthfully and pack them for the journey. Do not send:'],
      points: [
        'what the law of the origin, the destination or a country on the way forbids',
        'weapons, explosives, drugs, live animals, human remains, cash or bearer papers',
        'dangerous goods, loose batteries and aerosols, unless the chosen service accepts them and you declare them',
        'counterfeit or stolen goods',
      ],
    },
    {
      heading: 'Loss, damage and delay',
      text: [
        'The courier\u2019s own conditions decide what it pays for a lost or damaged parcel. If you bought insurance, it covers the declared value up to the limit shown when you bought it. Report a loss or damage within 7 days of delivery, or of the day delivery was expected, with photos and the invoice of the goods.',
        'Delivery dates are estimates. We do not pay for delay, lost profit or other indirect loss, except where the law does not allow us to say so.',
      ],
    },
    {
      heading: 'Cash on delivery',
      text: [
        'If you ask the courier to collect cash, it collects the amount on the label and passes it on after delivery. The fee is part of the quote. A parcel the recipient refuses is returned, and the courier may charge for the way back.',
      ],
    },
    {
      heading: 'Your customers\u2019 data',
      text: [
        'You give us names, addresses and phone numbers of your recipients so that parcels reach them. You may only give what you are allowed to give. Our privacy policy explains how we use it.',
      ],
    },
    {
      heading: 'Fair use',
      text: [
        'Do not attack or overload the service, read other companies\u2019 data, resell access, or register several accounts to collect credits. We may limit or close an account that does, and we tell you why unless the law forbids it.',
      ],
    },
    {
      heading: 'Availability and changes',
      text: [
        'We work to keep the service running, but no online service runs without interruption. When these terms change, you see the new version after signing in and choose whether to accept it before you ship again.',
        'The demo shows the product with invented companies and couriers. Nothing there is real: no parcels move and no money is taken.',
      ],
    },
    {
      heading: 'Ending the agreement',
      text: [
        'You can stop at any time; write to {{mail}} to have the account closed. Parcels on their way are still delivered. We can end the agreement with 30 days\u2019 notice, or at once after a serious breach. Money you paid in and did not use is paid back.',
      ],
    },
    {
      heading: 'Law and disputes',
      text: [
        'The law of {{country}} applies, and its courts decide. Please write to {{mail}} first: most things can be settled within a few days. Nothing here takes away rights that the law gives to consumers.',
      ],
    },
  ],
};
