import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Bagaimana penghantaran ini?',
  'rating.positive': 'Bagus',
  'rating.negative': 'Kurang bagus',
  'rating.sending': 'Menghantar penilaian',
  'rating.thank_you': 'Terima kasih',
  'rating.rated_positive': 'Anda menilai penghantaran ini bagus',
  'rating.rated_negative': 'Anda menilai penghantaran ini kurang bagus',
} as const satisfies TranslationOf<typeof english, 'other'>;
