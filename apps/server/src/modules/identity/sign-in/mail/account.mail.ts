import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import { deviceLabel } from '../../../../platform/audit/client-fingerprint.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { writeOutbox } from '../../../../platform/outbox/write-outbox.ts';
import { composeMail, type MailLine } from '../../../../platform/messaging/index.ts';
import { fillText } from '../../../../platform/texts.ts';
import type { SessionMethod } from '../../session/index.ts';
import type { UserWithCompany } from '../../account/index.ts';
import { ACCOUNT_TEXTS, type AccountTexts } from './account.messages.ts';

export type AccountMail =
  | { kind: 'verify' | 'email_code' | 'email_old_code'; code: string }
  | { kind: 'email_taken' | 'email_asked' | 'email_changed' }
  | { kind: 'taken' }
  | { kind: 'reset'; token: string }
  | { kind: 'password_changed' | 'two_factor_on' | 'two_factor_off' | 'two_factor_reset' | 'recovery_renewed' }
  | { kind: 'signed_in'; method: SessionMethod };

/** Pages of the console that mails lead to; built from the settings, never from what a caller says (trust 4.22). */
function pagesOf({ env }: Pick<Ctx, 'env'>) {
  return {
    sign_in: `${env.public_url}/auth`,
    verify: `${env.public_url}/auth/verify-email`,
    forgot: `${env.public_url}/auth/forgot-password`,
    sessions: `${env.public_url}/settings/security`,
    // In the fragment: neither a server nor a log nor a referrer ever sees the token.
    reset: (token: string) => `${env.public_url}/auth/reset-password#token=${token}`,
  };
}

/** Writes a mail about an account into the outbox, in the caller's transaction. People without an email get none. */
export async function sendAccountMail(tx: Ctx, person: UserWithCompany, mail: AccountMail): Promise<void> {
  const { user, company } = person;
  if (user.email === null) return;
  const texts = ACCOUNT_TEXTS[user.language];
  const tag = BCP47_OF_LANGUAGE[user.language];
  const values = {
    email: user.email,
    code: 'code' in mail ? mail.code : '',
    device: deviceLabel(tx.user_agent) || texts.unknown_device,
    ip: tx.ip,
    time: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: user.time_zone }).format(
      tx.clock.now(),
    ),
  };
  const say = (name: keyof AccountTexts) => fillText(texts[name], values);
  const { subject, lines } = contentOf(mail, say, pagesOf(tx));
  const payload = composeMail({ to: user.email, subject, lines, language: tag, footer: say('footer') });
  await writeOutbox(tx, { topic: 'mail', company_id: company.id, payload });
}

function contentOf(
  mail: AccountMail,
  say: (name: keyof AccountTexts) => string,
  pages: ReturnType<typeof pagesOf>,
): { subject: string; lines: MailLine[] } {
  switch (mail.kind) {
    case 'verify':
      return {
        subject: say('verify_subject'),
        lines: [
          say('verify'),
          { code: mail.code },
          say('verify_life'),
          { label: say('verify_button'), url: pages.verify },
          say('verify_stranger'),
        ],
      };
    case 'email_code':
    case 'email_old_code':
      return {
        subject: say('verify_subject'),
        lines: [say(mail.kind), { code: mail.code }, say('verify_life'), say('email_code_stranger')],
      };
    case 'email_taken':
      return { subject: say('email_taken_subject'), lines: [say('email_taken'), say('taken_stranger')] };
    case 'email_asked':
      return {
        subject: say('email_asked_subject'),
        lines: [say('email_asked'), say('changed_stranger'), { label: say('changed_button'), url: pages.forgot }],
      };
    case 'email_changed':
      return { subject: say('email_changed_subject'), lines: [say('email_changed'), say('email_changed_stranger')] };
    case 'taken':
      return {
        subject: say('taken_subject'),
        lines: [
          say('taken'),
          { label: say('taken_button'), url: pages.sign_in },
          say('taken_forgot'),
          say('taken_stranger'),
        ],
      };
    case 'reset':
      return {
        subject: say('reset_subject'),
        lines: [
          say('reset'),
          { label: say('reset_button'), url: pages.reset(mail.token) },
          say('reset_life'),
          say('reset_stranger'),
        ],
      };
    case 'password_changed':
      return {
        subject: say('changed_subject'),
        lines: [say('changed'), say('changed_stranger'), { label: say('changed_button'), url: pages.forgot }],
      };
    case 'two_factor_on':
    case 'two_factor_off':
    case 'two_factor_reset':
    case 'recovery_renewed':
      return {
        subject: say(`${mail.kind}_subject`),
        lines: [say(mail.kind), say('changed_stranger'), { label: say('changed_button'), url: pages.forgot }],
      };
    case 'signed_in':
      return {
        subject: say('signed_in_subject'),
        lines: [
          say(mail.method === 'phone' ? 'signed_in_code' : 'signed_in'),
          say('signed_in_facts'),
          say('signed_in_stranger'),
          { label: say('signed_in_button'), url: pages.sessions },
        ],
      };
  }
}
