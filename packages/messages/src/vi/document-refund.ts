import type { TextsOf } from '../translation.ts';
import type { documentRefund as english } from '../en/document-refund.ts';

export const documentRefund = {
  title: 'Hóa đơn điều chỉnh giảm',
  for_company: 'Dành cho',
  parcel: 'Kiện hàng',
  service: 'Dịch vụ',
  bought: 'Ngày mua nhãn',
  refunded: 'Ngày hoàn',
  parts: 'Số tiền được hoàn',
  amount: 'Số tiền',
  shipping: 'Phí vận chuyển',
  platform: 'Phí nền tảng',
  cod: 'Phí thu hộ',
  insurance: 'Bảo hiểm',
  discount: 'Giảm giá',
  subtotal: 'Trước thuế',
  tax: '{{name}} {{rate}}%',
  total: 'Đã hoàn vào ví của bạn',
  note: 'Nhãn đã bị hủy trước khi hãng vận chuyển nhận hàng. Toàn bộ số tiền đã trừ được hoàn lại.',
  page: 'Trang {{page}} / {{pages}}',
} as const satisfies TextsOf<typeof english>;
