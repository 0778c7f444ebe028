import type { Ctx } from '../../kernel/context.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import { findOverdue, forgetEvents } from './checkout.repo.ts';
import { giveUp } from './give-up.ts';

const BATCH = 20;
/** Providers repeat a message for days at most. */
const EVENTS_KEPT_S = 60 * 86_400;

/** Gives the units of unpaid checkouts back when their time is over. Answers how many there were. Any number of servers may run it. */
export async function expireCheckouts(ctx: Ctx): Promise<number> {
  const overdue = await findOverdue(ctx, BATCH);
  for (const row of overdue) await giveUp(ctx, row, 'expired');
  return overdue.length;
}

/** Forgets old messages of payment providers. */
export async function sweepPaymentEvents(ctx: Ctx): Promise<void> {
  await forgetEvents(ctx, epochSeconds(ctx.clock) - EVENTS_KEPT_S);
}
