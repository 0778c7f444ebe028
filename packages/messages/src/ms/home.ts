import type { TranslationOf } from '../translation.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.greeting_morning': 'Selamat pagi, {{name}}',
  'home.greeting_afternoon': 'Selamat petang, {{name}}',
  'home.greeting_evening': 'Selamat malam, {{name}}',
  'home.to_print': 'Untuk dicetak',
  'home.to_hand_over': 'Untuk diserahkan',
  'home.in_transit': 'Dalam perjalanan',
  'home.problems': 'Bermasalah',
  'home.next_action': 'Langkah seterusnya',
  'home.action_print_other': '{{count}} label untuk dicetak',
  'home.action_buy_other': '{{count}} bungkusan menunggu label',
  'home.action_hand_over_other': 'Serahkan {{count}} bungkusan kepada kurier',
  'home.action_problem_other': 'Semak {{count}} bungkusan bermasalah',
  'home.action_first': 'Buat bungkusan pertama anda',
  'home.action_none': 'Semua selesai. Tiada apa-apa yang menunggu anda.',
  'home.chart_title': 'Label dibeli, 30 hari terakhir',
  'home.chart_day_other': '{{date}}: {{count}} label',
  'home.recent': 'Bungkusan terkini',
  'home.see_all': 'Lihat semua',
} as const satisfies TranslationOf<typeof english, 'other'>;
