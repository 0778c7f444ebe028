import type { TranslationOf } from '../translation.ts';
import type { histories as english } from '../en/histories.ts';

export const histories = {
  'histories.title': 'Kasaysayan ng Transaksyon',
  'histories.transactions': 'Mga transaksyon',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
