import type { BulkItemState, BulkProgress } from '@sampan/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { SKIP_LOCKED } from '../lease.ts';
import { bulkJobItems, bulkJobs, type BulkJobItemRow, type BulkJobRow, type ItemCounts } from './bulk-job.table.ts';

/** Jobs of a company that run at a time; its others are queued. */
const RUNNING_JOBS = 2;
/** Items of a company that run at a time while others wait. */
const PER_COMPANY_WHILE_OTHERS_WAIT = 4;

const is_open = sql`i.state in ('waiting', 'running')`;

/**
 * Takes items that are due, those of the company with the fewest running ones first, each job in its own order. Items of a
 * server that died come free when their lease ends. Servers that look in the same instant may each take a company's share.
 */
export async function leaseItems(ctx: Ctx, options: { lease_s: number; limit: number }): Promise<BulkJobItemRow[]> {
  const now = epochSeconds(ctx.clock);
  const is_due = sql`${is_open} and i.due_at <= ${now} and i.leased_until <= ${now}`;
  const due = sql`(
    with ranked as (
      select j.id, j.company_id, j.created_at,
        row_number() over (partition by j.company_id order by j.created_at, j.id) as place
      from bulk_jobs j where j.state in ('queued', 'running')
    ),
    open as (
      select r.company_id, count(*) over () as companies, (
        select count(*) from bulk_job_items f
        where f.company_id = r.company_id and f.state = 'running' and f.leased_until > ${now}
      ) as running
      from ranked r
      where r.place <= ${RUNNING_JOBS}
        and exists (select 1 from bulk_job_items i where i.job_id = r.id and ${is_due})
      group by r.company_id
    )
    select due.id
    from (select * from open order by running) open
    cross join lateral (
      select i.id
      from bulk_job_items i
      where i.job_id in (select r.id from ranked r where r.company_id = open.company_id and r.place <= ${RUNNING_JOBS})
        and ${is_due}
      order by (select r.place from ranked r where r.id = i.job_id), i.position
      limit case when open.companies > 1 then greatest(0, ${PER_COMPANY_WHILE_OTHERS_WAIT}::bigint - open.running) else ${options.limit}::bigint end
      ${SKIP_LOCKED}
    ) due
    limit ${options.limit})`;
  return ctx.db
    .update(bulkJobItems)
    .set({ state: 'running', leased_until: now + options.lease_s, attempts: sql`${bulkJobItems.attempts} + 1` })
    .where(inArray(bulkJobItems.id, due))
    .returning();
}

/** The jobs of these items; a job whose first item was taken runs from now on. */
export async function startJobsOf(ctx: Ctx, items: readonly BulkJobItemRow[]): Promise<Map<string, BulkJobRow>> {
  const ids = [...new Set(items.map(({ job_id }) => job_id))];
  if (ids.length === 0) return new Map();
  await ctx.db
    .update(bulkJobs)
    .set({ state: 'running', started_at: sql`coalesce(${bulkJobs.started_at}, ${epochSeconds(ctx.clock)})` })
    .where(and(inArray(bulkJobs.id, ids), eq(bulkJobs.state, 'queued')));
  const jobs = await ctx.db.select().from(bulkJobs).where(inArray(bulkJobs.id, ids));
  return new Map(jobs.map((job) => [job.id, job]));
}

/**
 * Writes how an attempt ended. Does nothing, and answers false, when the item was taken by another server meanwhile: the
 * attempt is the fence.
 */
export async function settleItem(
  ctx: Ctx,
  item: BulkJobItemRow,
  change: Partial<Pick<BulkJobItemRow, 'state' | 'due_at' | 'error_code' | 'error_message' | 'result'>>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(bulkJobItems)
    .set({ ...change, leased_until: 0 })
    .where(
      and(eq(bulkJobItems.id, item.id), eq(bulkJobItems.attempts, item.attempts), eq(bulkJobItems.state, 'running')),
    )
    .returning({ id: bulkJobItems.id });
  return rows.length > 0;
}

const NO_ITEMS: Record<BulkItemState, number> = { waiting: 0, running: 0, succeeded: 0, failed: 0 };

/**
 * Keeps how far an item of many things has come, and the item with it for a whole lease. Answers false when another server has
 * taken it meanwhile.
 */
export async function reportCounts(
  ctx: Ctx,
  item: BulkJobItemRow,
  counts: ItemCounts,
  leased_until: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(bulkJobItems)
    .set({ counts, leased_until })
    .where(
      and(eq(bulkJobItems.id, item.id), eq(bulkJobItems.attempts, item.attempts), eq(bulkJobItems.state, 'running')),
    )
    .returning({ id: bulkJobItems.id });
  return rows.length > 0;
}

const sumOf = (what: keyof ItemCounts) => sql<number>`coalesce(sum((counts ->> ${what})::bigint), 0)`.mapWith(Number);

/**
 * Counts the items of jobs; spec 3 'Bulk progress'. A job without items has none. An item of many things counts as they do, and
 * as one more failure when it failed: what it had not come to is unknown.
 */
export async function countItems(ctx: Ctx, job_ids: readonly string[]): Promise<Map<string, BulkProgress>> {
  const rows = job_ids.length
    ? await ctx.db
        .select({
          job_id: bulkJobItems.job_id,
          state: bulkJobItems.state,
          items: sql<number>`count(*) filter (where counts is null)`.mapWith(Number),
          many: sql<number>`count(counts)`.mapWith(Number),
          success: sumOf('success'),
          failed: sumOf('failed'),
          remaining: sumOf('remaining'),
        })
        .from(bulkJobItems)
        .where(inArray(bulkJobItems.job_id, [...job_ids]))
        .groupBy(bulkJobItems.job_id, bulkJobItems.state)
    : [];
  return new Map(
    job_ids.map((id) => {
      const counts = { ...NO_ITEMS };
      for (const row of rows) {
        if (row.job_id !== id) continue;
        counts[row.state] += row.items;
        counts.succeeded += row.success;
        counts.failed += row.failed + (row.state === 'failed' ? row.many : 0);
        if (row.state === 'waiting' || row.state === 'running') counts[row.state] += row.remaining;
      }
      const remaining = counts.waiting + counts.running;
      return [
        id,
        {
          success: counts.succeeded,
          failed: counts.failed,
          remaining,
          total: remaining + counts.succeeded + counts.failed,
        },
      ];
    }),
  );
}

/** Takes jobs whose items have all ended, to finish them. */
export async function leaseFinishedJobs(ctx: Ctx, options: { lease_s: number; limit: number }): Promise<BulkJobRow[]> {
  const now = epochSeconds(ctx.clock);
  const due = sql`(
    select j.id from bulk_jobs j
    where j.state in ('queued', 'running') and j.leased_until <= ${now}
      and not exists (select 1 from bulk_job_items i where i.job_id = j.id and ${is_open})
    order by j.created_at
    limit ${options.limit}
    ${SKIP_LOCKED})`;
  return ctx.db
    .update(bulkJobs)
    .set({ leased_until: now + options.lease_s, finish_attempts: sql`${bulkJobs.finish_attempts} + 1` })
    .where(inArray(bulkJobs.id, due))
    .returning();
}

/** One job of a company, locked until the transaction ends; null when there is none. */
export async function lockJob(tx: Ctx, company_id: string, id: string): Promise<BulkJobRow | null> {
  const [job] = await tx.db
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.company_id, company_id), eq(bulkJobs.id, id)))
    .for('update');
  return job ?? null;
}

/** The subjects of a job that were done, in the job's order. */
export async function findSucceeded(ctx: Ctx, company_id: string, job_id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ subject_id: bulkJobItems.subject_id })
    .from(bulkJobItems)
    .where(
      and(
        eq(bulkJobItems.job_id, job_id),
        eq(bulkJobItems.company_id, company_id),
        eq(bulkJobItems.state, 'succeeded'),
      ),
    )
    .orderBy(asc(bulkJobItems.position));
  return rows.flatMap(({ subject_id }) => subject_id ?? []);
}

/** The subjects of a job in its order, with what people call them. */
export async function findSubjects(
  ctx: Ctx,
  company_id: string,
  job_id: string,
): Promise<{ subject_id: string; reference: string }[]> {
  const rows = await ctx.db
    .select({ subject_id: bulkJobItems.subject_id, reference: bulkJobItems.reference })
    .from(bulkJobItems)
    .where(and(eq(bulkJobItems.job_id, job_id), eq(bulkJobItems.company_id, company_id)))
    .orderBy(asc(bulkJobItems.position));
  return rows.flatMap(({ subject_id, reference }) => (subject_id === null ? [] : [{ subject_id, reference }]));
}
