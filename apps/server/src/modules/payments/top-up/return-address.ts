import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { safeAppLink, safeRedirect } from '../../../platform/safe-redirect.ts';
import { companyOrigins } from '../../identity/publishable-key/index.ts';

type Field = 'success_checkout_url' | 'cancalled_checkout_url';

/** Our own pages: where the world reaches us, and the page of ours that asks. */
function ownOrigins(ctx: Ctx): string[] {
  const own = new URL(ctx.env.public_url).origin;
  return ctx.page?.is_own === true && ctx.page.origin !== own ? [own, ctx.page.origin] : [own];
}

export interface ReturnAddress {
  url: string;
  /** One of our own pages, which may be told which payment it is about. */
  is_own: boolean;
  is_app: boolean;
}

/**
 * An address to come back to from a payment (trust 4.6): our own pages, the sites of the company's keys, and apps of phones
 * whose schemes this installation names. Throws `invalid_input` naming the field for any other.
 */
export async function requireReturnAddress(
  ctx: Ctx,
  company_id: string,
  field: Field,
  text: string,
): Promise<ReturnAddress> {
  const own = safeRedirect(text, ownOrigins(ctx));
  if (own !== null) return { url: own, is_own: true, is_app: false };
  const link = safeAppLink(text, ctx.env.app_schemes);
  if (link !== null) return { url: link, is_own: false, is_app: true };
  const other = safeRedirect(text, await companyOrigins(ctx, company_id));
  if (other === null) refuseFields([issueErrorOf(field, 'validate.redirect_not_allowed')]);
  return { url: other ?? '', is_own: false, is_app: false };
}

/** The page of a purchase somebody came from to fill the wallet; null for any other (spec 2 'Redirect rules'). */
export function labelPageOf({ url, is_own }: Pick<ReturnAddress, 'url' | 'is_own'>): string | null {
  if (!is_own) return null;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/orders/create_label') ? `${pathname}${search}` : null;
}

/** An address with parameters; one that is there already is replaced. Works for apps' links too. */
export function withParams(url: string, params: Record<string, string>): string {
  const parsed = new URL(url);
  for (const [name, value] of Object.entries(params)) parsed.searchParams.set(name, value);
  return parsed.href;
}
