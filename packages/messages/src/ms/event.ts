import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.pick_up_missed': 'Pengambilan terlepas',
  'event.pick_up_booked': 'Pengambilan baharu ditempah',
  'event.delayed': 'Tertangguh',
  'event.out_for_delivery': 'Kurier menghantar',
  'event.delivery_failed': 'Penghantaran gagal',
  'event.attempt_booked': 'Hantaran semula ditempah',
  'event.address_corrected': 'Alamat dibetulkan',
  'event.return_booked': 'Pemulangan ditempah',
  'event.courier_asked': 'Kurier telah diminta',
  'event.delivered': 'Telah diterima',
  'event.returning': 'Sedang dipulangkan',
  'event.returned': 'Telah dipulangkan',
  'event.lost': 'Hilang',
} as const satisfies TranslationOf<typeof english, 'other'>;
