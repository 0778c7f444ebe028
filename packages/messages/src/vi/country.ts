import type { TranslationOf } from '../translation.ts';
import type { country as english } from '../en/country.ts';

export const country = {
  'country.SG': 'Singapore',
  'country.MY': 'Malaysia',
  'country.PH': 'Philippines',
  'country.ID': 'Indonesia',
  'country.VN': 'Việt Nam',
} as const satisfies TranslationOf<typeof english, 'other'>;
