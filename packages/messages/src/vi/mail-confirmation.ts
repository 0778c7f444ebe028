import type { TextsOf } from '../translation.ts';
import type { mailConfirmation as english } from '../en/mail-confirmation.ts';

export const mailConfirmation = {
  subject: '{{shop}}: vui lòng xác nhận địa chỉ giao hàng',
  why: '{{shop}} sắp gửi cho bạn kiện hàng {{number}}. Vui lòng kiểm tra địa chỉ để tài xế tìm được bạn.',
  button: 'Xác nhận địa chỉ của tôi',
  safety:
    'Liên kết có hiệu lực trong 7 ngày. Trang sẽ hỏi bốn số cuối của số điện thoại hoặc mã bưu chính, và không bao giờ hỏi mật khẩu, thẻ hay yêu cầu thanh toán.',
  stranger: 'Bạn không đặt hàng? Vui lòng bỏ qua tin nhắn này.',
  sms: '{{shop}}: vui lòng xác nhận địa chỉ nhận hàng trong vòng 7 ngày: {{url}}',
} as const satisfies TextsOf<typeof english>;
