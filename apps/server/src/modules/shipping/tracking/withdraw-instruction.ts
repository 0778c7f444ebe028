import type { ParcelProblem } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { completeWithdrawal, keepInstruction, writeWithdrawal } from './complete-withdrawal.ts';
import { findTerms, presentProblem } from './get-problem.ts';
import { withdrawByMail } from './instruction.mail.ts';
import { changeBooked, findOpenInstruction, findUnanswered } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { afterNoAnswer, ASK_AGAIN_S, INSTRUCT_LEASE_S } from './no-answer.ts';

/**
 * Takes back what a courier was told (look-v2 3 'Undo 10 s'): the parcel is again what its courier last reported, and money
 * set aside for a return is free. `withdrawing` is committed before the courier is asked, so a server may stop at any moment
 * (trust 3); until the answer is known the money stays set aside. Withdrawing nothing changes nothing. Throws
 * `instruction_refused` once the driver has set out, and `instruction_pending` while the courier's answer is not known.
 */
export async function withdrawInstruction({ ctx, id }: { ctx: Ctx; id: string }): Promise<ParcelProblem> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  const terms = await findTerms(ctx, order);
  const present = (tx: Ctx, written: OrderRow) => presentProblem(tx, written, terms);
  const begun = await withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    if ((await findUnanswered(tx, locked)) !== null)
      throw new DomainError('instruction_pending', { retry_after_s: ASK_AGAIN_S });
    const open = await findOpenInstruction(tx, locked);
    if (open === null) return { answer: await present(tx, locked) };
    const withdrawn_by = actor.user_id;
    if (open.state === 'asked')
      return { answer: await present(tx, await tellPeople(tx, locked, { ...open, withdrawn_by })) };
    const lease_until = epochSeconds(tx.clock) + INSTRUCT_LEASE_S;
    return {
      withdrawing: await changeBooked(tx, open, { state: 'withdrawing', withdrawn_by, attempts: 1, lease_until }),
    };
  });
  if (begun.answer !== undefined) return begun.answer;
  await tellCourier(ctx, order, begun.withdrawing);
  return completeWithdrawal(ctx, begun.withdrawing, present);
}

async function tellCourier(ctx: Ctx, order: OrderRow, withdrawing: InstructionRow): Promise<void> {
  const outcome = await ctx.ports.couriers
    .withdrawInstruction(order.courier_alias ?? '', order.tracking_code ?? '')
    .catch((error: unknown) => afterNoAnswer(ctx, withdrawing, error, () => keepInstruction(ctx, withdrawing)));
  if (outcome.status === 'withdrawn') return;
  await keepInstruction(ctx, withdrawing);
  throw new DomainError('instruction_refused', { detail: outcome.reason });
}

/** A courier without an interface was asked by email, and is asked by another one to leave it. */
async function tellPeople(tx: Ctx, order: OrderRow, row: InstructionRow): Promise<OrderRow> {
  const written = await writeWithdrawal(tx, order, row);
  await writeOutbox(tx, { topic: 'mail', company_id: row.company_id, payload: withdrawByMail(tx, written) });
  return written;
}
