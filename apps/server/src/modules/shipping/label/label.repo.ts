import { and, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { leaseRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { labelPurchases, type PurchaseRow, type PurchaseState } from './label.table.ts';

/** The purchase of an order that is neither failed nor refunded; at most one exists. */
export async function findActivePurchase(ctx: Ctx, order_id: string): Promise<PurchaseRow | null> {
  const [row] = await ctx.db
    .select()
    .from(labelPurchases)
    .where(and(eq(labelPurchases.order_id, order_id), sql`state not in ('failed', 'refunded')`))
    .orderBy(desc(labelPurchases.created_at));
  return row ?? null;
}

/** Couriers' own labels of these parcels, by the parcel: where each is kept. */
export async function findCourierLabels(
  ctx: Ctx,
  company_id: string,
  order_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ order_id: labelPurchases.order_id, name: labelPurchases.courier_label_name })
    .from(labelPurchases)
    .where(
      and(
        eq(labelPurchases.company_id, company_id),
        inArray(labelPurchases.order_id, [...order_ids]),
        eq(labelPurchases.state, 'bought'),
        isNotNull(labelPurchases.courier_label_name),
      ),
    );
  return new Map(rows.flatMap(({ order_id, name }) => (name === null ? [] : [[order_id, name]])));
}

/** Purchases of a company that became labels, by their ids or by those of their orders: what an invoice names them by. */
export async function findBoughtPurchases(
  ctx: Ctx,
  company_id: string,
  { ids, order_ids }: { ids: readonly string[]; order_ids: readonly string[] },
): Promise<PurchaseRow[]> {
  const wanted = or(inArray(labelPurchases.id, [...ids]), inArray(labelPurchases.order_id, [...order_ids]));
  return ctx.db
    .select()
    .from(labelPurchases)
    .where(
      and(eq(labelPurchases.company_id, company_id), wanted, inArray(labelPurchases.state, ['bought', 'refunded'])),
    )
    .orderBy(labelPurchases.created_at);
}

/** Moves a purchase on, only from the states it may come from; null when somebody else was faster. */
export async function transitionPurchase(
  ctx: Ctx,
  id: string,
  from: readonly PurchaseState[],
  change: Partial<PurchaseRow>,
): Promise<PurchaseRow | null> {
  const [row] = await ctx.db
    .update(labelPurchases)
    .set({ ...change, updated_at: epochSeconds(ctx.clock) })
    .where(and(eq(labelPurchases.id, id), sql`${labelPurchases.state} = any(${sql.param([...from])}::text[])`))
    .returning();
  return row ?? null;
}

/** Takes purchases nobody works on any more, for a lease; two servers never take the same. */
export async function leasePendingPurchases(ctx: Ctx, lease_s: number, limit: number): Promise<PurchaseRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: labelPurchases,
    key: labelPurchases.id,
    due: and(inArray(labelPurchases.state, ['buying', 'unknown']), lte(labelPurchases.lease_until, now)),
    order: [labelPurchases.lease_until],
    set: { lease_until: now + lease_s, updated_at: now },
    limit,
  });
}
