import type { TranslationOf } from '../translation.ts';
import type { status as english } from '../en/status.ts';

export const status = {
  'status.new': 'Baru',
  'status.ready_to_ship': 'Siap dikirim',
  'status.pick_up': 'Penjemputan',
  'status.in_transit': 'Dalam perjalanan',
  'status.completed': 'Selesai',
  'status.cancelled': 'Dibatalkan',
  'status.archived': 'Diarsipkan',
  'status.exception': 'Bermasalah',
  'status.failed': 'Gagal',
  'status.awaiting_payment': 'Menunggu pembayaran',
  'status.label_pending': 'Menunggu kurir',
  'status.label_failed': 'Label gagal dibeli',
  'status.label_refunded': 'Dana label dikembalikan',
  'status.cod': 'COD',
} as const satisfies TranslationOf<typeof english, 'other'>;
