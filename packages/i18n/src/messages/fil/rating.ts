import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Kumusta ang delivery na ito?',
  'rating.positive': 'Maganda',
  'rating.negative': 'Hindi maganda',
  'rating.sending': 'Ipinapadala ang rating',
  'rating.thank_you': 'Salamat',
  'rating.rated_positive': 'Ni-rate mong maganda ang delivery na ito',
  'rating.rated_negative': 'Ni-rate mong hindi maganda ang delivery na ito',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
