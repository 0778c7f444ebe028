import type { TranslationOf } from '../translation.ts';
import type { widget as english } from '../en/widget.ts';

export const widget = {
  'widget.unavailable':
    'Hindi available ang bahaging ito ng page sa ngayon. Puwede mong gamitin ang sarili naming page.',
  'widget.open_page': 'Buksan ang page',
  'widget.test_mode': 'Test mode: walang totoong parcel o pera',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
