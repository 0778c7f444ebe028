import type { TranslationOf } from '../translation.ts';
import type { refer as english } from '../en/refer.ts';

export const refer = {
  'refer.copy_link': 'Salin pautan jemputan',
} as const satisfies TranslationOf<typeof english, 'other'>;
