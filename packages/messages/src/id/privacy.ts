import type { TranslationOf } from '../translation.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  'privacy.title': 'Pilihan privasi',
  'privacy.views_ask': 'Bolehkah kami menghitung kunjungan Anda?',
  'privacy.views_text':
    '{{provider}} akan menerima alamat halaman, jenis browser, bahasa, dan alamat IP Anda. Layanan ini tidak memasang cookie dan tidak menerima nama.',
  'privacy.views_allow': 'Izinkan penghitungan',
  'privacy.views_refuse': 'Jangan hitung saya',
  'privacy.views_choice': 'Hitung kunjungan saya dengan {{provider}}',
  'privacy.views_on': 'Penghitungan aktif di browser ini.',
  'privacy.views_off': 'Penghitungan nonaktif di browser ini.',
  'privacy.choice_hint': 'Pilihan Anda berlaku untuk browser ini. Anda dapat mengubahnya kapan saja.',
  'privacy.chat_open': 'Chat dengan kami',
  'privacy.chat_ask': 'Mulai chat?',
  'privacy.chat_text':
    'Chat ini dijalankan oleh {{provider}}. Layanan itu akan menerima apa yang Anda tulis, alamat IP, dan jenis browser Anda.',
  'privacy.chat_identity_text':
    'Layanan itu juga akan menerima ID pengguna, nama, telepon, dan email Anda, agar kami tahu siapa yang menulis.',
  'privacy.chat_start': 'Mulai chat',
  'privacy.chat_stop': 'Tarik persetujuan',
  'privacy.chat_close': 'Tutup chat',
  'privacy.chat_loading': 'Memuat chat',
  'privacy.chat_unavailable':
    'Chat tidak dapat dimuat. Browser atau jaringan Anda mungkin memblokirnya. Kirim email ke {{mail}}.',
  'privacy.chat_choice': 'Izinkan chat dengan {{provider}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
