import type { endpoints, ParsedRequest } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { safeRedirect } from '../../../platform/safe-redirect.ts';
import { callbackUrlOf, CALLBACK_PATH, keysUrlOf } from './channel-urls.ts';
import { channelConnects } from './channel.table.ts';

/** Nobody stays longer on a consent page (channels C13). */
export const CONNECT_LIFE_S = 600;

/** Names the cookie of one connect, so that two at a time do not disturb each other. */
export const cookieNameOf = (state_hash: string) => `sampan_store_${state_hash.slice(0, 12)}`;

/**
 * Begins connecting a store (spec 7 GET /setting/auth_store): answers where its channel asks for permission. The state is
 * good once, for ten minutes, for this person, company and browser. Nobody else's permission can be slipped in.
 */
export async function authStore({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedRequest<typeof endpoints.authStore>['query'];
}): Promise<{ url: string; expires_at: number }> {
  const { company_id, user_id } = requireActor(ctx);
  const { source } = input;
  const channel = source === 'manual' ? null : ctx.ports.channels[source];
  if (channel === null) throw new DomainError('store_not_available');
  const own = [ctx.env.public_url];
  const redirect_url = safeRedirect(input.redirect_url, own);
  const error_redirect_url = safeRedirect(input.error_redirect_url || input.redirect_url, own);
  refuseFields([
    ...(redirect_url === null ? [issueErrorOf('redirect_url', 'validate.redirect_refused')] : []),
    ...(error_redirect_url === null ? [issueErrorOf('error_redirect_url', 'validate.redirect_refused')] : []),
  ]);
  const state = newSecret();
  const start = channel.startConnect({
    state,
    redirect_url: callbackUrlOf(ctx.env, channel.source),
    callback_url: keysUrlOf(ctx.env),
    shop_address: input.shop_name,
  });
  if (start.status === 'refused') {
    refuseFields([issueErrorOf('shop_name', 'validate.store_address_invalid')]);
    throw new DomainError('internal');
  }
  const browser = newSecret();
  const expires_at = epochSeconds(ctx.clock) + CONNECT_LIFE_S;
  const id = hashSecret(state);
  await ctx.db.insert(channelConnects).values({
    id,
    company_id,
    user_id,
    source,
    browser_hash: hashSecret(browser),
    shop_address: input.shop_name,
    redirect_url: redirect_url ?? '',
    error_redirect_url: error_redirect_url ?? '',
    ati: input.ati,
    expires_at,
  });
  const secure = ctx.env.public_url.startsWith('https:') ? '; Secure' : '';
  ctx.setCookie?.(
    `${cookieNameOf(id)}=${browser}; Path=${CALLBACK_PATH}; Max-Age=${CONNECT_LIFE_S}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { url: start.url, expires_at };
}
