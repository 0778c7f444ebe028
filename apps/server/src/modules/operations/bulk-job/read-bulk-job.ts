import type { BulkItemState, BulkJob, BulkJobItem, BulkJobState, BulkProgress } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { countItems, type BulkJobItemRow } from '../../../platform/jobs/index.ts';
import { findItems, findJob, findJobs, type StartedJob } from './bulk-job.repo.ts';

/** The company's bulk jobs, newest first. */
export async function listBulkJobs({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { page: number; per_page: number; state?: BulkJobState | undefined };
}) {
  const { company_id } = requireActor(ctx);
  const { rows, total } = await findJobs(ctx, company_id, query);
  const counts = await countItems(
    ctx,
    rows.map(({ job }) => job.id),
  );
  return {
    records: rows.map((row) => presentBulkJob(ctx, row, counts.get(row.job.id))),
    total,
    page: query.page,
    per_page: query.per_page,
  };
}

/** One bulk job with its progress. */
export async function getBulkJob({ ctx, id }: { ctx: Ctx; id: string }): Promise<BulkJob> {
  const row = await findJob(ctx, requireActor(ctx).company_id, id);
  if (!row) throw new DomainError('not_found');
  return presentBulkJob(ctx, row, (await countItems(ctx, [id])).get(id));
}

/** The items of a bulk job in their order. */
export async function listBulkJobItems({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { page: number; per_page: number; state?: BulkItemState | undefined };
}) {
  const row = await findJob(ctx, requireActor(ctx).company_id, id);
  if (!row) throw new DomainError('not_found');
  const { rows, total } = await findItems(ctx, row.job, query);
  return { records: rows.map(presentItem), total, page: query.page, per_page: query.per_page };
}

function presentBulkJob(ctx: Ctx, { job, name }: StartedJob, progress: BulkProgress | undefined): BulkJob {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    ...(progress ?? { success: 0, failed: 0, remaining: job.total, total: job.total }),
    created_by: { id: job.user_id, name },
    created_at: job.created_at,
    started_at: job.started_at,
    completed_at: job.completed_at,
    link: ctx.lookups.linkOfJob(ctx, job),
    error_message: job.error_message,
  };
}

function presentItem(item: BulkJobItemRow): BulkJobItem {
  return {
    id: item.id,
    position: item.position,
    subject_id: item.subject_id,
    reference: item.reference,
    state: item.state,
    attempts: item.attempts,
    error_code: item.error_code,
    error_message: item.error_message,
    result: item.result,
  };
}
