import { and, desc, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { decodeRow, readCursor } from '../../../platform/database/read-cursor.ts';
import { filtersOf, type OrderFilters } from './order-list.repo.ts';
import { orders, type OrderRow } from './order.table.ts';

/** What narrows a file: as its list, and parcels whose label was bought. */
export type OrderFileFilters = OrderFilters & { has_label?: boolean | undefined };

function filterOf(company_id: string, { has_label, ...filters }: OrderFileFilters) {
  return and(...filtersOf(company_id, filters), has_label ? isNotNull(orders.label_created_at) : undefined);
}

/** How many parcels a file holds, to the last one; or how many rows, when each item has its own. */
export async function countFileOrders(
  tx: Ctx,
  company_id: string,
  filters: OrderFileFilters,
  rows: 'parcels' | 'items' = 'parcels',
): Promise<number> {
  const items = sql<string>`coalesce(sum(greatest(1, jsonb_array_length(${orders.items}))), 0)`;
  const [row] = await tx.db
    .select({ n: rows === 'items' ? items : sql<string>`count(*)` })
    .from(orders)
    .where(filterOf(company_id, filters));
  return Number(row?.n ?? 0);
}

/** Parcels of a file, newest first, in the caller's transaction. `limit` is for a sample. */
export async function* readFileOrders(
  tx: Ctx,
  company_id: string,
  filters: OrderFileFilters,
  limit?: number,
): AsyncGenerator<OrderRow> {
  const query = tx.db
    .select()
    .from(orders)
    .where(filterOf(company_id, filters))
    .orderBy(desc(orders.created_at), desc(orders.id));
  const sized = limit === undefined ? query : query.limit(limit);
  for await (const raw of readCursor(tx.db, sized.getSQL())) yield decodeRow(orders, raw);
}
