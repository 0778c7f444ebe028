import type { TextsOf } from '../translation.ts';
import type { mailRefundFailure as english } from '../en/mail-refund-failure.ts';

export const mailRefundFailure = {
  subject: 'Khoản hoàn tiền của đơn {{number}} bị trả lại',
  failed: 'Ngân hàng của người mua không nhận khoản hoàn {{amount}} cho đơn {{number}} và đã gửi trả lại.',
  next: 'Người mua chưa nhận được tiền. Hãy thỏa thuận cách khác với người mua và liên hệ với chúng tôi: khoản tiền được giữ riêng cho đến lúc đó.',
  open: 'Mở đơn hàng',
  desk: '{{shop}}: khoản hoàn {{amount}} cho đơn {{number}} (checkout {{id}}) thất bại tại ngân hàng của người mua. Đã ghi lại thành tiền bán hàng chưa thể rút.',
} as const satisfies TextsOf<typeof english>;
