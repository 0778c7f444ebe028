import type { TranslationOf } from '../translation.ts';
import type { camera as english } from '../en/camera.ts';

export const camera = {
  'camera.start': 'Quét bằng camera',
  'camera.stop': 'Tắt camera',
  'camera.picture': 'Hình từ camera',
  'camera.starting': 'Đang bật camera',
  'camera.live': 'Hướng camera vào mã vạch hoặc mã QR.',
  'camera.read': 'Đã quét: {{code}}',
  'camera.light': 'Đèn',
  'camera.photo': 'Đọc từ ảnh',
  'camera.refused':
    'Quyền dùng camera đang bị chặn. Hãy cho phép trong cài đặt trình duyệt cho trang này, rồi thử lại.',
  'camera.absent': 'Không tìm thấy camera. Hãy kết nối camera, đọc từ ảnh hoặc nhập mã.',
  'camera.busy': 'Ứng dụng khác đang dùng camera. Hãy đóng ứng dụng đó rồi thử lại.',
  'camera.insecure': 'Trình duyệt chỉ cho dùng camera trên trang bảo mật. Hãy mở Sampan bằng https, hoặc đọc từ ảnh.',
  'camera.unsupported': 'Trình duyệt này không dùng được camera. Hãy đọc từ ảnh hoặc nhập mã.',
  'camera.failed': 'Camera đã dừng hoặc không bật được. Hãy thử lại, hoặc đọc từ ảnh.',
  'camera.no_decoder': 'Chúng tôi không tải được bộ đọc mã. Hãy kiểm tra kết nối rồi thử lại.',
  'camera.no_photo': 'Chúng tôi không đọc được tệp này. Hãy chọn ảnh JPEG hoặc PNG.',
  'camera.no_code': 'Không thấy mã nào trong ảnh này. Hãy chụp gần và rõ hơn, hoặc nhập mã.',
} as const satisfies TranslationOf<typeof english, 'other'>;
