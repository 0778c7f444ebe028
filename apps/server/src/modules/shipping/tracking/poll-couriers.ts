import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { applyEvents } from './apply-events.ts';
import { postponePoll, leaseDuePolls, type PollRow } from './tracking.repo.ts';

/** In real life couriers are asked every ten minutes; a faster network is asked as much more often. */
const INTERVAL_S = 600;
const BATCH = 50;
/** A parcel that has rested for an hour can wait some minutes more: after this share of its rest it is asked about again. */
const SHARE_OF_REST = 0.05;

function intervalOf(speed: number): number {
  return Math.max(2, Math.round(INTERVAL_S / speed));
}

/** Asks couriers about the parcels that are due and stores what is new. Answers how many were asked about. */
export async function pollCouriers(ctx: Ctx): Promise<number> {
  const due = await leaseDuePolls(ctx, intervalOf(ctx.env.courier_speed), BATCH);
  for (const parcel of due) await poll(ctx, parcel);
  return due.length;
}

/** Asks about one parcel now; a courier that does not answer is asked again at its next turn. */
export async function poll(ctx: Ctx, parcel: Omit<PollRow, 'next_at'>): Promise<void> {
  try {
    const outcome = await ctx.ports.couriers.track(parcel.courier_alias, parcel.tracking_code);
    if (outcome.status !== 'found') return;
    const newest = outcome.events.at(-1);
    const is_news = await applyEvents(ctx, parcel, outcome.events);
    if (newest && !is_news) await rest(ctx, parcel.order_id, newest.at);
  } catch (error) {
    ctx.log.warn({ err: error, order_id: parcel.order_id }, 'no tracking from the courier');
  }
}

/** Lets a resting parcel rest, so that a fast network is asked often only about the parcels that really move. */
async function rest(ctx: Ctx, order_id: string, since: number): Promise<void> {
  const now = epochSeconds(ctx.clock);
  const wait_s = Math.min(INTERVAL_S, Math.floor((now - since) * SHARE_OF_REST));
  if (wait_s > intervalOf(ctx.env.courier_speed)) await postponePoll(ctx, order_id, now + wait_s);
}
