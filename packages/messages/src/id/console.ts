import type { TranslationOf } from '../translation.ts';
import type { consoleTexts as english } from '../en/console.ts';

export const consoleTexts = {
  'console.cancel_title_other': 'Batalkan {{count}} paket?',
  'console.cancel_parcels_other': 'Batalkan {{count}} paket',
  'console.test_mode': 'Mode uji: tidak ada paket atau uang sungguhan',
  'console.copyright': 'Hak cipta {{years}} Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
