import { inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies } from './account.table.ts';

/** What the companies of some rows are called, by their ids. */
export async function namesOf(ctx: Ctx, rows: readonly { company_id: string }[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ company_id }) => company_id))];
  const found = await ctx.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
