import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Sejarah Transaksi',
  'histories.transactions': 'Transaksi',
} as const satisfies TranslationOf<typeof english, 'other'>;
