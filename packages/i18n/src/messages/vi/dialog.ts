import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.error_title': 'Lỗi',
  'dialog.error_action': 'Thử lại',
  'dialog.success_title': 'Thành công',
  'dialog.success_action': 'Tiếp tục',
  'dialog.confirm_title': 'Xác nhận thao tác',
  'dialog.add_payment':
    'Bạn chưa thiết lập phương thức thanh toán nào. Bạn có muốn thiết lập ngay không? Bạn không thể tiếp tục nạp tiền nếu không có phương thức thanh toán.',
  'dialog.guard_title': 'Chưa thể tạo nhãn',
  'dialog.guard_text': 'Hãy thêm địa chỉ thanh toán và địa chỉ lấy hàng trước.',
  'dialog.result_success': 'Thành công: {{count}}',
  'dialog.result_failed': 'Thất bại: {{count}}',
  'dialog.result_remaining': 'Còn lại: {{count}}',
  'dialog.result_total': 'Tổng: {{count}}',
  'dialog.result_cancel_orders_completed': 'Các đơn hàng của bạn đã được hủy.',
  'dialog.result_print_labels_completed': 'Nhãn của bạn đã sẵn sàng.',
  'dialog.result_export_completed': 'Tệp xuất của bạn đã sẵn sàng.',
  'dialog.result_pick_orders_completed': 'Đơn hàng của bạn đã được lấy.',
  'dialog.result_open_file': 'Mở tệp',
} as const satisfies TranslationOf<typeof english, 'other'>;
