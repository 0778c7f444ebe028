import type { TranslationOf } from '../translation.ts';
import type { refer as english } from '../en/refer.ts';

export const refer = {
  'refer.copy_link': 'Kopyahin ang invite link',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
