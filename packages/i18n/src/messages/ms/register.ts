import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Buka akaun anda',
  'register.name': 'Nama anda',
  'register.country': 'Anda menghantar dari mana?',
  'register.password_hint': 'Sekurang-kurangnya 8 aksara, dengan huruf, nombor dan aksara khas',
  'register.referral_code': 'Kod rujukan',
  'register.accept_terms': 'Saya telah membaca dan menerima terma',
  'register.submit': 'Buka akaun',
  'register.submitting': 'Akaun sedang dibuka',
} as const satisfies TranslationOf<typeof english, 'other'>;
