import { BCP47_OF_LANGUAGE, formatMoney, supportMailOf, type Currency } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { fillText, textsOf } from '../../../platform/texts.ts';
import type { CompanyRow, UserRow } from '../../identity/account/index.ts';

const TEXTS = textsOf('mail_closing');

interface Wallet {
  posted_minor: number;
  currency: Currency;
}

/** The outbox payload of the last mail to an owner, in their language. */
export function closedMail(
  to: string,
  { language }: Pick<UserRow, 'language'>,
  company: CompanyRow,
  wallet: Wallet | null,
): Record<string, unknown> {
  const texts = TEXTS[language];
  const amount = wallet === null ? '' : formatMoney(wallet.posted_minor, wallet.currency);
  const say = (text: string) => fillText(text, { company: company.name, amount });
  return composeMail({
    to,
    subject: say(texts.subject),
    lines: [
      say(texts.closed),
      texts.kept,
      ...(wallet !== null && wallet.posted_minor > 0 ? [say(texts.balance)] : []),
      texts.stranger,
    ],
    language: BCP47_OF_LANGUAGE[language],
  });
}

/** The outbox payload of the mail to Sampan's own people, who read English: money to be returned. */
export function refundMail(
  { env }: Pick<Ctx, 'env'>,
  company: CompanyRow,
  user: Pick<UserRow, 'email' | 'login_phone' | 'name'>,
  wallet: Wallet,
): Record<string, unknown> {
  const amount = formatMoney(wallet.posted_minor, wallet.currency);
  return composeMail({
    to: env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(company.country_code),
    subject: `Return ${amount} to ${company.name}`,
    lines: [
      `${company.name} closed its account with ${amount} in the wallet. Return what they paid in; free credit ends.`,
      [`Company: ${company.id}`, `Owner: ${user.name}`, `Contact: ${user.email ?? user.login_phone ?? ''}`].join('\n'),
    ],
  });
}
