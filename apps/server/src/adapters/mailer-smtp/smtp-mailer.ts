import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.ts';
import { MessageNotSent } from '../../ports/message-not-sent.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://...:465`. */
  url: string;
  /** Sender of every mail: an address, or `Name <address>`. */
  from: string;
}

const CONNECT_MS = 10_000;

/** What nodemailer adds to its errors. The text of one may repeat the recipient, so it goes no further. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Steps at which a refusal is about this very mail; one at signing in or greeting is about the settings and can be mended. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

function notSent(error: SmtpError): MessageNotSent {
  const code = error.code ?? 'failed';
  return new MessageNotSent(error.responseCode ? `smtp_${error.responseCode}` : code.toLowerCase(), {
    is_final: error.permanent === true && ABOUT_THE_MAIL.has(code),
  });
}

/**
 * Sends through an SMTP server. The Message-ID comes from the mail's own id, so a mail that had to be sent again because
 * the answer got lost is recognised as the same by mail servers and programs that compare it.
 */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@<>\s]+)>?$/u.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail, { signal }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address; a text would be read as a list of them.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          messageId: `<${mail.id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mail.list_unsubscribe === null
              ? {}
              : {
                  'List-Unsubscribe': `<${mail.list_unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
          signal,
        });
      } catch (error) {
        throw notSent(error as SmtpError);
      }
    },
  };
}
