import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Gumawa ng account',
  'register.name': 'Pangalan mo',
  'register.country': 'Saan ka nagpapadala?',
  'register.password_hint': 'Hindi bababa sa 8 character, may letra, numero at special character',
  'register.referral_code': 'Referral code',
  'register.accept_terms': 'Nabasa ko at tinatanggap ang {{terms}} at ang {{policy}}',
  'register.submit': 'Gumawa ng account',
  'register.submitting': 'Ginagawa ang account',
  'register.company_name': 'Pangalan ng kumpanya o shop',
  'register.strength': 'Lakas ng password: {{level}}',
  'register.strength_weak': 'mahina',
  'register.strength_fair': 'katamtaman',
  'register.strength_good': 'maayos',
  'register.strength_strong': 'malakas',
  'register.business_type': 'Ano ang ibinebenta mo?',
  'register.business_none': 'Hindi pa sigurado',
  'register.business_fashion': 'Damit at fashion',
  'register.business_beauty': 'Beauty at kalusugan',
  'register.business_food': 'Pagkain at inumin',
  'register.business_electronics': 'Electronics',
  'register.business_home': 'Gamit sa bahay',
  'register.business_mixed': 'Iba pa',
  'register.accept_emails': 'I-email sa akin ang balita sa produkto at mga alok',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
