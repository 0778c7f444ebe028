import { requireActor, type Ctx } from '../../../platform/context.ts';
import { offsetOf } from '../../../platform/page.ts';
import { presentKey } from './present-key.ts';
import { findKeysOfCompany } from './publishable-key.repo.ts';

/** The company's keys, working ones first (widgets.md 2). */
export async function listKeys({ ctx, query }: { ctx: Ctx; query: { page: number; per_page: number } }) {
  const { company_id } = requireActor(ctx);
  const { page, per_page } = query;
  const { rows, total } = await findKeysOfCompany(ctx, company_id, {
    limit: per_page,
    offset: offsetOf(page, per_page),
  });
  return { records: rows.map(presentKey), total, page, per_page };
}
