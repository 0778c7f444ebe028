import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { labelPurchases, type PurchaseRow } from '../label/label.table.ts';
import { orders, type OrderRow } from '../order/order.table.ts';

/** A parcel a courier has carried: what was declared, and how its label was bought. */
export interface ShippedOrder {
  order: OrderRow;
  purchase: PurchaseRow;
}

/** Parcels of any company by their tracking codes, with the label each was bought with; unknown codes are left out. */
export async function findShippedOrders(
  ctx: Ctx,
  tracking_codes: readonly string[],
): Promise<ReadonlyMap<string, ShippedOrder>> {
  if (tracking_codes.length === 0) return new Map();
  const rows = await ctx.db
    .select({ order: orders, purchase: labelPurchases })
    .from(orders)
    .innerJoin(
      labelPurchases,
      and(eq(labelPurchases.company_id, orders.company_id), eq(labelPurchases.order_id, orders.id)),
    )
    .where(
      and(inArray(orders.tracking_code, [...tracking_codes]), inArray(labelPurchases.state, ['bought', 'refunded'])),
    );
  return new Map(rows.map((row) => [row.order.tracking_code ?? '', row]));
}
