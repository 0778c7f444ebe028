import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { applyEvents } from './apply-events.ts';
import { courierMessages } from './courier-message.table.ts';
import { poll } from './poll-couriers.ts';
import { findPoll } from './tracking.repo.ts';

const AT_ONCE = 50;
const LEASE_S = 60;
/** A message may be here before the purchase it belongs to is finished. */
const AGAIN_S = [2, 10, 60, 600] as const;
const KEPT_DAYS = 30;
const DAY_S = 86_400;

type MessageRow = typeof courierMessages.$inferSelect;

/** Sees to what couriers sent: the reports join those that were asked for. Answers how many there were. */
export async function workCourierMessages(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const messages = await leaseRows(ctx, {
    table: courierMessages,
    key: courierMessages.id,
    due: and(isNull(courierMessages.done_at), lte(courierMessages.due_at, now), lte(courierMessages.leased_until, now)),
    order: [courierMessages.due_at, courierMessages.id],
    set: { leased_until: now + LEASE_S, attempts: sql`${courierMessages.attempts} + 1` },
    limit: AT_ONCE,
  });
  for (const message of messages) await settle(ctx, message);
  return messages.length;
}

async function settle(ctx: Ctx, message: MessageRow): Promise<void> {
  const now = epochSeconds(ctx.clock);
  try {
    const is_done = await seeTo(ctx, message);
    const wait_s = AGAIN_S[message.attempts - 1];
    if (is_done || wait_s === undefined)
      await change(ctx, message, { done_at: now, error: is_done ? '' : 'no such parcel is under way' });
    else await change(ctx, message, { due_at: now + wait_s, leased_until: 0 });
  } catch (error) {
    ctx.log.error({ err: error, message_id: message.id }, 'a message of a courier was not seen to');
    const wait_s = AGAIN_S[message.attempts - 1];
    // Asking the courier, which goes on, will say the same.
    await change(ctx, message, wait_s === undefined ? { done_at: now, error: 'internal' } : { due_at: now + wait_s });
  }
}

/** False when no parcel under way has this number. */
async function seeTo(ctx: Ctx, { courier_alias, tracking_code, event }: MessageRow): Promise<boolean> {
  const parcel = await findPoll(ctx, courier_alias, tracking_code);
  if (parcel === null) return false;
  if (event === null) await poll(ctx, parcel, { sends_messages: true });
  else await applyEvents(ctx, parcel, [event]);
  return true;
}

async function change(ctx: Ctx, { id, attempts }: MessageRow, set: Partial<MessageRow>): Promise<void> {
  await ctx.db
    .update(courierMessages)
    .set(set)
    .where(and(eq(courierMessages.id, id), eq(courierMessages.attempts, attempts)));
}

/** Forgets messages whose time is over. */
export async function purgeCourierMessages(ctx: Ctx): Promise<void> {
  await ctx.db.delete(courierMessages).where(lt(courierMessages.done_at, epochSeconds(ctx.clock) - KEPT_DAYS * DAY_S));
}
