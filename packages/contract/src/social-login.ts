import * as v from 'valibot';
import { session } from './account.ts';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, requiredText, text } from './primitive.ts';

export const socialProvider = v.picklist(['google', 'facebook']);
export type SocialProvider = v.InferOutput<typeof socialProvider>;

/** What a page needs to ask a provider for a token. Nothing of it is secret. */
export const socialClient = v.object({
  provider: socialProvider,
  /** Where the browser goes; a path stands for this server. */
  authorize_url: v.string(),
  client_id: v.string(),
  response_type: v.picklist(['id_token', 'token']),
  scope: v.string(),
  /** True for the stand-in of the demo profile: no account anywhere is needed. */
  is_demo: v.boolean(),
});
export type SocialClient = v.InferOutput<typeof socialClient>;

const proof = {
  /** The provider's token: an ID token of Google, or an access token of either. */
  access_token: requiredText(4_096),
  /** What the page sent along when it asked for an ID token; one that carries a nonce works with it only. */
  nonce: v.optional(text(128)),
};
const loginBody = v.strictObject({
  ...proof,
  /** Taken for compatibility and never believed: whose mailbox it is, the provider's token says. */
  email: v.optional(text(254), ''),
  timezone: v.optional(text(64), 'Asia/Singapore'),
  accept_emails: v.optional(v.boolean(), false),
});
const LOGIN_ERRORS = [
  'social_refused',
  'social_unavailable',
  'social_email_unverified',
  'link_required',
  'country_closed',
  'account_disabled',
  'rate_limited',
] as const;

export const listSocialProviders = endpoint({
  name: 'listSocialProviders',
  service: 'main',
  method: 'GET',
  path: '/common/social_provider/list',
  access: 'public',
  summary: 'List sign-in providers and their client settings',
  spec: '1 What the product does and for whom',
  response: v.object({ records: v.array(socialClient) }),
});

export const loginGoogle = endpoint({
  name: 'loginGoogle',
  service: 'main',
  method: 'POST',
  path: '/login_google',
  access: 'public',
  summary: 'Sign in with a Google token; new users get an account in the X-Country-Code country',
  spec: '7 Account',
  body: loginBody,
  response: session,
  idempotency: 'none',
  errors: LOGIN_ERRORS,
});

export const loginFacebook = endpoint({
  name: 'loginFacebook',
  service: 'main',
  method: 'POST',
  path: '/login_facebook',
  access: 'public',
  summary: 'Sign in with a Facebook token; new users get an account in the X-Country-Code country',
  spec: '7 Account',
  body: loginBody,
  response: session,
  idempotency: 'none',
  errors: LOGIN_ERRORS,
});

/** A provider as the signed-in person has it. */
const socialLogin = v.object({
  provider: socialProvider,
  /** False where this installation does not offer the provider any more. */
  is_offered: v.boolean(),
  /** Null while it is not connected. */
  linked: v.nullable(
    v.object({
      /** As the provider said it when it was connected. */
      email: v.string(),
      linked_at: epochSeconds,
      last_used_at: v.nullable(epochSeconds),
      /** False for the only way in: it cannot be disconnected. */
      may_unlink: v.boolean(),
    }),
  ),
});
const socialLoginList = v.object({ records: v.array(socialLogin) });
export type SocialLoginList = v.InferOutput<typeof socialLoginList>;

export const listSocialLogins = endpoint({
  name: 'listSocialLogins',
  service: 'main',
  method: 'GET',
  path: '/me/social_login/list',
  access: 'member',
  summary: 'List your connected sign-in providers',
  spec: '7 Account',
  response: socialLoginList,
});

export const linkSocialLogin = endpoint({
  name: 'linkSocialLogin',
  service: 'main',
  method: 'POST',
  path: '/me/social_login',
  access: 'member',
  while_impersonating: false,
  summary: 'Connect a sign-in provider',
  spec: '7 Account',
  body: v.strictObject({ provider: socialProvider, ...proof }),
  response: socialLoginList,
  errors: ['social_refused', 'social_unavailable', 'social_taken', 'social_already_linked', 'rate_limited'],
});

export const unlinkSocialLogin = endpoint({
  name: 'unlinkSocialLogin',
  service: 'main',
  method: 'DELETE',
  path: '/me/social_login/{id}',
  access: 'member',
  while_impersonating: false,
  summary: "Disconnect a sign-in provider, unless it's the only way to sign in",
  spec: '7 Account',
  /** The provider's name. */
  params: v.object({ id: socialProvider }),
  response: done,
  errors: ['last_way_in'],
});
