import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { applyEvents } from './apply-events.ts';
import { noteMissedPickUp } from './missed-pick-up.ts';
import { findSenders, leaseDuePolls, postponePoll, stopPolling, type PollRow } from './tracking.repo.ts';

/** In real life couriers are asked every ten minutes; a faster network is asked as much more often. */
const INTERVAL_S = 600;
const BATCH = 50;
/** A parcel that has rested for an hour can wait some minutes more: after this share of its rest it is asked about again. */
const SHARE_OF_REST = 0.05;

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Of a courier that sends messages: silence this long is asked about (production 1.8). */
const SILENCE_S = 6 * HOUR_S;
/** A parcel without news for a week is asked about once a day. */
const SLOW_AFTER_S = 7 * DAY_S;
const GIVE_UP_AFTER_S = 30 * DAY_S;

/**
 * When a parcel of a courier that sends messages is asked about again; null when nothing will come any more. `since` is when
 * the courier last reported something.
 */
export function askAgainAt(since: number, now: number): number | null {
  const silence = now - since;
  if (silence >= GIVE_UP_AFTER_S) return null;
  if (silence >= SLOW_AFTER_S) return now + DAY_S;
  return silence < SILENCE_S ? since + SILENCE_S : now + SILENCE_S;
}

function intervalOf(speed: number): number {
  return Math.max(2, Math.round(INTERVAL_S / speed));
}

/** Asks couriers about the parcels that are due and stores what is new. Answers how many were asked about. */
export async function pollCouriers(ctx: Ctx): Promise<number> {
  const due = await leaseDuePolls(ctx, intervalOf(ctx.env.courier_speed), BATCH);
  const senders = await findSenders(ctx, [...new Set(due.map(({ courier_alias }) => courier_alias))]);
  for (const parcel of due) await poll(ctx, parcel, { sends_messages: senders.has(parcel.courier_alias) });
  return due.length;
}

/** Asks about one parcel now; a courier that does not answer is asked again at its next turn. */
export async function poll(
  ctx: Ctx,
  parcel: Omit<PollRow, 'next_at'>,
  { sends_messages = false }: { sends_messages?: boolean } = {},
): Promise<void> {
  try {
    const outcome = await ctx.ports.couriers.track(parcel.courier_alias, parcel.tracking_code);
    const events = outcome.status === 'found' ? outcome.events : [];
    const newest = events.at(-1);
    const is_news = await applyEvents(ctx, parcel, events);
    await noteMissedPickUp(ctx, parcel, events);
    if (newest && sends_messages) await awaitMessages(ctx, parcel, newest.at);
    else if (newest && !is_news) await rest(ctx, parcel.order_id, newest.at);
  } catch (error) {
    ctx.log.warn({ err: error, order_id: parcel.order_id }, 'no tracking from the courier');
  }
}

/** A courier that was told our address reports by itself, and is asked about what it is silent about. */
async function awaitMessages(ctx: Ctx, { order_id }: Pick<PollRow, 'order_id'>, since: number): Promise<void> {
  const again_at = askAgainAt(since, epochSeconds(ctx.clock));
  if (again_at === null) await stopPolling(ctx, order_id);
  else await postponePoll(ctx, order_id, again_at);
}

/** Lets a resting parcel rest, so that a fast network is asked often only about the parcels that really move. */
async function rest(ctx: Ctx, order_id: string, since: number): Promise<void> {
  const now = epochSeconds(ctx.clock);
  const wait_s = Math.min(INTERVAL_S, Math.floor((now - since) * SHARE_OF_REST));
  if (wait_s > intervalOf(ctx.env.courier_speed)) await postponePoll(ctx, order_id, now + wait_s);
}
