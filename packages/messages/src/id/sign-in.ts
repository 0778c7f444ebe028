import type { TranslationOf } from '../translation.ts';
import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  'sign_in.title': 'Masuk ke Sampan',
  'sign_in.lead': 'Bandingkan kurir, cetak label, dan pantau setiap paket di satu tempat.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Kata sandi',
  'sign_in.show_password': 'Tampilkan kata sandi',
  'sign_in.hide_password': 'Sembunyikan kata sandi',
  'sign_in.submit': 'Masuk',
  'sign_in.submitting': 'Sedang masuk',
  'sign_in.demo_title': 'Coba sekarang',
  'sign_in.demo_text': 'Masuk ke perusahaan demo dengan satu klik. Semuanya simulasi: tanpa paket dan uang sungguhan.',
  'sign_in.demo_enter': 'Masuk sebagai {{name}}',
  'sign_in.no_account': 'Pengguna baru?',
  'sign_in.create_account': 'Buat akun',
  'sign_in.have_account': 'Sudah punya akun?',
  'sign_in.forgot': 'Lupa kata sandi?',
  'sign_in.by_phone': 'Masuk dengan telepon',
  'sign_in.or': 'atau',
} as const satisfies TranslationOf<typeof english, 'other'>;
