import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { ChannelError, type ChannelOrderPage } from '../../../ports/sales-channel.ts';
import { applyOrders } from './apply-orders.ts';
import { webhookUrlOf } from './channel-urls.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { connectionOf, tokenColumns } from './store-token.ts';
import { offerRates } from './offer-rates.ts';
import { settingsOf } from './store-settings.ts';
import { withConnection } from './with-connection.ts';

/** Above the longest page, so that a living server never loses what it reads. */
const LEASE_S = 120;
/** Where the channel tells of changes, and where it does not (channels 0.2). */
const POLL_TOLD_S = 900;
const POLL_UNTOLD_S = 300;
/** What was read is read again this far back: nobody promises that clocks agree (channels C3). */
const OVERLAP_S = 600;
const DAY_S = 86_400;
/** The ids of these days are compared once a day, for what no time of change tells (channels C3). */
const COMPARE_DAYS = 3;
const BACKOFF_S = [60, 300, 900, 3600] as const;
/** Stores that one server reads at a time. */
const AT_ONCE = 4;

export type SyncOutcome =
  | { status: 'done'; seen: number; imported: number }
  | { status: 'failed'; error: ChannelError }
  /** Somebody reads the store already. */
  | { status: 'busy' };

const fence = (row: ChannelRow) => and(eq(channels.id, row.id), eq(channels.sync_attempt, row.sync_attempt));

async function lease(ctx: Ctx, due: ReturnType<typeof and>, limit: number): Promise<ChannelRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: channels,
    key: channels.id,
    due: and(
      eq(channels.state, 'connected'),
      isNull(channels.disconnected_at),
      lte(channels.sync_leased_until, now),
      due,
    ),
    order: [channels.next_sync_at],
    limit,
    set: { sync_leased_until: now + LEASE_S, sync_attempt: sql`${channels.sync_attempt} + 1` },
  });
}

/** Reads the stores whose turn it is. One that fails is asked again later and touches no other. */
export async function syncDueStores(ctx: Ctx): Promise<number> {
  const rows = await lease(ctx, lte(channels.next_sync_at, epochSeconds(ctx.clock)), AT_ONCE);
  await Promise.all(rows.map((row) => walk(ctx, row)));
  return rows.length;
}

/** Told after each page: how many orders were read, and how many more there are at least. */
export type SyncProgress = (read: { seen: number; at_least_left: number }) => Promise<unknown>;

/** Reads one store now, unless somebody is at it. */
export async function syncStore(ctx: Ctx, channel_id: string, onPage?: SyncProgress): Promise<SyncOutcome> {
  const [row] = await lease(ctx, eq(channels.id, channel_id), 1);
  return row ? walk(ctx, row, onPage) : { status: 'busy' };
}

/** Walks the changes of a store, the oldest first. Its watermark moves with the page that was written (channels C3). */
async function walk(ctx: Ctx, row: ChannelRow, onPage?: SyncProgress): Promise<SyncOutcome> {
  const started = epochSeconds(ctx.clock);
  const is_compared = row.watermark !== null && started - (row.compared_at ?? row.created_at) < DAY_S;
  const first = started - settingsOf(row).first_sync_days * DAY_S;
  const usual = row.watermark === null ? first : row.watermark - OVERLAP_S;
  const since = row.watermark === null || is_compared ? usual : Math.min(usual, started - COMPARE_DAYS * DAY_S);
  let [seen, imported, missed] = [0, 0, 0];
  try {
    const subscribed = await subscribe(ctx, row, started);
    let cursor: string | null = null;
    do {
      const at: string | null = cursor;
      const page: ChannelOrderPage = await withConnection(ctx, subscribed, (channel, connection) =>
        channel.listOrders(connection, { updated_since: since, cursor: at }),
      );
      const last = page.orders.at(-1)?.updated_at ?? 0;
      const done = await applyOrders(ctx, subscribed, page.orders, async (tx) => {
        const held = await tx.db
          .update(channels)
          .set({
            watermark: Math.max(row.watermark ?? 0, Math.min(last, started)) || row.watermark,
            sync_leased_until: epochSeconds(tx.clock) + LEASE_S,
          })
          .where(fence(row))
          .returning({ id: channels.id });
        if (held.length === 0) throw new ChannelError('unavailable', 'Another server reads the store.');
      });
      seen += page.orders.length;
      imported += done.imported;
      if (last < usual) missed += done.imported;
      cursor = page.next_cursor;
      await onPage?.({ seen, at_least_left: cursor === null ? 0 : 1 });
    } while (cursor !== null);
  } catch (error) {
    return settleFailure(ctx, row, error);
  }
  if (missed > 0)
    ctx.log.warn({ channel_id: row.id, missed }, 'the daily comparison found orders that had been missed');
  const now = epochSeconds(ctx.clock);
  await ctx.db
    .update(channels)
    .set({
      watermark: started,
      sync_leased_until: 0,
      last_success_at: now,
      next_sync_at: now + (row.subscribed_at === null ? POLL_UNTOLD_S : POLL_TOLD_S),
      failures: 0,
      problem_code: null,
      problem_message: '',
      problem_at: null,
      ...(is_compared ? {} : { compared_at: started }),
    })
    .where(fence(row));
  return { status: 'done', seen, imported };
}

/** Makes sure once a day that the channel tells of changes and may ask for prices; where it cannot, the store is only asked more often. */
async function subscribe(ctx: Ctx, row: ChannelRow, now: number): Promise<ChannelRow> {
  if (row.subscribed_at !== null && now - row.subscribed_at < DAY_S) return row;
  try {
    const { webhook_secret } = await withConnection(ctx, row, (channel, connection) =>
      channel.subscribe(connection, webhookUrlOf(ctx.env, channel.source, row.id)),
    );
    const checkout_rates = await offerRates(ctx, row);
    const [current = row] = await ctx.db.select().from(channels).where(eq(channels.id, row.id));
    const tokens = connectionOf(ctx.env.sealing_keys, current)?.tokens;
    const kept =
      webhook_secret === '' || tokens === undefined
        ? {}
        : {
            ...tokenColumns(ctx.env.sealing_keys, row.id, { ...tokens, extra: { ...tokens.extra, webhook_secret } }),
            token_version: current.token_version + 1,
          };
    const [written] = await ctx.db
      .update(channels)
      .set({ subscribed_at: now, checkout_rates, ...kept })
      .where(and(fence(row), eq(channels.token_version, current.token_version)))
      .returning();
    return written ?? current;
  } catch (error) {
    if (!(error instanceof ChannelError) || error.code === 'unauthorised') throw error;
    ctx.log.info({ err: error, channel_id: row.id }, 'a store does not tell of changes');
    return row;
  }
}

async function settleFailure(ctx: Ctx, row: ChannelRow, thrown: unknown): Promise<SyncOutcome> {
  const error =
    thrown instanceof ChannelError ? thrown : new ChannelError('unavailable', 'The store could not be read.');
  if (error !== thrown) ctx.log.error({ err: thrown, channel_id: row.id }, 'a store was not read');
  const now = epochSeconds(ctx.clock);
  // Whatever became of the store, nobody reads it any more.
  await ctx.db.update(channels).set({ sync_leased_until: 0 }).where(fence(row));
  const wait = BACKOFF_S[Math.min(row.failures, BACKOFF_S.length - 1)] ?? 3600;
  await ctx.db
    .update(channels)
    .set({
      failures: row.failures + 1,
      problem_code: error.code,
      problem_message: error.message.slice(0, 500),
      problem_at: row.problem_at ?? now,
      next_sync_at: now + Math.max(wait, Math.ceil(error.retry_after_ms / 1000)),
    })
    .where(and(fence(row), eq(channels.state, 'connected')));
  return { status: 'failed', error };
}
