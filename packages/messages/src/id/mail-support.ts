import type { TextsOf } from '../translation.ts';
import type { mailSupport as english } from '../en/mail-support.ts';

export const mailSupport = {
  subject: 'Jawaban dari Sampan: {{subject}}',
  intro: 'Anda menulis ke Sampan. Jawaban kami:',
  reply_by_mail: 'Untuk membalas, kirim email ke {{inbox}}.',
  view: 'Lihat permintaan',
} as const satisfies TextsOf<typeof english>;
