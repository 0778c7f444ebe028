import type { TranslationOf } from '../translation.ts';
import type { scan as english } from '../en/scan.ts';

export const scan = {
  'scan.title': 'Quét để in',
  'scan.field': 'Mã đơn hàng, mã vận đơn hoặc SKU',
  'scan.hint': 'Quét mã, hoặc nhập mã rồi nhấn Enter. Nhãn được in ngay.',
  'scan.printing': 'Đang in {{number}}',
  'scan.again_title': '{{number}} đã được in trước đó',
  'scan.again_text': 'In lần cuối: {{when}}. Chỉ in lại nếu nhãn bị mất.',
  'scan.again': 'In lại',
  'scan.not_found': 'Không tìm thấy {{code}}',
  'scan.no_label': '{{number}} chưa có nhãn',
  'scan.no_label_text': 'Hãy mua nhãn trước rồi quét lại.',
  'scan.not_found_text': 'Hãy kiểm tra mã. Với SKU, có thể mọi nhãn đã được in.',
  'scan.last': 'Các lần quét gần đây',
  'scan.sound': 'Âm thanh',
  'scan.empty': 'Các lần quét xuất hiện ở đây.',
} as const satisfies TranslationOf<typeof english, 'other'>;
