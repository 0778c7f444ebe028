import type { courierAccount as english } from '../en/courier-account.ts';
import type { TranslationOf } from '../translation.ts';

export const courierAccount = {
  'courier_account.title': 'Tài khoản hãng vận chuyển',
  'courier_account.lead': 'Gửi hàng theo hợp đồng riêng của bạn với hãng vận chuyển.',
  'courier_account.terms':
    'Hãng vận chuyển tính phí các nhãn này trực tiếp với bạn, ví của bạn không bị trừ tiền. Không có COD và bảo hiểm. Nếu kiện hàng bị mất hoặc hư hỏng, hãy liên hệ hãng vận chuyển.',
  'courier_account.test_only': 'Hệ thống này không gửi hàng thật. Hãy dùng tài khoản thử nghiệm của hãng vận chuyển.',
  'courier_account.none': 'Chưa có hãng vận chuyển nào có thể kết nối ở quốc gia của bạn.',
  'courier_account.connect': 'Kết nối',
  'courier_account.connect_title': 'Kết nối {{courier}}',
  'courier_account.connected': 'Đã kết nối',
  'courier_account.connected_toast': 'Đã kết nối {{courier}}',
  'courier_account.checked': 'Kiểm tra lần cuối {{when}}',
  'courier_account.replace': 'Thay thông tin xác thực',
  'courier_account.disconnect': 'Ngắt kết nối',
  'courier_account.disconnect_title': 'Ngắt kết nối {{courier}}?',
  'courier_account.disconnect_text':
    'Chúng tôi xóa thông tin xác thực và ngừng theo dõi các kiện hàng đang đi. Bạn không thể hủy nhãn của chúng tại đây nữa.',
  'courier_account.keep': 'Giữ kết nối',
  'courier_account.disconnected': 'Đã ngắt kết nối hãng vận chuyển',
  'courier_account.save': 'Kiểm tra và kết nối',
  'courier_account.form_text':
    'Hãng vận chuyển cấp thông tin này khi mở quyền truy cập API cho bạn. Chúng tôi kiểm tra với hãng và không bao giờ hiển thị lại.',
  'courier_account.message_url': 'Địa chỉ nhận thông báo trạng thái',
  'courier_account.message_url_text': 'Cung cấp địa chỉ này cho hãng để nhận tin sớm hơn.',
  'courier_account.message_url_secret': 'Thêm mã bí mật thông báo vào cuối địa chỉ này trước khi cung cấp cho hãng.',
  'courier_account.copy_url': 'Sao chép địa chỉ',
  'courier_account.credential_client_id': 'Client ID',
  'courier_account.credential_client_secret': 'Client secret',
  'courier_account.credential_prefix': 'Tiền tố mã vận đơn',
  'courier_account.credential_api_account': 'Tài khoản API',
  'courier_account.credential_private_key': 'Khóa riêng',
  'courier_account.credential_customer_code': 'Mã khách hàng',
  'courier_account.credential_password': 'Mật khẩu API',
  'courier_account.credential_api_key': 'Khóa API',
  'courier_account.credential_api_secret': 'Mã bí mật API',
  'courier_account.credential_message_secret': 'Mã bí mật thông báo',
  'courier_account.credential_pickup_account': 'Tài khoản lấy hàng',
  'courier_account.credential_sold_to_account': 'Tài khoản sold-to',
  'courier_account.credential_refresh_token': 'Refresh token',
  'courier_account.credential_account_kind': 'Loại tài khoản',
  'courier_account.hint_account_kind': '"live" nếu hệ thống này gửi hàng thật, nếu không thì "demo".',
  'courier_account.hint_address_secret':
    'Ít nhất 16 chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới. Bạn tự chọn.',
} as const satisfies TranslationOf<typeof english, 'other'>;
