import type { TextsOf } from '../translation.ts';
import type { pageBrand as english } from '../en/page-brand.ts';

export const pageBrand = {
  visit: 'Vào cửa hàng',
  questions: 'Câu hỏi về đơn hàng của bạn',
  returns: 'Chính sách đổi trả',
  powered: 'Vận hành bởi Sampan',
} as const satisfies TextsOf<typeof english>;
