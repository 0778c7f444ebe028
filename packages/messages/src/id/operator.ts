import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Panel operator',
} as const satisfies TranslationOf<typeof english, 'other'>;
