import type { TextsOf } from '../translation.ts';
import type { mailAccount as english } from '../en/mail-account.ts';

export const mailAccount = {
  verify_subject: '{{code}} adalah kode Sampan Anda',
  verify: 'Selamat datang di Sampan. Ketik kode ini untuk memastikan bahwa alamat email ini milik Anda:',
  verify_life: 'Kode hanya bisa dipakai sekali dan berlaku 10 menit. Tim Sampan tidak akan pernah memintanya.',
  verify_stranger: 'Anda tidak membuat akun? Abaikan email ini dan jangan ketik kodenya di mana pun.',
  verify_button: 'Verifikasi email',
  taken_subject: 'Anda sudah punya akun Sampan',
  taken: 'Seseorang, mungkin Anda, mencoba membuat akun Sampan dengan email ini. Anda sudah punya akun: silakan masuk.',
  taken_button: 'Masuk',
  taken_forgot: 'Lupa kata sandi? Pilih "Lupa kata sandi" di sana.',
  taken_stranger: 'Bukan Anda? Anda tidak perlu melakukan apa pun. Tidak ada yang masuk ke akun Anda.',
  reset_subject: 'Buat kata sandi baru',
  reset: 'Anda meminta kata sandi baru untuk akun Sampan Anda.',
  reset_button: 'Buat kata sandi baru',
  reset_life: 'Tautan hanya bisa dipakai sekali dan berlaku 30 menit. Setelah itu Anda keluar dari semua perangkat.',
  reset_stranger: 'Bukan Anda? Abaikan email ini: kata sandi Anda tetap sama.',
  changed_subject: 'Kata sandi Anda telah diubah',
  changed: 'Kata sandi akun Sampan Anda diubah pada {{time}}. Anda sudah keluar dari semua perangkat lain.',
  changed_stranger: 'Bukan Anda? Segera buat kata sandi baru, dan hubungi kami.',
  changed_button: 'Buat kata sandi baru',
  two_factor_on_subject: 'Verifikasi dua langkah aktif',
  two_factor_on:
    'Masuk ke akun Sampan Anda kini memerlukan kode dari aplikasi autentikator Anda. Ini diaktifkan pada {{time}}.',
  two_factor_off_subject: 'Verifikasi dua langkah nonaktif',
  two_factor_off: 'Masuk ke akun Sampan Anda tidak lagi memerlukan kode. Ini dinonaktifkan pada {{time}}.',
  two_factor_reset_subject: 'Verifikasi dua langkah nonaktif',
  two_factor_reset:
    'Atas permintaan Anda, kami menonaktifkan verifikasi dua langkah untuk akun Sampan Anda pada {{time}}. Anda sudah keluar dari semua perangkat.',
  recovery_renewed_subject: 'Kode pemulihan Anda sudah diganti',
  recovery_renewed: 'Kode pemulihan akun Sampan Anda diganti pada {{time}}. Kode lama tidak berlaku lagi.',
  email_code: 'Masukkan kode ini untuk memakai {{email}} di akun Sampan Anda:',
  email_old_code:
    'Pada {{time}} Anda meminta untuk mengubah email akun Sampan Anda. Masukkan kode ini untuk membuktikan alamat ini milik Anda:',
  email_code_stranger: 'Tidak merasa meminta? Abaikan email ini dan jangan bagikan kodenya.',
  email_taken_subject: 'Email Anda dimasukkan untuk akun lain',
  email_taken:
    'Seseorang mencoba memakai email ini untuk akun Sampan lain. Tidak ada yang berubah: email ini tetap di akun Anda.',
  email_asked_subject: 'Seseorang meminta untuk mengubah email Anda',
  email_asked:
    'Pada {{time}}, seseorang meminta untuk mengubah email akun Sampan Anda. Tidak ada yang berubah sampai kode yang kami kirim ke alamat baru dimasukkan.',
  email_changed_subject: 'Email Anda diubah',
  email_changed: 'Email akun Sampan Anda diubah pada {{time}}. Anda tidak bisa lagi masuk dengan alamat ini.',
  email_changed_stranger: 'Bukan Anda? Hubungi kami sekarang.',
  signed_in_subject: 'Login baru ke akun Anda',
  signed_in: 'Seseorang masuk ke akun Sampan Anda dari perangkat yang belum kami kenal.',
  signed_in_code: 'Seseorang masuk ke akun Sampan Anda dengan kode yang kami kirim ke telepon Anda.',
  signed_in_facts: 'Perangkat: {{device}}\nWaktu: {{time}}\nAlamat IP: {{ip}}',
  signed_in_stranger:
    'Itu Anda? Anda tidak perlu melakukan apa pun. Jika bukan, akhiri sesi di perangkat itu dan ganti kata sandi Anda.',
  signed_in_button: 'Lihat perangkat saya',
  unknown_device: 'tidak dikenal',
  footer: 'Email ini tentang akun {{email}}. Kami tidak pernah meminta kata sandi atau kode Anda.',
  sms: '{{code}} adalah kode Sampan Anda. Berlaku 10 menit. Jangan beri tahu siapa pun.',
} as const satisfies TextsOf<typeof english>;
