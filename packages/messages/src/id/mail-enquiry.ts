import type { TextsOf } from '../translation.ts';
import type { mailEnquiry as english } from '../en/mail-enquiry.ts';

export const mailEnquiry = {
  subject: 'Kami sudah menerima pesan Anda',
  thanks: 'Informasi Anda berhasil dikirim ke penyedia.',
  next: 'Terima kasih telah menghubungi Sampan. Kami akan membacanya dan membalas ke alamat email ini.',
  stranger: 'Anda tidak menghubungi kami? Seseorang salah mengetik alamat Anda; abaikan saja pesan ini.',
} as const satisfies TextsOf<typeof english>;
