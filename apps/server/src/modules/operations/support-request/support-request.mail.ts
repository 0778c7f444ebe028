import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { fillText, textsOf } from '../../../platform/texts.ts';
import type { EnquiryRow } from '../enquiry/index.ts';
import { subjectOf } from './present-request.ts';

const TEXTS = textsOf('mail_support');

/** Where a company's people read a request. */
const requestUrl = ({ env }: Pick<Ctx, 'env'>, { id }: EnquiryRow): string =>
  `${env.public_url}/settings/support?request=${id}`;

/** The outbox payload of the answer, in the language the request was written in. Who does not find it in the console replies to the mailbox. */
export function answerMail(ctx: Pick<Ctx, 'env'>, row: EnquiryRow, content: string): Record<string, unknown> {
  const texts = TEXTS[row.language];
  const subject = fillText(texts.subject, { subject: subjectOf(row) });
  return composeMail({
    to: row.email,
    subject,
    lines: [
      texts.intro,
      content,
      row.company_id === null || row.kind !== 'contact'
        ? fillText(texts.reply_by_mail, { inbox: row.inbox })
        : { label: texts.view, url: requestUrl(ctx, row) },
    ],
    language: BCP47_OF_LANGUAGE[row.language],
  });
}

/** The outbox payload of the mail to Sampan's own people, who read English: something to answer. */
export function deskMail(
  { env }: Pick<Ctx, 'env'>,
  row: EnquiryRow,
  { content, company_name }: { content: string; company_name: string },
): Record<string, unknown> {
  return composeMail({
    to: row.inbox,
    subject: `Support request from ${company_name}: ${subjectOf(row)}`,
    lines: [content, { label: 'Answer request', url: `${env.public_url}/operator/support?request=${row.id}` }],
  });
}
