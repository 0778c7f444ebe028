import { and, eq, lt } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import { epochSeconds } from '../clock.ts';
import { requireActor, type Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { withTransaction } from '../transaction.ts';
import { announceState } from './bulk-events.ts';
import { lockJob } from './bulk-job.repo.ts';
import { bulkJobItems, bulkJobs, type BulkJobRow } from './bulk-job.table.ts';
import { wakeRunners } from './start-bulk-job.ts';

type Change = Partial<Pick<BulkJobRow, 'state' | 'completed_at' | 'leased_until' | 'error_message'>>;

/** Makes the answer before the commit (decision 38). */
type Present<A> = (tx: Ctx) => Promise<A>;

/** Stops a job: items that have begun are finished, the rest waits for `resume`. A job that has ended is left as it is. */
export async function stopBulkJob<A>(ctx: Ctx, id: string, present: Present<A>): Promise<A> {
  return changeJob(ctx, id, present, 'bulk_job.stopped', (job) =>
    job.state === 'completed' || job.state === 'stopped' ? null : { state: 'stopped' },
  );
}

/** Continues a job that was stopped or waits for a top-up. */
export async function resumeBulkJob<A>(ctx: Ctx, id: string, present: Present<A>): Promise<A> {
  return changeJob(ctx, id, present, 'bulk_job.resumed', (job) =>
    job.state === 'stopped' || job.state === 'waiting_for_top_up' ? { state: 'queued' } : null,
  );
}

/** Runs the failed items of a job again. Without failed items nothing happens. */
export async function retryBulkJob<A>(ctx: Ctx, id: string, present: Present<A>): Promise<A> {
  return changeJob(ctx, id, present, 'bulk_job.retried', async (job, tx) => {
    const again = await tx.db
      .update(bulkJobItems)
      .set({
        state: 'waiting',
        due_at: epochSeconds(tx.clock),
        error_code: null,
        error_message: null,
        result: null,
        counts: null,
      })
      .where(and(eq(bulkJobItems.job_id, job.id), eq(bulkJobItems.state, 'failed')))
      .returning({ id: bulkJobItems.id });
    if (again.length === 0) return null;
    return { state: 'queued', completed_at: null, leased_until: 0, error_message: null };
  });
}

async function changeJob<A>(
  ctx: Ctx,
  id: string,
  present: Present<A>,
  action: string,
  decide: (job: BulkJobRow, tx: Ctx) => Change | null | Promise<Change | null>,
): Promise<A> {
  const { company_id } = requireActor(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const job = await lockJob(tx, company_id, id);
      if (!job) throw new DomainError('not_found');
      const change = await decide(job, tx);
      if (change === null) return;
      const changed = { ...job, ...change };
      await tx.db.update(bulkJobs).set(change).where(eq(bulkJobs.id, id));
      await recordAudit(tx, {
        action,
        object_type: 'bulk_job',
        object_id: id,
        before: { state: job.state },
        after: { state: changed.state },
      });
      await announceState(tx, changed);
      await wakeRunners(tx);
    },
    present,
  );
}

/** Forgets jobs that were started before; what they did stays. */
export async function purgeBulkJobs(ctx: Ctx, before: number): Promise<void> {
  await ctx.db.delete(bulkJobs).where(and(lt(bulkJobs.created_at, before), eq(bulkJobs.state, 'completed')));
}
