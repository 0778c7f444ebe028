import type { TextsOf } from '../translation.ts';
import type { documentPrint as english } from '../en/document-print.ts';

export const documentPrint = {
  cover_title: 'Nhãn còn thiếu',
  cover_text: '{{missing}} trên {{total}} kiện hàng không có trong tệp này.',
  cover_no_recipient: 'Không có người nhận',
  cover_not_found: 'Chúng tôi không tìm thấy kiện hàng này.',
  cover_not_bought: 'Nhãn chưa được mua.',
  cover_pending: 'Đơn vị vận chuyển chưa trả lời.',
  cover_cancelled: 'Kiện hàng đã bị hủy.',
  cover_more: '{{count}} kiện khác được liệt kê trong tác vụ.',
} as const satisfies TextsOf<typeof english>;
