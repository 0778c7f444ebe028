import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Mesa ng operator',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
