import type { TranslationOf } from '../translation.ts';
import type { refer as english } from '../en/refer.ts';

export const refer = {
  'refer.copy_link': 'Salin tautan undangan',
} as const satisfies TranslationOf<typeof english, 'other'>;
