import type { TranslationOf } from '../translation.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.greeting_morning': 'Selamat pagi, {{name}}',
  'home.greeting_afternoon': 'Selamat siang, {{name}}',
  'home.greeting_evening': 'Selamat malam, {{name}}',
  'home.to_print': 'Perlu dicetak',
  'home.to_hand_over': 'Perlu diserahkan',
  'home.in_transit': 'Dalam perjalanan',
  'home.problems': 'Bermasalah',
  'home.next_action': 'Langkah berikutnya',
  'home.action_print_other': '{{count}} label perlu dicetak',
  'home.action_buy_other': '{{count}} paket menunggu label',
  'home.action_hand_over_other': 'Serahkan {{count}} paket ke kurir',
  'home.action_problem_other': 'Periksa {{count}} paket bermasalah',
  'home.action_first': 'Buat paket pertama Anda',
  'home.action_none': 'Semua beres. Tidak ada yang menunggu Anda.',
  'home.chart_title': 'Label dibeli, 30 hari terakhir',
  'home.chart_day_other': '{{date}}: {{count}} label',
  'home.recent': 'Paket terbaru',
  'home.see_all': 'Lihat semua',
} as const satisfies TranslationOf<typeof english, 'other'>;
