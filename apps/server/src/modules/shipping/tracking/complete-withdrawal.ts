import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { reportsSince } from './complete-instruction.ts';
import { endInstruction } from './end-instruction.ts';
import { changeUnanswered } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { undoInstruction } from './undo-instruction.ts';

/**
 * Second half of a withdrawal: its courier agreed, so the parcel is what was last reported and its money is free. A report that
 * came while the answer was unknown is the newer truth: a return that began is charged. Doing it twice changes nothing. `then`
 * runs in the same transaction.
 */
export async function completeWithdrawal<T>(
  ctx: Ctx,
  withdrawing: InstructionRow,
  then: (tx: Ctx, order: OrderRow) => Promise<T>,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const { company_id, order_id } = withdrawing;
    const locked = await findOrder(tx, company_id, order_id, { lock: true });
    // Booked again first, for what was reported meanwhile ends what is booked.
    const row = await changeUnanswered(tx, withdrawing, { state: 'booked' });
    if (row === null) return then(tx, locked);
    if (await endInstruction(tx, locked, await reportsSince(tx, row))) return then(tx, locked);
    return then(tx, await writeWithdrawal(tx, locked, row));
  });
}

/** Takes an instruction back in the caller's transaction, and says who did. */
export async function writeWithdrawal(tx: Ctx, order: OrderRow, row: InstructionRow): Promise<OrderRow> {
  const written = await undoInstruction(tx, order, row, 'withdrawn');
  await recordAudit(tx, {
    action: 'order.instruction_withdraw',
    object_type: 'order',
    object_id: order.id,
    company_id: row.company_id,
    ...(row.withdrawn_by === null ? {} : { actor_id: row.withdrawn_by }),
  });
  await writeLiveEvent(tx, row.company_id, 'tracking_updated', { order_id: order.id, status: written.status });
  return written;
}

/** The courier goes on with what it was told: it stands, with its money, and what was reported meanwhile counts. */
export async function keepInstruction(ctx: Ctx, withdrawing: InstructionRow): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { company_id, order_id } = withdrawing;
    const order = await findOrder(tx, company_id, order_id, { lock: true });
    const row = await changeUnanswered(tx, withdrawing, { state: 'booked', withdrawn_by: null });
    if (row === null) return;
    await endInstruction(tx, order, await reportsSince(tx, row));
    await writeLiveEvent(tx, company_id, 'tracking_updated', { order_id, status: order.status });
  });
}
