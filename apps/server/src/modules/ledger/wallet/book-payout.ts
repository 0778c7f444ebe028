import type { Currency } from '@sampan/country-rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { offsetDebt } from './debt.ts';
import { companyAccount, platformAccount, writeJournal, type NewJournal } from './wallet.repo.ts';
import { entries, ledgerAccounts, type CompanyAccountKind, type JournalKind } from './wallet.table.ts';

/** A payout as the ledger sees it. */
export interface PayoutMoney {
  company_id: string;
  id: string;
  number: string;
  currency: Currency;
  amount_minor: number;
}

type Account = CompanyAccountKind | 'payout_clearing' | 'bank_clearing';
const IS_KEPT: Readonly<Record<string, true>> = {
  payable: true,
  payout_pending: true,
  merchant_sales: true,
  wallet: true,
};

/**
 * Moves an amount from one account to another, once per kind and reference. What becomes payable sets off what the company owes.
 * Answers what was set off, in minor units; null when it was booked before. Must run in a transaction.
 */
export async function moveMoney(
  ctx: Ctx,
  head: Omit<NewJournal, 'kept' | 'lines' | 'company_id'> & { company_id: string },
  { from, to, amount_minor }: { from: Account; to: Account; amount_minor: number },
): Promise<number | null> {
  const kept: NewJournal['kept'] = [];
  const lines: NewJournal['lines'] = [];
  for (const [kind, amount] of [
    [from, -amount_minor],
    [to, amount_minor],
  ] as const) {
    if (IS_KEPT[kind]) {
      const account = await companyAccount(ctx, head.company_id, kind as CompanyAccountKind, head.currency);
      kept.push({ account_id: account.id, amount_minor: amount });
    } else {
      const account_id = await platformAccount(ctx, kind as 'payout_clearing' | 'bank_clearing', head.currency);
      lines.push({ account_id, amount_minor: amount });
    }
  }
  if (!(await writeJournal(ctx, { ...head, kept, lines }))) return null;
  return to === 'payable' ? offsetDebt(ctx, head) : 0;
}

function headOf(payout: PayoutMoney, kind: JournalKind, description: string) {
  return {
    company_id: payout.company_id,
    kind,
    reference: payout.id,
    description: `${description} ${payout.number}`,
    details: { payout_id: payout.id, payout_number: payout.number },
    currency: payout.currency,
  };
}

/**
 * Takes the money of a new payout out of what may be paid out, so that nothing else can take it. Throws
 * `insufficient_payable` when there is less. Must run in the transaction that writes the payout.
 */
export async function bookPayout(ctx: Ctx, payout: PayoutMoney): Promise<void> {
  const { amount_minor } = payout;
  await refusingTooLittle(() =>
    moveMoney(ctx, headOf(payout, 'payout', 'Payout'), { from: 'payable', to: 'payout_pending', amount_minor }),
  );
}

/** The money left for the bank. Once per payout, in the transaction that marks it sent. */
export async function bookPayoutSent(ctx: Ctx, payout: PayoutMoney): Promise<void> {
  const { amount_minor } = payout;
  const head = headOf(payout, 'payout_sent', 'Payout sent');
  await moveMoney(ctx, head, { from: 'payout_pending', to: 'payout_clearing', amount_minor });
}

/** The money arrived, and left our bank. Once per payout, in the transaction that marks it paid. */
export async function bookPayoutPaid(ctx: Ctx, payout: PayoutMoney): Promise<void> {
  const { amount_minor } = payout;
  const head = headOf(payout, 'payout_paid', 'Payout paid');
  await moveMoney(ctx, head, { from: 'payout_clearing', to: 'bank_clearing', amount_minor });
}

/**
 * The money is back in what may be paid out, by a reversing journal, from where it stood. Once per payout. Answers what of it
 * was set off against a debt, in minor units.
 */
export async function bookPayoutReturn(ctx: Ctx, payout: PayoutMoney, was_sent: boolean): Promise<number> {
  const { amount_minor } = payout;
  const head = headOf(payout, 'payout_return', 'Payout returned');
  const from = was_sent ? 'payout_clearing' : 'payout_pending';
  return (await moveMoney(ctx, head, { from, to: 'payable', amount_minor })) ?? 0;
}

/** As {@link bookPayoutReturn}, of what had arrived and the bank sent back: from our bank. */
export async function bookPaidPayoutReturn(ctx: Ctx, payout: PayoutMoney): Promise<number> {
  const { amount_minor } = payout;
  const head = headOf(payout, 'payout_return', 'Payout returned');
  return (await moveMoney(ctx, head, { from: 'bank_clearing', to: 'payable', amount_minor })) ?? 0;
}

/** Makes credit for shipping of money that may be paid out, once per `reference`. Throws `insufficient_payable`. */
export async function bookPayableUse(
  ctx: Ctx,
  use: { company_id: string; currency: Currency; amount_minor: number; reference: string },
): Promise<void> {
  const { amount_minor, ...rest } = use;
  const head = { ...rest, kind: 'payable_use' as const, description: 'Payout balance used for shipping' };
  await refusingTooLittle(() => moveMoney(ctx, head, { from: 'payable', to: 'wallet', amount_minor }));
}

async function refusingTooLittle(book: () => Promise<unknown>): Promise<void> {
  try {
    await book();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'insufficient_balance') throw error;
    throw new DomainError('insufficient_payable', error.details.data ? { data: error.details.data } : {});
  }
}

export interface Payable {
  available_minor: number;
  /** What has to be set off before anything is payable. */
  owed_minor: number;
  /** Sales of parcels that have not arrived yet. */
  unreleased_minor: number;
  /** What moved in it, by why; the values sum to `available_minor`. */
  by_kind: ReadonlyMap<JournalKind, number>;
}

/** What a company may be paid out, and why it is that much. */
export async function payableOf(ctx: Ctx, company_id: string): Promise<Payable> {
  const accounts = await ctx.db
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, posted: ledgerAccounts.posted_minor })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.company_id, company_id));
  const postedOf = (kind: CompanyAccountKind) => accounts.find((account) => account.kind === kind)?.posted ?? 0;
  const payable = accounts.find(({ kind }) => kind === 'payable');
  const sums = payable
    ? await ctx.db
        .select({ kind: entries.kind, sum: sql<string>`sum(${entries.amount_minor})` })
        .from(entries)
        .where(and(eq(entries.account_id, payable.id), sql`${entries.account_seq} is not null`))
        .groupBy(entries.kind)
    : [];
  const by_kind = new Map(sums.map(({ kind, sum }) => [kind, Number(sum)]));
  return {
    available_minor: [...by_kind.values()].reduce((sum, part) => sum + part, 0),
    owed_minor: 0 - postedOf('owed'),
    unreleased_minor: postedOf('merchant_sales'),
    by_kind,
  };
}
