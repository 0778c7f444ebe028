import type { TranslationOf } from '../translation.ts';
import type { widget as english } from '../en/widget.ts';

export const widget = {
  'widget.unavailable': 'Phần này của trang hiện không dùng được. Bạn có thể dùng trang của chúng tôi.',
  'widget.open_page': 'Mở trang',
  'widget.test_mode': 'Chế độ thử: không có kiện hàng hay tiền thật',
} as const satisfies TranslationOf<typeof english, 'other'>;
