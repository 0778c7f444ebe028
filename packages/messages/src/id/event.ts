import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.pick_up_missed': 'Penjemputan terlewat',
  'event.pick_up_booked': 'Penjemputan baru dijadwalkan',
  'event.delayed': 'Tertunda',
  'event.out_for_delivery': 'Diantar kurir',
  'event.delivery_failed': 'Gagal diantar',
  'event.attempt_booked': 'Antar ulang dijadwalkan',
  'event.address_corrected': 'Alamat diperbaiki',
  'event.return_booked': 'Pengembalian dijadwalkan',
  'event.courier_asked': 'Kurir sudah diminta',
  'event.delivered': 'Telah diterima',
  'event.returning': 'Sedang dikembalikan',
  'event.returned': 'Sudah dikembalikan',
  'event.lost': 'Hilang',
} as const satisfies TranslationOf<typeof english, 'other'>;
