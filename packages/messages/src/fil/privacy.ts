import type { TranslationOf } from '../translation.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  'privacy.title': 'Mga pagpipilian sa privacy',
  'privacy.views_ask': 'Puwede ba naming bilangin ang mga pagbisita mo?',
  'privacy.views_text':
    'Matatanggap ng {{provider}} ang address ng page, uri ng browser, wika at IP address mo. Hindi ito naglalagay ng cookie at walang natatanggap na pangalan.',
  'privacy.views_allow': 'Payagan ang pagbilang',
  'privacy.views_refuse': 'Huwag akong bilangin',
  'privacy.views_choice': 'Bilangin ang mga pagbisita ko gamit ang {{provider}}',
  'privacy.views_on': 'Naka-on ang pagbilang sa browser na ito.',
  'privacy.views_off': 'Naka-off ang pagbilang sa browser na ito.',
  'privacy.choice_hint': 'Para sa browser na ito ang pinili mo. Mababago mo ito anumang oras.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
