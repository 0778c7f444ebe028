import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.label_created': 'Label dibuat',
  'event.picked_up': 'Sudah dijemput kurir',
  'event.at_hub': 'Tiba di pusat sortir',
  'event.departed_hub': 'Berangkat dari pusat sortir',
  'event.customs_cleared': 'Selesai bea cukai',
  'event.delayed': 'Tertunda',
  'event.out_for_delivery': 'Sedang diantar kurir',
  'event.delivery_failed': 'Gagal diantar',
  'event.attempt_booked': 'Pengantaran ulang dijadwalkan',
  'event.address_corrected': 'Alamat diperbaiki',
  'event.return_booked': 'Pengembalian dijadwalkan',
  'event.courier_asked': 'Kurir sudah diminta',
  'event.delivered': 'Paket telah diterima',
  'event.returning': 'Sedang dikembalikan ke pengirim',
  'event.returned': 'Sudah dikembalikan ke pengirim',
  'event.lost': 'Hilang',
  'event.cancelled': 'Dibatalkan',
} as const satisfies TranslationOf<typeof english, 'other'>;
