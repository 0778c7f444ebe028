import type { TranslationOf } from '../translation.ts';
import type { status as english } from '../en/status.ts';

export const status = {
  'status.new': 'Baharu',
  'status.ready_to_ship': 'Sedia dihantar',
  'status.pick_up': 'Pengambilan',
  'status.in_transit': 'Dalam perjalanan',
  'status.completed': 'Selesai',
  'status.cancelled': 'Dibatalkan',
  'status.archived': 'Diarkibkan',
  'status.exception': 'Bermasalah',
  'status.failed': 'Gagal',
  'status.awaiting_payment': 'Menunggu pembayaran',
  'status.label_pending': 'Menunggu kurier',
  'status.label_failed': 'Label gagal dibeli',
  'status.label_refunded': 'Label dibayar balik',
  'status.cod': 'COD',
} as const satisfies TranslationOf<typeof english, 'other'>;
