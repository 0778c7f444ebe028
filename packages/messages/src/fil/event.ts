import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.label_created': 'Nagawa na ang label',
  'event.picked_up': 'Na-pick up na',
  'event.at_hub': 'Nasa sorting hub',
  'event.departed_hub': 'Umalis na sa sorting hub',
  'event.customs_cleared': 'Na-clear na sa customs',
  'event.delayed': 'Naantala',
  'event.out_for_delivery': 'Out for delivery na',
  'event.delivery_failed': 'Hindi natuloy ang delivery',
  'event.attempt_booked': 'Naka-book uli ang delivery',
  'event.address_corrected': 'Naitama ang address',
  'event.return_booked': 'Naka-book ang pagbabalik',
  'event.courier_asked': 'Tinanong ang courier',
  'event.delivered': 'Na-deliver na',
  'event.returning': 'Ibinabalik sa sender',
  'event.returned': 'Naibalik na sa sender',
  'event.lost': 'Nawala',
  'event.cancelled': 'Kinansela',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
