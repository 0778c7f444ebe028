import type { TranslationOf } from '../translation.ts';
import type { loginAs as english } from '../en/login-as.ts';

export const loginAs = {
  'login_as.menu': 'Masuk sebagai',
  'login_as.back': 'Kembali ke akun saya',
  'login_as.returning': 'Kembali ke akun Anda',
  'login_as.title': 'Masuk sebagai',
  'login_as.text':
    'Selama 60 menit Anda dapat melihat dan melakukan apa yang dapat dilakukan orang ini, kecuali yang tidak dapat dibatalkan: pembayaran, kata sandi, kunci, dan anggota. Orang itu dapat membaca di log aktivitasnya apa yang Anda lakukan dan alasannya.',
  'login_as.token': 'Token akses',
  'login_as.token_hint': 'Token akses milik orang itu, atau izin yang berlaku satu kali.',
  'login_as.find': 'Atau cari seseorang',
  'login_as.find_hint': 'Nama, email, atau perusahaan',
  'login_as.nobody': 'Tidak ada yang ditemukan.',
  'login_as.reason': 'Alasan',
  'login_as.reason_hint': 'Orang itu membacanya di log aktivitasnya.',
  'login_as.refused': 'Tidak ada yang dapat bertindak atas nama orang ini',
  'login_as.people': 'Orang yang ditemukan',
  'login_as.region': 'Bertindak atas nama orang lain',
  'login_as.bar': 'Anda bertindak sebagai {{name}} sampai {{time}}',
  'login_as.bar_until': 'sampai {{time}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
