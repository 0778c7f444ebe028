import { and, gte, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { journals } from './wallet.table.ts';

/** The smallest id a journal of this moment could have: ids begin with their time (`newId`). */
function firstIdOf(now_ms: number): string {
  const hex = Math.max(0, Math.floor(now_ms)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

/** Companies whose money moved since a moment (milliseconds), by the primary key alone. */
export async function findCompaniesWithActivity(ctx: Ctx, since_ms: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ company_id: journals.company_id })
    .from(journals)
    .where(and(gte(journals.id, firstIdOf(since_ms)), isNotNull(journals.company_id)));
  return rows.flatMap(({ company_id }) => company_id ?? []);
}
