import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { checkouts } from './checkout.table.ts';

/** Parcels whose sale was paid before a moment and is not released, though nothing stands against it; the oldest first. */
export async function findUnreleased(
  ctx: Ctx,
  paid_before: number,
  limit: number,
): Promise<{ company_id: string; id: string }[]> {
  return ctx.db
    .select({ company_id: orders.company_id, id: orders.id })
    .from(checkouts)
    .innerJoin(orders, and(eq(orders.company_id, checkouts.company_id), eq(orders.id, checkouts.order_id)))
    .where(
      and(
        eq(checkouts.status, 'paid'),
        isNull(checkouts.released_at),
        sql`not ${checkouts.is_test}`,
        isNull(checkouts.refund_due_at),
        or(isNull(checkouts.dispute_state), eq(checkouts.dispute_state, 'won')),
        lt(checkouts.paid_at, paid_before),
        inArray(orders.status, ['in_transit', 'completed']),
        ne(orders.has_problem, true),
      ),
    )
    .orderBy(checkouts.paid_at)
    .limit(limit);
}
