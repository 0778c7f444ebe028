import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { labelPurchases as purchases, type PurchaseRow } from '../../shipping/label/label.table.ts';
import { orders } from '../../shipping/order/order.table.ts';

/** A label that was cancelled, and the number of its parcel. Its last change is the cancelling. */
export interface RefundRow extends PurchaseRow {
  order_number: string;
}

/** Labels under a company's own contract cost its wallet nothing, and give nothing back. */
const of = (company_id: string) =>
  and(eq(purchases.company_id, company_id), eq(purchases.state, 'refunded'), gt(purchases.amount_minor, 0));

function joined(ctx: Ctx) {
  return ctx.db
    .select({ purchase: purchases, order_number: orders.number })
    .from(purchases)
    .innerJoin(orders, and(eq(orders.company_id, purchases.company_id), eq(orders.id, purchases.order_id)));
}

const flat = ({ purchase, order_number }: { purchase: PurchaseRow; order_number: string }): RefundRow => ({
  ...purchase,
  order_number,
});

/** One refund; throws `not_found`, for another company's too. */
export async function findRefund(ctx: Ctx, company_id: string, id: string): Promise<RefundRow> {
  const [row] = await joined(ctx).where(and(of(company_id), eq(purchases.id, id)));
  if (!row) throw new DomainError('not_found');
  return flat(row);
}

/** Refunds behind `last`, the newest first. */
export async function findRefundsBehind(
  ctx: Ctx,
  company_id: string,
  last: { at: number; id: string } | null,
  limit: number,
  offset = 0,
): Promise<RefundRow[]> {
  const rows = await joined(ctx)
    .where(
      and(
        of(company_id),
        last ? sql`(${purchases.updated_at}, ${purchases.id}) < (${last.at}, ${last.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(purchases.updated_at), desc(purchases.id))
    .limit(limit)
    .offset(offset);
  return rows.map(flat);
}

export async function findRefundPage(
  ctx: Ctx,
  company_id: string,
  query: { page: number; per_page: number; cursor?: string | undefined },
): Promise<{ rows: RefundRow[]; last: { at: number; id: string } | null }> {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const skipped = cursor ? 0 : offsetOf(query.page, query.per_page);
  const found = await findRefundsBehind(ctx, company_id, cursor, query.per_page + 1, skipped);
  const rows = found.slice(0, query.per_page);
  const last = found.length > query.per_page ? rows.at(-1) : undefined;
  return { rows, last: last ? { at: last.updated_at, id: last.id } : null };
}

/** The parts of all refunds of a company, added up from the prices the labels were bought at. */
export async function sumRefunds(ctx: Ctx, company_id: string) {
  const part = (name: string) => sql`coalesce((${purchases.entry} ->> ${sql.raw(`'${name}'`)})::bigint, 0)`;
  const surcharges = sql`coalesce((select sum((s ->> 'amount_minor')::bigint) from jsonb_array_elements(${purchases.entry} -> 'surcharges') s), 0)`;
  const total = (value: ReturnType<typeof part>) => sql<string>`coalesce(sum(${value}), 0)`;
  const [row] = await ctx.db
    .select({
      count: sql<string>`count(*)`,
      amount_minor: total(sql`${purchases.amount_minor}`),
      courier_minor: total(sql`${part('shipping_fee')} + ${part('cod_fee')} + ${surcharges}`),
      insurance_minor: total(part('delivery_sampan_premium')),
      platform_minor: total(sql`${part('platform_fee')} - ${part('discount')}`),
      tax_minor: total(part('tax')),
    })
    .from(purchases)
    .where(of(company_id));
  const number = (value: string | undefined) => Number(value ?? 0);
  return {
    count: number(row?.count),
    amount_minor: number(row?.amount_minor),
    courier_minor: number(row?.courier_minor),
    insurance_minor: number(row?.insurance_minor),
    platform_minor: number(row?.platform_minor),
    tax_minor: number(row?.tax_minor),
  };
}
