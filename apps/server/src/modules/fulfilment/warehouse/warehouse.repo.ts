import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { foldText } from '../../shipping/order/index.ts';
import { users } from '../../identity/account/account.table.ts';
import { skus, stockMovements, stocks, warehouseCounters, warehouses } from './warehouse.table.ts';
import type { SkuRow, WarehouseRow } from './warehouse.table.ts';

/** Counting stops here, as in every list. */
const COUNT_BOUND = 10_000;

export interface ListPage {
  page: number;
  per_page: number;
  cursor?: string | undefined;
}

/** How many rows a query finds, counted up to a bound. */
export async function countUpTo(ctx: Ctx, query: SQL): Promise<{ total: number; is_exact: boolean }> {
  const { rows } = await ctx.db.execute<{ n: string }>(
    sql`select count(*) as n from (${query} limit ${COUNT_BOUND + 1}) bounded`,
  );
  const n = Number(rows[0]?.n ?? 0);
  return { total: Math.min(n, COUNT_BOUND), is_exact: n <= COUNT_BOUND };
}

export const likeOf = (search: string) => `%${foldText(search).replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

/** A company's warehouses by name. There are few. */
export async function findWarehouses(ctx: Ctx, company_id: string): Promise<WarehouseRow[]> {
  return ctx.db
    .select()
    .from(warehouses)
    .where(eq(warehouses.company_id, company_id))
    .orderBy(warehouses.name, warehouses.id)
    .limit(100);
}

export async function findWarehouse(ctx: Ctx, company_id: string, id: string): Promise<WarehouseRow> {
  const [row] = await ctx.db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.company_id, company_id), eq(warehouses.id, id)));
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findSku(ctx: Ctx, company_id: string, id: string): Promise<SkuRow> {
  const [row] = await ctx.db
    .select()
    .from(skus)
    .where(and(eq(skus.company_id, company_id), eq(skus.id, id)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** SKUs on sale by id; throws `not_found` when one is missing. */
export async function findSkus(ctx: Ctx, company_id: string, ids: readonly string[]): Promise<Map<string, SkuRow>> {
  const rows = await ctx.db
    .select()
    .from(skus)
    .where(
      and(
        eq(skus.company_id, company_id),
        isNull(skus.deleted_at),
        sql`${skus.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  if (rows.length < new Set(ids).size) throw new DomainError('not_found');
  return new Map(rows.map((row) => [row.id, row]));
}

/** SKUs on sale by code, name or barcode, in capitals: what an item of an order calls them. */
export async function findSkusByName(ctx: Ctx, company_id: string, names: readonly string[]): Promise<SkuRow[]> {
  const asked = sql`any(${sql.param(names.map((name) => name.toUpperCase()))}::text[])`;
  return ctx.db
    .select()
    .from(skus)
    .where(
      and(
        eq(skus.company_id, company_id),
        isNull(skus.deleted_at),
        sql`(upper(${skus.sku}) = ${asked} or upper(${skus.name}) = ${asked})`,
      ),
    )
    .limit(1_000);
}

export async function findSkuPage(
  ctx: Ctx,
  company_id: string,
  query: ListPage & { status: 'active' | 'deleted'; search?: string | undefined },
) {
  const filters = [
    eq(skus.company_id, company_id),
    query.status === 'deleted' ? isNotNull(skus.deleted_at) : isNull(skus.deleted_at),
    ...(query.search ? [sql`${skus.search_key} like ${likeOf(query.search)}`] : []),
  ];
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const count = await countUpTo(ctx, sql`select 1 from ${skus} where ${and(...filters)}`);
  if (cursor) filters.push(sql`(${skus.created_at}, ${skus.id}) < (${cursor.at}, ${cursor.id})`);
  const rows = await ctx.db
    .select()
    .from(skus)
    .where(and(...filters))
    .orderBy(desc(skus.created_at), desc(skus.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  return { ...pageOf(rows, query.per_page), ...count };
}

function pageOf<Row extends { created_at: number; id: string }>(found: Row[], per_page: number) {
  const rows = found.slice(0, per_page);
  const last = found.length > per_page ? rows.at(-1) : undefined;
  return { rows, last: last ? { at: last.created_at, id: last.id } : null };
}

export async function findMovementPage(
  ctx: Ctx,
  company_id: string,
  query: ListPage & { warehouse_id?: string | undefined; sku_id?: string | undefined },
) {
  const filters = [
    eq(stockMovements.company_id, company_id),
    ...(query.warehouse_id ? [eq(stockMovements.warehouse_id, query.warehouse_id)] : []),
    ...(query.sku_id ? [eq(stockMovements.sku_id, query.sku_id)] : []),
  ];
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const count = await countUpTo(ctx, sql`select 1 from ${stockMovements} where ${and(...filters)}`);
  if (cursor) filters.push(sql`(${stockMovements.created_at}, ${stockMovements.id}) < (${cursor.at}, ${cursor.id})`);
  const rows = await ctx.db
    .select({
      id: stockMovements.id,
      warehouse_id: stockMovements.warehouse_id,
      sku_id: stockMovements.sku_id,
      sku: skus.sku,
      name: skus.name,
      reason: stockMovements.reason,
      on_hand_delta: stockMovements.on_hand_delta,
      reserved_delta: stockMovements.reserved_delta,
      reference: stockMovements.reference,
      person: sql<string>`coalesce(${users.name}, '')`,
      created_at: stockMovements.created_at,
    })
    .from(stockMovements)
    .innerJoin(skus, and(eq(skus.company_id, stockMovements.company_id), eq(skus.id, stockMovements.sku_id)))
    .leftJoin(users, eq(users.id, stockMovements.user_id))
    .where(and(...filters))
    .orderBy(desc(stockMovements.created_at), desc(stockMovements.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  return { ...pageOf(rows, query.per_page), ...count };
}

export interface StockQuery {
  page: number;
  per_page: number;
  warehouse_id?: string | undefined;
  is_low?: boolean | undefined;
  search?: string | undefined;
}

/** Stocks with their SKU, in the order of the shelves. */
export async function findStockPage(ctx: Ctx, company_id: string, query: StockQuery, sku_id?: string) {
  const filters = [
    eq(stocks.company_id, company_id),
    isNull(skus.deleted_at),
    ...(query.warehouse_id ? [eq(stocks.warehouse_id, query.warehouse_id)] : []),
    ...(sku_id ? [eq(stocks.sku_id, sku_id)] : []),
    // Spelled as in the partial index, which only serves the very same words.
    ...(query.is_low ? [sql`on_hand - reserved <= stocks.reorder_point`] : []),
    ...(query.search ? [sql`${skus.search_key} like ${likeOf(query.search)}`] : []),
  ];
  const on_sku = and(eq(skus.company_id, stocks.company_id), eq(skus.id, stocks.sku_id));
  const count = await countUpTo(ctx, sql`select 1 from ${stocks} join ${skus} on ${on_sku} where ${and(...filters)}`);
  const rows = await ctx.db
    .select({
      warehouse_id: stocks.warehouse_id,
      warehouse_name: warehouses.name,
      sku_id: stocks.sku_id,
      sku: skus.sku,
      name: skus.name,
      shelf: stocks.shelf,
      on_hand: stocks.on_hand,
      reserved: stocks.reserved,
      incoming: stocks.incoming,
      reorder_point: stocks.reorder_point,
    })
    .from(stocks)
    .innerJoin(skus, on_sku)
    .innerJoin(warehouses, and(eq(warehouses.company_id, stocks.company_id), eq(warehouses.id, stocks.warehouse_id)))
    .where(and(...filters))
    .orderBy(asc(stocks.shelf), asc(stocks.sku_id), asc(stocks.warehouse_id))
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  return { rows: rows.map((row) => ({ ...row, available: row.on_hand - row.reserved })), ...count };
}

/** How many stocks are at or below their reorder point, counted up to a bound. */
export async function countLowStocks(ctx: Ctx, company_id: string): Promise<number> {
  const low = sql`select 1 from stocks where company_id = ${company_id} and on_hand - reserved <= reorder_point`;
  return (await countUpTo(ctx, low)).total;
}

/** The next numbers of a company; two callers at once get different ones. */
export async function allocateNumbers(
  tx: Ctx,
  company_id: string,
  kind: 'inbound' | 'fulfilment',
  count: number,
): Promise<number[]> {
  const [row] = await tx.db
    .insert(warehouseCounters)
    .values({ company_id, kind, last: 1_000 + count })
    .onConflictDoUpdate({
      target: [warehouseCounters.company_id, warehouseCounters.kind],
      set: { last: sql`${warehouseCounters.last} + ${count}` },
    })
    .returning();
  const last = row?.last ?? count;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}
