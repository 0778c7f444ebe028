import type { TranslationOf } from '../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking = {
  'tracking.title': 'Theo dõi kiện hàng',
  'tracking.no_courier': 'Chưa có hãng vận chuyển',
  'tracking.copy_url': 'Sao chép URL',
  'tracking.copied_url': 'Đã sao chép URL',
  'tracking.number': 'Mã vận đơn',
  'tracking.order_number': 'Mã đơn hàng',
  'tracking.internal_number': 'Mã nội bộ {{number}}',
  'tracking.sender': 'Người gửi',
  'tracking.recipient': 'Người nhận',
  'tracking.pick_up_address': 'Địa chỉ lấy hàng',
  'tracking.delivery_address': 'Địa chỉ giao hàng',
  'tracking.history': 'Hành trình kiện hàng',
  'tracking.photos': 'Bằng chứng giao hàng',
  'tracking.photo': 'Ảnh {{number}}/{{total}}',
  'tracking.call_driver': 'Gọi tài xế',
  'tracking.contact': 'Liên hệ',
  'tracking.expected': 'Dự kiến {{when}}',
  'tracking.no_updates': 'Chưa có cập nhật. Hãng vận chuyển sẽ quét khi lấy hàng.',
  'tracking.not_available': 'Thông tin theo dõi hiện chưa có. Vui lòng quay lại sau!',
  'tracking.ask': 'Tra cứu',
  'tracking.share': 'Chia sẻ',
  'tracking.share_copy': 'Sao chép liên kết',
  'tracking.share_text': 'Theo dõi kiện hàng tại đây: {{url}}',
  'tracking.earlier_other': 'Trước đó: {{count}} sự kiện',
} as const satisfies TranslationOf<typeof english, 'other'>;
