import { LINE_BREAKS, MAIL_ADDRESS } from './message.schema.ts';

/** A paragraph, or a link that stands alone. */
export type MailLine = string | { label: string; url: string };

export interface ComposedMail extends Record<string, unknown> {
  channel: 'email';
  to: string;
  subject: string;
  text: string;
  html: string;
}

const MAX_SUBJECT = 200;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

function checkedUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link in a mail leads to a web page.');
  return href;
}

/**
 * The payload of an outbox row for an email made of `lines`, as text and as plain HTML. What people typed may stand in the
 * subject and in every line: it is escaped, and a line break in the subject becomes a space, so that it begins no header.
 *
 * @throws Error when `to` is not one address or a link does not lead to a web page: both are the caller's to check before.
 */
export function composeMail(mail: {
  to: string;
  subject: string;
  lines: readonly MailLine[];
  /** Of the text, as in the `lang` attribute. */
  language?: string;
}): ComposedMail {
  if (!MAIL_ADDRESS.test(mail.to)) throw new Error('A mail has one recipient with one address.');
  const subject = [...mail.subject.replaceAll(LINE_BREAKS, ' ').trim()].slice(0, MAX_SUBJECT).join('');
  const text = mail.lines.map((line) => (typeof line === 'string' ? line : `${line.label}\n${checkedUrl(line.url)}`));
  const paragraphs = mail.lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line).replaceAll(/\r?\n/gu, '<br>')}</p>`
      : `<p><a href="${escapeHtml(checkedUrl(line.url))}">${escapeHtml(line.label)}</a></p>`,
  );
  const html = [
    '<!doctype html>',
    `<html lang="${escapeHtml(mail.language ?? 'en')}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body>${paragraphs.join('\n')}</body>`,
    '</html>',
  ].join('\n');
  return { channel: 'email', to: mail.to, subject, text: text.join('\n\n'), html };
}
