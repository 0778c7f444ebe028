import type { Order } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, writeOrder } from './order.repo.ts';
import { presentOrder } from './present-order.ts';

/**
 * Puts a parcel out of the lists, or brings it back (spec 4 'archive, with a reason'). A parcel that is still under way
 * stays in its list: throws `order_locked`. Archiving twice changes nothing.
 */
async function setArchived(ctx: Ctx, id: string, archived: boolean, reason: string): Promise<Order> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const found = await findOrder(tx, actor.company_id, id, { lock: true });
    if ((found.archived_at !== null) === archived) return presentOrder(tx, found);
    if (
      archived &&
      (found.status === 'ready_to_ship' || found.status === 'in_transit' || found.label_state === 'pending')
    )
      throw new DomainError('order_locked');
    // Back in the lists it is a parcel that hasn't left.
    const { shipped_elsewhere: _, ...extras } = found.extras;
    const written = await writeOrder(
      tx,
      found,
      archived ? { archived_at: epochSeconds(tx.clock) } : { archived_at: null, extras },
    );
    await recordAudit(tx, {
      action: archived ? 'order.archive' : 'order.restore',
      object_type: 'order',
      object_id: id,
      details: { reason },
    });
    await writeLiveEvent(tx, actor.company_id, 'order_updated', { order_id: id, status: written.status });
    return presentOrder(tx, written);
  });
}

export async function archiveOrder({ ctx, id, reason }: { ctx: Ctx; id: string; reason: string }): Promise<Order> {
  return setArchived(ctx, id, true, reason);
}

export async function restoreOrder({ ctx, id }: { ctx: Ctx; id: string }): Promise<Order> {
  return setArchived(ctx, id, false, '');
}
