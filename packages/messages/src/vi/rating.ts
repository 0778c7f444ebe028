import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Lần giao hàng này thế nào?',
  'rating.positive': 'Tốt',
  'rating.negative': 'Chưa tốt',
  'rating.thank_you': 'Cảm ơn bạn',
} as const satisfies TranslationOf<typeof english, 'other'>;
