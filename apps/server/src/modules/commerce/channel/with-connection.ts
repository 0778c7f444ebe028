import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { ChannelError, type ChannelConnection, type SalesChannel } from '../../../ports/sales-channel.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { connectionOf, tokenColumns } from './store-token.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** A token that ends sooner is renewed first. */
const RENEW_BEFORE_S = 300;
/** Longer than a channel takes to answer. */
const REFRESH_LEASE_S = 60;
const WAIT_MS = 100;
const WAITS = 100;

type Call<T> = (channel: SalesChannel, connection: ChannelConnection) => Promise<T>;

/**
 * Calls a store's channel with tokens that are good. One that ends soon, or is refused, is renewed first, by one at a time.
 * Throws `ChannelError`; `unauthorised` when the merchant must connect again, and the store says so from then on.
 */
export async function withConnection<T>(ctx: Ctx, row: ChannelRow, call: Call<T>): Promise<T> {
  const channel = row.source === 'manual' ? null : ctx.ports.channels[row.source];
  const connection = connectionOf(ctx.env.sealing_keys, row);
  if (channel === null || connection === null || row.state !== 'connected' || row.disconnected_at !== null)
    throw new ChannelError('unauthorised', 'The store is not connected.');
  const ends_at = connection.tokens.access_ends_at;
  const is_ending = ends_at !== null && ends_at - RENEW_BEFORE_S <= epochSeconds(ctx.clock);
  const good = is_ending ? await renew(ctx, row, channel) : connection;
  try {
    return await call(channel, good);
  } catch (error) {
    if (!(error instanceof ChannelError) || error.code !== 'unauthorised') throw error;
    // Keys that never end are not renewed: refused is refused.
    if (is_ending || ends_at === null) return endConnection(ctx, row, error.message);
    return call(channel, await renew(ctx, row, channel)).catch((again: unknown) => {
      if (again instanceof ChannelError && again.code === 'unauthorised') return endConnection(ctx, row, again.message);
      throw again;
    });
  }
}

async function reread(ctx: Ctx, id: string): Promise<ChannelRow> {
  const [row] = await ctx.db.select().from(channels).where(eq(channels.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Tokens newer than the row's: renewed here, or by whoever holds the lease. The pair is written together (channels C10). */
async function renew(ctx: Ctx, row: ChannelRow, channel: SalesChannel): Promise<ChannelConnection> {
  for (let waits = 0; waits < WAITS; waits += 1) {
    const now = epochSeconds(ctx.clock);
    const [leased] = await leaseRows(ctx, {
      table: channels,
      key: channels.id,
      due: and(
        eq(channels.id, row.id),
        eq(channels.token_version, row.token_version),
        lte(channels.refresh_leased_until, now),
      ),
      order: [channels.id],
      limit: 1,
      set: { refresh_leased_until: now + REFRESH_LEASE_S },
    });
    if (leased) return refresh(ctx, leased, channel);
    const current = await reread(ctx, row.id);
    const connection = connectionOf(ctx.env.sealing_keys, current);
    if (current.state !== 'connected' || connection === null)
      throw new ChannelError('unauthorised', 'The store is not connected.');
    if (current.token_version !== row.token_version) return connection;
    await sleep(WAIT_MS);
  }
  throw new ChannelError('unavailable', 'The store is being renewed.');
}

async function refresh(ctx: Ctx, row: ChannelRow, channel: SalesChannel): Promise<ChannelConnection> {
  const connection = connectionOf(ctx.env.sealing_keys, row);
  if (connection === null) throw new ChannelError('unauthorised', 'The store is not connected.');
  try {
    const outcome = await channel.refresh(connection);
    if (outcome.status === 'ended') return await endConnection(ctx, row, outcome.message);
    await ctx.db
      .update(channels)
      .set({
        ...tokenColumns(ctx.env.sealing_keys, row.id, outcome.tokens),
        token_version: row.token_version + 1,
        refresh_leased_until: 0,
        // Shopify's permission lives as long as it is renewed; elsewhere the channel said when it ends.
        ...(row.source === 'shopify' ? { authorisation_ends_at: outcome.tokens.refresh_ends_at } : {}),
      })
      .where(and(eq(channels.id, row.id), eq(channels.token_version, row.token_version)));
    return { ...connection, tokens: outcome.tokens };
  } catch (error) {
    await ctx.db.update(channels).set({ refresh_leased_until: 0 }).where(eq(channels.id, row.id));
    throw error;
  }
}

/** The channel is done with this connection. The store waits for the merchant; no other store is touched. */
async function endConnection(ctx: Ctx, row: ChannelRow, message: string): Promise<never> {
  const now = epochSeconds(ctx.clock);
  await ctx.db
    .update(channels)
    .set({
      state: 'needs_reconnect',
      problem_code: 'unauthorised',
      problem_message: cutText(message, 500),
      problem_at: now,
      next_sync_at: null,
      access_ends_at: null,
      refresh_leased_until: 0,
      updated_at: now,
    })
    .where(and(eq(channels.id, row.id), eq(channels.state, 'connected')));
  throw new ChannelError('unauthorised', message);
}

/** Renews tokens that end soon, so that a store nobody asks does not fall asleep. */
export async function refreshTokens(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select()
    .from(channels)
    .where(
      and(
        lt(channels.access_ends_at, epochSeconds(ctx.clock) + RENEW_BEFORE_S),
        eq(channels.state, 'connected'),
        sql`disconnected_at is null and access_token is not null`,
        lte(channels.refresh_leased_until, epochSeconds(ctx.clock)),
      ),
    )
    .orderBy(channels.access_ends_at)
    .limit(10);
  await Promise.all(
    due.map(async (row) => {
      const channel = row.source === 'manual' ? null : ctx.ports.channels[row.source];
      if (channel === null) return;
      await renew(ctx, row, channel).catch((error: unknown) => {
        ctx.log.warn({ err: error, channel_id: row.id }, 'the tokens of a store were not renewed');
      });
    }),
  );
  return 0;
}
