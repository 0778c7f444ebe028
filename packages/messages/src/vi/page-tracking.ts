import type { TextsOf } from '../translation.ts';
import type { pageTracking as english } from '../en/page-tracking.ts';

export const pageTracking = {
  title: 'Kiện hàng của tôi ở đâu?',
  advice: 'Chúng tôi không bao giờ yêu cầu tiền hay thông tin thẻ trên trang này.',
  contact: 'Liên hệ',
  contact_indonesia: 'Với kiện hàng gửi từ Indonesia',
  no_script: 'Hãy bật JavaScript để theo dõi kiện hàng tại đây.',
} as const satisfies TextsOf<typeof english>;
