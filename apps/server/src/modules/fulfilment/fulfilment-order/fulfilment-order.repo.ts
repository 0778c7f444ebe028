import type { FulfillmentListQuery, FulfillmentOrder, FulfillmentStatus } from '@sampan/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { offsetOf } from '../../../platform/page.ts';
import { users } from '../../identity/account/account.table.ts';
import { skus, stocks, warehouses } from '../warehouse/warehouse.table.ts';
import { countUpTo, likeOf } from '../warehouse/index.ts';
import { fulfilmentLines, fulfilmentOrders, type FulfilmentOrderRow } from './fulfilment-order.table.ts';

const anyOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** One fulfilment order of a company; throws `not_found`, for another company's too. */
export async function findFulfilmentOrder(
  ctx: Ctx,
  company_id: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FulfilmentOrderRow> {
  const query = ctx.db
    .select()
    .from(fulfilmentOrders)
    .where(and(eq(fulfilmentOrders.company_id, company_id), eq(fulfilmentOrders.id, id)));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findFulfilmentOrders(ctx: Ctx, company_id: string, ids: readonly string[]) {
  return ctx.db
    .select()
    .from(fulfilmentOrders)
    .where(and(eq(fulfilmentOrders.company_id, company_id), sql`${fulfilmentOrders.id} = ${anyOf(ids)}`))
    .orderBy(fulfilmentOrders.number);
}

/** The open or shipped fulfilment of a parcel, locked; null for parcels no warehouse has. */
export async function lockFulfilmentOf(tx: Ctx, order: { company_id: string; id: string }) {
  const [row] = await tx.db
    .select()
    .from(fulfilmentOrders)
    .where(
      and(
        eq(fulfilmentOrders.company_id, order.company_id),
        eq(fulfilmentOrders.order_id, order.id),
        sql`status <> 'cancelled'`,
      ),
    )
    .for('update');
  return row ?? null;
}

export async function writeFulfilmentOrder(
  tx: Ctx,
  row: FulfilmentOrderRow,
  change: Partial<Omit<FulfilmentOrderRow, 'company_id' | 'id'>>,
): Promise<FulfilmentOrderRow> {
  const [written] = await tx.db
    .update(fulfilmentOrders)
    .set({ ...change, updated_at: epochSeconds(tx.clock) })
    .where(and(eq(fulfilmentOrders.company_id, row.company_id), eq(fulfilmentOrders.id, row.id)))
    .returning();
  if (!written) throw new DomainError('not_found');
  return written;
}

/** Lines of orders with their SKU and shelf, in walking order. */
export async function findLines(ctx: Ctx, company_id: string, ids: readonly string[]) {
  return ctx.db
    .select({
      fulfilment_order_id: fulfilmentLines.fulfilment_order_id,
      sku_id: fulfilmentLines.sku_id,
      sku: skus.sku,
      name: skus.name,
      barcode: skus.barcode,
      shelf: sql<string>`coalesce(${stocks.shelf}, '')`,
      quantity: fulfilmentLines.quantity,
      picked: fulfilmentLines.picked,
    })
    .from(fulfilmentLines)
    .innerJoin(
      fulfilmentOrders,
      and(
        eq(fulfilmentOrders.company_id, fulfilmentLines.company_id),
        eq(fulfilmentOrders.id, fulfilmentLines.fulfilment_order_id),
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
    .where(and(eq(fulfilmentLines.company_id, company_id), sql`${fulfilmentLines.fulfilment_order_id} = ${anyOf(ids)}`))
    .orderBy(sql`coalesce(${stocks.shelf}, '')`, skus.sku, fulfilmentLines.fulfilment_order_id);
}

/** Sets the picked units of all lines of an order: all of them, or none. */
export async function setPicked(tx: Ctx, row: FulfilmentOrderRow, picked: 'all' | 'none'): Promise<void> {
  await tx.db
    .update(fulfilmentLines)
    .set({ picked: picked === 'all' ? sql`${fulfilmentLines.quantity}` : 0 })
    .where(and(eq(fulfilmentLines.company_id, row.company_id), eq(fulfilmentLines.fulfilment_order_id, row.id)));
}

/** Orders on the wire: lines, pickers and warehouses from one query each. */
export async function presentFulfilment(
  ctx: Ctx,
  company_id: string,
  rows: readonly FulfilmentOrderRow[],
): Promise<FulfillmentOrder[]> {
  if (rows.length === 0) return [];
  const lines = Map.groupBy(
    await findLines(
      ctx,
      company_id,
      rows.map(({ id }) => id),
    ),
    (line) => line.fulfilment_order_id,
  );
  const people = await ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = ${anyOf(rows.flatMap(({ picker_id }) => picker_id ?? []))}`);
  const places = await ctx.db
    .select({ id: warehouses.id, name: warehouses.name })
    .from(warehouses)
    .where(eq(warehouses.company_id, company_id));
  const name_of = new Map([...people, ...places].map(({ id, name }) => [id, name]));
  return rows.map(({ company_id: _, search_key: __, held_from: ___, picker_id, ...row }) => ({
    ...row,
    warehouse_name: name_of.get(row.warehouse_id) ?? '',
    picker: picker_id === null ? null : (name_of.get(picker_id) ?? null),
    lines: (lines.get(row.id) ?? []).map(({ fulfilment_order_id: ____, ...line }) => line),
  }));
}

type Stage = NonNullable<FulfillmentListQuery['stage']>;

/** The statuses behind the stages of the screen (look 6). */
export const STAGES: Record<Stage, readonly FulfillmentStatus[]> = {
  to_pick: ['new'],
  picking: ['picking'],
  packed: ['picked', 'packed', 'ready_to_ship'],
  waiting: ['out_of_stock', 'on_hold'],
  shipped: ['shipped'],
};

export async function findFulfilmentPage(
  ctx: Ctx,
  company_id: string,
  query: FulfillmentListQuery,
  shipped_from: number,
) {
  const statuses = query.stage ? STAGES[query.stage] : [];
  const filters = [
    eq(fulfilmentOrders.company_id, company_id),
    ...(query.status ? [eq(fulfilmentOrders.status, query.status)] : []),
    ...(statuses.length > 0 ? [sql`${fulfilmentOrders.status} = any(${sql.param([...statuses])}::text[])`] : []),
    ...(query.shipped_today ? [gte(fulfilmentOrders.shipped_at, shipped_from)] : []),
    ...(query.warehouse_id ? [eq(fulfilmentOrders.warehouse_id, query.warehouse_id)] : []),
    ...(query.search ? [sql`${fulfilmentOrders.search_key} like ${likeOf(query.search)}`] : []),
  ];
  const count = await countUpTo(ctx, sql`select 1 from ${fulfilmentOrders} where ${and(...filters)}`);
  const { created_at, updated_at, ship_by, id } = fulfilmentOrders;
  const order = {
    'ship_by:asc': [asc(ship_by), asc(id)],
    'created_at:desc': [desc(created_at), desc(id)],
    'updated_at:desc': [desc(updated_at), desc(id)],
  }[query.sort];
  const rows = await ctx.db
    .select()
    .from(fulfilmentOrders)
    .where(and(...filters))
    .orderBy(...order)
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  return { rows, ...count };
}
