import type { TextsOf } from '../translation.ts';
import type { mailStore as english } from '../en/mail-store.ts';

export const mailStore = {
  ending_subject: 'Kết nối lại {{name}} trước {{date}}',
  ending:
    'Quyền của cửa hàng {{channel}} {{name}} hết hạn vào {{date}}. Sau đó đơn hàng không còn về và mã vận đơn không còn được gửi lại.',
  ending_next: 'Hãy kết nối lại trước ngày đó. Chỉ mất một phút và không mất đơn nào.',
  stores: 'Mở cửa hàng của bạn',
} as const satisfies TextsOf<typeof english>;
