import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { labelPurchases } from './label.table.ts';

/** Throws `label_pending` while a purchase waits for what the courier says: without the account nobody could ask any more. */
export async function refuseEndingAccount(
  tx: Ctx,
  { account, alias }: { account: { company_id: string }; alias: string },
): Promise<void> {
  const [open] = await tx.db
    .select({ id: labelPurchases.id })
    .from(labelPurchases)
    .where(
      and(
        eq(labelPurchases.company_id, account.company_id),
        inArray(labelPurchases.state, ['buying', 'unknown']),
        sql`${labelPurchases.entry} -> 'courier' ->> 'alias' = ${alias}`,
      ),
    )
    .limit(1);
  if (open !== undefined) throw new DomainError('label_pending', { retry_after_s: 30 });
}
