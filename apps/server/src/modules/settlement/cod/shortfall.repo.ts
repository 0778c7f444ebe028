import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { companies } from '../../identity/account/account.table.ts';
import { codCollections } from './cod.table.ts';

/** Parcels whose money is missing, with the name of their company; one more than a page, to know whether more follow. */
export async function findShortfalls(ctx: Ctx, query: { page: number; per_page: number; cursor?: string | undefined }) {
  const t = codCollections;
  const missing = inArray(t.state, ['short', 'disputed']);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select({ cash: t, company_name: companies.name })
    .from(t)
    .innerJoin(companies, eq(companies.id, t.company_id))
    .where(and(missing, cursor ? sql`(${t.expected_at}, ${t.order_id}) > (${cursor.at}, ${cursor.id})` : undefined))
    .orderBy(t.expected_at, t.order_id)
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  return { rows, total: await ctx.db.$count(t, missing) };
}
