import type { TextsOf } from '../translation.ts';
import type { mailSocialLogin as english } from '../en/mail-social-login.ts';

export const mailSocialLogin = {
  linked_subject: '{{provider}} giờ có thể đăng nhập vào tài khoản của bạn',
  linked: 'Đăng nhập bằng {{provider}} vừa được kết nối với tài khoản Sampan của bạn.',
  unlinked_subject: '{{provider}} đã bị ngắt kết nối khỏi tài khoản của bạn',
  unlinked: 'Đăng nhập bằng {{provider}} vừa bị ngắt kết nối khỏi tài khoản Sampan của bạn.',
  not_you: 'Không phải bạn? Hãy đổi mật khẩu, đăng xuất ở mọi nơi khác và ngắt kết nối những gì bạn không nhận ra.',
  open: 'Mở cài đặt',
} as const satisfies TextsOf<typeof english>;
