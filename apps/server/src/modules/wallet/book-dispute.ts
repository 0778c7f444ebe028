import type { Currency } from '@sampan/country-rules';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { setOffOwed } from './set-off.ts';
import { companyAccount, houseAccount, lockCompanyAccount, writeJournal, type KeptLine } from './wallet.repo.ts';
import { entries, journals, ledgerAccounts, type JournalDetails } from './wallet.table.ts';

/** Money of a sale that the buyer's bank took back while it decides. */
export interface SaleDispute {
  company_id: string;
  currency: Currency;
  amount_minor: number;
  /** The checkout. */
  reference: string;
  description: string;
  details: JournalDetails;
  /** Whether the sale may be paid out already. */
  is_released: boolean;
}

type Decided = Omit<SaleDispute, 'amount_minor' | 'is_released'>;

const available = (account: { posted_minor: number; held_minor: number }) =>
  Math.max(0, account.posted_minor - account.held_minor);

/**
 * Takes a disputed sale from its shop, once per `reference`: from where the money stands. What was paid out already is not there any
 * more; that part is Sampan's until the bank has decided. False when it was booked before. Must run in a transaction.
 */
export async function bookSaleDispute(ctx: Ctx, dispute: SaleDispute): Promise<boolean> {
  const { company_id, currency, amount_minor, reference, description, details, is_released } = dispute;
  const account = await lockCompanyAccount(ctx, company_id, is_released ? 'payable' : 'merchant_sales', currency);
  const taken_minor = Math.min(available(account), amount_minor);
  return writeJournal(ctx, {
    company_id,
    kind: 'dispute',
    reference,
    description,
    details,
    currency,
    kept: taken_minor === 0 ? [] : [{ account_id: account.id, amount_minor: -taken_minor }],
    lines: [
      { account_id: await houseAccount(ctx, 'refund', currency), amount_minor: taken_minor - amount_minor },
      { account_id: await houseAccount(ctx, 'payment_clearing', currency), amount_minor },
    ],
  });
}

/** What was booked when the bank began to ask. */
async function linesOf(ctx: Ctx, reference: string) {
  return ctx.db
    .select({
      account_id: entries.account_id,
      amount_minor: entries.amount_minor,
      owner: ledgerAccounts.company_id,
      kind: ledgerAccounts.kind,
    })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journal_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.account_id))
    .where(and(eq(journals.kind, 'dispute'), eq(journals.reference, reference)));
}

/**
 * The bank decided for the shop: everything goes back to where it was taken, and what the shop owes is set off from it. False
 * when nothing was taken, or it is back. Must run in a transaction.
 */
export async function bookDisputeWon(ctx: Ctx, dispute: Decided): Promise<boolean> {
  const { company_id, currency, reference, description, details } = dispute;
  const taken = await linesOf(ctx, reference);
  if (taken.length === 0) return false;
  const back = taken.map((line) => ({ ...line, amount_minor: -line.amount_minor }));
  const of = (is_kept: boolean) =>
    back
      .filter(({ owner }) => (owner !== null) === is_kept)
      .map(({ account_id, amount_minor }) => ({ account_id, amount_minor }));
  const head = { company_id, kind: 'dispute_won' as const, reference, description, details, currency };
  const booked = await writeJournal(ctx, { ...head, kept: of(true), lines: of(false) });
  if (booked) await setOffOwed(ctx, head);
  return booked;
}

/**
 * The bank decided for the buyer: what was not there to be taken is taken now from what may be paid out, and the rest the shop
 * owes (`owed`) until later money sets it off. Once per `reference`; null when all of it was taken before, or it was booked.
 * Answers what is owed of it, in minor units. Must run in a transaction.
 */
export async function bookDisputeLost(ctx: Ctx, dispute: Decided): Promise<{ owed_minor: number } | null> {
  const { company_id, currency, reference, description, details } = dispute;
  const missing = (await linesOf(ctx, reference)).filter(({ owner, kind }) => owner === null && kind === 'refund');
  const missing_minor = missing.reduce((sum, { amount_minor }) => sum - amount_minor, 0);
  if (missing_minor === 0) return null;
  const payable = await lockCompanyAccount(ctx, company_id, 'payable', currency);
  const taken_minor = Math.min(available(payable), missing_minor);
  const owed_minor = missing_minor - taken_minor;
  const kept: KeptLine[] = [];
  if (taken_minor > 0) kept.push({ account_id: payable.id, amount_minor: -taken_minor });
  if (owed_minor > 0) {
    const owed = await companyAccount(ctx, company_id, 'owed', currency);
    kept.push({ account_id: owed.id, amount_minor: -owed_minor });
  }
  const booked = await writeJournal(ctx, {
    company_id,
    kind: 'dispute_lost',
    reference,
    description,
    details,
    currency,
    kept,
    lines: [{ account_id: await houseAccount(ctx, 'refund', currency), amount_minor: missing_minor }],
  });
  return booked ? { owed_minor } : null;
}
