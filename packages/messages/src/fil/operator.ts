import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Operator desk',
  'operator.messages': 'Mga mensahe',
  'operator.messages_text': 'Lalabas ang pinakabago sa header ng bawat merchant hanggang matapos.',
  'operator.message_en': 'Mensahe sa English',
  'operator.message_my': 'Sa Malay',
  'operator.message_ph': 'Sa Filipino',
  'operator.message_id': 'Sa Indonesian',
  'operator.message_vi': 'Sa Vietnamese',
  'operator.message_translations': 'Mga salin',
  'operator.message_to': 'Ipapakita sa',
  'operator.message_everywhere': 'Lahat ng bansa',
  'operator.message_tone': 'Uri',
  'operator.message_info': 'Paunawa',
  'operator.message_warning': 'Babala',
  'operator.message_days': 'Ipapakita nang',
  'operator.message_day': '{{days}} araw',
  'operator.message_publish': 'Ilathala ang mensahe',
  'operator.message_published': 'Nailathala ang mensahe',
  'operator.message_end': 'Bawiin ang mensahe',
  'operator.message_ended': 'Nabawi ang mensahe',
  'operator.message_until': 'Hanggang {{when}}',
  'operator.message_over': 'Tapos na',
  'operator.messages_empty': 'Wala pang mensahe',
  'operator.messages_empty_text': 'Lalabas dito ang mga ilalathala mo.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
