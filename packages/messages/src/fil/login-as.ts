import type { TranslationOf } from '../translation.ts';
import type { loginAs as english } from '../en/login-as.ts';

export const loginAs = {
  'login_as.menu': 'Mag-log in bilang',
  'login_as.back': 'Bumalik sa account ko',
  'login_as.returning': 'Bumabalik',
  'login_as.title': 'Mag-log in bilang',
  'login_as.text':
    'Sa loob ng 60 minuto, makikita at magagawa mo ang kaya ng taong ito, maliban sa hindi na mababawi: mga bayad, password, key at miyembro. Mababasa nila sa kanilang activity log kung ano ang ginawa mo at bakit.',
  'login_as.token': 'Access token',
  'login_as.token_hint': 'Access token ng tao, o pahintulot na isang beses lang gumagana.',
  'login_as.find': 'O humanap ng tao',
  'login_as.find_hint': 'Pangalan, email o kumpanya',
  'login_as.nobody': 'Walang nahanap.',
  'login_as.reason': 'Dahilan',
  'login_as.reason_hint': 'Mababasa ito ng tao sa kanilang activity log.',
  'login_as.refused': 'Walang puwedeng kumilos sa ngalan ng taong ito',
  'login_as.people': 'Mga taong nahanap',
  'login_as.region': 'Kumikilos para sa iba',
  'login_as.bar': 'Kumikilos ka bilang {{name}} hanggang {{time}}',
  'login_as.bar_until': 'hanggang {{time}}',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
