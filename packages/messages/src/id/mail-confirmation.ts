import type { TextsOf } from '../translation.ts';
import type { mailConfirmation as english } from '../en/mail-confirmation.ts';

export const mailConfirmation = {
  subject: '{{shop}}: mohon konfirmasi alamat pengiriman Anda',
  why: '{{shop}} akan mengirim paket {{number}} kepada Anda. Mohon periksa alamatnya agar kurir dapat menemukan Anda.',
  button: 'Konfirmasi alamat saya',
  safety:
    'Tautan berlaku 7 hari. Halaman itu meminta empat digit terakhir nomor telepon atau kode pos Anda, dan tidak pernah meminta kata sandi, kartu, atau pembayaran.',
  stranger: 'Anda tidak memesan apa pun? Abaikan saja pesan ini.',
  sms: '{{shop}}: mohon konfirmasi alamat paket Anda dalam 7 hari: {{url}}',
} as const satisfies TextsOf<typeof english>;
