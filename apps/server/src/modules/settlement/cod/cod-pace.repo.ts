import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { codCollections, type CollectionRow } from './cod.table.ts';

/** The newest settlements of a company that are looked at, and so many parcels of each. */
const SETTLEMENTS = 20;
const PARCELS = 50;

/** The cash of some parcels of a company, by parcel. */
export async function findCollections(
  ctx: Ctx,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, CollectionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(codCollections)
    .where(
      and(
        eq(codCollections.company_id, company_id),
        sql`${codCollections.order_id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  return new Map(rows.map((row) => [row.order_id, row]));
}

/**
 * How long each courier took lately from a delivery until the company could have its cash paid out, in seconds: the average of
 * its newest settlements. Bounded, however many parcels there are.
 */
export async function findPaces(ctx: Ctx, company_id: string): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ alias: string; pace_s: string }>(sql`
    select s.courier_alias as alias, avg(s.payable_at - c.collected_at) as pace_s
    from (
      select id, courier_alias, payable_at from cod_settlements
      where company_id = ${company_id} and payable_at is not null
      order by settled_at desc nulls first, id desc nulls first limit ${SETTLEMENTS}
    ) s
    cross join lateral (
      select collected_at from cod_collections
      where settlement_id = s.id and company_id = ${company_id} and collected_at is not null limit ${PARCELS}
    ) c
    group by s.courier_alias`);
  return new Map(rows.map(({ alias, pace_s }) => [alias, Math.round(Number(pace_s))]));
}
