import type { Store, StoreHealth } from '@sampan/contract';
import { and, count, inArray, isNotNull, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { channelOrders, channelPushes } from './channel-order.table.ts';
import type { ChannelRow } from './channel.table.ts';
import { settingsOf } from './store-settings.ts';

/** How many orders of a store stand where. */
interface Counts {
  imported: number;
  skips: StoreHealth['skips'];
  attention: number;
  pending: number;
  failed: number;
}

const none = (): Counts => ({ imported: 0, skips: [], attention: 0, pending: 0, failed: 0 });

async function countOrders(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counts = new Map(ids.map((id) => [id, none()]));
  if (ids.length === 0) return counts;
  const by_reason = await ctx.db
    .select({ id: channelOrders.channel_id, reason: channelOrders.skip_reason, orders: count() })
    .from(channelOrders)
    .where(inArray(channelOrders.channel_id, [...ids]))
    .groupBy(channelOrders.channel_id, channelOrders.skip_reason)
    .orderBy(sql`count(*) desc`);
  for (const { id, reason, orders } of by_reason) {
    const known = counts.get(id);
    if (reason === null && known) known.imported = orders;
    else if (reason !== null) known?.skips.push({ reason, orders });
  }
  const attention = await ctx.db
    .select({ id: channelOrders.channel_id, orders: count() })
    .from(channelOrders)
    .where(and(inArray(channelOrders.channel_id, [...ids]), isNotNull(channelOrders.attention)))
    .groupBy(channelOrders.channel_id);
  for (const { id, orders } of attention) {
    const known = counts.get(id);
    if (known) known.attention = orders;
  }
  const pushes = await ctx.db
    .select({ id: channelPushes.channel_id, is_pending: sql<boolean>`state = 'pending'`, pushes: count() })
    .from(channelPushes)
    .where(
      and(
        inArray(channelPushes.channel_id, [...ids]),
        inArray(channelPushes.state, ['pending', 'refused', 'needs_you']),
      ),
    )
    .groupBy(channelPushes.channel_id, sql`state = 'pending'`);
  for (const one of pushes) {
    const known = counts.get(one.id);
    if (known) known[one.is_pending ? 'pending' : 'failed'] = one.pushes;
  }
  return counts;
}

function healthOf(
  row: ChannelRow,
  { imported, skips, attention, pending, failed }: Counts,
  now: number,
): StoreHealth | null {
  if (row.external_shop_id === null) return null;
  const skipped = skips.reduce((sum, { orders }) => sum + orders, 0);
  return {
    state: row.state,
    external_shop_id: row.external_shop_id,
    problem:
      row.problem_code === null
        ? null
        : { code: row.problem_code, message: row.problem_message, since: row.problem_at ?? row.updated_at },
    authorisation_ends_at: row.authorisation_ends_at,
    is_syncing: row.sync_leased_until > now,
    last_success_at: row.last_success_at,
    next_run_at: row.state === 'connected' ? row.next_sync_at : null,
    seen: imported + skipped,
    imported,
    skipped,
    skips,
    needs_attention: attention,
    pushes_pending: pending,
    pushes_failed: failed,
    settings: settingsOf(row),
  };
}

/** Stores without their secrets, the connected ones with how they are doing: a fixed number of queries, however many. */
export async function presentStores(ctx: Ctx, rows: readonly ChannelRow[]): Promise<Store[]> {
  const connected = rows.filter(({ external_shop_id }) => external_shop_id !== null).map(({ id }) => id);
  const counts = await countOrders(ctx, connected);
  const now = epochSeconds(ctx.clock);
  return rows.map((row) => {
    const { id, source, store_name, profile_url, store_logo, social_network_id, created_at, updated_at } = row;
    const connection = healthOf(row, counts.get(id) ?? none(), now);
    return { id, source, store_name, profile_url, store_logo, social_network_id, connection, created_at, updated_at };
  });
}
