import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { CHECKOUT_SOURCE } from './order-source.ts';
import { findOrder } from './order.repo.ts';
import { orders } from './order.table.ts';

/**
 * Removes a draft, cancelled or not, that never had anything to do with money (spec 7 DELETE order/{id}). Throws
 * `order_locked` otherwise, also for one that a shopper bought: it is cancelled, so that the money goes back.
 */
export async function deleteOrder({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const actor = requireWriter(ctx);
  await withTransaction(ctx, async (tx) => {
    const row = await findOrder(tx, actor.company_id, id, { lock: true });
    const is_draft = row.status === 'new' || row.status === 'cancelled';
    if (!is_draft || row.label_state !== 'none' || row.marketplace?.source === CHECKOUT_SOURCE)
      throw new DomainError('order_locked');
    await tx.db.delete(orders).where(and(eq(orders.company_id, actor.company_id), eq(orders.id, id)));
    if (row.extras.return_of) await forgetReturn(tx, actor.company_id, { first: row.extras.return_of.id, gone: id });
    await recordAudit(tx, {
      action: 'order.delete',
      object_type: 'order',
      object_id: id,
      details: { number: row.number },
    });
    const data = { order_id: id, status: 'deleted', number: row.number };
    await writeLiveEvent(tx, actor.company_id, 'order_updated', data, 'order.deleted');
  });
  return { success: true };
}

/** The delivered parcel names no return that is gone. */
async function forgetReturn(tx: Ctx, company_id: string, { first, gone }: { first: string; gone: string }) {
  await tx.db
    .update(orders)
    .set({ extras: sql`${orders.extras} - 'returned_by'` })
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.id, first),
        sql`${orders.extras} -> 'returned_by' ->> 'id' = ${gone}`,
      ),
    );
}
