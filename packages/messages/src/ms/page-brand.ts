import type { TextsOf } from '../translation.ts';
import type { pageBrand as english } from '../en/page-brand.ts';

export const pageBrand = {
  visit: 'Lawati kedai',
  questions: 'Soalan tentang pesanan anda',
  returns: 'Dasar pemulangan',
  powered: 'Dikuasakan oleh Sampan',
} as const satisfies TextsOf<typeof english>;
