import type { TranslationOf } from '../translation.ts';
import type { page as english } from '../en/page.ts';

export const page = {
  'page.home_title': 'Dịch vụ chuyển phát rẻ nhất tại {{country}}',
  'page.not_found': 'Ooops! Không tìm thấy trang bạn đang tìm :(',
  'page.back_home': 'Về trang chủ',
  'page.maintain_title': 'Dịch vụ của chúng tôi tại Việt Nam đã đóng',
  'page.maintain_text':
    'Máy chủ tại Việt Nam đã đóng vĩnh viễn. Nếu có thắc mắc, vui lòng liên hệ bộ phận chăm sóc khách hàng.',
  'page.maintain_contact': 'Liên hệ chăm sóc khách hàng',
  'page.maintain_leave': 'Đến trang Singapore',
  'page.customer_title': 'Xác nhận địa chỉ giao hàng',
  'page.customer_text':
    'Mở liên kết trong email hoặc tin nhắn của cửa hàng. Nếu không tìm thấy, hãy nhờ cửa hàng gửi lại.',
} as const satisfies TranslationOf<typeof english, 'other'>;
