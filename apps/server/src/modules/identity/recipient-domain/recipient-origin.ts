import type { Ctx } from '../../../platform/context.ts';
import { findDomain } from './recipient-domain.repo.ts';

/** Where links to a company's recipients lead: its own verified domain, else the installation. Without a slash at its end. */
export async function recipientOriginOf(ctx: Pick<Ctx, 'db' | 'env'>, company_id: string): Promise<string> {
  const { public_url, SAMPAN_RECIPIENT_DOMAINS } = ctx.env;
  if (SAMPAN_RECIPIENT_DOMAINS === undefined) return public_url;
  const row = await findDomain(ctx, company_id);
  return row === null || row.verified_at === null ? public_url : `https://${row.host}`;
}
