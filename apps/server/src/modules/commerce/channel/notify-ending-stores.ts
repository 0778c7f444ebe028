import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { mailEndingStore } from './store.mail.ts';

/** Owners hear of it this long before (channels C10). */
const TOLD_BEFORE_S = 7 * 86_400;
const AT_ONCE = 100;

const isUntold = () => or(isNull(channels.ending_told_of), ne(channels.ending_told_of, channels.authorisation_ends_at));

/** Claims the telling and tells, in one transaction: whoever comes second finds it told. */
async function tellOne(ctx: Ctx, row: ChannelRow, ends_at: number): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const claimed = await tx.db
      .update(channels)
      .set({ ending_told_of: ends_at })
      .where(and(eq(channels.id, row.id), eq(channels.authorisation_ends_at, ends_at), isUntold()))
      .returning({ id: channels.id });
    if (claimed.length === 0) return false;
    await mailEndingStore(tx, row, ends_at);
    await recordAudit(tx, {
      action: 'store.ending',
      object_type: 'store',
      object_id: row.id,
      company_id: row.company_id,
      details: { label: row.store_name },
    });
    return true;
  });
}

/**
 * Tells owners, once for each end, that the permission of a store ends within seven days. Any number of servers may look at once.
 * Answers how many stores were told of.
 */
export async function notifyEndingStores(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const ending = await ctx.db
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.state, 'connected'),
        isNull(channels.disconnected_at),
        gt(channels.authorisation_ends_at, now),
        lte(channels.authorisation_ends_at, now + TOLD_BEFORE_S),
        isUntold(),
      ),
    )
    .orderBy(channels.authorisation_ends_at)
    .limit(AT_ONCE);
  let told = 0;
  for (const row of ending)
    if (row.authorisation_ends_at !== null && (await tellOne(ctx, row, row.authorisation_ends_at))) told += 1;
  return told;
}
