import * as v from 'valibot';
import { session } from './account.ts';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, requiredText, text } from './primitive.ts';

/** Six digits of the app, or a recovery code as it was given out. */
const otp = requiredText(30);

export const twoFactor = v.object({
  /** Sign-ins ask for a code. */
  is_on: v.boolean(),
  since: v.nullable(epochSeconds),
  recovery_codes_left: v.number(),
  /** The operator's people cannot turn it off. */
  is_required: v.boolean(),
});
export type TwoFactor = v.InferOutput<typeof twoFactor>;

export const twoFactorSetup = v.object({
  /** For people who type it, in base32. */
  secret: v.string(),
  /** For an app on the same device. */
  uri: v.string(),
  /** The same as a picture, a `data:` address. */
  qr: v.string(),
});
export type TwoFactorSetup = v.InferOutput<typeof twoFactorSetup>;

/** Shown once: the server keeps hashes alone. */
const recoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

/** What a sign-in answers instead of a session, in the `data` of `second_factor_required`. */
export const signInChallenge = v.object({ challenge: v.string(), expires_at: epochSeconds });

export const loginSecondFactor = endpoint({
  name: 'loginSecondFactor',
  service: 'main',
  method: 'POST',
  path: '/login/second_factor',
  access: 'public',
  summary: 'Finish a sign-in that was answered `second_factor_required`, with a code of the app or a recovery code',
  spec: '4 Sessions',
  body: v.strictObject({ challenge: requiredText(2_000), otp }),
  response: session,
  idempotency: 'none',
  errors: ['sign_in_expired', 'otp_invalid', 'rate_limited', 'account_disabled', 'country_closed'],
});

export const getTwoFactor = endpoint({
  name: 'getTwoFactor',
  service: 'main',
  method: 'GET',
  path: '/me/two_factor',
  access: 'member',
  summary: 'Show whether your sign-ins ask for a code, and how many recovery codes are left',
  spec: '4 Sessions',
  response: twoFactor,
});

export const startTwoFactor = endpoint({
  name: 'startTwoFactor',
  service: 'main',
  method: 'POST',
  path: '/me/two_factor',
  access: 'member',
  while_impersonating: false,
  summary: 'Get the secret for an authenticator app; nothing changes before its first code',
  spec: '4 Sessions',
  body: v.strictObject({ password: v.optional(text(128), '') }),
  response: twoFactorSetup,
  holds_secret: true,
  idempotency: 'none',
  errors: ['two_factor_on', 'rate_limited'],
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  service: 'main',
  method: 'POST',
  path: '/me/two_factor/confirm',
  access: 'member',
  while_impersonating: false,
  summary: 'Turn on two-factor sign-in with the first code of the app; your other sessions end',
  spec: '4 Sessions',
  body: v.strictObject({ otp }),
  response: recoveryCodes,
  holds_secret: true,
  idempotency: 'none',
  errors: ['two_factor_on', 'otp_invalid', 'rate_limited'],
});

export const stopTwoFactor = endpoint({
  name: 'stopTwoFactor',
  service: 'main',
  method: 'POST',
  path: '/me/two_factor/stop',
  access: 'member',
  while_impersonating: false,
  summary: 'Turn off two-factor sign-in with a last code',
  spec: '4 Sessions',
  body: v.strictObject({ otp }),
  response: done,
  idempotency: 'none',
  errors: ['otp_invalid', 'two_factor_off', 'two_factor_needed', 'rate_limited'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  service: 'main',
  method: 'POST',
  path: '/me/two_factor/recovery_codes',
  access: 'member',
  while_impersonating: false,
  summary: 'Get new recovery codes, proved by a code; the old ones no longer work',
  spec: '4 Sessions',
  body: v.strictObject({ otp }),
  response: recoveryCodes,
  holds_secret: true,
  idempotency: 'none',
  errors: ['otp_invalid', 'two_factor_off', 'rate_limited'],
});
