import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Tạo tài khoản',
  'register.name': 'Tên của bạn',
  'register.country': 'Bạn gửi hàng từ đâu?',
  'register.password_hint': 'Ít nhất 8 ký tự, có chữ cái, chữ số và ký tự đặc biệt',
  'register.referral_code': 'Mã giới thiệu',
  'register.accept_terms': 'Tôi đã đọc và chấp nhận {{terms}} và {{policy}}',
  'register.submit': 'Tạo tài khoản',
  'register.submitting': 'Đang tạo tài khoản',
  'register.company_name': 'Tên công ty hoặc cửa hàng',
  'register.strength': 'Độ mạnh mật khẩu: {{level}}',
  'register.strength_weak': 'yếu',
  'register.strength_fair': 'trung bình',
  'register.strength_good': 'tốt',
  'register.strength_strong': 'mạnh',
  'register.business_type': 'Bạn bán gì?',
  'register.business_none': 'Chưa quyết định',
  'register.business_fashion': 'Thời trang',
  'register.business_beauty': 'Làm đẹp và sức khỏe',
  'register.business_food': 'Thực phẩm và đồ uống',
  'register.business_electronics': 'Đồ điện tử',
  'register.business_home': 'Nhà cửa và đời sống',
  'register.business_mixed': 'Mặt hàng khác',
  'register.accept_emails': 'Gửi cho tôi tin sản phẩm và ưu đãi qua email',
} as const satisfies TranslationOf<typeof english, 'other'>;
