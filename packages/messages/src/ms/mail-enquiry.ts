import type { TextsOf } from '../translation.ts';
import type { mailEnquiry as english } from '../en/mail-enquiry.ts';

export const mailEnquiry = {
  subject: 'Kami telah menerima mesej anda',
  thanks: 'Maklumat anda telah berjaya dihantar kepada penyedia.',
  next: 'Terima kasih kerana menghubungi Sampan. Kami akan membacanya dan membalas ke alamat e-mel ini.',
  stranger: 'Anda tidak menghubungi kami? Seseorang tersilap menaip alamat anda; abaikan mesej ini.',
} as const satisfies TextsOf<typeof english>;
