import { and, eq, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { ChannelError } from '../../../ports/sales-channel.ts';
import { findOrders, trackingUrlOf } from '../../shipping/order/index.ts';
import { channelOrders, channelParcels, channelPushes, type ChannelPushRow } from './channel-order.table.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { settingsOf } from './store-settings.ts';
import { withConnection } from './with-connection.ts';
import { cutText } from '../../../platform/cut-text.ts';

const AT_ONCE = 16;
/** Above the longest call, with a renewal before it. */
const LEASE_S = 90;
const BACKOFF_S = [30, 120, 600, 3600, 6 * 3600] as const;
/** A store that does not answer for so long needs somebody (channels C9). */
const GIVE_UP_AFTER_S = 86_400;

type Settled = Partial<Pick<ChannelPushRow, 'state' | 'message' | 'next_attempt_at' | 'settled_at'>>;

/** Tells stores the numbers of labels; answers how many were due. Each is told by one server at a time. */
export async function pushTracking(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const rows = await leaseRows(ctx, {
    table: channelPushes,
    key: channelPushes.id,
    due: and(
      eq(channelPushes.state, 'pending'),
      lte(channelPushes.next_attempt_at, now),
      lte(channelPushes.leased_until, now),
    ),
    order: [channelPushes.next_attempt_at, channelPushes.id],
    limit: AT_ONCE,
    set: { leased_until: now + LEASE_S, attempts: sql`${channelPushes.attempts} + 1` },
  });
  // Those of one order follow one another: a second parcel ships what the first has left.
  const groups = Map.groupBy(rows, ({ channel_order_id }) => channel_order_id);
  await Promise.all(
    [...groups.values()].map(async (group) => {
      for (const row of group) await settle(ctx, row, await attempt(ctx, row));
    }),
  );
  return rows.length;
}

/** Writes what came of an attempt; open pages hear of it once it is settled. Webhook endpoints are not told: the parcel is as it was. */
async function settle(ctx: Ctx, row: ChannelPushRow, change: Settled): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [settled] = await tx.db
      .update(channelPushes)
      .set({ ...change, leased_until: 0 })
      .where(
        and(eq(channelPushes.id, row.id), eq(channelPushes.attempts, row.attempts), eq(channelPushes.state, 'pending')),
      )
      .returning({ state: channelPushes.state });
    if (!settled || settled.state === 'pending') return;
    const data = { order_id: row.order_id };
    await writeOutbox(tx, {
      topic: 'live',
      company_id: row.company_id,
      payload: { event_type: 'order_updated', data },
    });
  });
}

async function attempt(ctx: Ctx, row: ChannelPushRow): Promise<Settled> {
  const now = epochSeconds(ctx.clock);
  try {
    const [channel] = await ctx.db.select().from(channels).where(eq(channels.id, row.channel_id));
    if (!channel || channel.disconnected_at !== null)
      return { state: 'needs_you', message: 'The store is disconnected.', settled_at: now };
    const refusal = row.kind === 'tracking' ? await tell(ctx, channel, row) : await takeBack(ctx, channel, row);
    return refusal === null
      ? { state: 'pushed', message: '', settled_at: now }
      : { state: row.kind === 'tracking' ? 'refused' : 'needs_you', message: cutText(refusal, 500), settled_at: now };
  } catch (error) {
    return waitOrGiveUp(ctx, row, error, now);
  }
}

function waitOrGiveUp(ctx: Ctx, row: ChannelPushRow, error: unknown, now: number): Settled {
  const is_channel = error instanceof ChannelError;
  if (!is_channel) ctx.log.error({ err: error, push_id: row.id }, 'a store was not told a number');
  const message = is_channel ? cutText(error.message, 500) : 'The store was not told.';
  if (is_channel && error.code === 'refused') return { state: 'refused', message, settled_at: now };
  if (now - row.created_at >= GIVE_UP_AFTER_S) return { state: 'needs_you', message, settled_at: now };
  const wait = BACKOFF_S[Math.min(row.attempts - 1, BACKOFF_S.length - 1)] ?? 3600;
  const asked = is_channel ? Math.ceil(error.retry_after_ms / 1000) : 0;
  return { message, next_attempt_at: now + Math.max(wait, asked) };
}

/** Tells a number; the adapter looks first whether the store knows it. Null when it does now, else the channel's words. */
async function tell(ctx: Ctx, channel: ChannelRow, row: ChannelPushRow): Promise<string | null> {
  const [source] = await ctx.db
    .select({ order: channelOrders, parcel: channelParcels })
    .from(channelParcels)
    .innerJoin(channelOrders, eq(channelOrders.id, channelParcels.channel_order_id))
    .where(and(eq(channelParcels.company_id, row.company_id), eq(channelParcels.order_id, row.order_id)));
  if (!source) return 'The parcel is gone.';
  const [order] = await findOrders(ctx, row.company_id, [row.order_id]);
  const { notify_buyer, completes_order } = settingsOf(channel);
  const outcome = await withConnection(ctx, channel, (port, connection) =>
    port.pushTracking(connection, {
      order_id: source.order.external_id,
      tracking_number: row.tracking_number,
      carrier: row.carrier,
      // A parcel that left elsewhere has no page of ours.
      tracking_url: order?.tracking_code === row.tracking_number ? trackingUrlOf(ctx, { id: row.order_id }) : '',
      lines: source.parcel.lines.map(({ line_id, quantity }) => ({ external_line_id: line_id, quantity })),
      notify_buyer,
      completes_order: completes_order && source.parcel.lines.length === 0,
    }),
  );
  return outcome.status === 'pushed' ? null : outcome.message;
}

async function takeBack(ctx: Ctx, channel: ChannelRow, row: ChannelPushRow): Promise<string | null> {
  const [order] = await ctx.db.select().from(channelOrders).where(eq(channelOrders.id, row.channel_order_id));
  if (!order) return null;
  const outcome = await withConnection(ctx, channel, (port, connection) =>
    port.takeBackTracking(connection, { order_id: order.external_id, tracking_number: row.tracking_number }),
  );
  return outcome.status === 'taken_back' ? null : outcome.message;
}
