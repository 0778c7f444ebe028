import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { safeRedirect } from '../../../platform/safe-redirect.ts';
import { companyOrigins } from '../../identity/publishable-key/index.ts';

/** The address when it leads to one of our pages or of the shop's (trust 4.6); null otherwise. */
export async function allowedRedirect(ctx: Ctx, company_id: string, url: string | null): Promise<string | null> {
  if (url === null || url === '') return null;
  return safeRedirect(url, [new URL(ctx.env.public_url).origin, ...(await companyOrigins(ctx, company_id))]);
}

/** The same for an address that is to be stored. Throws `invalid_input` naming `redirect_url` when it may not be used. */
export async function requireAllowedRedirect(
  ctx: Ctx,
  company_id: string,
  url: string | null | undefined,
): Promise<string | null> {
  if (url === null || url === undefined || url === '') return null;
  const allowed = await allowedRedirect(ctx, company_id, url);
  if (allowed === null) refuseFields([issueErrorOf('redirect_url', 'validate.redirect_not_allowed')]);
  return allowed;
}
