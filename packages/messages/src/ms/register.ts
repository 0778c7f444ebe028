import type { TranslationOf } from '../translation.ts';
import type { register as english } from '../en/register.ts';

export const register = {
  'register.title': 'Buka akaun anda',
  'register.name': 'Nama anda',
  'register.country': 'Anda menghantar dari mana?',
  'register.password_hint': 'Sekurang-kurangnya 8 aksara, dengan satu huruf, nombor dan aksara khas',
  'register.referral_code': 'Kod rujukan',
  'register.accept_terms': 'Saya telah membaca dan menerima {{terms}} dan {{policy}}',
  'register.submit': 'Buka akaun',
  'register.submitting': 'Sedang membuka akaun',
  'register.company_name': 'Nama syarikat atau kedai',
  'register.strength': 'Kekuatan kata laluan: {{level}}',
  'register.strength_weak': 'lemah',
  'register.strength_fair': 'sederhana',
  'register.strength_good': 'baik',
  'register.strength_strong': 'kuat',
  'register.business_type': 'Apa yang anda jual?',
  'register.business_none': 'Belum pasti',
  'register.business_fashion': 'Fesyen',
  'register.business_beauty': 'Kecantikan dan kesihatan',
  'register.business_food': 'Makanan dan minuman',
  'register.business_electronics': 'Elektronik',
  'register.business_home': 'Rumah dan kehidupan',
  'register.business_mixed': 'Lain-lain',
  'register.accept_emails': 'E-melkan berita produk dan tawaran kepada saya',
} as const satisfies TranslationOf<typeof english, 'other'>;
