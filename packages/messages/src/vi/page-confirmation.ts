import type { TextsOf } from '../translation.ts';
import type { pageConfirmation as english } from '../en/page-confirmation.ts';

export const pageConfirmation = {
  title: 'Xác nhận địa chỉ giao hàng của bạn',
  advice: 'Chúng tôi không bao giờ yêu cầu tiền, mật khẩu hay thông tin thẻ trên trang này.',
  no_link: 'Liên kết này không đầy đủ. Hãy mở lại từ tin nhắn của cửa hàng.',
  no_script: 'Hãy bật JavaScript để xác nhận địa chỉ tại đây, hoặc trả lời tin nhắn của cửa hàng.',
} as const satisfies TextsOf<typeof english>;
