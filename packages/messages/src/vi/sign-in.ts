import type { TranslationOf } from '../translation.ts';
import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  'sign_in.title': 'Đăng nhập Sampan',
  'sign_in.lead': 'So sánh hãng vận chuyển, in nhãn và theo dõi mọi kiện hàng ở một nơi.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Mật khẩu',
  'sign_in.show_password': 'Hiện mật khẩu',
  'sign_in.hide_password': 'Ẩn mật khẩu',
  'sign_in.submit': 'Đăng nhập',
  'sign_in.submitting': 'Đang đăng nhập',
  'sign_in.demo_title': 'Dùng thử ngay',
  'sign_in.demo_text': 'Vào công ty dùng thử chỉ với một cú nhấp. Không có kiện hàng hay tiền thật.',
  'sign_in.demo_enter': 'Vào bằng tài khoản {{name}}',
  'sign_in.no_account': 'Lần đầu đến đây?',
  'sign_in.create_account': 'Tạo tài khoản',
  'sign_in.have_account': 'Đã có tài khoản?',
  'sign_in.forgot': 'Quên mật khẩu?',
  'sign_in.by_phone': 'Đăng nhập bằng điện thoại',
  'sign_in.or': 'hoặc',
} as const satisfies TranslationOf<typeof english, 'other'>;
