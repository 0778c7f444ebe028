import type { AutoStopReason } from '@sampan/contract';
import { formatMoney, type Currency } from '@sampan/country-rules';
import type { Ctx } from '../../kernel/context.ts';
import { fillText, notifyPeople } from '../setting/index.ts';
import { BALANCE_TEXTS, type BalanceSentence } from './balance-text.ts';
import type { TopUpRow } from './top-up.table.ts';

/** Writes a mail of this area to those who want such mails, with the way to where it is mended. In the caller's transaction. */
async function tell(
  tx: Ctx,
  company_id: string,
  mail: {
    subject: BalanceSentence;
    lines: readonly BalanceSentence[];
    button: BalanceSentence;
    path: string;
    values: Record<string, string>;
  },
): Promise<void> {
  await notifyPeople(tx, company_id, 'low_balance', ({ language }) => {
    const say = (name: BalanceSentence) => fillText(BALANCE_TEXTS[language][name], mail.values);
    return {
      subject: say(mail.subject),
      lines: [...mail.lines.map(say), { label: say(mail.button), url: `${tx.env.public_url}${mail.path}` }],
    };
  });
}

/** The balance has fallen below the company's threshold. */
export async function tellLow(
  tx: Ctx,
  low: { company_id: string; currency: Currency; balance_minor: number; threshold_minor: number },
): Promise<void> {
  await tell(tx, low.company_id, {
    subject: 'low_subject',
    lines: ['low'],
    button: 'top_up',
    path: '/home/top-up',
    values: {
      balance: formatMoney(low.balance_minor, low.currency),
      threshold: formatMoney(low.threshold_minor, low.currency),
    },
  });
}

/** Automatic top-up has charged the card: the holder hears of every charge nobody watched. */
export async function tellCharged(tx: Ctx, row: TopUpRow): Promise<void> {
  await tell(tx, row.company_id, {
    subject: 'charged_subject',
    lines: ['charged'],
    button: 'settings',
    path: '/settings/balance',
    values: { amount: formatMoney(row.amount_minor, row.currency), last4: row.last4 ?? '' },
  });
}

/** Automatic top-up does nothing any more until somebody turns it on again. */
export async function tellStopped(tx: Ctx, company_id: string, reason: AutoStopReason): Promise<void> {
  await tell(tx, company_id, {
    subject: 'stopped_subject',
    lines: [reason, 'stopped'],
    button: 'settings',
    path: '/settings/balance',
    values: {},
  });
}

/** The month's cap is reached: nothing more is charged by itself until the next month. */
export async function tellCapped(
  tx: Ctx,
  capped: { company_id: string; currency: Currency; cap_minor: number },
): Promise<void> {
  await tell(tx, capped.company_id, {
    subject: 'capped_subject',
    lines: ['capped'],
    button: 'settings',
    path: '/settings/balance',
    values: { cap: formatMoney(capped.cap_minor, capped.currency) },
  });
}
