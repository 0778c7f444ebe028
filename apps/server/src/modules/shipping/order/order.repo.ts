import type { OrderStatus } from '@sampan/contract';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isUnprinted } from './order-condition.ts';
import { orderCounts, orders, type OrderRow } from './order.table.ts';
import { searchKeyOf } from './order-search-key.ts';

/** One parcel of a company; throws `not_found`, for another company's too. `lock` keeps others from changing it meanwhile. */
export async function findOrder(
  ctx: Ctx,
  company_id: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<OrderRow> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.id, id)));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Several parcels of a company in the order asked for; unknown ones are left out. */
export async function findOrders(ctx: Ctx, company_id: string, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`));
  const by_id = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => by_id.get(id) ?? []);
}

/** A parcel of a company by what people type: id, number, tracking code or the shop's reference. */
export async function findOrderByHandle(ctx: Ctx, company_id: string, handle: string): Promise<OrderRow | null> {
  const is_uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(handle);
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        is_uuid
          ? eq(orders.id, handle)
          : or(
              eq(orders.number, handle.toUpperCase()),
              eq(orders.tracking_code, handle.toUpperCase()),
              eq(orders.reference_id, handle),
            ),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The oldest parcel of a company with a SKU in it whose bought label nobody printed: the next one to pack. */
export async function findUnprintedBySku(ctx: Ctx, company_id: string, sku: string): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    // Few parcels wait to be printed, so their items need no index.
    .where(and(isUnprinted(company_id), sql`${orders.items} @> ${JSON.stringify([{ sku }])}::jsonb`))
    .orderBy(orders.created_at, orders.id)
    .limit(1);
  return row ?? null;
}

/** A parcel of anybody by its id or tracking code, for the public page. Numbers and references are guessable and not taken. */
export async function findOrderForPublic(ctx: Ctx, handle: string): Promise<OrderRow | null> {
  const is_uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(handle);
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(is_uuid ? eq(orders.id, handle) : eq(orders.tracking_code, handle.toUpperCase()))
    .limit(1);
  return row ?? null;
}

/**
 * Counts a print of bought labels that was asked for at a time, and answers the parcels it counts for: one whose label was
 * printed since is counted already.
 */
export async function countPrint(
  ctx: Ctx,
  company_id: string,
  ids: readonly string[],
  asked_at: number,
): Promise<string[]> {
  const rows = await ctx.db
    .update(orders)
    .set({ label_printed_at: epochSeconds(ctx.clock), label_print_count: sql`${orders.label_print_count} + 1` })
    .where(
      and(
        eq(orders.company_id, company_id),
        sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`,
        sql`${orders.tracking_code} is not null and coalesce(${orders.label_printed_at}, 0) < ${asked_at}`,
      ),
    )
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

export type OrderChange = Partial<Omit<OrderRow, 'company_id' | 'id' | 'number' | 'created_at'>>;

/** Parcels of a company that are not cancelled, by the shop's reference, by id or by number, locked until the transaction ends. */
export async function lockOrdersByReference(
  ctx: Ctx,
  company_id: string,
  search: { references: readonly string[]; ids: readonly string[]; numbers?: readonly string[] },
): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        or(
          sql`(${orders.reference_id} = any(${sql.param([...search.references])}::text[]) and reference_id is not null and status <> 'cancelled')`,
          sql`${orders.id} = any(${sql.param([...search.ids])}::uuid[])`,
          sql`${orders.number} = any(${sql.param([...(search.numbers ?? [])])}::text[])`,
        ),
      ),
    )
    .orderBy(orders.id)
    .for('update');
}

/** What the recipient confirmed is gone when the merchant writes another place. */
export function confirmationAfter(row: OrderRow, change: OrderChange): OrderChange {
  if (row.address_confirmed_at === null || change.shipping_address === undefined || change.address_confirmed_at)
    return {};
  const was = row.shipping_address?.coordinate.formatted_address;
  return change.shipping_address?.coordinate.formatted_address === was ? {} : { address_confirmed_at: null };
}

/** Writes a change and what follows from it: the search key, the time, and that another place is not the confirmed one. */
export async function writeOrder(ctx: Ctx, row: OrderRow, change: OrderChange): Promise<OrderRow> {
  const next = { ...row, ...change };
  const [written] = await ctx.db
    .update(orders)
    .set({
      ...change,
      ...confirmationAfter(row, change),
      search_key: searchKeyOf(next),
      updated_at: epochSeconds(ctx.clock),
    })
    .where(and(eq(orders.company_id, row.company_id), eq(orders.id, row.id)))
    .returning();
  if (!written) throw new DomainError('not_found');
  return written;
}

/** Notes whether the couriers that rules name serve parcels. Nobody changed the parcels: their time stays. */
export async function writeServed(
  ctx: Ctx,
  company_id: string,
  served: readonly { id: string; is_served: boolean }[],
): Promise<void> {
  for (const is_served of [true, false]) {
    const ids = served.filter((one) => one.is_served === is_served).map(({ id }) => id);
    if (ids.length === 0) continue;
    await ctx.db
      .update(orders)
      .set({ extras: sql`jsonb_set(${orders.extras}, '{rule_decision,is_served}', to_jsonb(${is_served}::boolean))` })
      .where(
        and(
          eq(orders.company_id, company_id),
          sql`${orders.id} = any(${sql.param(ids)}::uuid[])`,
          sql`${orders.extras} ? 'rule_decision'`,
        ),
      );
  }
}

/** How many parcels a company has, from the kept sums: never by counting parcels. */
export async function readCounts(
  ctx: Ctx,
  company_id: string,
  where: SQL | undefined = undefined,
): Promise<{ status: OrderStatus; is_cod: boolean; has_problem: boolean; is_fulfillment: boolean; n: number }[]> {
  const rows = await ctx.db
    .select({
      status: orderCounts.status,
      is_cod: orderCounts.is_cod,
      has_problem: orderCounts.has_problem,
      is_fulfillment: orderCounts.is_fulfillment,
      n: sql<string>`sum(${orderCounts.n})`,
    })
    .from(orderCounts)
    .where(and(eq(orderCounts.company_id, company_id), where))
    .groupBy(orderCounts.status, orderCounts.is_cod, orderCounts.has_problem, orderCounts.is_fulfillment);
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus, n: Number(row.n) }));
}

/** Replaces the many small rows of `order_counts` by one each. Run by a job; concurrent additions are not touched. */
export async function compactOrderCounts(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.execute(sql`
    with crowded as (select company_id from order_counts group by 1 having count(*) > 200),
    gone as (delete from order_counts where company_id in (select company_id from crowded) returning *)
    insert into order_counts select company_id, status, is_cod, has_problem, is_fulfillment, sum(n) from gone group by 1, 2, 3, 4, 5 having sum(n) <> 0`);
}
