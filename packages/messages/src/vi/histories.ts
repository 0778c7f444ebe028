import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Lịch sử giao dịch',
  'histories.transactions': 'Giao dịch',
  'histories.statements': 'Sao kê',
  'histories.revenue': 'Thu và chi',
} as const satisfies TranslationOf<typeof english, 'other'>;
