import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.pick_up_missed': 'Hindi na-pick up',
  'event.pick_up_booked': 'Naka-book ang bagong pick-up',
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
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
