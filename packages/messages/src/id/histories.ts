import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Riwayat Transaksi',
  'histories.transactions': 'Transaksi',
  'histories.statements': 'Laporan mutasi',
  'histories.revenue': 'Pendapatan dan biaya',
} as const satisfies TranslationOf<typeof english, 'other'>;
