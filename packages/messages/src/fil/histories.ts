import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Transaction History',
  'histories.transactions': 'Mga transaksyon',
  'histories.statements': 'Mga statement',
  'histories.revenue': 'Kita at gastos',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
