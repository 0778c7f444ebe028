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
} as const satisfies TranslationOf<typeof english, 'other'>;
