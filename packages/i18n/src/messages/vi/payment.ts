import type { TranslationOf } from '../translation.ts';
import type { payment as english } from '../en/payment.ts';

export const payment = {
  'payment.title': 'Phương thức thanh toán',
  'payment.lead': 'Thẻ dùng để nạp tiền. Số thẻ chỉ nằm ở nhà cung cấp thanh toán.',
  'payment.add': 'Thêm phương thức thanh toán',
  'payment.holder': 'Tên chủ thẻ',
  'payment.card_number': 'Số thẻ',
  'payment.expiry': 'Ngày hết hạn',
  'payment.expiry_hint': 'Tháng và năm như trên thẻ: 12/31',
  'payment.code': 'Mã của ngân hàng',
  'payment.code_text': 'Ngân hàng của bạn yêu cầu mã. Mã của thẻ thử là 123456.',
  'payment.test_hint':
    'Ở đây không có tiền thật. 4242 4242 4242 4242 dùng được, 4000 0000 0000 3155 yêu cầu mã, 4000 0000 0000 0002 bị từ chối.',
  'payment.save': 'Lưu thẻ',
  'payment.saving': 'Đang lưu thẻ',
  'payment.default': 'Mặc định',
  'payment.make_default': 'Đặt làm mặc định',
  'payment.remove': 'Xóa',
  'payment.remove_of': 'Xóa {{card}}',
  'payment.remove_title': 'Xóa {{card}}?',
  'payment.remove_text': 'Thẻ này sẽ không thanh toán gì ở đây nữa. Bạn có thể thêm lại.',
  'payment.keep': 'Giữ thẻ',
  'payment.ending': '{{brand}} đuôi {{last4}}',
  'payment.expires': 'Hết hạn {{date}}',
  'payment.expired': 'Đã hết hạn {{date}}',
  'payment.empty': 'Chưa có thẻ',
  'payment.empty_text': 'Thêm thẻ để nạp tiền chỉ với một lần bấm.',
  'payment.updated': 'Đã cập nhật cài đặt thanh toán',
  'payment.deleted': 'Đã xóa phương thức thanh toán',
  'payment.list_failed': 'Không đọc được thẻ của bạn',
  'payment.reason_card_declined': 'Ngân hàng từ chối thẻ này. Hãy dùng thẻ khác.',
  'payment.reason_challenge_failed': 'Ngân hàng không xác nhận thẻ này. Vui lòng thử lại.',
  'payment.test_card': 'Thẻ thử',
  'payment.field_unavailable':
    'Ô nhập thẻ của nhà cung cấp thanh toán không tải được. Hãy kiểm tra kết nối hoặc trình chặn quảng cáo rồi thử lại.',
  'payment.expiry_invalid': 'Ngày hết hạn không hợp lệ',
} as const satisfies TranslationOf<typeof english, 'other'>;
