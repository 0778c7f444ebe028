import type { OrderListQuery } from '@sampan/contract';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { likeText } from './order-search-key.ts';
import { readCounts } from './order.repo.ts';
import { orders, type OrderRow } from './order.table.ts';

type ListQuery = Omit<OrderListQuery, 'page' | 'per_page' | 'cursor'> & {
  page: number;
  per_page: number;
  cursor?: string | undefined;
};

/** What narrows a list. */
export type OrderFilters = Omit<OrderListQuery, 'page' | 'per_page' | 'cursor' | 'sort'>;

/** Counting stops here: a list says "10,000+" rather than make everybody wait. */
export const COUNT_BOUND = 10_000;
/** A search ends counting sooner: nobody reads that far, they type more letters. */
const SEARCH_COUNT_BOUND = 1_000;

/** A parcel is in one list at a time (volume 6): until it leaves, a warehouse's is in that of the warehouse. */
export function isWithWarehouse({ status, is_fulfillment }: Pick<OrderRow, 'status' | 'is_fulfillment'>): boolean {
  return is_fulfillment && (status === 'new' || status === 'ready_to_ship');
}

function leavesOutWarehouse({ status, is_fulfillment, is_archived }: OrderFilters): boolean {
  const at_work = status !== undefined && isWithWarehouse({ status, is_fulfillment: true });
  return is_fulfillment === undefined && is_archived !== true && at_work;
}

export function filtersOf(company_id: string, query: OrderFilters): SQL[] {
  const wanted: (SQL | undefined)[] = [
    eq(orders.company_id, company_id),
    query.is_archived ? isNotNull(orders.archived_at) : isNull(orders.archived_at),
    query.status && eq(orders.status, query.status),
    query.courier ? eq(orders.courier_alias, query.courier) : undefined,
    query.delivery_type && eq(orders.delivery_type, query.delivery_type),
    query.formatted_pick_up_address ? eq(orders.formatted_pick_up_address, query.formatted_pick_up_address) : undefined,
    // Spelled as in the partial indexes, which only serve the very same words.
    query.is_cod === undefined ? undefined : query.is_cod ? sql`is_cod` : sql`not is_cod`,
    query.cod_state && eq(orders.cod_state, query.cod_state),
    query.has_problem === undefined ? undefined : query.has_problem ? sql`has_problem` : sql`not has_problem`,
    query.is_confirmed === undefined
      ? undefined
      : query.is_confirmed
        ? sql`address_confirmed_at is not null`
        : sql`address_confirmed_at is null`,
    query.import_id === undefined ? undefined : and(sql`import_id is not null`, eq(orders.import_id, query.import_id)),
    query.is_printed === undefined
      ? undefined
      : query.is_printed
        ? sql`label_state = 'bought' and label_printed_at is not null`
        : sql`label_state = 'bought' and label_printed_at is null`,
    query.is_fulfillment === undefined
      ? leavesOutWarehouse(query)
        ? sql`not is_fulfillment`
        : undefined
      : eq(orders.is_fulfillment, query.is_fulfillment),
    query.search ? sql`${orders.search_key} like ${likeText(query.search)}` : undefined,
    query.created_from === undefined ? undefined : gte(orders.created_at, query.created_from),
    query.created_to === undefined ? undefined : lt(orders.created_at, query.created_to),
  ];
  return wanted.filter((filter) => filter !== undefined);
}

/** After every day that somebody has to decide by. */
const NEVER = 9_999_999_999;

function sortOf(sort: ListQuery['sort']) {
  const [name, direction] = sort.split(':');
  const descending = direction !== 'asc';
  // Spelled as in its index; what nobody waits for comes last.
  if (name === 'decide_by')
    return {
      column: sql`coalesce(decide_by, ${sql.raw(String(NEVER))})`,
      descending,
      valueOf: (row: OrderRow) => row.decide_by ?? NEVER,
    };
  const field = name === 'updated_at' ? 'updated_at' : 'created_at';
  return { column: orders[field], descending, valueOf: (row: OrderRow) => row[field] };
}

/** One page of a company's parcels, and whether more follow. Ties of time are broken by id, so no row is seen twice. */
export async function findOrderPage(
  ctx: Ctx,
  company_id: string,
  query: ListQuery,
): Promise<{ rows: OrderRow[]; more: boolean; last: { at: number; id: string } | null }> {
  const { column, descending, valueOf } = sortOf(query.sort);
  const filters = filtersOf(company_id, query);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (cursor)
    filters.push(
      descending
        ? sql`(${column}, ${orders.id}) < (${cursor.at}, ${cursor.id})`
        : sql`(${column}, ${orders.id}) > (${cursor.at}, ${cursor.id})`,
    );
  const order = descending ? desc : asc;
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(...filters))
    .orderBy(order(column), order(orders.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const page = rows.slice(0, query.per_page);
  const last = page.at(-1);
  return { rows: page, more: rows.length > query.per_page, last: last ? { at: valueOf(last), id: last.id } : null };
}

/** How many parcels a list holds: from the kept sums, which know three of the filters, else counted up to a bound. */
export async function countOrderList(
  ctx: Ctx,
  company_id: string,
  query: ListQuery,
): Promise<{ total: number; is_exact: boolean }> {
  const { page: _, per_page: _size, cursor: _after, sort: _sort, ...filters } = query;
  const { status, is_cod, has_problem, ...others } = filters;
  if (Object.values(others).every((filter) => filter === undefined)) {
    const counts = await readCounts(ctx, company_id);
    const total = counts
      .filter(
        (count) =>
          (status === undefined || count.status === status) &&
          !(leavesOutWarehouse(query) && isWithWarehouse(count)) &&
          (is_cod === undefined || count.is_cod === is_cod) &&
          (has_problem === undefined || count.has_problem === has_problem),
      )
      .reduce((sum, count) => sum + count.n, 0);
    return { total, is_exact: true };
  }
  const { search } = query;
  const bound = search === undefined ? COUNT_BOUND : SEARCH_COUNT_BOUND;
  const matches = ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(...filtersOf(company_id, query)));
  // A word that many parcels share is counted along the list's own index, which ends as soon as the bound is reached.
  const ordered = search === undefined ? matches : matches.orderBy(desc(orders.created_at), desc(orders.id));
  const bounded = ordered.limit(bound + 1).as('bounded');
  const [row] = await ctx.db.select({ n: sql<string>`count(*)` }).from(bounded);
  const n = Number(row?.n ?? 0);
  return { total: Math.min(n, bound), is_exact: n <= bound };
}

/** COD parcels and what is due for them, by where their cash stands, over exactly what a list with these filters holds. */
export async function sumCodOrders(ctx: Ctx, company_id: string, query: OrderFilters) {
  const rows = await ctx.db
    .select({
      cod_state: orders.cod_state,
      count: sql<string>`count(*)`,
      amount_minor: sql<string>`sum(${orders.expected_cod_minor})`,
    })
    .from(orders)
    .where(and(...filtersOf(company_id, { ...query, is_cod: true })))
    .groupBy(orders.cod_state);
  return rows.map((row) => ({ ...row, count: Number(row.count), amount_minor: Number(row.amount_minor) }));
}

/** COD parcels of a list, newest first, behind another: for files of any length. */
export async function findCodOrders(
  ctx: Ctx,
  company_id: string,
  query: OrderFilters,
  { after, limit }: { after: Pick<OrderRow, 'created_at' | 'id'> | null; limit: number },
): Promise<OrderRow[]> {
  const filters = filtersOf(company_id, { ...query, is_cod: true });
  if (after) filters.push(sql`(${orders.created_at}, ${orders.id}) < (${after.created_at}, ${after.id})`);
  return ctx.db
    .select()
    .from(orders)
    .where(and(...filters))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(limit);
}
