import type { TextsOf } from '../translation.ts';
import type { mailSupport as english } from '../en/mail-support.ts';

export const mailSupport = {
  subject: 'Jawapan daripada Sampan: {{subject}}',
  intro: 'Anda menulis kepada Sampan. Jawapan kami:',
  reply_by_mail: 'Untuk membalas, hantar e-mel ke {{inbox}}.',
  view: 'Lihat permintaan',
} as const satisfies TextsOf<typeof english>;
