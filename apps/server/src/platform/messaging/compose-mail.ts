import { buttonHtml, codeHtml, escapeHtml, mailLayoutHtml, paragraphHtml, quietLinkHtml } from './mail-layout.ts';
import { LINE_BREAKS, MAIL_ADDRESS } from './message.schema.ts';

/** A paragraph, a link that stands alone as a button, or a one-time code. */
export type MailLine = string | { label: string; url: string } | { code: string };

export interface ComposedMail extends Record<string, unknown> {
  channel: 'email';
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader ends such mails; null where they are sent always. */
  list_unsubscribe: string | null;
}

const MAX_SUBJECT = 200;

function checkedUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link in a mail leads to a web page.');
  return href;
}

function textOf(line: MailLine): string {
  if (typeof line === 'string') return line;
  return 'code' in line ? line.code : `${line.label}\n${checkedUrl(line.url)}`;
}

function htmlOf(line: MailLine): string {
  if (typeof line === 'string') return paragraphHtml(escapeHtml(line).replaceAll(/\r?\n/gu, '<br>'));
  if ('code' in line) return codeHtml(escapeHtml(line.code));
  return buttonHtml(escapeHtml(checkedUrl(line.url)), escapeHtml(line.label));
}

/**
 * The payload of an outbox row for an email made of `lines`, as text and as HTML that says the same. What people typed may
 * stand in the subject and in every line: it is escaped, and a line break in the subject becomes a space, so that it begins
 * no header.
 *
 * @throws Error when `to` is not one address or a link does not lead to a web page: both are the caller's to check before.
 */
export function composeMail(mail: {
  to: string;
  subject: string;
  lines: readonly MailLine[];
  /** Of the text, as in the `lang` attribute. */
  language?: string;
  /** Small print: why somebody gets this mail. */
  footer?: string;
  /** Where the reader ends such mails; it answers a GET with a page and a POST at once (RFC 8058). */
  unsubscribe?: { label: string; url: string };
}): ComposedMail {
  if (!MAIL_ADDRESS.test(mail.to)) throw new Error('A mail has one recipient with one address.');
  const subject = [...mail.subject.replaceAll(LINE_BREAKS, ' ').trim()].slice(0, MAX_SUBJECT).join('');
  const footer = mail.footer === undefined ? [] : [mail.footer];
  const leave = mail.unsubscribe ? [{ ...mail.unsubscribe, url: checkedUrl(mail.unsubscribe.url) }] : [];
  const html = mailLayoutHtml({
    language: escapeHtml(mail.language ?? 'en'),
    subject: escapeHtml(subject),
    content: mail.lines.map(htmlOf).join('\n'),
    footer: [
      ...footer.map(escapeHtml),
      ...leave.map(({ label, url }) => quietLinkHtml(escapeHtml(url), escapeHtml(label))),
    ].join('<br>'),
  });
  const text = [...mail.lines.map(textOf), ...footer, ...leave.map(textOf)].join('\n\n');
  return { channel: 'email', to: mail.to, subject, text, html, list_unsubscribe: leave[0]?.url ?? null };
}
