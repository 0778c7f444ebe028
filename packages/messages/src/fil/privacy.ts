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
  'privacy.chat_open': 'Makipag-chat sa amin',
  'privacy.chat_ask': 'Magsimula ng chat?',
  'privacy.chat_text':
    'Pinapatakbo ng {{provider}} ang chat. Matatanggap nito ang isinusulat mo, ang IP address mo at ang uri ng browser mo.',
  'privacy.chat_identity_text':
    'Matatanggap din nito ang user ID, pangalan, telepono at email mo, para malaman namin kung sino ang sumusulat.',
  'privacy.chat_start': 'Simulan ang chat',
  'privacy.chat_stop': 'Bawiin ang pahintulot',
  'privacy.chat_close': 'Isara ang chat',
  'privacy.chat_loading': 'Nilo-load ang chat',
  'privacy.chat_unavailable':
    'Hindi namin ma-load ang chat. Maaaring hinaharangan ito ng browser o network mo. Mag-email sa {{mail}}.',
  'privacy.chat_choice': 'Payagan ang chat sa {{provider}}',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
