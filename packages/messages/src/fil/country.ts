import type { TranslationOf } from '../translation.ts';
import type { country as english } from '../en/country.ts';

export const country = {
  'country.SG': 'Singapore',
  'country.MY': 'Malaysia',
  'country.PH': 'Pilipinas',
  'country.ID': 'Indonesia',
  'country.VN': 'Vietnam',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
