import { and, eq, min, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { skus, stocks } from '../warehouse/warehouse.table.ts';
import { fulfilmentLines, fulfilmentOrders } from './fulfilment-order.table.ts';

/** The first shelf and SKU of each parcel that a warehouse holds, as a pick list walks past them. */
export async function findShelves(
  ctx: Ctx,
  company_id: string,
  order_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({
      order_id: fulfilmentOrders.order_id,
      place: min(sql<string>`coalesce(${stocks.shelf}, '') || ' ' || ${skus.sku}`),
    })
    .from(fulfilmentOrders)
    .innerJoin(
      fulfilmentLines,
      and(
        eq(fulfilmentLines.company_id, fulfilmentOrders.company_id),
        eq(fulfilmentLines.fulfilment_order_id, fulfilmentOrders.id),
      ),
    )
    .innerJoin(skus, and(eq(skus.company_id, fulfilmentLines.company_id), eq(skus.id, fulfilmentLines.sku_id)))
    .leftJoin(
      stocks,
      and(
        eq(stocks.company_id, fulfilmentLines.company_id),
        eq(stocks.warehouse_id, fulfilmentOrders.warehouse_id),
        eq(stocks.sku_id, fulfilmentLines.sku_id),
      ),
    )
    .where(
      and(
        eq(fulfilmentOrders.company_id, company_id),
        sql`${fulfilmentOrders.order_id} = any(${sql.param([...order_ids])}::uuid[])`,
        ne(fulfilmentOrders.status, 'cancelled'),
      ),
    )
    .groupBy(fulfilmentOrders.order_id);
  return new Map(rows.map(({ order_id, place }) => [order_id, place ?? '']));
}
