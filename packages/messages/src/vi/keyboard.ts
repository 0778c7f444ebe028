import type { TranslationOf } from '../translation.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard = {
  'keyboard.title': 'Phím tắt',
  'keyboard.help': 'Hiện bảng trợ giúp này',
  'keyboard.find': 'Tìm mọi thứ',
  'keyboard.track': 'Theo dõi kiện hàng',
  'keyboard.add_order': 'Tạo kiện hàng',
  'keyboard.search_list': 'Tìm trong danh sách',
  'keyboard.go_home': 'Về trang chủ',
  'keyboard.go_parcels': 'Đến kiện hàng',
  'keyboard.next_row': 'Dòng tiếp theo',
  'keyboard.previous_row': 'Dòng trước',
  'keyboard.select_row': 'Chọn dòng',
  'keyboard.select_rows': 'Chọn các dòng đến đây',
  'keyboard.buy': 'Mua nhãn, hoặc so sánh các kiện hàng đã chọn',
  'keyboard.edit_row': 'Sửa bản nháp',
  'keyboard.open_row': 'Mở dòng',
  'keyboard.print': 'In các nhãn đã chọn',
  'keyboard.close': 'Đóng phần đang mở',
  'keyboard.then': 'rồi',
} as const satisfies TranslationOf<typeof english, 'other'>;
