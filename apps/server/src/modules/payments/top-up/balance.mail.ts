import type { AutoStopReason } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, formatMoney, type Currency, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findOwners } from '../../identity/account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { notifyMembers } from '../../identity/notification-preference/index.ts';
import { BALANCE_TEXTS, type BalanceSentence } from './balance.messages.ts';
import type { Dispute } from '../../../ports/payment.ts';
import { receiptNumber } from './receipt-number.ts';
import type { TopUpRow } from './top-up.table.ts';

interface BalanceMail {
  subject: BalanceSentence;
  lines: readonly BalanceSentence[];
  button: BalanceSentence;
  path: string;
  values: Record<string, string>;
}

/** A mail of this area in a language, with the way to where it is mended. */
function noticeOf(tx: Ctx, mail: BalanceMail, language: Language) {
  const say = (name: BalanceSentence) => fillText(BALANCE_TEXTS[language][name], mail.values);
  return {
    subject: say(mail.subject),
    lines: [...mail.lines.map(say), { label: say(mail.button), url: `${tx.env.public_url}${mail.path}` }],
  };
}

/** To every owner, whatever mails they chose: a card was charged, or will not be, and nobody was there. In the caller's transaction. */
async function tellOwners(tx: Ctx, company_id: string, mail: BalanceMail): Promise<void> {
  for (const { email, language } of await findOwners(tx, company_id)) {
    if (email === null) continue;
    const payload = composeMail({
      to: email,
      ...noticeOf(tx, mail, language),
      language: BCP47_OF_LANGUAGE[language],
    });
    await writeOutbox(tx, { topic: 'mail', company_id, payload });
  }
}

/** The balance has fallen below the company's threshold: to those who want such mails. */
export async function mailLowBalance(
  tx: Ctx,
  low: { company_id: string; currency: Currency; balance_minor: number; threshold_minor: number },
): Promise<void> {
  const mail: BalanceMail = {
    subject: 'low_subject',
    lines: ['low'],
    button: 'top_up',
    path: '/home/top-up',
    values: {
      balance: formatMoney(low.balance_minor, low.currency),
      threshold: formatMoney(low.threshold_minor, low.currency),
    },
  };
  await notifyMembers(tx, low.company_id, 'low_balance', ({ language }) => noticeOf(tx, mail, language));
}

/** Automatic top-up has charged the card: the holder hears of every charge nobody watched. */
export async function mailAutoTopUp(tx: Ctx, row: TopUpRow): Promise<void> {
  await tellOwners(tx, row.company_id, {
    subject: 'charged_subject',
    lines: ['charged'],
    button: 'settings',
    path: '/settings/balance',
    values: { amount: formatMoney(row.amount_minor, row.currency), last4: row.last4 ?? '' },
  });
}

/** Automatic top-up does nothing any more until somebody turns it on again. */
export async function mailAutoTopUpStopped(tx: Ctx, company_id: string, reason: AutoStopReason): Promise<void> {
  await tellOwners(tx, company_id, {
    subject: 'stopped_subject',
    lines: [reason, 'stopped'],
    button: 'settings',
    path: '/settings/balance',
    values: {},
  });
}

/** The month's cap is reached: nothing more is charged by itself until the next month. */
export async function mailAutoTopUpCapped(
  tx: Ctx,
  capped: { company_id: string; currency: Currency; cap_minor: number },
): Promise<void> {
  await tellOwners(tx, capped.company_id, {
    subject: 'capped_subject',
    lines: ['capped'],
    button: 'settings',
    path: '/settings/balance',
    values: { cap: formatMoney(capped.cap_minor, capped.currency) },
  });
}

/** The card that automatic top-up charges ends with this month ('2026-11'): to every owner, while there is time to add another. */
export async function mailExpiringCards(
  tx: Ctx,
  card: { company_id: string; last4: string; month: string },
): Promise<void> {
  const [year = '', month = ''] = card.month.split('-');
  await tellOwners(tx, card.company_id, {
    subject: 'expiring_subject',
    lines: ['expiring', 'expiring_next'],
    button: 'cards',
    path: '/settings/payment-methods',
    values: { last4: card.last4, month: `${month}/${year}` },
  });
}

/** The payer's bank asks for a top-up back, or has decided; what the company owes by that. */
export async function mailDispute(
  tx: Ctx,
  row: TopUpRow,
  { state, amount_minor }: Pick<Dispute, 'state' | 'amount_minor'>,
  owed_minor: number,
): Promise<void> {
  await tellOwners(tx, row.company_id, {
    subject: 'dispute_subject',
    lines: [`dispute_${state}`, ...(owed_minor === 0 ? [] : (['dispute_owed'] as const))],
    button: 'history',
    path: '/histories',
    values: {
      number: receiptNumber(row.id),
      amount: formatMoney(amount_minor, row.currency),
      owed: formatMoney(owed_minor, row.currency),
    },
  });
}
