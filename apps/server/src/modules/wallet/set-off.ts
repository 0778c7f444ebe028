import type { Currency } from '@sampan/country-rules';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { lockCompanyAccount, writeJournal } from './wallet.repo.ts';
import { ledgerAccounts, type JournalDetails, type JournalKind } from './wallet.table.ts';

/** What a company owes after lost disputes, in minor units; 0 for nearly everybody. */
export async function owedBy(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ posted_minor: ledgerAccounts.posted_minor })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, 'owed')));
  return row ? 0 - row.posted_minor : 0;
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
 * is owed. Must run in the transaction that made it payable, so that nobody can take it before.
 */
export async function setOffOwed(ctx: Ctx, credit: Credit): Promise<void> {
  const { company_id, currency, kind, reference, details = {} } = credit;
  if ((await owedBy(ctx, company_id)) === 0) return;
  // Always in this order: whoever holds the payout balance decides about the debt.
  const payable = await lockCompanyAccount(ctx, company_id, 'payable', currency);
  const owed = await lockCompanyAccount(ctx, company_id, 'owed', currency);
  const amount_minor = Math.min(payable.posted_minor - payable.held_minor, 0 - owed.posted_minor);
  if (amount_minor <= 0) return;
  await writeJournal(ctx, {
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
}
