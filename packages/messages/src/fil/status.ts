import type { TranslationOf } from '../translation.ts';
import type { status as english } from '../en/status.ts';

export const status = {
  'status.new': 'Bago',
  'status.ready_to_ship': 'Handang ipadala',
  'status.pick_up': 'Pick-up',
  'status.in_transit': 'Nasa biyahe',
  'status.completed': 'Nakumpleto',
  'status.cancelled': 'Kinansela',
  'status.archived': 'Naka-archive',
  'status.exception': 'May problema',
  'status.failed': 'Nabigo',
  'status.awaiting_payment': 'Hinihintay ang bayad',
  'status.label_pending': 'Hinihintay ang courier',
  'status.label_failed': 'Hindi nabili ang label',
  'status.label_refunded': 'Na-refund ang label',
  'status.cod': 'COD',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
