import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Tạo tài khoản',
  'register.name': 'Tên của bạn',
  'register.country': 'Bạn gửi hàng từ đâu?',
  'register.password_hint': 'Ít nhất 8 ký tự, có chữ cái, chữ số và ký tự đặc biệt',
  'register.referral_code': 'Mã giới thiệu',
  'register.accept_terms': 'Tôi đã đọc và chấp nhận điều khoản',
  'register.submit': 'Tạo tài khoản',
  'register.submitting': 'Đang tạo tài khoản',
} as const satisfies TranslationOf<typeof english, 'other'>;
