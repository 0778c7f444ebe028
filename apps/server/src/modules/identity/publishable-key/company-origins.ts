import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { publishableKeys } from './publishable-key.table.ts';

/** The sites a company named in its working keys, each once: the only foreign places its recipients are sent on to (trust 4.6). */
export async function companyOrigins(ctx: Ctx, company_id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ origins: publishableKeys.allowed_origins })
    .from(publishableKeys)
    .where(and(eq(publishableKeys.company_id, company_id), isNull(publishableKeys.revoked_at)));
  return [...new Set(rows.flatMap((row) => row.origins))];
}
