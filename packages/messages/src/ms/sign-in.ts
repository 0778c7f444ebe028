import type { TranslationOf } from '../translation.ts';
import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  'sign_in.title': 'Log masuk ke Sampan',
  'sign_in.lead': 'Bandingkan kurier, cetak label dan jejak setiap bungkusan di satu tempat.',
  'sign_in.email': 'E-mel',
  'sign_in.password': 'Kata laluan',
  'sign_in.show_password': 'Tunjukkan kata laluan',
  'sign_in.hide_password': 'Sembunyikan kata laluan',
  'sign_in.submit': 'Log masuk',
  'sign_in.submitting': 'Sedang log masuk',
  'sign_in.demo_title': 'Cuba sekarang',
  'sign_in.demo_text': 'Masuk ke syarikat demo dengan satu klik. Semuanya simulasi: tiada bungkusan atau wang sebenar.',
  'sign_in.demo_enter': 'Masuk sebagai {{name}}',
  'sign_in.no_account': 'Pengguna baharu?',
  'sign_in.create_account': 'Buka akaun',
  'sign_in.have_account': 'Sudah ada akaun?',
  'sign_in.forgot': 'Lupa kata laluan?',
  'sign_in.by_phone': 'Log masuk dengan telefon',
  'sign_in.or': 'atau',
} as const satisfies TranslationOf<typeof english, 'other'>;
