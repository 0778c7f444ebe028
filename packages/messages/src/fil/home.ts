import type { TranslationOf } from '../translation.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.greeting_morning': 'Magandang umaga, {{name}}',
  'home.greeting_afternoon': 'Magandang hapon, {{name}}',
  'home.greeting_evening': 'Magandang gabi, {{name}}',
  'home.to_print': 'Ipi-print',
  'home.to_hand_over': 'Iaabot sa courier',
  'home.in_transit': 'Nasa biyahe',
  'home.problems': 'May problema',
  'home.next_action': 'Susunod na gagawin',
  'home.action_print_one': '{{count}} label ang ipi-print',
  'home.action_print_other': '{{count}} na label ang ipi-print',
  'home.action_buy_one': '{{count}} parcel ang naghihintay ng label',
  'home.action_buy_other': '{{count}} na parcel ang naghihintay ng label',
  'home.action_hand_over_one': 'Iabot ang {{count}} parcel sa courier',
  'home.action_hand_over_other': 'Iabot ang {{count}} na parcel sa courier',
  'home.action_problem_one': 'Tingnan ang {{count}} parcel na may problema',
  'home.action_problem_other': 'Tingnan ang {{count}} na parcel na may problema',
  'home.action_first': 'Gumawa ng una mong parcel',
  'home.action_none': 'Tapos na lahat. Wala nang naghihintay.',
  'home.chart_title': 'Mga biniling label, huling 30 araw',
  'home.chart_day_one': '{{date}}: {{count}} label',
  'home.chart_day_other': '{{date}}: {{count}} na label',
  'home.recent': 'Mga kamakailang parcel',
  'home.see_all': 'Tingnan lahat',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
