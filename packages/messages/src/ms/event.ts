import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.label_created': 'Label telah dibuat',
  'event.picked_up': 'Telah diambil kurier',
  'event.at_hub': 'Tiba di pusat pengisihan',
  'event.departed_hub': 'Berlepas dari pusat pengisihan',
  'event.customs_cleared': 'Pelepasan kastam selesai',
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
  'event.cancelled': 'Dibatalkan',
} as const satisfies TranslationOf<typeof english, 'other'>;
