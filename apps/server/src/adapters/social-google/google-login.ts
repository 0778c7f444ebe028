import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import {
  otherNonce,
  SocialTokenRefused,
  SocialUnavailable,
  type SocialLogin,
  type SocialProof,
} from '../../ports/social-login.ts';
import type { Clock } from '../../platform/clock.ts';

export interface GoogleSettings {
  /** The web client's id, `....apps.googleusercontent.com`. */
  client_id: string;
  /** Google's own addresses; others in tests. */
  certs_url: string;
  tokeninfo_url: string;
  authorize_url: string;
  clock: Clock;
  key_cooldown_ms?: number;
}

/** Google writes its name in both ways. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** A person waits for the answer. */
const TIMEOUT_MS = 5_000;
/** A key id nobody knows makes us ask for the keys again, but no more often than this: made-up ids must cost nothing. */
const KEY_COOLDOWN_MS = 30_000;
/** Clocks of servers differ a little. */
const LEEWAY_S = 30;

const flag = v.union([v.boolean(), v.picklist(['true', 'false'])]);
const tokenInfo = v.object({
  aud: v.string(),
  azp: v.nullish(v.string(), ''),
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.nullish(v.string(), ''),
  email_verified: v.nullish(flag, false),
});
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.nullish(v.string(), ''),
  email_verified: v.nullish(flag, false),
  name: v.nullish(v.string(), ''),
  azp: v.nullish(v.string()),
  nonce: v.nullish(v.string()),
});

const isTrue = (value: v.InferOutput<typeof flag>): boolean => value === true || value === 'true';

/** Sign-in with Google: ID tokens are checked with Google's published keys, access tokens by asking Google. */
export function createGoogleLogin(settings: GoogleSettings): SocialLogin {
  const { client_id, clock } = settings;
  const keys = createRemoteJWKSet(new URL(settings.certs_url), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: settings.key_cooldown_ms ?? KEY_COOLDOWN_MS,
    [customFetch]: fetchKeys,
  });
  return {
    provider: 'google',
    client: {
      authorize_url: settings.authorize_url,
      client_id,
      response_type: 'id_token',
      scope: 'openid email profile',
      is_demo: false,
    },
    verify: (token, nonce) =>
      // An ID token has three parts; Google's access tokens are opaque and have no such form.
      token.split('.').length === 3 && token.startsWith('eyJ')
        ? readIdToken(token, nonce, { keys, client_id, clock })
        : askTokenInfo(token, settings),
  };
}

async function fetchKeys(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new SocialUnavailable('the keys could not be fetched', { cause: error });
  }
}

async function readIdToken(
  token: string,
  nonce: string | null,
  { keys, client_id, clock }: { keys: JWTVerifyGetKey; client_id: string; clock: Clock },
): Promise<SocialProof> {
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      audience: client_id,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: LEEWAY_S,
      currentDate: new Date(clock.now()),
    }));
  } catch (error) {
    throw refusalOf(error);
  }
  const read = v.safeParse(claims, payload);
  if (!read.success) throw new SocialTokenRefused('claims of an unknown form');
  const { azp, sub, email, email_verified, name } = read.output;
  // Several audiences, or a token that another client presents: not made for this page.
  if (azp != null && azp !== client_id) throw new SocialTokenRefused('azp is not ours');
  if ((read.output.nonce ?? null) !== nonce) throw otherNonce();
  return { subject: sub, email, is_email_verified: email !== '' && isTrue(email_verified), name };
}

/** What jose throws is about the token, except where the keys could not be had. */
function refusalOf(error: unknown): Error {
  if (error instanceof SocialUnavailable) return error;
  const about_keys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  // The set's own "Expected 200 OK" and "Failed to parse" come as the general error.
  const general = error instanceof errors.JOSEError && error.code === errors.JOSEError.code;
  if (about_keys || general || !(error instanceof errors.JOSEError))
    return new SocialUnavailable('the keys could not be read', { cause: error });
  return new SocialTokenRefused(error.code);
}

/** Asks Google whose an access token is; the token goes in a header, because addresses are written into logs. */
async function askTokenInfo(token: string, { client_id, tokeninfo_url }: GoogleSettings): Promise<SocialProof> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(tokeninfo_url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
        Authorization: `Bearer ${token}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json();
  } catch (error) {
    throw new SocialUnavailable('tokeninfo did not answer', { cause: error });
  }
  if (response.status === 400 || response.status === 401) throw new SocialTokenRefused('invalid_token');
  const read = v.safeParse(tokenInfo, body);
  if (!response.ok || !read.success) throw new SocialUnavailable(`tokeninfo answered ${response.status}`);
  const { aud, azp, sub, email, email_verified } = read.output;
  // Another site's token would let that site in as everybody who ever signed in there.
  if (aud !== client_id || (azp !== '' && azp !== client_id)) throw new SocialTokenRefused('aud is not ours');
  return { subject: sub, email, is_email_verified: email !== '' && isTrue(email_verified), name: '' };
}
