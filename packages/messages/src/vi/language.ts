import type { TranslationOf } from '../translation.ts';
import type { language as english } from '../en/language.ts';

export const language = {
  'language.en': 'English',
  'language.my': 'Bahasa Melayu',
  'language.ph': 'Filipino',
  'language.id': 'Bahasa Indonesia',
  'language.vi': 'Tiếng Việt',
} as const satisfies TranslationOf<typeof english, 'other'>;
