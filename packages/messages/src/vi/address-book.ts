import type { addressBook as english } from '../en/address-book.ts';
import type { TranslationOf } from '../translation.ts';

export const addressBook = {
  'address_book.title': 'Sổ địa chỉ',
  'address_book.text': 'Những người bạn sẽ gửi hàng lại. Tìm theo tên, số điện thoại hoặc địa chỉ, hoặc lọc theo thẻ.',
  'address_book.add': 'Thêm người nhận',
  'address_book.edit': 'Sửa người nhận',
  'address_book.keep': 'Lưu vào sổ địa chỉ',
  'address_book.kept': 'Đã lưu vào sổ địa chỉ của bạn',
  'address_book.saved': 'Đã lưu người nhận',
  'address_book.tag': 'Thẻ',
  'address_book.tags': 'Thẻ',
  'address_book.tags_hint': 'Phân cách các thẻ bằng dấu phẩy. Ví dụ: Bán sỉ, Hộp hằng tháng',
  'address_book.ship_to': 'Gửi lại cho {{name}}',
  'address_book.empty': 'Chưa có người nhận nào được lưu',
  'address_book.empty_text': 'Thêm người nhận, nhập tệp hoặc lưu từ một kiện hàng.',
  'address_book.delete': 'Xóa người nhận',
  'address_book.delete_of': 'Xóa {{name}}',
  'address_book.delete_title': 'Xóa {{name}}?',
  'address_book.delete_text':
    'Chúng tôi xóa người này khỏi sổ địa chỉ của bạn. Bạn không thể hoàn tác. Kiện hàng vẫn giữ địa chỉ.',
  'address_book.deleted': 'Đã xóa người nhận',
  'address_book.import': 'Nhập danh sách người nhận',
  'address_book.import_choose': 'Chọn tệp',
  'address_book.import_text':
    'Chọn tệp CSV hoặc Excel có cột tên, số điện thoại và địa chỉ. Chúng tôi lưu mỗi người một lần. Nếu người đó đã được lưu, chúng tôi thêm thẻ.',
  'address_book.imported_other': 'Đã thêm {{count}} người nhận',
  'address_book.imported_known_other': '{{count}} đã được lưu',
  'address_book.import_refused_other': 'Chúng tôi không lưu được {{count}} dòng',
  'address_book.import_row': 'Dòng {{row}}:',
} as const satisfies TranslationOf<typeof english, 'other'>;
