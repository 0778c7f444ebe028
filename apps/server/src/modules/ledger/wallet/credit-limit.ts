import type { Currency } from '@sampan/country-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { ledgerAccounts } from './wallet.table.ts';

/** What a wallet says about credit, in minor units. */
export interface CreditStanding {
  currency: Currency;
  limit_minor: number;
  /** Owed now; 0 while the wallet holds money. */
  used_minor: number;
  held_minor: number;
  /** What labels may still cost: own money and credit, without what is set aside. */
  available_minor: number;
}

/** The credit of companies by their ids; who has no wallet is not in it. */
export async function creditOf(ctx: Ctx, company_ids: readonly string[]): Promise<Map<string, CreditStanding>> {
  if (company_ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.company_id, [...company_ids]), eq(ledgerAccounts.kind, 'wallet')));
  return new Map(
    rows.map((row) => [
      row.company_id ?? '',
      {
        currency: row.currency,
        limit_minor: row.credit_limit_minor,
        used_minor: Math.max(0, -row.posted_minor),
        held_minor: row.held_minor,
        available_minor: row.posted_minor - row.held_minor + row.credit_limit_minor,
      },
    ]),
  );
}

/**
 * Changes how far below zero a company's wallet may go. False, and nothing changes, when it owes more than that already,
 * what is set aside for labels included. One conditional statement: a label bought meanwhile is seen.
 */
export async function changeCreditLimit(ctx: Ctx, company_id: string, limit_minor: number): Promise<boolean> {
  const changed = await ctx.db
    .update(ledgerAccounts)
    .set({ credit_limit_minor: limit_minor })
    .where(
      and(
        eq(ledgerAccounts.company_id, company_id),
        eq(ledgerAccounts.kind, 'wallet'),
        sql`${ledgerAccounts.posted_minor} - ${ledgerAccounts.held_minor} + ${limit_minor}::bigint >= 0`,
      ),
    )
    .returning({ id: ledgerAccounts.id });
  return changed.length === 1;
}
