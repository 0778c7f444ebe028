import { MAX_BULK_ITEMS, type BulkJobKind, type StartedBulkJob } from '@sampan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import { epochSeconds } from '../clock.ts';
import { requireActor, type Ctx } from '../context.ts';
import { insertRows } from '../database/insert-rows.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { bulkJobItems, bulkJobs, type BulkJobRow } from './bulk-job.table.ts';

/** Wakes the runners of every server; it carries no data. */
export const BULK_CHANNEL = 'sampan_bulk';

export interface NewBulkItem {
  subject_id?: string | null;
  /** What a person calls it, such as the parcel's number. */
  reference: string;
  payload?: Record<string, unknown>;
}

/**
 * Starts a bulk job in the caller's transaction: the rows, the audit entry and the waking happen together. The same
 * `start_key` of a company and kind answers the job that it started first, whatever its items are now; without one the
 * Idempotency-Key of the call is used, and without that every call starts a job.
 */
export async function startBulkJob(
  tx: Ctx,
  input: {
    kind: BulkJobKind;
    items: readonly NewBulkItem[];
    params?: Record<string, unknown>;
    start_key?: string;
  },
): Promise<BulkJobRow> {
  const { company_id, user_id } = requireActor(tx);
  if (input.items.length > MAX_BULK_ITEMS) throw new RangeError(`a bulk job takes ${MAX_BULK_ITEMS} items at most`);
  const now = epochSeconds(tx.clock);
  const id = newId();
  const start_key = input.start_key ?? tx.idempotency_key ?? id;
  const [job] = await tx.db
    .insert(bulkJobs)
    .values({
      id,
      company_id,
      user_id,
      kind: input.kind,
      state: 'queued',
      params: input.params ?? {},
      start_key,
      total: input.items.length,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!job) return findStarted(tx, company_id, input.kind, start_key);
  await insertRows(
    tx.db,
    bulkJobItems,
    input.items.map((item, position) => ({
      id: newId(),
      job_id: id,
      company_id,
      position,
      subject_id: item.subject_id ?? null,
      reference: item.reference,
      payload: item.payload ?? {},
      state: 'waiting' as const,
      due_at: now,
    })),
  );
  await recordAudit(tx, {
    action: 'bulk_job.started',
    object_type: 'bulk_job',
    object_id: id,
    details: { kind: input.kind, total: input.items.length },
  });
  await wakeRunners(tx);
  return job;
}

/** What a start answers. */
export function presentStartedJob({ id, kind, state, total }: BulkJobRow): StartedBulkJob {
  return { id, kind, state, total };
}

async function findStarted(tx: Ctx, company_id: string, kind: BulkJobKind, start_key: string): Promise<BulkJobRow> {
  const [job] = await tx.db
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.company_id, company_id), eq(bulkJobs.kind, kind), eq(bulkJobs.start_key, start_key)));
  if (!job) throw new DomainError('not_found');
  return job;
}

/** Wakes the runners of every server when the caller's transaction commits. */
export async function wakeRunners(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_notify(${BULK_CHANNEL}, '')`);
}
