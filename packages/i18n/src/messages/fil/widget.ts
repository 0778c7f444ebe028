import type { TranslationOf } from '../translation.ts';
import type { widget as english } from '../en/widget.ts';

export const widget = {
  'widget.unavailable':
    'Hindi magamit ang bahaging ito ng pahina sa ngayon. Maaari mong gamitin ang sarili naming pahina.',
  'widget.open_page': 'Buksan ang pahina',
  'widget.test_mode': 'Test mode: walang totoong parsela o pera',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
