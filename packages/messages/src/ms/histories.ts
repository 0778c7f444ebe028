import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Sejarah Transaksi',
  'histories.transactions': 'Transaksi',
  'histories.statements': 'Penyata',
  'histories.revenue': 'Pendapatan dan kos',
} as const satisfies TranslationOf<typeof english, 'other'>;
