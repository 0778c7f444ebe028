import type { TranslationOf } from '../translation.ts';
import type { page as english } from '../en/page.ts';

export const page = {
  'page.home_title': 'Perkhidmatan Kurier Termurah di {{country}}',
  'page.not_found': 'Ooops! Halaman yang anda cari tidak dijumpai :(',
  'page.back_home': 'Kembali ke Laman Utama',
  'page.maintain_title': 'Perkhidmatan kami di Vietnam telah ditutup',
  'page.maintain_text': 'Pelayan untuk Vietnam ditutup selama-lamanya. Jika ada pertanyaan, hubungi khidmat pelanggan.',
  'page.maintain_contact': 'Hubungi khidmat pelanggan',
  'page.maintain_leave': 'Pergi ke Singapura',
  'page.customer_title': 'Sahkan alamat penghantaran anda',
  'page.customer_text':
    'Buka pautan dalam e-mel atau mesej teks daripada kedai. Jika tidak menemuinya, minta kedai menghantarnya semula.',
} as const satisfies TranslationOf<typeof english, 'other'>;
