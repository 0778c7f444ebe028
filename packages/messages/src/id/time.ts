import type { TranslationOf } from '../translation.ts';
import type { time as english } from '../en/time.ts';

export const time = {
  'time.just_now': 'baru saja',
  'time.minutes_ago_other': '{{count}} menit lalu',
  'time.hours_ago_other': '{{count}} jam lalu',
  'time.days_ago_other': '{{count}} hari lalu',
  'time.in_a_moment': 'sebentar lagi',
  'time.in_minutes_other': 'dalam {{count}} menit',
  'time.in_hours_other': 'dalam {{count}} jam',
  'time.in_days_other': 'dalam {{count}} hari',
  'time.today_at': 'Hari ini {{time}}',
  'time.yesterday_at': 'Kemarin {{time}}',
  'time.tomorrow_at': 'Besok {{time}}',
  'time.today': 'Hari ini',
  'time.yesterday': 'Kemarin',
  'time.tomorrow': 'Besok',
  'time.last_7_days': '7 hari terakhir',
  'time.last_30_days': '30 hari terakhir',
  'time.this_month': 'Bulan ini',
  'time.any_time': 'Semua waktu',
  'time.asap': 'Secepatnya',
  'time.days_other': '{{count}} hari',
  'time.days_range': '{{from}} sampai {{to}} hari',
  'time.same_day': 'Hari yang sama',
} as const satisfies TranslationOf<typeof english, 'other'>;
