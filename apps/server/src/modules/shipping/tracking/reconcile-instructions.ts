import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { InstructionOutcome } from '../../../ports/courier.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { completeInstruction, failInstruction } from './complete-instruction.ts';
import { wireOf } from './courier-instruction.ts';
import { changeBooking, leaseBookings } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { INSTRUCT_LEASE_S } from './instruct-courier.ts';

/** After this many calls the courier certainly does not want, the money is free again. */
const MAX_ATTEMPTS = 3;
/** Wait between two look-ups that gave no answer. */
const RETRY_S = 5;
const BATCH = 20;

/**
 * Finishes instructions that were left open: by a courier that did not answer or by a server that died in the middle. Looks
 * each up by its reference; only after a definite "not found" is the very same instruction sent again, which a courier
 * recognises by the reference. Answers how many it worked on.
 */
export async function reconcileInstructions(ctx: Ctx): Promise<number> {
  const open = await leaseBookings(ctx, INSTRUCT_LEASE_S, BATCH);
  await Promise.all(open.map((booking) => reconcile(ctx, booking)));
  return open.length;
}

async function reconcile(ctx: Ctx, booking: InstructionRow): Promise<void> {
  try {
    const order = await findOrder(ctx, booking.company_id, booking.order_id);
    const outcome = await outcomeOf(ctx, order, booking);
    if (outcome.status === 'booked') await completeInstruction(ctx, booking, () => Promise.resolve());
    else await failInstruction(ctx, booking);
  } catch (error) {
    ctx.log.warn({ err: error, instruction_id: booking.id }, 'an instruction is still unknown');
    await changeBooking(ctx, booking, { lease_until: epochSeconds(ctx.clock) + RETRY_S });
  }
}

async function outcomeOf(ctx: Ctx, order: OrderRow, booking: InstructionRow): Promise<InstructionOutcome> {
  const alias = order.courier_alias ?? '';
  const found = await ctx.ports.couriers.findInstruction(alias, order.tracking_code ?? '', booking.id);
  if (found.status === 'booked') return { status: 'booked' };
  if (booking.attempts >= MAX_ATTEMPTS) return { status: 'refused', reason: '' };
  // Counted and committed before the call, so that a crash cannot repeat it without end.
  await changeBooking(ctx, booking, { attempts: booking.attempts + 1 });
  return ctx.ports.couriers.instruct(alias, wireOf(order, booking));
}
