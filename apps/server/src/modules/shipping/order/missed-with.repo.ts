import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { hasMissedPickUp } from './order-condition.ts';
import { orders, type OrderRow } from './order.table.ts';

/** Reports of one driver's missed parcels differ by no more than this. */
const SAME_VISIT_S = 12 * 3_600;

/** Whether another parcel is known that the same driver did not fetch: of the same courier, at the same address, that day. */
export async function hasOtherMissedPickUp(tx: Ctx, order: OrderRow): Promise<boolean> {
  const rows = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        hasMissedPickUp(order.company_id),
        ne(orders.id, order.id),
        eq(orders.courier_alias, order.courier_alias ?? ''),
        eq(orders.formatted_pick_up_address, order.formatted_pick_up_address),
        sql`(last_event ->> 'created_at')::bigint > ${(order.last_event?.created_at ?? 0) - SAME_VISIT_S}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
