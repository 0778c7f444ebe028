import type { BulkItemState, BulkJobState } from '@sampan/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { bulkJobItems, bulkJobs, type BulkJobItemRow, type BulkJobRow } from '../../../platform/jobs/bulk-job.table.ts';
import { offsetOf } from '../../../platform/page.ts';
import { users } from '../../identity/account/account.table.ts';

export interface StartedJob {
  job: BulkJobRow;
  /** Name of who started it; empty when the person was deleted. */
  name: string;
}

interface Page {
  page: number;
  per_page: number;
}

/** One page of a company's bulk jobs, newest first, and how many there are. */
export async function findJobs(
  ctx: Ctx,
  company_id: string,
  { state, page, per_page }: Page & { state?: BulkJobState | undefined },
): Promise<{ rows: StartedJob[]; total: number }> {
  const wanted = and(eq(bulkJobs.company_id, company_id), state === undefined ? undefined : eq(bulkJobs.state, state));
  const rows = await ctx.db
    .select({ job: bulkJobs, name: users.name })
    .from(bulkJobs)
    .leftJoin(users, eq(users.id, bulkJobs.user_id))
    .where(wanted)
    .orderBy(desc(bulkJobs.created_at), desc(bulkJobs.id))
    .limit(per_page)
    .offset(offsetOf(page, per_page));
  const [counted] = await ctx.db.select({ total: count() }).from(bulkJobs).where(wanted);
  return { rows: rows.map(({ job, name }) => ({ job, name: name ?? '' })), total: counted?.total ?? 0 };
}

/** A bulk job of a company; null when there is none. */
export async function findJob(ctx: Ctx, company_id: string, id: string): Promise<StartedJob | null> {
  const [row] = await ctx.db
    .select({ job: bulkJobs, name: users.name })
    .from(bulkJobs)
    .leftJoin(users, eq(users.id, bulkJobs.user_id))
    .where(and(eq(bulkJobs.company_id, company_id), eq(bulkJobs.id, id)));
  return row ? { job: row.job, name: row.name ?? '' } : null;
}

/** One page of a job's items in their order, and how many there are. */
export async function findItems(
  ctx: Ctx,
  { company_id, id: job_id }: Pick<BulkJobRow, 'company_id' | 'id'>,
  { state, page, per_page }: Page & { state?: BulkItemState | undefined },
): Promise<{ rows: BulkJobItemRow[]; total: number }> {
  const wanted = and(
    eq(bulkJobItems.job_id, job_id),
    eq(bulkJobItems.company_id, company_id),
    state === undefined ? undefined : eq(bulkJobItems.state, state),
  );
  const rows = await ctx.db
    .select()
    .from(bulkJobItems)
    .where(wanted)
    .orderBy(asc(bulkJobItems.position))
    .limit(per_page)
    .offset(offsetOf(page, per_page));
  const [counted] = await ctx.db.select({ total: count() }).from(bulkJobItems).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
