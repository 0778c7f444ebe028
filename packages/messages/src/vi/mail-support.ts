import type { TextsOf } from '../translation.ts';
import type { mailSupport as english } from '../en/mail-support.ts';

export const mailSupport = {
  subject: 'Trả lời từ Sampan: {{subject}}',
  intro: 'Bạn đã viết cho Sampan. Câu trả lời của chúng tôi:',
  reply_by_mail: 'Để trả lời, hãy gửi email đến {{inbox}}.',
  view: 'Xem yêu cầu',
} as const satisfies TextsOf<typeof english>;
