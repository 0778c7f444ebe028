import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Kumusta ang delivery na ito?',
  'rating.positive': 'Maganda',
  'rating.negative': 'Hindi maganda',
  'rating.thank_you': 'Salamat',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
