import type { TextsOf } from '../translation.ts';
import type { documentReceipt as english } from '../en/document-receipt.ts';

export const documentReceipt = {
  title: 'Biên nhận',
  from: 'Từ',
  received_from: 'Nhận từ',
  date: 'Ngày thanh toán',
  method: 'Thanh toán bằng',
  card: '{{brand}} đuôi {{last4}}',
  automatic: 'nạp tiền tự động',
  reference: 'Mã thanh toán',
  paid: 'Đã thanh toán',
  what: 'Diễn giải',
  amount: 'Số tiền',
  top_up: 'Nạp tiền trả trước vào ví Sampan',
  paid_total: 'Số tiền đã trả ({{currency}})',
  bonus: 'Tiền tặng, miễn phí và không phải trả',
  credited: 'Đã cộng vào ví của bạn',
  taken_back: 'Bị thu lại',
  dispute_open: 'Ngân hàng của người trả đòi lại {{disputed}} của khoản thanh toán này và chưa quyết định.',
  dispute_lost: 'Ngân hàng của người trả đã hoàn {{disputed}} của khoản thanh toán này cho người trả.',
  test: 'Thử nghiệm',
  test_note: 'Đây là khoản thanh toán thử: không có tiền nào được chuyển.',
  note: 'Tiền nạp là tiền trả trước, và biên nhận này không phải hóa đơn thuế. Thuế, nếu có, nằm trên hóa đơn hằng tháng cho những gì bạn gửi.',
  page: 'Trang {{page}} / {{pages}}',
} as const satisfies TextsOf<typeof english>;
