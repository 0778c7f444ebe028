import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Panel operator',
  'operator.messages': 'Mesej',
  'operator.messages_text': 'Mesej terkini dipaparkan di pengepala setiap peniaga sehingga tamat.',
  'operator.message_en': 'Mesej dalam bahasa Inggeris',
  'operator.message_my': 'Dalam bahasa Melayu',
  'operator.message_ph': 'Dalam bahasa Filipino',
  'operator.message_id': 'Dalam bahasa Indonesia',
  'operator.message_vi': 'Dalam bahasa Vietnam',
  'operator.message_translations': 'Terjemahan',
  'operator.message_to': 'Dipaparkan di',
  'operator.message_everywhere': 'Semua negara',
  'operator.message_tone': 'Jenis',
  'operator.message_info': 'Makluman',
  'operator.message_warning': 'Amaran',
  'operator.message_days': 'Dipaparkan selama',
  'operator.message_day': '{{days}} hari',
  'operator.message_publish': 'Siarkan mesej',
  'operator.message_published': 'Mesej disiarkan',
  'operator.message_end': 'Tarik balik mesej',
  'operator.message_ended': 'Mesej ditarik balik',
  'operator.message_until': 'Hingga {{when}}',
  'operator.message_over': 'Tamat',
  'operator.messages_empty': 'Belum ada mesej',
  'operator.messages_empty_text': 'Apa yang anda siarkan akan dipaparkan di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
