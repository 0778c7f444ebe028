import { and, count, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { enquiries } from './enquiry.table.ts';

export async function insertEnquiry(ctx: Ctx, row: typeof enquiries.$inferInsert): Promise<void> {
  await ctx.db.insert(enquiries).values(row);
}

/** How many enquiries named an address since a moment, in epoch seconds. */
export async function countEnquiriesOf(ctx: Ctx, email: string, since: number): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(enquiries)
    .where(and(sql`lower(${enquiries.email}) = lower(${email})`, gt(enquiries.created_at, since)));
  return row?.total ?? 0;
}
