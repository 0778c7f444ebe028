import { SERVICE_BASES } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { keyWorksOn } from '../../../platform/http/publishable-key.ts';
import { findCompany } from '../account/index.ts';

/** What the page's key may do, and whether here (widgets.md 7.2): nothing in it that the page's source does not show. */
export async function checkKey({ ctx }: { ctx: Ctx }) {
  const { key, page } = ctx;
  if (!key) throw new DomainError('key_required');
  const company = await findCompany(ctx, key.company_id);
  if (!company) throw new DomainError('key_unknown');
  return {
    mode: key.mode,
    scopes: key.scopes,
    origin: page?.origin ?? null,
    origin_allowed: page === null || keyWorksOn(key, page),
    shop_name: company.name,
    country_code: company.country_code,
    hosted_url: ctx.env.public_url,
    api_version: SERVICE_BASES.consumer.split('/').at(-1) ?? '',
  };
}
