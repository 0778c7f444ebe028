import type { TextsOf } from '../translation.ts';
import type { pagePayment as english } from '../en/page-payment.ts';

export const pagePayment = {
  succeeded: 'Số dư của bạn đã được nạp thêm {{amount}}.',
  card_declined: 'Ngân hàng đã từ chối thẻ này. Bạn chưa bị trừ tiền.',
  insufficient_funds: 'Thẻ này không đủ tiền. Bạn chưa bị trừ tiền.',
  challenge_failed: 'Ngân hàng không xác nhận khoản thanh toán. Bạn chưa bị trừ tiền.',
  not_paid: 'Khoản thanh toán chưa được thực hiện. Bạn chưa bị trừ tiền.',
} as const satisfies TextsOf<typeof english>;
