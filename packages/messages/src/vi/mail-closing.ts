import type { TextsOf } from '../translation.ts';
import type { mailClosing as english } from '../en/mail-closing.ts';

export const mailClosing = {
  subject: 'Tài khoản Sampan của bạn đã đóng',
  closed:
    'Tài khoản Sampan của {{company}} đã đóng. Không ai đăng nhập được nữa, và các khóa API cùng webhook không còn hoạt động.',
  kept: 'Chúng tôi giữ lại kiện hàng, hóa đơn và thanh toán theo luật thuế. Sổ địa chỉ của bạn đã bị xóa.',
  balance:
    'Ví của bạn còn {{amount}}. Nhóm của chúng tôi sẽ gửi email để hoàn lại số tiền bạn đã nạp. Tín dụng miễn phí hết hiệu lực.',
  stranger: 'Không phải bạn? Hãy liên hệ với chúng tôi ngay.',
} as const satisfies TextsOf<typeof english>;
