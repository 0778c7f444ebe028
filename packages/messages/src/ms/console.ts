import type { TranslationOf } from '../translation.ts';
import type { consoleTexts as english } from '../en/console.ts';

export const consoleTexts = {
  'console.cancel_title_other': 'Batalkan {{count}} bungkusan?',
  'console.cancel_parcels_other': 'Batalkan {{count}} bungkusan',
  'console.test_mode': 'Mod ujian: tiada bungkusan atau wang sebenar',
  'console.copyright': 'Hak cipta {{years}} Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
