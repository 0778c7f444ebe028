import type { TranslationOf } from '../translation.ts';
import type { consoleTexts as english } from '../en/console.ts';

export const consoleTexts = {
  'console.cancel_title_one': 'I-cancel ang {{count}} parcel?',
  'console.cancel_title_other': 'I-cancel ang {{count}} na parcel?',
  'console.cancel_parcels_one': 'I-cancel ang {{count}} parcel',
  'console.cancel_parcels_other': 'I-cancel ang {{count}} na parcel',
  'console.test_mode': 'Test mode: walang totoong parcel o pera',
  'console.copyright': 'Copyright {{years}} Sampan',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
