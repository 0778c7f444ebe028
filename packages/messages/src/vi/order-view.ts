import type { orderView as english } from '../en/order-view.ts';
import type { TranslationOf } from '../translation.ts';

export const orderView = {
  'order_view.save': 'Lưu chế độ xem',
  'order_view.name': 'Tên',
  'order_view.share': 'Chia sẻ với nhóm của bạn',
  'order_view.share_hint': 'Mọi người trong công ty bạn đều thấy chế độ xem này.',
  'order_view.shared': 'Đã chia sẻ với nhóm của bạn',
  'order_view.saved': 'Đã lưu chế độ xem',
  'order_view.changed': 'Đã cập nhật chế độ xem',
  'order_view.deleted': 'Đã xóa chế độ xem',
  'order_view.menu': 'Tùy chọn của {{name}}',
  'order_view.update': 'Lưu thay đổi',
  'order_view.edit': 'Đổi tên hoặc chia sẻ',
  'order_view.delete': 'Xóa chế độ xem',
  'order_view.columns': 'Cột',
  'order_view.columns_usual': 'Dùng cột mặc định',
} as const satisfies TranslationOf<typeof english, 'other'>;
