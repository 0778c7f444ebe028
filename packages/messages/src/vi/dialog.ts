import { documentExport } from './document-export.ts';
import type { TranslationOf } from '../translation.ts';
import type { dialog as english } from '../en/dialog.ts';

export const dialog = {
  'dialog.guard_title': 'Chưa thể tạo nhãn',
  'dialog.guard_text': 'Hãy thêm địa chỉ thanh toán và địa chỉ lấy hàng trước.',
  'dialog.result_error_title': 'Lỗi',
  'dialog.result_title': 'Thành công',
  'dialog.result_progress_title': 'Đang xử lý',
  'dialog.result_success': 'Thành công: {{count}}',
  'dialog.result_failed': 'Thất bại: {{count}}',
  'dialog.result_see_failed': 'Xem mục thất bại',
  'dialog.result_remaining': 'Còn lại: {{count}}',
  'dialog.result_total': 'Tổng: {{count}}',
  'dialog.result_cancel_orders_completed': 'Các đơn hàng của bạn đã được hủy.',
  'dialog.result_print_labels_completed': 'Nhãn của bạn đã sẵn sàng.',
  'dialog.result_export_completed': 'Tệp xuất của bạn đã sẵn sàng.',
  'dialog.result_export_failed': documentExport.failed,
  'dialog.result_download': 'Chưa tải về? Lấy tệp tại đây.',
  'dialog.result_pick_orders_completed': 'Đơn hàng của bạn đã soạn xong.',
  'dialog.result_store_sync_completed': 'Đơn hàng trực tuyến của bạn đã được đồng bộ',
  'dialog.popup_error': 'Lỗi',
  'dialog.popup_success': 'Thành công',
  'dialog.label_ready': 'Nhãn của kiện hàng {{number}} đã sẵn sàng. Gửi liên kết này cho người nhận để theo dõi.',
  'dialog.tracking_link': 'Liên kết theo dõi',
  'dialog.label_failed': 'Chúng tôi không mua được nhãn của kiện hàng {{number}}. Bạn chưa bị tính phí.',
} as const satisfies TranslationOf<typeof english, 'other'>;
