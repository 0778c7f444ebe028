import type { TextsOf } from '../translation.ts';
import type { pageBrand as english } from '../en/page-brand.ts';

export const pageBrand = {
  visit: 'Bisitahin ang shop',
  questions: 'Mga tanong tungkol sa order mo',
  returns: 'Patakaran sa pagbabalik',
  powered: 'Powered by Sampan',
} as const satisfies TextsOf<typeof english>;
