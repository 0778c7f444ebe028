import type { TranslationOf } from '../translation.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator = {
  'calculator.title': 'Tính cước vận chuyển',
  'calculator.intro': 'Giá của mọi hãng cho kiện hàng của bạn, kèm đầy đủ các khoản, trước khi bạn đăng ký.',
  'calculator.by_scale': 'Theo cân',
  'calculator.by_size': 'Theo kích thước',
  'calculator.scale_decides': 'Tính theo cân: kích thước quy đổi ít hơn cân nặng của kiện hàng.',
  'calculator.size_decides': 'Tính theo kích thước: kiện hàng lớn so với cân nặng, và hãng tính theo mức lớn hơn.',
  'calculator.depends': 'Hãng tính theo mức lớn hơn và quy đổi kích thước khác nhau; mỗi giá ghi rõ tính theo mức nào.',
  'calculator.size_unknown':
    'Tính theo cân nặng. Kiện hàng cồng kềnh có thể bị tính nhiều hơn: hãy nhập kích thước chính xác để xem.',
  'calculator.empty': 'Giá của mọi hãng sẽ hiện ở đây.',
  'calculator.copy_quote': 'Sao chép báo giá',
  'calculator.copy_link': 'Sao chép liên kết',
  'calculator.ship': 'Gửi kiện hàng này',
} as const satisfies TranslationOf<typeof english, 'other'>;
