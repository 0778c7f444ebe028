import type { TranslationOf } from '../translation.ts';
import type { loginAs as english } from '../en/login-as.ts';

export const loginAs = {
  'login_as.menu': 'Đăng nhập với tư cách',
  'login_as.back': 'Trở về tài khoản của tôi',
  'login_as.returning': 'Đang trở về',
  'login_as.title': 'Đăng nhập với tư cách',
  'login_as.text':
    'Trong 60 phút bạn thấy và làm được những gì người này làm được, trừ những việc không thể hoàn tác: thanh toán, mật khẩu, khóa và thành viên. Họ sẽ đọc trong nhật ký hoạt động bạn đã làm gì và vì sao.',
  'login_as.token': 'Mã truy cập',
  'login_as.token_hint': 'Mã truy cập của người đó, hoặc mã cho phép dùng một lần.',
  'login_as.find': 'Hoặc tìm một người',
  'login_as.find_hint': 'Tên, email hoặc công ty',
  'login_as.nobody': 'Không tìm thấy ai.',
  'login_as.reason': 'Lý do',
  'login_as.reason_hint': 'Người đó sẽ đọc lý do này trong nhật ký hoạt động của họ.',
  'login_as.refused': 'Không ai có thể thao tác thay người này',
  'login_as.people': 'Những người tìm thấy',
  'login_as.region': 'Đang thao tác thay người khác',
  'login_as.bar': 'Bạn đang thao tác thay {{name}} đến {{time}}',
  'login_as.bar_until': 'đến {{time}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
