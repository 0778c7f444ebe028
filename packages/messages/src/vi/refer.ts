import type { TranslationOf } from '../translation.ts';
import type { refer as english } from '../en/refer.ts';

export const refer = {
  'refer.copy_link': 'Sao chép liên kết mời',
} as const satisfies TranslationOf<typeof english, 'other'>;
