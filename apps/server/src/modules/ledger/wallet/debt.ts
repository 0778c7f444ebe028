import type { Currency } from '@sampan/country-rules';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { lockCompanyAccount, writeJournal } from './wallet.repo.ts';
import { ledgerAccounts, type JournalDetails, type JournalKind } from './wallet.table.ts';

/** What a company owes after lost disputes, in minor units; 0 for nearly everybody. */
export async function debtOf(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<number> {
  return (await debtOfEach(ctx, [company_id])).get(company_id) ?? 0;
}

/** The companies among some that owe anything, and how much, in minor units. */
export async function debtOfEach(
  ctx: Pick<Ctx, 'db'>,
  company_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (company_ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ company_id: ledgerAccounts.company_id, posted_minor: ledgerAccounts.posted_minor })
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.company_id, [...new Set(company_ids)]),
        eq(ledgerAccounts.kind, 'owed'),
        lt(ledgerAccounts.posted_minor, 0),
      ),
    );
  return new Map(rows.map(({ company_id, posted_minor }) => [company_id ?? '', 0 - posted_minor]));
}

/** What has just become payable. */
export interface Credit {
  company_id: string;
  currency: Currency;
  kind: JournalKind;
  reference: string;
  details?: JournalDetails;
}

/**
 * Takes what a company owes from what may be paid out, as far as it goes, once per credit: nothing is payable while something
 * is owed. Answers what was taken, in minor units. Must run in the transaction that made it payable, so that nobody can take it
 * before.
 */
export async function offsetDebt(ctx: Ctx, credit: Credit): Promise<number> {
  const { company_id, currency, kind, reference, details = {} } = credit;
  if ((await debtOf(ctx, company_id)) === 0) return 0;
  // Always in this order: whoever holds the payout balance decides about the debt.
  const payable = await lockCompanyAccount(ctx, company_id, 'payable', currency);
  const owed = await lockCompanyAccount(ctx, company_id, 'owed', currency);
  const amount_minor = Math.min(payable.posted_minor - payable.held_minor, 0 - owed.posted_minor);
  if (amount_minor <= 0) return 0;
  const booked = await writeJournal(ctx, {
    company_id,
    kind: 'dispute_set_off',
    reference: `${kind}:${reference}`,
    description: 'Set off against a lost dispute',
    details,
    currency,
    kept: [
      { account_id: payable.id, amount_minor: -amount_minor },
      { account_id: owed.id, amount_minor },
    ],
    lines: [],
  });
  return booked ? amount_minor : 0;
}
