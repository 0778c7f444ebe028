import type { Ctx } from '../../kernel/context.ts';
import { applyEvents } from './apply-events.ts';
import { takeDuePolls, type PollRow } from './tracking.repo.ts';

/** In real life couriers are asked every ten minutes; a faster network is asked as much more often. */
const INTERVAL_S = 600;
const BATCH = 50;

function intervalOf(speed: number): number {
  return Math.max(2, Math.round(INTERVAL_S / speed));
}

/** Asks couriers about the parcels that are due and stores what is new. Answers how many were asked about. */
export async function pollCouriers(ctx: Ctx): Promise<number> {
  const due = await takeDuePolls(ctx, intervalOf(ctx.env.courier_speed), BATCH);
  for (const parcel of due) await poll(ctx, parcel);
  return due.length;
}

/** Asks about one parcel now; a courier that does not answer is asked again at its next turn. */
export async function poll(ctx: Ctx, parcel: Omit<PollRow, 'next_at'>): Promise<void> {
  try {
    const outcome = await ctx.ports.couriers.track(parcel.courier_alias, parcel.tracking_code);
    if (outcome.status === 'found') await applyEvents(ctx, parcel, outcome.events);
  } catch (error) {
    ctx.log.warn({ err: error, order_id: parcel.order_id }, 'no tracking from the courier');
  }
}
