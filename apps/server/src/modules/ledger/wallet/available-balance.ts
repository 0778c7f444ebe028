import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { ledgerAccounts } from './wallet.table.ts';

/** What companies could pay at this moment, credit of those who pay later among it; for deciding whom to ask, not for paying. */
export async function availableBalanceOf(
  ctx: Ctx,
  company_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (company_ids.length === 0) return new Map();
  const wallets = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'wallet'), inArray(ledgerAccounts.company_id, [...company_ids])));
  return new Map(
    wallets.map(({ company_id, posted_minor, held_minor, credit_limit_minor }) => [
      company_id ?? '',
      posted_minor - held_minor + credit_limit_minor,
    ]),
  );
}
