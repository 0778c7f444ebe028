import type { TranslationOf } from '../translation.ts';
import type { country as english } from '../en/country.ts';

export const country = {
  'country.SG': 'Singapura',
  'country.MY': 'Malaysia',
  'country.PH': 'Filipina',
  'country.ID': 'Indonesia',
  'country.VN': 'Vietnam',
} as const satisfies TranslationOf<typeof english, 'other'>;
