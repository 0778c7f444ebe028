import type { Order } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, writeOrder } from './order.repo.ts';
import { presentOrder } from './present-order.ts';

/** Rates a completed parcel, once: 5 is good, 2.5 is not (spec 4 'Rating'). Throws `not_completed` or `already_rated`. */
export async function rateOrder({ ctx, id, rating }: { ctx: Ctx; id: string; rating: number }): Promise<Order> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const found = await findOrder(tx, actor.company_id, id, { lock: true });
    if (found.rating !== null) throw new DomainError('already_rated');
    if (found.status !== 'completed') throw new DomainError('not_completed');
    const written = await writeOrder(tx, found, { rating });
    await recordAudit(tx, { action: 'order.rate', object_type: 'order', object_id: id, details: { rating } });
    return presentOrder(tx, written);
  });
}
