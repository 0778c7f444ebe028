import { and, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { isUnprinted } from './order-condition.ts';
import { COUNT_BOUND } from './order-list.repo.ts';
import { orders } from './order.table.ts';

/** Completed parcels since a time, and how many of them needed nobody. */
export async function countWithoutProblem(
  ctx: Ctx,
  company_id: string,
  since_s: number,
): Promise<{ completed: number; smooth: number }> {
  const [row] = await ctx.db
    .select({ completed: sql<string>`count(*)`, smooth: sql<string>`count(*) filter (where not has_problem)` })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), gte(orders.completed_at, since_s)));
  return { completed: Number(row?.completed ?? 0), smooth: Number(row?.smooth ?? 0) };
}

/** Labels bought per day of the given time zone since a time. */
export async function countBoughtByDay(
  ctx: Ctx,
  company_id: string,
  since_s: number,
  time_zone: string,
): Promise<Map<string, number>> {
  const day = sql<string>`to_char(to_timestamp(${orders.label_created_at}) at time zone ${time_zone}, 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day, n: sql<string>`count(*)` })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), gte(orders.label_created_at, since_s)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, Number(row.n)]));
}

/** Labels that were bought and not printed yet, of parcels that still wait for the courier; counted up to a bound. */
export async function countUnprinted(ctx: Ctx, company_id: string): Promise<number> {
  const waiting = ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(isUnprinted(company_id))
    .limit(COUNT_BOUND)
    .as('waiting');
  const [row] = await ctx.db.select({ n: sql<string>`count(*)` }).from(waiting);
  return Number(row?.n ?? 0);
}
