import type { Store, StoreHealth } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ChannelRow } from './channel.table.ts';
import { countOfStores, noCounts, type StoreCounts } from './store-counts.repo.ts';
import { settingsOf } from './store-settings.ts';

function healthOf(
  { ports: { channels } }: Ctx,
  row: ChannelRow,
  { imported, skips, attention, pending, failed, last_day }: StoreCounts,
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
    last_day,
    skips,
    needs_attention: attention,
    pushes_pending: pending,
    pushes_failed: failed,
    orders_url: row.source === 'manual' ? null : (channels[row.source]?.ordersUrl(row.external_shop_id) ?? null),
    checkout_rates: row.checkout_rates,
    settings: settingsOf(row),
  };
}

/** Stores of one company without their secrets, the connected ones with how they are doing: a fixed number of queries, however many. */
export async function presentStores(ctx: Ctx, rows: readonly ChannelRow[]): Promise<Store[]> {
  const connected = rows.filter(({ external_shop_id }) => external_shop_id !== null).map(({ id }) => id);
  const counts = await countOfStores(ctx, rows[0]?.company_id ?? '', connected);
  const now = epochSeconds(ctx.clock);
  return rows.map((row) => {
    const { id, source, store_name, profile_url, store_logo, social_network_id, created_at, updated_at } = row;
    const connection = healthOf(ctx, row, counts.get(id) ?? noCounts(), now);
    return { id, source, store_name, profile_url, store_logo, social_network_id, connection, created_at, updated_at };
  });
}
