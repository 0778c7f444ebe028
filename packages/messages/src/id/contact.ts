import type { TranslationOf } from '../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.nav': 'Cara menghubungi kami',
  'contact.title': 'Hubungi kami',
  'contact.text': 'Tanyakan apa saja tentang paket, akun Anda, atau situs ini. Kami membalas lewat email.',
  'contact.support': 'Dukungan',
  'contact.sales': 'Penjualan',
  'contact.sales_title': 'Hubungi tim penjualan',
  'contact.sales_text':
    'Ceritakan apa yang Anda kirim dan ke mana. Kami mencari penawaran yang cocok lalu menghubungi Anda kembali.',
  'contact.api': 'API',
  'contact.api_title': 'Gunakan API kami',
  'contact.api_text':
    'Cetak label dan lacak paket dari software Anda sendiri. Beri tahu siapa Anda, dan tim teknis kami akan membalas.',
  'contact.brand': 'Merek',
  'contact.brand_title': 'Pengiriman untuk merek Anda',
  'contact.brand_text':
    'Untuk merek yang berjualan di beberapa negara Asia Tenggara. Beri tahu siapa Anda, dan kami akan membalas.',
  'contact.country': 'Negara',
  'contact.phone': 'Nomor telepon',
  'contact.choose_service': 'Pilih layanan',
  'contact.service_local': 'Pengiriman lokal',
  'contact.service_international': 'Pengiriman internasional',
  'contact.service_cod': 'Bayar di tempat (COD)',
  'contact.service_fulfilment': 'Pergudangan dan pemenuhan pesanan',
  'contact.service_else': 'Lainnya',
  'contact.region_hint': 'Ke mana paket Anda dikirim, misalnya Jabodetabek',
  'contact.fax': 'Nomor faks',
  'contact.send': 'Kirim',
  'contact.sending': 'Mengirim',
  'contact.sent': 'Informasi Anda berhasil dikirim ke penyedia.',
  'contact.sent_text': 'Kami akan membalas ke {{email}}. Email konfirmasi sedang dikirim ke sana.',
  'contact.send_another': 'Kirim pesan lain',
  'contact.by_mail': 'Anda juga bisa menulis ke {{mail}}.',
  'contact.to_console': 'Kembali ke Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
