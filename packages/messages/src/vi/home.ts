import type { TranslationOf } from '../translation.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.greeting_morning': 'Chào buổi sáng, {{name}}',
  'home.greeting_afternoon': 'Chào buổi chiều, {{name}}',
  'home.greeting_evening': 'Chào buổi tối, {{name}}',
  'home.to_print': 'Cần in',
  'home.to_hand_over': 'Cần bàn giao',
  'home.in_transit': 'Đang vận chuyển',
  'home.problems': 'Có sự cố',
  'home.next_action': 'Việc tiếp theo',
  'home.action_print_other': '{{count}} nhãn cần in',
  'home.action_buy_other': '{{count}} kiện hàng đang chờ nhãn',
  'home.action_hand_over_other': 'Bàn giao {{count}} kiện hàng cho hãng vận chuyển',
  'home.action_problem_other': 'Kiểm tra {{count}} kiện hàng có sự cố',
  'home.action_first': 'Tạo kiện hàng đầu tiên',
  'home.action_none': 'Xong hết. Không còn việc nào đang chờ.',
  'home.chart_title': 'Nhãn đã mua, 30 ngày qua',
  'home.chart_day_other': '{{date}}: {{count}} nhãn',
  'home.recent': 'Kiện hàng gần đây',
  'home.see_all': 'Xem tất cả',
} as const satisfies TranslationOf<typeof english, 'other'>;
