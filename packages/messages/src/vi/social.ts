import type { TranslationOf } from '../translation.ts';
import type { social as english } from '../en/social.ts';

export const social = {
  'social.continue': 'Tiếp tục với {{provider}}',
  'social.signing_in': 'Đang đăng nhập. Vui lòng đợi một chút.',
  'social.connecting': 'Đang kết nối tài khoản của bạn. Vui lòng đợi một chút.',
  'social.stale_title': 'Lần đăng nhập này không còn hiệu lực',
  'social.stale': 'Lần đăng nhập này bắt đầu ở tab khác hoặc đã quá lâu. Vui lòng bắt đầu lại.',
  'social.cancelled': 'Bạn đã hủy. Không có gì được chia sẻ với Sampan.',
  'social.failed': 'Nhà cung cấp không thể đăng nhập cho bạn. Vui lòng thử lại hoặc đăng nhập bằng cách khác.',
  'social.password_first': 'Đăng nhập bằng mật khẩu của tôi',
  'social.back_to_settings': 'Quay lại cài đặt',
  'social.title': 'Google và Facebook',
  'social.text': 'Kết nối một tài khoản để đăng nhập bằng tài khoản đó, bên cạnh mật khẩu.',
  'social.not_connected': 'Chưa kết nối',
  'social.connected': 'Đã kết nối',
  'social.connected_as': 'Đã kết nối với {{email}}',
  'social.last_used': 'Dùng lần cuối {{when}}',
  'social.not_offered': 'Không còn được cung cấp ở đây',
  'social.only_way':
    'Cách đăng nhập duy nhất của bạn. Hãy đặt mật khẩu hoặc kết nối tài khoản khác trước khi ngắt kết nối.',
  'social.connect': 'Kết nối',
  'social.connect_named': 'Kết nối {{provider}}',
  'social.disconnect': 'Ngắt kết nối',
  'social.disconnect_named': 'Ngắt kết nối {{provider}}',
  'social.linked': '{{provider}} đã được kết nối',
  'social.unlinked': '{{provider}} đã được ngắt kết nối',
} as const satisfies TranslationOf<typeof english, 'other'>;
