import type { TranslationOf } from '../translation.ts';
import type { map as english } from '../en/map.ts';

export const map = {
  'map.title': 'Chọn vị trí của bạn',
  'map.search': 'Tìm địa điểm',
  'map.results': 'Địa điểm tìm thấy',
  'map.no_results': 'Không tìm thấy. Hãy thử tên đường hoặc mã bưu chính.',
  'map.use_my_location': 'Dùng vị trí của tôi',
  'map.location_denied': 'Trình duyệt không chia sẻ vị trí. Hãy tìm kiếm hoặc di chuyển bản đồ.',
  'map.keyboard_hint': 'Phím mũi tên di chuyển bản đồ, phím cộng và trừ để phóng to, thu nhỏ.',
  'map.label': 'Bản đồ. Ghim ở giữa là vị trí bạn chọn.',
  'map.finding': 'Đang tìm địa chỉ',
  'map.not_found': 'Không có địa chỉ ở đây. Hãy di chuyển bản đồ.',
  'map.offline_only_list': 'Không tải được bản đồ. Hãy chọn từ kết quả tìm kiếm.',
  'map.zoom_in': 'Phóng to',
  'map.zoom_out': 'Thu nhỏ',
  'map.coast_only': 'Bản đồ này chỉ có đường bờ biển. Cần máy chủ bản đồ để thấy đường phố.',
} as const satisfies TranslationOf<typeof english, 'other'>;
