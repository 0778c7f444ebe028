import type { LiveEventType } from '@sampan/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { writePersonalEvent } from '../outbox/write-outbox.ts';
import { withTransaction } from '../transaction.ts';
import { countItems } from './bulk-job.repo.ts';
import { bulkJobs, type BulkJobRow } from './bulk-job.table.ts';

/** Of one job, whatever number of servers works on it. */
const PROGRESS_EVERY_MS = 500;

/**
 * Tells the person who started it how far a job is (spec 4 'Live events'), at most twice a second. One that was stopped, waits or
 * has ended meanwhile has told that: the last item's word must not come after it and say that it still runs.
 */
export async function announceProgress(ctx: Ctx, job: BulkJobRow): Promise<void> {
  const now = ctx.clock.now();
  await withTransaction(ctx, async (tx) => {
    const [due] = await tx.db
      .update(bulkJobs)
      .set({ progress_at_ms: now })
      .where(
        and(
          eq(bulkJobs.id, job.id),
          eq(bulkJobs.state, 'running'),
          lte(bulkJobs.progress_at_ms, now - PROGRESS_EVERY_MS),
        ),
      )
      .returning();
    if (due) await announceState(tx, due);
  });
}

/** Tells that a job has ended, with what it made or why it failed, in the transaction that ends it. */
export async function announceCompletion(tx: Ctx, job: BulkJobRow): Promise<void> {
  const link = tx.lookups.linkOfJob(tx, job);
  await writePersonalEvent(tx, job, `${job.kind}_completed`, {
    ...(await dataOf(tx, job)),
    ...(link === null ? {} : { link }),
    ...(job.error_message === null ? {} : { error_message: job.error_message }),
  });
}

/** Tells how a job stands, such as that it waits or was stopped: a window that follows it says so. */
export async function announceState(tx: Ctx, job: BulkJobRow): Promise<void> {
  await writePersonalEvent(tx, job, progressTypeOf(job), await dataOf(tx, job));
}

function progressTypeOf(job: BulkJobRow): LiveEventType {
  return `${job.kind}_progress`;
}

async function dataOf(tx: Ctx, job: BulkJobRow): Promise<Record<string, unknown>> {
  const progress = (await countItems(tx, [job.id])).get(job.id);
  return { job_id: job.id, state: job.state, ...progress };
}
