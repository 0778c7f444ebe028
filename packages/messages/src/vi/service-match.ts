import type { serviceMatch as english } from '../en/service-match.ts';
import type { TranslationOf } from '../translation.ts';

export const serviceMatch = {
  'service_match.title': 'Dịch vụ được ghi trong tệp và cửa hàng của bạn',
  'service_match.text': 'Chọn ý nghĩa của từng tên. Chúng tôi cũng dùng lựa chọn này cho các tệp sau.',
  'service_match.means': 'Ý nghĩa của {{name}}',
  'service_match.by_name': 'Dịch vụ có tên này',
  'service_match.courier': '{{courier}}, dịch vụ rẻ nhất',
  'service_match.asked': 'Dịch vụ được yêu cầu',
  'service_match.parcels_other': '{{count}} kiện hàng',
} as const satisfies TranslationOf<typeof english, 'other'>;
