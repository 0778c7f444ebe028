import type { TextsOf } from '../translation.ts';
import type { mailClosing as english } from '../en/mail-closing.ts';

export const mailClosing = {
  subject: 'Akun Sampan Anda sudah ditutup',
  closed:
    'Akun Sampan {{company}} sudah ditutup. Tidak ada yang bisa masuk, dan kunci API serta webhook-nya tidak berfungsi lagi.',
  kept: 'Paket, faktur dan pembayaran tetap kami simpan sesuai hukum pajak. Buku alamat Anda sudah dihapus.',
  balance:
    'Dompet Anda berisi {{amount}}. Tim kami mengirim email untuk mengembalikan yang Anda bayarkan. Kredit gratis hangus.',
  stranger: 'Bukan Anda? Segera hubungi kami.',
} as const satisfies TextsOf<typeof english>;
