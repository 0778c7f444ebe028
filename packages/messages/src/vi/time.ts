import type { TranslationOf } from '../translation.ts';
import type { time as english } from '../en/time.ts';

export const time = {
  'time.just_now': 'vừa xong',
  'time.minutes_ago_other': '{{count}} phút trước',
  'time.hours_ago_other': '{{count}} giờ trước',
  'time.days_ago_other': '{{count}} ngày trước',
  'time.in_a_moment': 'trong giây lát',
  'time.in_minutes_other': 'sau {{count}} phút',
  'time.in_hours_other': 'sau {{count}} giờ',
  'time.in_days_other': 'sau {{count}} ngày',
  'time.today_at': 'Hôm nay {{time}}',
  'time.yesterday_at': 'Hôm qua {{time}}',
  'time.tomorrow_at': 'Ngày mai {{time}}',
  'time.today': 'Hôm nay',
  'time.yesterday': 'Hôm qua',
  'time.tomorrow': 'Ngày mai',
  'time.last_7_days': '7 ngày qua',
  'time.last_30_days': '30 ngày qua',
  'time.this_month': 'Tháng này',
  'time.any_time': 'Mọi thời gian',
  'time.asap': 'Sớm nhất có thể',
  'time.days_other': '{{count}} ngày',
  'time.days_range': '{{from}} đến {{to}} ngày',
  'time.same_day': 'Trong ngày',
} as const satisfies TranslationOf<typeof english, 'other'>;
