import type { TranslationOf } from '../translation.ts';
import type { confirm as english } from '../en/confirm.ts';

export const confirm = {
  'confirm.title': 'Xác nhận địa chỉ giao hàng của bạn',
  'confirm.parcel': 'Kiện hàng {{number}}',
  'confirm.why': 'Vì sao tôi thấy trang này?',
  'confirm.why_text':
    '{{shop}} gửi cho bạn một kiện hàng và nhờ chúng tôi kiểm tra địa chỉ cùng bạn để hàng đến ngay lần giao đầu. Chỉ bạn và cửa hàng thấy thông tin bạn nhập. Chúng tôi không bao giờ hỏi mật khẩu hay thông tin thẻ ở đây.',
  'confirm.proof_phone_last4': 'Bốn số cuối của số điện thoại',
  'confirm.proof_post_code': 'Mã bưu chính của địa chỉ',
  'confirm.proof_hint': 'Như bạn đã cung cấp cho {{shop}}. Cách này giữ kín địa chỉ của bạn.',
  'confirm.proof_unreadable': 'Nhập đúng như bạn đã cung cấp cho cửa hàng.',
  'confirm.proof_wrong_other': 'Không khớp. Bạn còn {{count}} lần thử.',
  'confirm.blocked': 'Đã nhập sai quá nhiều lần. Hãy xin {{shop}} một liên kết mới.',
  'confirm.check': 'Kiểm tra địa chỉ và sửa nếu cần.',
  'confirm.for': 'Người nhận: {{name}}, điện thoại {{phone}}',
  'confirm.cod': 'Thanh toán khi nhận hàng: {{amount}}',
  'confirm.done': 'Đã xác nhận địa chỉ',
  'confirm.done_text': 'Cảm ơn bạn. {{shop}} sẽ gửi kiện hàng đến:',
  'confirm.confirmed_text': 'Địa chỉ này đã được xác nhận. Hãy hỏi {{shop}} nếu có thay đổi.',
  'confirm.expired_text': 'Liên kết này đã hết hạn. Hãy xin {{shop}} liên kết mới.',
  'confirm.closed_text': 'Không thể đổi địa chỉ của kiện hàng này nữa. Hãy hỏi {{shop}}.',
  'confirm.back': 'Quay lại {{shop}}',
  'confirm.not_yet': 'Vui lòng xác nhận địa chỉ trước.',
} as const satisfies TranslationOf<typeof english, 'other'>;
