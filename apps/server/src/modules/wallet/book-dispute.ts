import type { Currency } from '@sampan/country-rules';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { companyAccount, houseAccount, writeJournal } from './wallet.repo.ts';
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

const referenceOf = (reference: string) => `dispute:${reference}`;

/**
 * Takes a disputed sale from its shop, once per `reference`: from where the money stands. What was paid out already is not there any
 * more; that part is Sampan's until the bank has decided. False when it was booked before. Must run in a transaction.
 */
export async function bookSaleDispute(ctx: Ctx, dispute: SaleDispute): Promise<boolean> {
  const { company_id, currency, amount_minor, reference, description, details, is_released } = dispute;
  const account = await companyAccount(ctx, company_id, is_released ? 'payable' : 'merchant_sales', currency);
  const taken_minor = Math.max(0, Math.min(account.posted_minor - account.held_minor, amount_minor));
  return writeJournal(ctx, {
    company_id,
    kind: 'adjustment',
    reference: referenceOf(reference),
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

/** The bank decided for the shop: everything goes back to where it was taken. False when nothing was taken, or it is back. */
export async function bookDisputeWon(
  ctx: Ctx,
  dispute: Omit<SaleDispute, 'amount_minor' | 'is_released'>,
): Promise<boolean> {
  const { company_id, currency, reference, description, details } = dispute;
  const taken = await ctx.db
    .select({
      account_id: entries.account_id,
      amount_minor: entries.amount_minor,
      owner: ledgerAccounts.company_id,
    })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journal_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.account_id))
    .where(and(eq(journals.kind, 'adjustment'), eq(journals.reference, referenceOf(reference))));
  if (taken.length === 0) return false;
  const back = taken.map(({ account_id, amount_minor, owner }) => ({ account_id, amount_minor: -amount_minor, owner }));
  return writeJournal(ctx, {
    company_id,
    kind: 'adjustment_reversal',
    reference: referenceOf(reference),
    description,
    details,
    currency,
    kept: back
      .filter(({ owner }) => owner !== null)
      .map(({ account_id, amount_minor }) => ({ account_id, amount_minor })),
    lines: back
      .filter(({ owner }) => owner === null)
      .map(({ account_id, amount_minor }) => ({ account_id, amount_minor })),
  });
}
