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
  'register.business_type': 'Apa yang Anda jual?',
  'register.business_none': 'Belum tahu',
  'register.business_fashion': 'Fashion',
  'register.business_beauty': 'Kecantikan dan kesehatan',
  'register.business_food': 'Makanan dan minuman',
  'register.business_electronics': 'Elektronik',
  'register.business_home': 'Rumah tangga',
  'register.business_mixed': 'Lainnya',
  'register.accept_emails': 'Kirimi saya kabar produk dan penawaran lewat email',
} as const satisfies TranslationOf<typeof english, 'other'>;
