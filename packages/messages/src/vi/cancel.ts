import type { TranslationOf } from '../translation.ts';
import type { cancel as english } from '../en/cancel.ts';

export const cancel = {
  'cancel.title': 'Hủy kiện hàng này?',
  'cancel.text': 'Tiền nhãn, {{amount}}, sẽ hoàn về số dư khi hãng vận chuyển đồng ý.',
  'cancel.text_all': 'Tiền của {{labels}} nhãn, {{amount}}, sẽ hoàn về số dư khi các hãng vận chuyển đồng ý.',
  'cancel.text_no_label': 'Chưa mua nhãn nên không mất phí.',
  'cancel.reason': 'Lý do',
  'cancel.reason_hint': 'Để bạn lưu lại. Người nhận không thấy.',
  'cancel.reason_customer': 'Khách đổi ý',
  'cancel.reason_address': 'Sai địa chỉ',
  'cancel.reason_stock': 'Hết hàng',
  'cancel.reason_duplicate': 'Tạo trùng',
  'cancel.reason_else': 'Lý do khác',
  'cancel.keep': 'Giữ kiện hàng',
  'cancel.submit': 'Hủy kiện hàng',
  'cancel.done': 'Đã hủy kiện hàng thành công',
  'cancel.refund': '{{amount}} được hoàn cho người mua, người mua nhận email, và hàng được mở bán lại.',
  'cancel.refund_none': 'Người mua nhận email và hàng được mở bán lại. Chưa có khoản nào được thanh toán.',
  'cancel.refund_disputed':
    'Ngân hàng của người mua đã đòi lại {{amount}} và sẽ quyết định ai được nhận. Người mua nhận email, và hàng được mở bán lại.',
  'cancel.refund_many_other':
    'Có {{count}} kiện trong số này do người mua đặt: tiền đã trả được hoàn lại và hàng được mở bán lại.',
} as const satisfies TranslationOf<typeof english, 'other'>;
