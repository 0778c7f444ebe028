import type { Ctx } from '../../../platform/context.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { findOverdue, deletePaymentEvents } from './checkout.repo.ts';
import { abandonCheckout } from './abandon-checkout.ts';

const BATCH = 20;
/** Providers repeat a message for days at most. */
const EVENTS_KEPT_S = 60 * 86_400;

/**
 * Gives the units of unpaid checkouts back when their time is over. Answers how many it ended; one that fails is tried
 * again and holds up no other. Any number of servers may run it.
 */
export async function expireCheckouts(ctx: Ctx): Promise<number> {
  let ended = 0;
  for (const row of await findOverdue(ctx, BATCH)) {
    try {
      await abandonCheckout(ctx, row, 'expired');
      ended += 1;
    } catch (error) {
      ctx.log.error({ err: error, checkout_id: row.id }, 'a checkout did not expire and will be tried again');
    }
  }
  return ended;
}

/** Forgets old messages of payment providers. */
export async function purgePaymentEvents(ctx: Ctx): Promise<void> {
  await deletePaymentEvents(ctx, epochSeconds(ctx.clock) - EVENTS_KEPT_S);
}
