import type { TranslationOf } from '../translation.ts';
import type { print as english } from '../en/print.ts';

export const print = {
  'print.title': 'Nhãn của bạn',
  'print.preview': 'Xem trước nhãn',
  'print.print': 'In nhãn',
  'print.print_again': 'In lại',
  'print.download_zpl': 'Tải ZPL',
  'print.preparing': 'Đang chuẩn bị tệp',
  'print.fallback': 'Không mở được? Mở tệp tại đây.',
  'print.format': 'Khổ giấy',
  'print.format_100x150': '100 × 150 mm',
  'print.format_a6': 'A6',
  'print.format_a4': 'A4, bốn nhãn mỗi trang',
  'print.format_zpl': 'ZPL cho máy in nhãn',
  'print.start_position': 'Bắt đầu ở vị trí',
  'print.start_position_n': 'Vị trí {{position}}',
  'print.mask_phones': 'Ẩn số điện thoại, chỉ để lại các chữ số cuối',
  'print.not_available': 'Nhãn này hiện chưa có',
  'print.skipped_other': '{{count}} kiện hàng chưa có nhãn nên bị bỏ qua',
  'print.hand_over_pick_up': 'Hãng vận chuyển sẽ đến lấy hàng.',
  'print.hand_over_drop_off': 'Mang đến bưu cục của {{courier}}.',
} as const satisfies TranslationOf<typeof english, 'other'>;
