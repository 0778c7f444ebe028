import type { TranslationOf } from '../translation.ts';
import type { offline as english } from '../en/offline.ts';

export const offline = {
  'offline.title': 'Không có kết nối',
  'offline.text': 'Sampan không tải được trang này. Chúng tôi sẽ thử lại ngay khi bạn có mạng.',
  'offline.seen': 'Cập nhật lần cuối: {{when}}',
  'offline.new_build': 'Đã có phiên bản Sampan mới.',
  'offline.reload': 'Tải lại trang',
} as const satisfies TranslationOf<typeof english, 'other'>;
