import { BCP47_OF_LANGUAGE, rulesOf, type Language } from '@sampan/country-rules';
import { contact } from '@sampan/messages/en/contact';
import { composeMail } from '../../../platform/messaging/index.ts';
import type { EnquiryKind } from './enquiry.table.ts';
import type { Enquiry } from './enquiry.table.ts';

/** Sampan's own people read English. */
const SUBJECTS: Record<EnquiryKind, string> = {
  contact: 'Support message',
  sales: 'Sales enquiry',
  api: 'API enquiry',
  brand: 'Brand enquiry',
};

interface ReceiptTexts {
  subject: string;
  thanks: string;
  next: string;
  stranger: string;
}

/** What the sender reads: nothing of what was typed stands in it, because anybody could have typed it (trust 4.22). */
const RECEIPTS: Record<Language, ReceiptTexts> = {
  en: {
    subject: 'We received your message',
    thanks: contact['contact.sent'],
    next: "Thank you for contacting Sampan. We'll reply to this email address.",
    stranger: "Didn't contact us? Someone may have entered your email by mistake. You can ignore this message.",
  },
  my: {
    subject: 'Kami telah menerima mesej anda',
    thanks: 'Maklumat anda telah berjaya dihantar kepada penyedia.',
    next: 'Terima kasih kerana menghubungi Sampan. Kami akan membacanya dan membalas ke alamat e-mel ini.',
    stranger: 'Anda tidak menghubungi kami? Seseorang tersilap menaip alamat anda; abaikan mesej ini.',
  },
  ph: {
    subject: 'Natanggap namin ang mensahe mo',
    thanks: 'Matagumpay na naipadala sa provider ang impormasyon mo.',
    next: 'Salamat sa mensahe mo sa Sampan. Babasahin namin ito at sasagot sa email address na ito.',
    stranger:
      'Hindi ka nag-message sa amin? May nagkamali ng type ng address mo; huwag nang pansinin ang mensaheng ito.',
  },
  id: {
    subject: 'Kami sudah menerima pesan Anda',
    thanks: 'Informasi Anda berhasil dikirim ke penyedia.',
    next: 'Terima kasih telah menghubungi Sampan. Kami akan membacanya dan membalas ke alamat email ini.',
    stranger: 'Anda tidak menghubungi kami? Seseorang salah mengetik alamat Anda; abaikan saja pesan ini.',
  },
  vi: {
    subject: 'Chúng tôi đã nhận được tin nhắn của bạn',
    thanks: 'Thông tin của bạn đã được gửi đến nhà cung cấp thành công.',
    next: 'Cảm ơn bạn đã liên hệ với Sampan. Chúng tôi sẽ đọc và trả lời đến địa chỉ email này.',
    stranger: 'Bạn không liên hệ với chúng tôi? Có người đã gõ nhầm địa chỉ của bạn; vui lòng bỏ qua thư này.',
  },
};

/** 'company_website' reads as 'Company website'. */
function labelOf(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The outbox payload of the mail to Sampan's own inbox. */
export function inboxMail(
  { kind, name, country_code, fields }: Enquiry,
  { inbox, company_id }: { inbox: string; company_id: string | null },
): Record<string, unknown> {
  const facts = Object.entries(fields).filter(([, value]) => value !== '');
  const short = facts.filter(([, value]) => !value.includes('\n') && value.length <= 200);
  const long = facts.filter((fact) => !short.includes(fact));
  return composeMail({
    to: inbox,
    subject: `${SUBJECTS[kind]} from ${name}`,
    lines: [
      [
        `Country: ${rulesOf(country_code).name}`,
        `Signed in: ${company_id === null ? 'no' : `yes, company ${company_id}`}`,
        ...short.map(([field, value]) => `${labelOf(field)}: ${value}`),
      ].join('\n'),
      ...long.map(([field, value]) => `${labelOf(field)}:\n${value}`),
    ],
  });
}

/** The outbox payload of the receipt, in the sender's language. */
export function receiptMail(to: string, language: Language): Record<string, unknown> {
  const texts = RECEIPTS[language];
  return composeMail({
    to,
    subject: texts.subject,
    lines: [texts.thanks, texts.next, texts.stranger],
    language: BCP47_OF_LANGUAGE[language],
  });
}
