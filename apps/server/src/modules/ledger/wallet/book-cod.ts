import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { writePlatformJournals, type PlatformJournal } from './platform-journals.ts';
import { offsetDebt } from './debt.ts';
import { companyAccount, platformAccount, writeJournal } from './wallet.repo.ts';

/** Cash of one parcel that a courier has just collected. */
export interface CollectedCash {
  company_id: string;
  currency: Currency;
  order_id: string;
  order_number: string;
  /** What is due to the shop. */
  amount_minor: number;
  /** The fee and its tax where the recipient paid them at the door; 0 where they were in the label's price. */
  fee_minor: number;
  fee_tax_minor: number;
}

/**
 * Books cash at the door: the courier owes it to us, we owe the shop its part. Once per parcel; false when it was booked
 * before. Must run in the transaction that writes the parcel's delivery.
 */
export async function bookCodCollected(ctx: Ctx, cash: CollectedCash): Promise<boolean> {
  const { company_id, currency, order_id, order_number, amount_minor, fee_minor, fee_tax_minor } = cash;
  const mine = await companyAccount(ctx, company_id, 'cod_collected', currency);
  const receivable = await platformAccount(ctx, 'cod_receivable', currency);
  const lines = [{ account_id: receivable, amount_minor: -(amount_minor + fee_minor + fee_tax_minor) }];
  if (fee_minor > 0)
    lines.push({ account_id: await platformAccount(ctx, 'courier_payable', currency), amount_minor: fee_minor });
  if (fee_tax_minor > 0)
    lines.push({ account_id: await platformAccount(ctx, 'tax_payable', currency), amount_minor: fee_tax_minor });
  return writeJournal(ctx, {
    company_id,
    kind: 'cod_collected',
    reference: order_id,
    description: `Cash on delivery ${order_number}`,
    details: { order_id, order_number },
    currency,
    kept: [{ account_id: mine.id, amount_minor }],
    lines,
  });
}

/** Cash of one parcel that has come to our bank. */
export interface SettledCash {
  company_id: string;
  currency: Currency;
  order_id: string;
  order_number: string;
  /** All the courier collected. */
  collected_minor: number;
  /** What it kept of that for its fee; 0 where it bills the fee apart. */
  kept_minor: number;
}

/**
 * Books that a courier handed over what it collected, once per parcel: its debt to us is cleared against our bank, and what
 * it kept against what we owe it. Answers how many were not booked before. Must run in a transaction.
 */
export async function bookCodSettled(ctx: Ctx, parcels: readonly SettledCash[]): Promise<number> {
  const accounts = new Map<string, string>();
  const account = async (kind: 'cod_receivable' | 'bank_clearing' | 'courier_payable', currency: Currency) => {
    const key = `${kind} ${currency}`;
    const id = accounts.get(key) ?? (await platformAccount(ctx, kind, currency));
    accounts.set(key, id);
    return id;
  };
  const written: PlatformJournal[] = [];
  // One after the other: they share the transaction's connection.
  for (const { company_id, currency, order_id, order_number, collected_minor, kept_minor } of parcels) {
    const lines = [
      { account_id: await account('cod_receivable', currency), amount_minor: collected_minor },
      { account_id: await account('bank_clearing', currency), amount_minor: kept_minor - collected_minor },
    ];
    if (kept_minor > 0)
      lines.push({ account_id: await account('courier_payable', currency), amount_minor: -kept_minor });
    written.push({
      company_id,
      kind: 'cod_settled',
      reference: order_id,
      description: `Cash on delivery ${order_number}`,
      details: { order_id, order_number },
      currency,
      lines,
    });
  }
  return writePlatformJournals(ctx, written);
}

/** Settled cash of a company that may be paid out from now on. */
export interface PayableCash {
  company_id: string;
  currency: Currency;
  settlement_id: string;
  amount_minor: number;
  description: string;
}

/**
 * Moves a settlement to what may be paid out, once; false when it was moved before. What the company owes is set off from it.
 * Must run in a transaction.
 */
export async function bookCodPayable(ctx: Ctx, cash: PayableCash): Promise<boolean> {
  const { company_id, currency, settlement_id, amount_minor, description } = cash;
  const collected = await companyAccount(ctx, company_id, 'cod_collected', currency);
  const payable = await companyAccount(ctx, company_id, 'payable', currency);
  const head = { company_id, kind: 'cod_payable' as const, reference: settlement_id, currency };
  const booked = await writeJournal(ctx, {
    ...head,
    description,
    kept: [
      { account_id: collected.id, amount_minor: -amount_minor },
      { account_id: payable.id, amount_minor },
    ],
    lines: [],
  });
  if (booked) await offsetDebt(ctx, head);
  return booked;
}

/**
 * The settlements that payouts have covered, first in, first out: money that arrived at the bank, what was used for shipping
 * and what a lost dispute took, takes the oldest credits of the account first, wherever they came from. A payout that is on its way or came back
 * covers nothing.
 */
export async function findPaidSettlements(ctx: Ctx, company_id: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ reference: string }>(sql`
    with account as (select id from ledger_accounts where company_id = ${company_id} and kind = 'payable'),
    moved as (
      select e.account_seq, e.kind, e.amount_minor, j.reference
      from entries e join account a on a.id = e.account_id join journals j on j.id = e.journal_id
      where e.account_seq is not null
    ),
    gone as (
      select coalesce(-sum(amount_minor), 0) as minor from moved m
      where kind in ('payable_use', 'dispute', 'dispute_won', 'dispute_lost', 'dispute_set_off')
        or kind = 'payout' and exists (select 1 from journals p where p.kind = 'payout_paid' and p.reference = m.reference)
          and not exists (select 1 from journals p where p.kind = 'payout_return' and p.reference = m.reference)
    ),
    credits as (
      select kind, reference, sum(amount_minor) over (order by account_seq) as up_to
      from moved where amount_minor > 0 and kind not in ('payout_return', 'dispute_won')
    )
    select reference from credits, gone where kind = 'cod_payable' and up_to <= gone.minor`);
  return rows.map((row) => row.reference);
}
