import type { TranslationOf } from '../translation.ts';
import type { search as english } from '../en/search.ts';

export const search = {
  'search.title': 'Tìm kiếm',
  'search.placeholder': 'Tìm kiện hàng, người nhận, trang, hoặc gõ > để chọn thao tác',
  'search.results': 'Kết quả tìm kiếm',
  'search.recent': 'Gần đây',
  'search.people': 'Người nhận',
  'search.actions': 'Thao tác',
  'search.pages': 'Trang',
  'search.all_parcels': 'Xem tất cả {{count}} kiện hàng',
  'search.more_parcels': 'Xem thêm kiện hàng',
  'search.import': 'Nhập tệp đơn hàng',
  'search.print': 'In nhãn',
  'search.top_up': 'Nạp tiền vào ví',
  'search.export': 'Xuất kiện hàng ra tệp',
  'search.near': 'Không có kết quả trùng khớp. Đang hiển thị các tên gần giống.',
  'search.none_title': 'Không có kết quả cho "{{text}}"',
  'search.none_text': 'Thử một phần tên, số điện thoại hoặc mã đơn từ cửa hàng của bạn.',
  'search.track': 'Theo dõi "{{text}}"',
  'search.count_other': '{{count}} kết quả',
  'search.key_move': 'di chuyển',
  'search.key_open': 'mở',
  'search.key_new_tab': 'thẻ mới',
  'search.sign_parcel': 'kiện hàng',
  'search.sign_person': 'người nhận',
  'search.sign_action': 'thao tác',
} as const satisfies TranslationOf<typeof english, 'other'>;
