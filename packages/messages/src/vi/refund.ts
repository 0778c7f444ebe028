import type { TranslationOf } from '../translation.ts';
import type { refund as english } from '../en/refund.ts';

export const refund = {
  'refund.title': 'Hoàn tiền',
  'refund.text': 'Nhãn bị hủy trước khi hãng nhận hàng: toàn bộ số tiền đã trừ được hoàn lại, theo từng khoản.',
  'refund.parcel': 'Kiện hàng',
  'refund.refunded': 'Ngày hoàn',
  'refund.part_courier': 'Hãng vận chuyển',
  'refund.part_insurance': 'Bảo hiểm',
  'refund.part_platform': 'Nền tảng',
  'refund.part_tax': 'Thuế',
  'refund.amount': 'Số tiền',
  'refund.total': 'Tất cả khoản hoàn ({{number}})',
  'refund.credit_note': 'Hóa đơn điều chỉnh giảm',
  'refund.credit_note_of': 'Hóa đơn điều chỉnh giảm {{number}}',
  'refund.csv': 'Tải CSV',
  'refund.failed': 'Không tải được các khoản hoàn tiền',
  'refund.empty_title': 'Không có khoản hoàn tiền',
  'refund.empty_text': 'Khi bạn hủy kiện hàng đã mua nhãn, số tiền được hoàn sẽ hiện ở đây.',
} as const satisfies TranslationOf<typeof english, 'other'>;
