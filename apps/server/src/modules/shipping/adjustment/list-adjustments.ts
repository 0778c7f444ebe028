import type { AdjustmentState } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { findAdjustment, findAdjustmentPage, sumAdjustments, type PageQuery } from './adjustment.repo.ts';
import { presentAdjustment, presentSummary } from './present-adjustment.ts';

/** The company's adjustments, the newest first, and the sums of everything the filter lets through. */
export async function listAdjustments({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: PageQuery & { state?: AdjustmentState | undefined; order_id?: string | undefined };
}) {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const filter = { company_id, state: query.state, order_id: query.order_id };
  const page = await findAdjustmentPage(ctx, filter, query);
  const sums = await sumAdjustments(ctx, filter);
  return {
    records: page.rows.map(presentSummary),
    total: sums.reduce((sum, { count }) => sum + count, 0),
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.last ? encodeCursor(page.last) : null,
    currency,
    totals: sums.map(({ amount_minor, ...sum }) => ({ ...sum, amount: toMajor(amount_minor, currency) })),
    total_amount: toMajor(
      sums.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      currency,
    ),
  };
}

/** One adjustment of the company. Throws `not_found`. */
export async function getAdjustment({ ctx, id }: { ctx: Ctx; id: string }) {
  return presentAdjustment(ctx, await findAdjustment(ctx, requireActor(ctx).company_id, id));
}
