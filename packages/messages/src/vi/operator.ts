import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Trang điều hành',
} as const satisfies TranslationOf<typeof english, 'other'>;
