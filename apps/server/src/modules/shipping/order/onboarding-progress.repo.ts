import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { orders } from './order.table.ts';

export interface OnboardingProgress {
  has_order: boolean;
  /** A label was bought once, whatever became of it. */
  has_label: boolean;
  /** The newest parcel that still waits for its label. */
  open_order_id: string | null;
}

/** How far a company ever came. */
export async function findOnboardingProgress(ctx: Ctx, company_id: string): Promise<OnboardingProgress> {
  const [open] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.status, 'new'),
        inArray(orders.label_state, ['none', 'failed']),
        isNull(orders.archived_at),
      ),
    )
    .orderBy(desc(orders.created_at))
    .limit(1);
  const found = await ctx.db.execute<{ has_order: boolean; has_label: boolean }>(sql`
    select exists (select 1 from orders where company_id = ${company_id}) as has_order,
      exists (select 1 from orders where company_id = ${company_id} and label_created_at is not null) as has_label`);
  return {
    has_order: found.rows[0]?.has_order ?? false,
    has_label: found.rows[0]?.has_label ?? false,
    open_order_id: open?.id ?? null,
  };
}

/** Parcels of a company that a courier has taken over, up to a number; cancelled ones never were. */
export async function countShipped(ctx: Ctx, company_id: string, up_to: number): Promise<number> {
  const not_own = sql`coalesce(${orders.estimated_cost} -> 'courier' ->> 'is_own_contract', '') <> 'true'`;
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), inArray(orders.status, ['in_transit', 'completed']), not_own))
    .limit(up_to);
  return rows.length;
}
