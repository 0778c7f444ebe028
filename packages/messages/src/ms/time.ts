import type { TranslationOf } from '../translation.ts';
import type { time as english } from '../en/time.ts';

export const time = {
  'time.just_now': 'baru sahaja',
  'time.minutes_ago_other': '{{count}} minit lalu',
  'time.hours_ago_other': '{{count}} jam lalu',
  'time.days_ago_other': '{{count}} hari lalu',
  'time.in_a_moment': 'sebentar lagi',
  'time.in_minutes_other': 'dalam {{count}} minit',
  'time.in_hours_other': 'dalam {{count}} jam',
  'time.in_days_other': 'dalam {{count}} hari',
  'time.today_at': 'Hari ini {{time}}',
  'time.yesterday_at': 'Semalam {{time}}',
  'time.tomorrow_at': 'Esok {{time}}',
  'time.today': 'Hari ini',
  'time.yesterday': 'Semalam',
  'time.tomorrow': 'Esok',
  'time.last_7_days': '7 hari terakhir',
  'time.last_30_days': '30 hari terakhir',
  'time.this_month': 'Bulan ini',
  'time.any_time': 'Sepanjang masa',
  'time.asap': 'Secepat mungkin',
  'time.days_other': '{{count}} hari',
  'time.days_range': '{{from}} hingga {{to}} hari',
  'time.same_day': 'Hari yang sama',
} as const satisfies TranslationOf<typeof english, 'other'>;
