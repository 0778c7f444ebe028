import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { InstructionOutcome, WithdrawOutcome } from '../../../ports/courier.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { completeInstruction, failInstruction } from './complete-instruction.ts';
import { completeWithdrawal, keepInstruction } from './complete-withdrawal.ts';
import { wireOf } from './courier-instruction.ts';
import { changeUnanswered, leaseUnanswered } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { INSTRUCT_LEASE_S } from './no-answer.ts';

/** After this many calls the courier certainly does not want, the money is free again. */
const MAX_ATTEMPTS = 3;
/** Wait between two look-ups that gave no answer. */
const RETRY_S = 5;
const BATCH = 20;

/**
 * Finishes instructions that were left open: by a courier that did not answer or by a server that died in the middle. Looks
 * each up by its reference; only after a definite "not found" is the very same instruction sent again, which a courier
 * recognises by the reference. A withdrawal is sent again only while the courier keeps the instruction. Answers how many it
 * worked on.
 */
export async function reconcileInstructions(ctx: Ctx): Promise<number> {
  const open = await leaseUnanswered(ctx, INSTRUCT_LEASE_S, BATCH);
  await Promise.all(open.map((booking) => reconcile(ctx, booking)));
  return open.length;
}

async function reconcile(ctx: Ctx, row: InstructionRow): Promise<void> {
  try {
    const order = await findOrder(ctx, row.company_id, row.order_id);
    await (row.state === 'withdrawing' ? finishWithdrawal(ctx, order, row) : finishBooking(ctx, order, row));
  } catch (error) {
    ctx.log.warn({ err: error, instruction_id: row.id }, 'an instruction is still unknown');
    await changeUnanswered(ctx, row, { lease_until: epochSeconds(ctx.clock) + RETRY_S });
  }
}

async function finishBooking(ctx: Ctx, order: OrderRow, booking: InstructionRow): Promise<void> {
  const outcome = await outcomeOf(ctx, order, booking);
  if (outcome.status === 'booked') await completeInstruction(ctx, booking, () => Promise.resolve());
  else await failInstruction(ctx, booking);
}

async function outcomeOf(ctx: Ctx, order: OrderRow, booking: InstructionRow): Promise<InstructionOutcome> {
  if (await isKept(ctx, order, booking)) return { status: 'booked' };
  if (booking.attempts >= MAX_ATTEMPTS) return { status: 'refused', reason: '' };
  await countAttempt(ctx, booking);
  return ctx.ports.couriers.instruct(order.courier_alias ?? '', wireOf(order, booking));
}

async function finishWithdrawal(ctx: Ctx, order: OrderRow, row: InstructionRow): Promise<void> {
  const outcome = await withdrawalOf(ctx, order, row);
  if (outcome.status === 'withdrawn') await completeWithdrawal(ctx, row, () => Promise.resolve());
  else await keepInstruction(ctx, row);
}

async function withdrawalOf(ctx: Ctx, order: OrderRow, row: InstructionRow): Promise<WithdrawOutcome> {
  if (!(await isKept(ctx, order, row))) return { status: 'withdrawn' };
  if (row.attempts >= MAX_ATTEMPTS) return { status: 'refused', reason: '' };
  await countAttempt(ctx, row);
  return ctx.ports.couriers.withdrawInstruction(order.courier_alias ?? '', order.tracking_code ?? '');
}

/** Whether the courier has this very instruction. */
async function isKept(ctx: Ctx, { courier_alias, tracking_code }: OrderRow, row: InstructionRow): Promise<boolean> {
  const found = await ctx.ports.couriers.findInstruction(courier_alias ?? '', tracking_code ?? '', row.id);
  return found.status === 'booked';
}

/** Counted and committed before the call, so that a crash cannot repeat it without end. */
async function countAttempt(ctx: Ctx, row: InstructionRow): Promise<void> {
  await changeUnanswered(ctx, row, { attempts: row.attempts + 1 });
}
