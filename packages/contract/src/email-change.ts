import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, requiredText, text } from './primitive.ts';

export const startEmailChange = endpoint({
  name: 'startEmailChange',
  service: 'main',
  method: 'POST',
  path: '/me/email',
  access: 'member',
  while_impersonating: false,
  summary: 'Ask to sign in with another email, or a first one; nothing changes before its code',
  spec: '4 Sessions',
  body: v.strictObject({ email: requiredText(254), password: v.optional(text(128), '') }),
  response: v.object({
    /** People without a password also enter the code sent to the email they have, or to the phone they sign in with. */
    needs_old_code: v.boolean(),
  }),
  idempotency: 'none',
  errors: ['forbidden', 'rate_limited'],
});

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  service: 'main',
  method: 'POST',
  path: '/me/email/confirm',
  access: 'member',
  while_impersonating: false,
  summary: 'Change your email with the code sent to the new one; your other sessions end',
  spec: '4 Sessions',
  body: v.strictObject({ otp: requiredText(6), old_otp: v.optional(text(6)) }),
  response: done,
  idempotency: 'none',
  errors: ['otp_invalid', 'rate_limited'],
});
