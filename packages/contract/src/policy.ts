import type { ApiScope, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-code.ts';

/** What decides whether somebody may make a call. The wire's user fits, and so does the server's actor. */
export interface Caller {
  company_role: 'owner' | 'staff' | 'staff_ro';
  is_admin: boolean;
  /** An admin of Sampan acts as this person (spec 6 'Login as'). */
  is_impersonated: boolean;
  /** What the secret key allows that a shop's server calls with; null for people. */
  api_scopes: readonly ApiScope[] | null;
  /** The secret key is a test key of a company that ships in earnest. */
  is_test_key: boolean;
  is_mail_verified: boolean;
  requires_email_verification: boolean;
  accept_locad: boolean;
}

type Rule = Pick<Endpoint, 'access' | 'api_scope' | 'with_test_key' | 'while_impersonating' | 'is_gated'>;

/**
 * Why somebody may not call an endpoint, or null when they may (spec 6). The one table of rights is the endpoints
 * themselves; the server refuses by it and tells the console by it what to offer (`rights` of `/me`). Null stands for nobody signed in.
 * Whether an endpoint of `dev` exists is the server's to say.
 */
export function accessError(endpoint: Rule, caller: Caller | null): ErrorCode | null {
  if (endpoint.access === 'public' || endpoint.access === 'dev') return null;
  if (caller === null) return 'unauthorized';
  if (caller.api_scopes !== null) {
    if (endpoint.api_scope === null) return 'people_only';
    if (!caller.api_scopes.includes(endpoint.api_scope)) return 'api_scope_refused';
    if (caller.is_test_key && !endpoint.with_test_key) return 'live_key_required';
  }
  if (!roleReaches(endpoint.access, caller)) return 'forbidden';
  if (caller.is_impersonated && !endpoint.while_impersonating) return 'impersonation_refused';
  if (!endpoint.is_gated) return null;
  if (caller.requires_email_verification && !caller.is_mail_verified) return 'email_unverified';
  return caller.accept_locad ? null : 'terms_required';
}

/**
 * Whether somebody's role reaches an endpoint (spec 6): what a screen offers follows from it. The verified email and the
 * accepted terms are not asked here; while they lack, a dialog lies over every screen.
 */
export function isReached(endpoint: Rule, caller: Caller): boolean {
  const refusal = accessError(endpoint, caller);
  return refusal === null || refusal === 'email_unverified' || refusal === 'terms_required';
}

function roleReaches(access: Endpoint['access'], caller: Caller): boolean {
  if (access === 'admin') return caller.is_admin && !caller.is_impersonated;
  if (access === 'owner') return caller.company_role === 'owner';
  if (access === 'writer') return caller.company_role !== 'staff_ro';
  return true;
}
