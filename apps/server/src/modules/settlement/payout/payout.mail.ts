import { BCP47_OF_LANGUAGE, formatMoney, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findOwners, type UserRow } from '../../identity/account/index.ts';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { PAYOUT_TEXTS, type PayoutTexts } from './payout.messages.ts';
import type { PayoutAccountRow, PayoutRow } from './payout.table.ts';

export type PayoutMail =
  | { kind: 'account_added' | 'account_removed'; account: PayoutAccountRow }
  | {
      kind: 'requested' | 'paid' | 'failed' | 'refused' | 'returned';
      payout: PayoutRow;
      account: PayoutAccountRow;
    };

type Say = (name: keyof PayoutTexts, values?: Readonly<Record<string, string>>) => string;

function momentOf(owner: UserRow, at: number): string {
  const tag = BCP47_OF_LANGUAGE[owner.language];
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: owner.time_zone }).format(
    at * 1000,
  );
}

/** Why it was refused: what somebody wrote, behind what the server knows. */
function reasonOf({ failure, reason }: PayoutRow, texts: PayoutTexts): string {
  return failure === 'owed' ? `${texts.owed}. ${reason}`.trim() : reason;
}

function sayTo(owner: UserRow, mail: PayoutMail): Say {
  const texts = PAYOUT_TEXTS[owner.language];
  const { account } = mail;
  const payout = 'payout' in mail ? mail.payout : null;
  // The name of the bank and the last digits say which account it is; nothing else of it is in a mail.
  const values: Record<string, string> = {
    account: `${account.bank_name} ••• ${account.last4}`,
    usable_from: momentOf(owner, account.usable_from),
    number: payout?.number ?? '',
    amount: payout ? formatMoney(payout.amount_minor, payout.currency) : '',
    not_before: payout ? momentOf(owner, payout.not_before) : '',
    why: payout?.failure ? texts[payout.failure] : '',
    reason: payout ? reasonOf(payout, texts) : '',
  };
  return (name, own = {}) => fillText(texts[name], { ...values, ...own });
}

/** Where the money is that paid a debt when it came back. */
function nextOf({ set_off_minor, amount_minor, currency }: PayoutRow, say: Say): string[] {
  const set_off = say('set_off', { amount: formatMoney(set_off_minor, currency) });
  const rest_minor = amount_minor - set_off_minor;
  return rest_minor > 0 ? [set_off, say('set_off_rest', { amount: formatMoney(rest_minor, currency) })] : [set_off];
}

function linesOf(mail: PayoutMail, say: Say): string[] {
  if (!('payout' in mail)) return [say(mail.kind), say('stranger')];
  const { payout } = mail;
  const next = payout.set_off_minor > 0 ? nextOf(payout, say) : [say('failed_next')];
  switch (mail.kind) {
    case 'requested':
      return [
        say('requested'),
        ...(payout.not_before > payout.created_at ? [say('cooling')] : []),
        ...(payout.status === 'needs_approval' ? [say('needs_approval')] : []),
        say('stranger'),
      ];
    case 'paid':
      return [say('paid')];
    case 'failed':
      return [say('failed'), ...next];
    case 'returned':
      return [say('returned'), ...next];
    case 'refused':
      return [say('refused'), ...next];
  }
}

/** Tells every owner who has a mailbox, in their language (trust 4.38), in the caller's transaction. */
export async function mailOwners(tx: Ctx, company_id: string, mail: PayoutMail): Promise<void> {
  for (const owner of await findOwners(tx, company_id)) {
    if (owner.email === null) continue;
    const say = sayTo(owner, mail);
    const page: MailLine = { label: say('open'), url: `${tx.env.public_url}/histories/payouts` };
    const payload = composeMail({
      to: owner.email,
      subject: say(`${mail.kind}_subject`),
      lines: [...linesOf(mail, say), page],
      language: BCP47_OF_LANGUAGE[owner.language],
    });
    await writeOutbox(tx, { topic: 'mail', company_id, payload });
  }
}

/** The mail with the code by which somebody without a password proves who they are. */
export function codeMail(language: Language, to: string, code: string) {
  const texts = PAYOUT_TEXTS[language];
  return composeMail({
    to,
    subject: texts.code_subject.replace('{{code}}', code),
    lines: [texts.code, { code }, texts.code_life, texts.code_stranger],
    language: BCP47_OF_LANGUAGE[language],
  });
}
