import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.label_created': 'Label dibuat',
  'event.picked_up': 'Telah dikutip',
  'event.at_hub': 'Di hab pengisihan',
  'event.departed_hub': 'Keluar dari hab',
  'event.customs_cleared': 'Lepas kastam',
  'event.delayed': 'Tertangguh',
  'event.out_for_delivery': 'Sedang dihantar',
  'event.delivery_failed': 'Cubaan hantar gagal',
  'event.delivered': 'Telah dihantar',
  'event.returning': 'Dipulangkan kepada pengirim',
  'event.returned': 'Telah dipulangkan',
  'event.lost': 'Hilang',
  'event.cancelled': 'Dibatalkan',
} as const satisfies TranslationOf<typeof english, 'other'>;
