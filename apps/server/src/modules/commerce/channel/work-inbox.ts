import { and, eq, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { ChannelError } from '../../../ports/sales-channel.ts';
import { channelEvents, type ChannelEventRow } from './channel-order.table.ts';
import { channels, type ChannelRow } from './channel.table.ts';
import { WITHOUT_SECRETS } from './disconnect-store.ts';
import { expectErasure } from './erase-after-end.ts';
import { eraseBuyers } from './erase-buyers.repo.ts';
import { PRIVACY_DUE_S } from './privacy-request.repo.ts';
import { readOrder } from './read-order.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** Each reading holds a connection now and then: few enough that the calls of people find one free. */
const AT_ONCE = 8;
const LEASE_S = 60;
const BACKOFF_S = [5, 30, 120, 600, 3600] as const;
/** An order is not asked for more often: polling has long said the same. What concerns buyers' data is never given up. */
const GIVE_UP_AFTER = 8;
const DAY_S = 86_400;
const KEPT_DAYS = 30;

/** Sees to what channels said by webhook; answers how much there was. */
export async function workInbox(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const events = await leaseRows(ctx, {
    table: channelEvents,
    key: channelEvents.id,
    due: and(
      isNull(channelEvents.done_at),
      ne(channelEvents.kind, 'data_request'),
      lte(channelEvents.due_at, now),
      lte(channelEvents.leased_until, now),
    ),
    order: [channelEvents.due_at, channelEvents.id],
    limit: AT_ONCE,
    set: { leased_until: now + LEASE_S, attempts: sql`${channelEvents.attempts} + 1` },
  });
  const groups = Map.groupBy(events, ({ channel_id, kind, external_id }) => `${channel_id} ${kind} ${external_id}`);
  await Promise.all([...groups.values()].map((group) => settleGroup(ctx, group)));
  return events.length;
}

/** Several webhooks about one order are one reading. */
async function settleGroup(ctx: Ctx, group: readonly ChannelEventRow[]): Promise<void> {
  const [event] = group;
  if (event === undefined) return;
  const [channel] = await ctx.db.select().from(channels).where(eq(channels.id, event.channel_id));
  try {
    const again_at = channel ? await seeTo(ctx, channel, event) : null;
    await settle(ctx, group, again_at === null ? { done_at: epochSeconds(ctx.clock) } : { due_at: again_at });
  } catch (error) {
    const is_channel = error instanceof ChannelError;
    if (!is_channel) ctx.log.error({ err: error, event_id: event.id }, 'a webhook of a store was not seen to');
    const now = epochSeconds(ctx.clock);
    const wait = BACKOFF_S[Math.min(event.attempts - 1, BACKOFF_S.length - 1)] ?? 3600;
    const text = is_channel ? cutText(error.message, 300) : 'internal';
    const is_dead = event.attempts >= GIVE_UP_AFTER || (is_channel && error.code === 'unauthorised');
    const is_over = is_dead && event.kind === 'order';
    await settle(ctx, group, is_over ? { done_at: now, error: text } : { due_at: now + wait, error: text });
  }
}

async function settle(
  ctx: Ctx,
  group: readonly ChannelEventRow[],
  change: Partial<Pick<ChannelEventRow, 'done_at' | 'due_at' | 'error'>>,
): Promise<void> {
  for (const { id, attempts } of group)
    await ctx.db
      .update(channelEvents)
      .set({ ...change, leased_until: 0 })
      .where(and(eq(channelEvents.id, id), eq(channelEvents.attempts, attempts)));
}

/** Does what an event asks for; answers when it must be seen to again, null when it is done. */
async function seeTo(ctx: Ctx, channel: ChannelRow, event: ChannelEventRow): Promise<number | null> {
  const now = epochSeconds(ctx.clock);
  const is_connected = channel.disconnected_at === null;
  switch (event.kind) {
    case 'order':
      if (is_connected && channel.state === 'connected') await readOrder(ctx, channel, event.external_id);
      return null;
    case 'deauthorised':
      if (is_connected) await takeOff(ctx, channel, now);
      return null;
    case 'authorisation_ending':
      if (is_connected && event.ends_at !== null) await expectEnd(ctx, channel, event.ends_at);
      return null;
    case 'redact_buyer': {
      const is_last = now >= event.received_at + PRIVACY_DUE_S;
      const is_done = await eraseBuyers(ctx, channel, event.external_id, { even_under_way: is_last });
      return is_done ? null : now + DAY_S;
    }
    case 'data_request':
      // A person answers the buyer (`answerPrivacyRequest`).
      return now + DAY_S;
  }
}

/**
 * A permission ends, at this moment or before: Shopee names one by which several stores have ended. Lazada warns of an access
 * token in the same words, and those are renewed without the merchant.
 */
async function expectEnd(ctx: Ctx, { id, access_ends_at }: ChannelRow, ends_at: number): Promise<void> {
  if (access_ends_at !== null && Math.abs(ends_at - access_ends_at) < DAY_S) return;
  const earlier = sql`least(${channels.authorisation_ends_at}, ${ends_at}::bigint)`;
  await ctx.db.update(channels).set({ authorisation_ends_at: earlier }).where(eq(channels.id, id));
}

/** The permission was taken back at the channel: secrets are destroyed, orders stay (channels C10). */
async function takeOff(ctx: Ctx, channel: ChannelRow, now: number): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await expectErasure(tx, channel);
    await tx.db
      .update(channels)
      .set({
        ...WITHOUT_SECRETS,
        state: 'disconnected_by_store',
        problem_code: 'unauthorised',
        problem_message: 'The permission was taken back at the store.',
        problem_at: now,
        token_version: channel.token_version + 1,
        updated_at: now,
      })
      .where(eq(channels.id, channel.id));
  });
}

/** Forgets events whose time is over. */
export async function purgeStoreEvents(ctx: Ctx): Promise<void> {
  await ctx.db.delete(channelEvents).where(lt(channelEvents.done_at, epochSeconds(ctx.clock) - KEPT_DAYS * DAY_S));
}
