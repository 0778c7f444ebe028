import { and, eq } from 'drizzle-orm';
import { users } from '../modules/identity/account/account.table.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { newId } from '../platform/ids.ts';
import { bulkJobItems, bulkJobs } from '../platform/jobs/bulk-job.table.ts';
import type { SeedContext, SeedParcel } from './seed-context.ts';

/** Parcels of the job. */
const PARCELS = 40;
/** How many are due at once; the others come due one by one, so that somebody who looks sees the job run for hours. */
const DUE_AT_ONCE = 5;
const PACE_S = 300;

/**
 * A job that runs, in the shop that has a colleague: the colleague prints labels that were bought, so that whoever looks at the
 * demo is not told of each step. It is a job like any other, done by whatever server runs jobs, and can be stopped and resumed;
 * only the moments at which its parcels come due are the demo's.
 */
export async function seedRunningJob(
  { ctx, company, now_ms }: SeedContext,
  parcels: readonly SeedParcel[],
): Promise<void> {
  const [colleague] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.company_id, company.id), eq(users.role, 'staff')))
    .orderBy(users.id)
    .limit(1);
  const bought = parcels.flatMap(({ order }) =>
    order.tracking_code === null || order.status === 'cancelled' ? [] : [order],
  );
  if (colleague === undefined || bought.length === 0) return;
  const now = Math.floor(now_ms / 1000);
  const items = bought.slice(0, PARCELS);
  const id = newId(now_ms);
  await insertRows(ctx.db, bulkJobs, [
    {
      id,
      company_id: company.id,
      user_id: colleague.id,
      kind: 'print_labels' as const,
      state: 'running' as const,
      params: { format: '100x150', start_position: 1, mask_phones: false, with_slips: false },
      start_key: id,
      total: items.length,
      created_at: now,
      started_at: now,
    },
  ]);
  await insertRows(
    ctx.db,
    bulkJobItems,
    items.map((order, position) => ({
      id: newId(now_ms),
      job_id: id,
      company_id: company.id,
      position,
      subject_id: order.id,
      reference: order.number,
      payload: {},
      state: 'waiting' as const,
      due_at: now + Math.max(0, position - DUE_AT_ONCE + 1) * PACE_S,
    })),
  );
}
