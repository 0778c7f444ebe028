import type { PayoutStatus } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { countPayouts, findPayout, findPayouts, type PayoutPage } from './payout.repo.ts';
import { presentPayout } from './present-payout.ts';

export async function listPayouts({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: PayoutPage & { status?: PayoutStatus | undefined };
}) {
  const { company_id } = requireActor(ctx);
  const rows = await findPayouts(ctx, company_id, query);
  const shown = rows.slice(0, query.per_page);
  const last = shown.at(-1)?.payout;
  return {
    records: shown.map((row) => presentPayout(ctx, row)),
    total: await countPayouts(ctx, company_id, query.status),
    page: query.page,
    per_page: query.per_page,
    next_cursor: rows.length > query.per_page && last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** Throws `not_found`. */
export async function getPayout({ ctx, id }: { ctx: Ctx; id: string }) {
  return presentPayout(ctx, await findPayout(ctx, requireActor(ctx).company_id, id));
}
