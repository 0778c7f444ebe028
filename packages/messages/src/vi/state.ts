import type { TranslationOf } from '../translation.ts';
import type { state as english } from '../en/state.ts';

export const state = {
  'state.error_title': 'Không tải được nội dung này',
  'state.error_text': 'Vui lòng thử lại',
  'state.reference': 'Mã tham chiếu {{id}}',
  'state.empty': 'Chưa có gì ở đây',
  'state.no_results': 'Không tìm thấy',
  'state.crashed_title': 'Trang này đã ngừng hoạt động',
  'state.crashed_text': 'Dữ liệu của bạn an toàn. Hãy tải lại trang để tiếp tục.',
  'state.reload': 'Tải lại trang',
} as const satisfies TranslationOf<typeof english, 'other'>;
