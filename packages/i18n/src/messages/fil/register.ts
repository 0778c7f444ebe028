import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Gumawa ng account',
  'register.name': 'Pangalan mo',
  'register.country': 'Saan ka nagpapadala?',
  'register.password_hint': 'Hindi bababa sa 8 character, may letra, numero at special character',
  'register.referral_code': 'Referral code',
  'register.accept_terms': 'Nabasa ko at tinatanggap ang terms',
  'register.submit': 'Gumawa ng account',
  'register.submitting': 'Ginagawa ang account',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
