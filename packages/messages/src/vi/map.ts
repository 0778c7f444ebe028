import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Chọn vị trí của bạn',
  'map.confirm': 'Xác nhận',
  'map.cancel': 'Hủy',
  'map.close': 'Đóng',
  'map.search': 'Tìm địa chỉ',
  'map.search_placeholder': 'Tên đường, tòa nhà hoặc mã bưu chính',
  'map.searching': 'Đang tìm',
  'map.search_empty': 'Không tìm thấy địa chỉ. Hãy thử từ ngắn hơn hoặc di chuyển bản đồ.',
  'map.search_wait': 'Tìm quá nhiều lần. Hãy đợi vài giây rồi nhập tiếp.',
  'map.search_count_other': 'Tìm thấy {{count}} địa chỉ',
  'map.search_clear': 'Xóa nội dung tìm',
  'map.canvas': 'Bản đồ. Phím mũi tên di chuyển bản đồ dưới ghim, phím cộng và trừ để phóng to, thu nhỏ.',
  'map.loading': 'Đang tải bản đồ',
  'map.move_first': 'Hãy tìm kiếm, hoặc di chuyển bản đồ đến khi ghim nằm đúng địa chỉ của bạn.',
  'map.finding': 'Đang tìm địa chỉ tại ghim',
  'map.nothing_here': 'Không có địa chỉ tại ghim. Hãy di chuyển lại gần đường hơn.',
  'map.find_failed': 'Không tìm được địa chỉ tại ghim. Hãy kiểm tra kết nối.',
  'map.retry': 'Thử lại',
  'map.unavailable': 'Hiện không thể hiển thị bản đồ. Hãy tìm địa chỉ của bạn.',
  'map.no_streets': 'Bản đồ này chỉ có đường bờ biển, không có đường phố.',
  'map.coast_credit': 'Đường bờ biển © những người đóng góp OpenStreetMap',
  'map.my_location': 'Dùng vị trí của tôi',
  'map.my_location_failed': 'Không lấy được vị trí của bạn. Hãy cho phép trong trình duyệt hoặc tìm kiếm.',
} as const satisfies TranslationOf<typeof english, 'other'>;
