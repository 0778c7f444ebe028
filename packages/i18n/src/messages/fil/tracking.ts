import type { TranslationOf } from '../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking = {
  'tracking.title': 'Tracking ng package',
  'tracking.no_courier': 'Wala pang naka-assign na courier',
  'tracking.copy_url': 'Kopyahin ang Url',
  'tracking.copied_url': 'Nakopya na ang Url',
  'tracking.number': 'Tracking number',
  'tracking.order_number': 'Order number',
  'tracking.internal_number': 'Internal number {{number}}',
  'tracking.sender': 'Sender',
  'tracking.recipient': 'Recipient',
  'tracking.pick_up_address': 'Pickup address',
  'tracking.delivery_address': 'Delivery address',
  'tracking.history': 'History ng package',
  'tracking.photos': 'Proof of delivery',
  'tracking.photo': 'Larawan {{number}} ng {{total}}',
  'tracking.call_driver': 'Tawagan ang Driver',
  'tracking.contact': 'Makipag-ugnayan',
  'tracking.expected': 'Inaasahan {{when}}',
  'tracking.no_updates': 'Wala pang update. I-scan ito ng courier sa pick-up.',
  'tracking.not_available': 'Hindi available ang tracking na ito sa ngayon. Bumalik na lang mamaya!',
  'tracking.public_title': 'Nasaan ang parcel ko?',
  'tracking.public_advice': 'Hindi kami kailanman humihingi ng pera o card details sa page na ito.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
