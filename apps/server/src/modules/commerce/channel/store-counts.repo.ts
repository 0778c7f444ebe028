import type { StoreHealth, StoreSkipReason } from '@sampan/contract';
import { and, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { channelOrderCounts, channelOrders, channelPushes } from './channel-order.table.ts';

/** How many orders of a store stand where. */
export interface StoreCounts {
  imported: number;
  skips: StoreHealth['skips'];
  attention: number;
  pending: number;
  failed: number;
  /** Orders that arrived in each of the last 24 hours, the oldest first. */
  last_day: number[];
}

const HOUR_S = 3_600;
const HOURS = 24;

export const noCounts = (): StoreCounts => ({
  imported: 0,
  skips: [],
  attention: 0,
  pending: 0,
  failed: 0,
  last_day: Array.from({ length: HOURS }, () => 0),
});

/** What a company's stores have: all orders from kept sums, what waits for somebody by indexes that hold nothing else. */
export async function countOfStores(
  ctx: Ctx,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, StoreCounts>> {
  const counts = new Map(ids.map((id) => [id, noCounts()]));
  if (ids.length === 0) return counts;
  const orders = sql<number>`sum(n)`.mapWith(Number);
  const by_reason = await ctx.db
    .select({ id: channelOrderCounts.channel_id, reason: channelOrderCounts.skip_reason, orders })
    .from(channelOrderCounts)
    .where(inArray(channelOrderCounts.channel_id, [...ids]))
    .groupBy(channelOrderCounts.channel_id, channelOrderCounts.skip_reason)
    .having(sql`sum(n) > 0`)
    .orderBy(sql`sum(n) desc`);
  for (const { id, reason, orders: n } of by_reason) {
    const known = counts.get(id);
    if (reason === '' && known) known.imported = n;
    else known?.skips.push({ reason: reason as StoreSkipReason, orders: n });
  }
  const attention = await ctx.db
    .select({ id: channelOrders.channel_id, orders: count() })
    .from(channelOrders)
    .where(
      and(
        eq(channelOrders.company_id, company_id),
        inArray(channelOrders.channel_id, [...ids]),
        isNotNull(channelOrders.attention),
      ),
    )
    .groupBy(channelOrders.channel_id);
  for (const { id, orders: n } of attention) {
    const known = counts.get(id);
    if (known) known.attention = n;
  }
  const pushes = await ctx.db
    .select({ id: channelPushes.channel_id, is_pending: sql<boolean>`state = 'pending'`, pushes: count() })
    .from(channelPushes)
    .where(
      and(
        eq(channelPushes.company_id, company_id),
        inArray(channelPushes.channel_id, [...ids]),
        inArray(channelPushes.state, ['pending', 'refused', 'needs_you']),
      ),
    )
    .groupBy(channelPushes.channel_id, sql`state = 'pending'`);
  for (const one of pushes) {
    const known = counts.get(one.id);
    if (known) known[one.is_pending ? 'pending' : 'failed'] = one.pushes;
  }
  await countLastDay(ctx, company_id, counts);
  return counts;
}

/**
 * Hours are counted back from now. An order that its store changed last before then is a past one that was fetched later: left
 * out, and the index of changes leads to the others.
 */
async function countLastDay(ctx: Ctx, company_id: string, counts: ReadonlyMap<string, StoreCounts>): Promise<void> {
  const now = epochSeconds(ctx.clock);
  const since = now - HOURS * HOUR_S;
  const hours_ago = sql<number>`(${now} - ${channelOrders.created_at}) / ${sql.raw(String(HOUR_S))}`.mapWith(Number);
  const arrived = await ctx.db
    .select({ id: channelOrders.channel_id, hours_ago, orders: count() })
    .from(channelOrders)
    .where(
      and(
        eq(channelOrders.company_id, company_id),
        inArray(channelOrders.channel_id, [...counts.keys()]),
        gt(channelOrders.source_updated_at, since),
        gt(channelOrders.created_at, since),
        lte(channelOrders.created_at, now),
      ),
    )
    .groupBy(channelOrders.channel_id, sql`2`);
  for (const { id, hours_ago: ago, orders: n } of arrived) {
    const known = counts.get(id);
    if (known) known.last_day[HOURS - 1 - ago] = n;
  }
}

/** Replaces the many small rows of `channel_order_counts` by one each. Run by a job; concurrent additions are not touched. */
export async function compactStoreCounts(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.execute(sql`
    with crowded as (select channel_id from channel_order_counts group by 1 having count(*) > 200),
    gone as (delete from channel_order_counts where channel_id in (select channel_id from crowded) returning *)
    insert into channel_order_counts select channel_id, skip_reason, sum(n) from gone group by 1, 2 having sum(n) <> 0`);
}
