import type { TranslationOf } from '../translation.ts';
import type { rating as english } from '../en/rating.ts';

export const rating = {
  'rating.title': 'Lần giao hàng này thế nào?',
  'rating.positive': 'Tốt',
  'rating.negative': 'Chưa tốt',
  'rating.sending': 'Đang gửi đánh giá',
  'rating.thank_you': 'Cảm ơn bạn',
  'rating.rated_positive': 'Bạn đã đánh giá tốt',
  'rating.rated_negative': 'Bạn đã đánh giá chưa tốt',
} as const satisfies TranslationOf<typeof english, 'other'>;
