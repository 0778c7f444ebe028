import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Bagaimana penghantaran ini?',
  'rating.positive': 'Bagus',
  'rating.negative': 'Kurang bagus',
  'rating.thank_you': 'Terima kasih',
} as const satisfies TranslationOf<typeof english, 'other'>;
