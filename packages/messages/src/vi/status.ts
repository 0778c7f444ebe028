import type { TranslationOf } from '../translation.ts';
import type { status as english } from '../en/status.ts';

export const status = {
  'status.new': 'Mới',
  'status.ready_to_ship': 'Sẵn sàng gửi',
  'status.pick_up': 'Chờ lấy hàng',
  'status.in_transit': 'Đang vận chuyển',
  'status.completed': 'Hoàn tất',
  'status.cancelled': 'Đã hủy',
  'status.archived': 'Đã lưu trữ',
  'status.exception': 'Có sự cố',
  'status.failed': 'Thất bại',
  'status.awaiting_payment': 'Chờ thanh toán',
  'status.label_pending': 'Chờ hãng vận chuyển',
  'status.label_failed': 'Chưa mua được nhãn',
  'status.label_refunded': 'Đã hoàn tiền nhãn',
  'status.cod': 'COD',
} as const satisfies TranslationOf<typeof english, 'other'>;
