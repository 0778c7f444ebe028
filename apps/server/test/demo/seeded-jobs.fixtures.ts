import { sql } from 'drizzle-orm';
import { bulkSteps } from '../../src/composition/bulk-steps.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { createBulkRunner } from '../../src/platform/jobs/index.ts';

/** The bulk jobs of an installation by kind, with what became of their items. */
export async function seededJobs(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{ kind: string; state: string; waiting: number; states: string[] }>(sql`
    select j.kind, j.state, count(*) filter (where i.state = 'waiting')::int as waiting,
      array_agg(distinct i.state order by i.state) as states
    from bulk_jobs j join bulk_job_items i on i.job_id = j.id group by j.kind, j.state order by j.kind`);
  return rows;
}

/** Does what is due of them, as a server's runner does; answers how they are then. */
export async function runDueJobs(ctx: Ctx) {
  const runner = createBulkRunner(ctx, bulkSteps);
  while ((await runner.run()) > 0);
  return seededJobs(ctx);
}
