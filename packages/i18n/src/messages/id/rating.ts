import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Bagaimana pengantaran ini?',
  'rating.positive': 'Bagus',
  'rating.negative': 'Kurang bagus',
  'rating.sending': 'Mengirim penilaian',
  'rating.thank_you': 'Terima kasih',
  'rating.rated_positive': 'Anda menilai pengantaran ini bagus',
  'rating.rated_negative': 'Anda menilai pengantaran ini kurang bagus',
} as const satisfies TranslationOf<typeof english, 'other'>;
