import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { offsetOf } from '../../../platform/page.ts';
import { presentSecretKey } from './present-secret-key.ts';
import { findSecretKeys } from './secret-key.repo.ts';

/** The company's secret keys, working ones first; no answer but the making shows a secret. */
export async function listSecretKeys({ ctx, query }: { ctx: Ctx; query: { page: number; per_page: number } }) {
  const { company_id } = requireActor(ctx);
  const { page, per_page } = query;
  const { keys, total } = await findSecretKeys(ctx, company_id, { limit: per_page, offset: offsetOf(page, per_page) });
  const now = epochSeconds(ctx.clock);
  return { records: keys.map((key) => presentSecretKey(key, now)), total, page, per_page };
}
