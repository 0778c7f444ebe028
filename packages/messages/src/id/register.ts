import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Buat akun Anda',
  'register.name': 'Nama Anda',
  'register.country': 'Dari mana Anda mengirim?',
  'register.password_hint': 'Minimal 8 karakter, dengan huruf, angka, dan karakter khusus',
  'register.referral_code': 'Kode referral',
  'register.accept_terms': 'Saya sudah membaca dan menyetujui {{terms}} dan {{policy}}',
  'register.submit': 'Buat akun',
  'register.submitting': 'Membuat akun',
  'register.company_name': 'Nama perusahaan atau toko',
  'register.strength': 'Kekuatan kata sandi: {{level}}',
  'register.strength_weak': 'lemah',
  'register.strength_fair': 'sedang',
  'register.strength_good': 'baik',
  'register.strength_strong': 'kuat',
} as const satisfies TranslationOf<typeof english, 'other'>;
