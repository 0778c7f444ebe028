import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.label_created': 'Label dibuat',
  'event.picked_up': 'Sudah dijemput',
  'event.at_hub': 'Di pusat sortir',
  'event.departed_hub': 'Keluar dari pusat sortir',
  'event.customs_cleared': 'Lolos bea cukai',
  'event.delayed': 'Tertunda',
  'event.out_for_delivery': 'Sedang diantar',
  'event.delivery_failed': 'Pengantaran gagal',
  'event.delivered': 'Terkirim',
  'event.returning': 'Dikembalikan ke pengirim',
  'event.returned': 'Sudah dikembalikan',
  'event.lost': 'Hilang',
  'event.cancelled': 'Dibatalkan',
} as const satisfies TranslationOf<typeof english, 'other'>;
