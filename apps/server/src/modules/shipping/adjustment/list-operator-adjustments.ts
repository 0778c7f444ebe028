import type { AdjustmentState, OperatorAdjustment } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { namesOf } from '../../identity/account/index.ts';
import { findAdjustment, findAdjustmentPage, sumAdjustments, type PageQuery } from './adjustment.repo.ts';
import type { AdjustmentRow } from './adjustment.table.ts';
import { presentAdjustment, presentSummary } from './present-adjustment.ts';

/** Adjustments of all companies, the newest first; what waits for a decision, the oldest first. */
export async function listOperatorAdjustments({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: PageQuery & { state?: AdjustmentState | undefined };
}) {
  const filter = { company_id: null, state: query.state };
  const page = await findAdjustmentPage(ctx, filter, query, { oldest_first: query.state === 'disputed' });
  const names = await namesOf(ctx, page.rows);
  const counts = await sumAdjustments(ctx, { company_id: null });
  const listed = counts.filter(({ state }) => query.state === undefined || state === query.state);
  return {
    records: page.rows.map((row) => ({
      ...presentSummary(row),
      company: { id: row.company_id, name: names.get(row.company_id) ?? '' },
    })),
    total: listed.reduce((sum, { count }) => sum + count, 0),
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.last ? encodeCursor(page.last) : null,
    counts: counts.map(({ state, count }) => ({ state, count })),
  };
}

/** One adjustment of any company. Throws `not_found`. */
export async function getOperatorAdjustment({ ctx, id }: { ctx: Ctx; id: string }): Promise<OperatorAdjustment> {
  return presentForOperator(ctx, await findAdjustment(ctx, null, id));
}

/** An adjustment as people of Sampan see it: with whose it is. */
export async function presentForOperator(ctx: Ctx, row: AdjustmentRow): Promise<OperatorAdjustment> {
  const names = await namesOf(ctx, [row]);
  return {
    ...(await presentAdjustment(ctx, row)),
    company: { id: row.company_id, name: names.get(row.company_id) ?? '' },
  };
}
