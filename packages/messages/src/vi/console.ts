import type { TranslationOf } from '../translation.ts';
import type { consoleTexts as english } from '../en/console.ts';

export const consoleTexts = {
  'console.cancel_title_other': 'Hủy {{count}} kiện hàng?',
  'console.cancel_parcels_other': 'Hủy {{count}} kiện hàng',
  'console.test_mode': 'Chế độ thử: không có kiện hàng hay tiền thật',
  'console.copyright': 'Bản quyền {{years}} Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
