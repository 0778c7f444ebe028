import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { safeAppLink } from '../../../platform/safe-redirect.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';

const PATH = '/pay/back';
const PURPOSE = 'app_return';
/** Longer than any payment page is open. */
const LIFE_S = 86_400;

/** A web address that leads on into an app of a phone: payment providers return to web addresses only. */
export function appReturnUrl(ctx: Ctx, company_id: string, link: string): string {
  const grant = { company_id, payload: { purpose: PURPOSE, link }, expires_at: epochSeconds(ctx.clock) + LIFE_S };
  return `${ctx.env.public_url}${PATH}/${signGrant(ctx.env.signing_secrets, grant)}`;
}

function linkOf(ctx: Ctx, token: string): string | null {
  try {
    const grant = readGrant(ctx.env.signing_secrets, token, epochSeconds(ctx.clock));
    if (grant?.payload['purpose'] !== PURPOSE || typeof grant.payload['link'] !== 'string') return null;
    // The schemes may be others by now.
    return safeAppLink(grant.payload['link'], ctx.env.app_schemes);
  } catch {
    return null;
  }
}

/** Serves those addresses: on to the app, or to our own start when the link is not ours or too old. It says nothing of money. */
export function mountAppReturn(app: Hono, ctx: Ctx): void {
  app.get(`${PATH}/:token`, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(linkOf(ctx, c.req.param('token')) ?? '/', 302);
  });
}
