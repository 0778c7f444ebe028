import type { RecipientPages } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findRecipientBrand } from '../recipient-brand/index.ts';
import { recordOf } from './check-domain.ts';
import { findDomain, findShopName } from './recipient-domain.repo.ts';

/** Where the caller's recipients open their pages, and how far a name of the company's own has come. */
export async function getRecipientPages({ ctx }: { ctx: Ctx }): Promise<RecipientPages> {
  const { company_id } = requireActor(ctx);
  const row = await findDomain(ctx, company_id);
  return {
    is_offered: ctx.env.SAMPAN_RECIPIENT_DOMAINS !== undefined,
    shop_name: await findShopName(ctx, company_id),
    usual_url: ctx.env.public_url,
    brand: await findRecipientBrand(ctx, company_id),
    domain:
      row === null
        ? null
        : {
            host: row.host,
            state: row.verified_at === null ? 'waiting' : 'verified',
            record: recordOf(ctx, row),
            problem: row.problem,
            checked_at: row.checked_at,
            verified_at: row.verified_at,
          },
  };
}
