import type { ParcelProblem } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent, writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { findTerms, presentProblem } from './get-problem.ts';
import { withdrawByMail } from './instruction.mail.ts';
import { findBooking, findOpenInstruction } from './instruction.repo.ts';
import { undoInstruction } from './undo-instruction.ts';

/**
 * Takes back what a courier was told (look-v2 3 'Undo 10 s'): the parcel is again what its courier last reported, and money
 * set aside for a return is free. Withdrawing nothing changes nothing. Throws `instruction_refused` once the driver has set
 * out.
 */
export async function withdrawInstruction({ ctx, id }: { ctx: Ctx; id: string }): Promise<ParcelProblem> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  const terms = await findTerms(ctx, order);
  if ((await findBooking(ctx, order)) !== null) throw new DomainError('instruction_pending', { retry_after_s: 3 });
  const open = await findOpenInstruction(ctx, order);
  if (open === null) return presentProblem(ctx, order, terms);
  if (open.state === 'booked') await tellCourier(ctx, order);
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    if ((await findBooking(tx, locked)) !== null) throw new DomainError('instruction_pending', { retry_after_s: 3 });
    const standing = await findOpenInstruction(tx, locked);
    if (standing?.id !== open.id) return presentProblem(tx, locked, terms);
    const written = await undoInstruction(tx, locked, standing, 'withdrawn');
    if (standing.state === 'asked')
      await writeOutbox(tx, { topic: 'mail', company_id: actor.company_id, payload: withdrawByMail(tx, written) });
    await recordAudit(tx, { action: 'order.instruction_withdraw', object_type: 'order', object_id: id });
    await writeLiveEvent(tx, actor.company_id, 'tracking_updated', { order_id: id, status: written.status });
    return presentProblem(tx, written, terms);
  });
}

async function tellCourier(ctx: Ctx, order: OrderRow): Promise<void> {
  const outcome = await ctx.ports.couriers
    .withdrawInstruction(order.courier_alias ?? '', order.tracking_code ?? '')
    .catch((error: unknown) => {
      throw new DomainError('courier_unavailable', {
        cause: error,
        message: 'The courier does not answer at the moment. Nothing is withdrawn yet; please try again.',
      });
    });
  if (outcome.status === 'refused') throw new DomainError('instruction_refused', { detail: outcome.reason });
}
