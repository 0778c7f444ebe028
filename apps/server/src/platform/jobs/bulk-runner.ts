import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { DomainError, sentenceOfCode } from '../errors.ts';
import { withTransaction } from '../transaction.ts';
import { announceCompletion, announceProgress, announceState } from './bulk-events.ts';
import { leaseFinishedJobs, leaseItems, lockJob, reportCounts, settleItem, startJobsOf } from './bulk-job.repo.ts';
import { bulkJobs, type BulkJobItemRow, type BulkJobRow } from './bulk-job.table.ts';
import type { BulkStep, BulkSteps, ItemOutcome, JobResult, ReportCounts } from './bulk-step.ts';

/** Items of one server that run at a time. A courier is asked by eight at most, whoever asks (decision 11). */
const MOST_AT_ONCE = 8;
/** Above the longest item, so that a living server never loses one. */
const LEASE_S = 120;
/** Merging thousands of labels or writing a large export takes longer than an item. */
const FINISH_LEASE_S = 600;
/** An item that fails by an error of ours, or a job that cannot be finished, is given up at every fifth attempt: a retry goes on counting. */
const GIVE_UP_EVERY = 5;
const RETRY_S = 3;
/** While items run, new ones are looked for this often. */
const LOOK_AGAIN_MS = 250;
/** At a stop: what runs longer is done again by another server, when its lease is over. */
const LAND_MS = 8_000;

export interface BulkRunner {
  /** Starts what is due; answers how many items it started or found running, ended by now or not. Zero: nothing is due. */
  run: () => Promise<number>;
  /** Waits a while for what runs. */
  land: () => Promise<void>;
  /** Items and ends of jobs that run. */
  busy: () => number;
}

/**
 * Makes the job that works on bulk jobs (docs/decisions/0045-bulk-jobs-as-leased-items.md). Every server runs one; items and
 * finishing are leased, so a server that dies loses nothing and none is done by two at a time.
 */
export function createBulkRunner(ctx: Ctx, steps: BulkSteps): BulkRunner {
  const in_flight = new Set<Promise<void>>();

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'a bulk item was not settled'))
      .finally(() => in_flight.delete(tracked));
    in_flight.add(tracked);
  }

  async function pause(ms: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([...in_flight, sleep(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  }

  return {
    async run() {
      let busy = in_flight.size;
      const free = MOST_AT_ONCE - busy;
      const start = (work: Promise<void>) => {
        busy += 1;
        track(work);
      };
      if (free > 0) {
        const items = await leaseItems(ctx, { lease_s: LEASE_S, limit: free });
        const jobs = await startJobsOf(ctx, items);
        for (const item of items) {
          const job = jobs.get(item.job_id);
          if (job) start(runItem(ctx, steps, item, job));
        }
      }
      for (const job of await leaseFinishedJobs(ctx, { lease_s: FINISH_LEASE_S, limit: 1 }))
        start(finish(ctx, steps, job));
      if (in_flight.size > 0) await pause(LOOK_AGAIN_MS);
      return busy;
    },
    async land() {
      const until = Date.now() + LAND_MS;
      while (in_flight.size > 0 && Date.now() < until) await pause(until - Date.now());
    },
    busy: () => in_flight.size,
  };
}

function stepOf(steps: BulkSteps, job: BulkJobRow): BulkStep {
  const step = steps[job.kind];
  if (!step) throw new Error(`no step does bulk jobs of the kind ${job.kind}`);
  return step;
}

/** The person who started a job, with the rights of now; `forbidden` when the person has left or may no longer. */
async function asStarter(ctx: Ctx, job: BulkJobRow): Promise<Ctx> {
  const actor = await ctx.lookups.actorOf(ctx, job);
  if (!actor) throw new DomainError('forbidden');
  return { ...ctx, actor, country: actor.country_code, request_id: job.id };
}

async function runItem(ctx: Ctx, steps: BulkSteps, item: BulkJobItemRow, job: BulkJobRow): Promise<void> {
  const report: ReportCounts = async (counts) => {
    const is_held = await reportCounts(ctx, item, counts, epochSeconds(ctx.clock) + LEASE_S);
    if (is_held) await announceProgress(ctx, job);
    return is_held;
  };
  const outcome = await asStarter(ctx, job)
    .then((own) => stepOf(steps, job).runItem(own, item, job, report))
    .catch((error: unknown) => outcomeOfError(ctx, error, item));
  if (outcome.status === 'needs_top_up') await holdForTopUp(ctx, item, job);
  else await settleItem(ctx, item, changeOf(ctx, outcome));
  await announceProgress(ctx, job);
}

function outcomeOfError(ctx: Ctx, error: unknown, item: BulkJobItemRow): ItemOutcome {
  if (error instanceof DomainError) return failed(error.code, error.details.detail ?? error.message);
  ctx.log.error({ err: error, item_id: item.id, attempts: item.attempts }, 'a bulk item failed');
  if (item.attempts % GIVE_UP_EVERY !== 0) return { status: 'pending', again_in_s: RETRY_S };
  return failed('internal', sentenceOfCode('internal'));
}

function failed(code: ErrorCode, message: string): ItemOutcome {
  return { status: 'failed', code, message };
}

function changeOf(ctx: Ctx, outcome: Exclude<ItemOutcome, { status: 'needs_top_up' }>): Partial<BulkJobItemRow> {
  switch (outcome.status) {
    case 'succeeded':
      return { state: 'succeeded', result: outcome.result ?? null, error_code: null, error_message: null };
    case 'failed':
      return { state: 'failed', error_code: outcome.code, error_message: outcome.message };
    case 'pending':
      return {
        state: 'waiting',
        due_at: epochSeconds(ctx.clock) + outcome.again_in_s,
        ...(outcome.result === undefined ? {} : { result: outcome.result }),
      };
  }
}

/** The item waits, and with it all that have not begun: `resume` continues after a top-up. */
async function holdForTopUp(ctx: Ctx, item: BulkJobItemRow, job: BulkJobRow): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const current = await lockJob(tx, job.company_id, job.id);
    if (!(await settleItem(tx, item, { state: 'waiting' }))) return;
    if (current?.state !== 'running') return;
    await tx.db.update(bulkJobs).set({ state: 'waiting_for_top_up' }).where(eq(bulkJobs.id, job.id));
    await announceState(tx, { ...current, state: 'waiting_for_top_up' });
  });
}

async function finish(ctx: Ctx, steps: BulkSteps, job: BulkJobRow): Promise<void> {
  const step = stepOf(steps, job);
  const outcome = await makeResult(ctx, step, job).catch((error: unknown): JobResult | null => {
    ctx.log.error({ err: error, job_id: job.id }, 'a bulk job was not finished');
    if (job.finish_attempts % GIVE_UP_EVERY !== 0) return null;
    return { error_message: sentenceOfCode('internal') };
  });
  if (outcome === null) return finishLater(ctx, job);
  await complete(ctx, step, job, outcome).catch(async (error: unknown) => {
    await finishLater(ctx, job);
    throw error;
  });
}

/** Whatever kept a job from its end is seldom there for long: it does not wait for the whole lease. */
async function finishLater(ctx: Ctx, job: BulkJobRow): Promise<void> {
  await ctx.db
    .update(bulkJobs)
    .set({ leased_until: epochSeconds(ctx.clock) + RETRY_S })
    .where(and(eq(bulkJobs.id, job.id), eq(bulkJobs.finish_attempts, job.finish_attempts)));
}

async function complete(ctx: Ctx, step: BulkStep, job: BulkJobRow, outcome: JobResult): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const current = await lockJob(tx, job.company_id, job.id);
    // Another server took it over: the attempt is the fence.
    if (!current || current.finish_attempts !== job.finish_attempts || current.state === 'completed') return;
    const done: Partial<BulkJobRow> = {
      state: 'completed',
      completed_at: epochSeconds(ctx.clock),
      result: outcome.result ?? null,
      error_message: outcome.error_message ?? null,
    };
    await tx.db.update(bulkJobs).set(done).where(eq(bulkJobs.id, job.id));
    await step.onCompleted?.(tx, current);
    await announceCompletion(tx, { ...current, ...done });
  });
}

async function makeResult(ctx: Ctx, step: BulkStep, job: BulkJobRow): Promise<JobResult> {
  if (!step.finish) return {};
  return step.finish(await asStarter(ctx, job), job);
}
