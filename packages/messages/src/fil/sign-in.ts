import type { TranslationOf } from '../translation.ts';
import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  'sign_in.title': 'Mag-sign in sa Sampan',
  'sign_in.lead': 'Mag-compare ng courier, mag-print ng label at subaybayan ang bawat parcel sa isang lugar.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Password',
  'sign_in.show_password': 'Ipakita ang password',
  'sign_in.hide_password': 'Itago ang password',
  'sign_in.submit': 'Mag-sign in',
  'sign_in.submitting': 'Nagsa-sign in',
  'sign_in.demo_title': 'Subukan ngayon',
  'sign_in.demo_text': 'Pumasok sa demo company sa isang click. Walang totoo rito: walang parcel, walang pera.',
  'sign_in.demo_enter': 'Pumasok bilang {{name}}',
  'sign_in.no_account': 'Bago ka rito?',
  'sign_in.create_account': 'Gumawa ng account',
  'sign_in.have_account': 'May account na?',
  'sign_in.forgot': 'Nakalimutan ang password?',
  'sign_in.by_phone': 'Mag-sign in gamit ang phone',
  'sign_in.or': 'o',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
