import type { TranslationOf } from '../translation.ts';
import type { page as english } from '../en/page.ts';

export const page = {
  'page.home_title': 'Layanan Kurir Termurah di {{country}}',
  'page.not_found': 'Ooops! Halaman yang Anda cari tidak ditemukan :(',
  'page.back_home': 'Kembali ke Beranda',
  'page.maintain_title': 'Layanan kami di Vietnam sudah ditutup',
  'page.maintain_text': 'Server untuk Vietnam ditutup selamanya. Jika ada pertanyaan, hubungi layanan pelanggan.',
  'page.maintain_contact': 'Hubungi layanan pelanggan',
  'page.maintain_leave': 'Buka Singapura',
  'page.customer_title': 'Konfirmasi alamat pengiriman Anda',
  'page.customer_text':
    'Buka tautan di email atau pesan teks dari toko. Jika tidak menemukannya, minta toko mengirimkannya lagi.',
} as const satisfies TranslationOf<typeof english, 'other'>;
