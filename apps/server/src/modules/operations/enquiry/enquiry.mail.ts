import { BCP47_OF_LANGUAGE, rulesOf, type Language } from '@sampan/country-rules';
import { composeMail } from '../../../platform/messaging/index.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { EnquiryKind } from './enquiry.table.ts';
import type { Enquiry } from './enquiry.table.ts';

/** Sampan's own people read English. */
const SUBJECTS: Record<EnquiryKind, string> = {
  contact: 'Support message',
  sales: 'Sales enquiry',
  api: 'API enquiry',
  brand: 'Brand enquiry',
};

/** What the sender reads: nothing of what was typed stands in it, because anybody could have typed it (trust 4.22). */
const RECEIPTS = textsOf('mail_enquiry');

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
