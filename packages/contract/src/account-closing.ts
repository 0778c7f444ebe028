import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, done, requiredText, text } from './primitive.ts';

/** What must have ended before an account is closed: each has a page where it is ended. */
export const CLOSING_OBSTACLES = ['jobs', 'parcels', 'money', 'debt', 'stores', 'cards'] as const;

const closing = v.object({
  /** What is still open, with how many of it; nothing when the account may be closed. */
  obstacles: v.array(v.object({ kind: v.picklist(CLOSING_OBSTACLES), count: v.number() })),
  /** What the wallet has left; we return it by hand after the closing. */
  balance: amount,
  currency: currencyCode,
});
export type AccountClosing = v.InferOutput<typeof closing>;

const getAccountClosing = endpoint({
  name: 'getAccountClosing',
  service: 'main',
  method: 'GET',
  path: '/account_closing',
  access: 'owner',
  summary: 'Show what must end before the account can be closed',
  spec: '4 Sessions',
  response: closing,
});

const closeAccount = endpoint({
  name: 'closeAccount',
  service: 'main',
  method: 'POST',
  path: '/account_closing',
  access: 'owner',
  while_impersonating: false,
  summary: "Close the company's account for all its members; there is no way back",
  spec: '4 Sessions',
  body: v.strictObject({
    password: requiredText(128),
    /** Of people with two-factor sign-in: a code of the app, or a recovery code. */
    otp: v.optional(text(30), ''),
  }),
  response: done,
  idempotency: 'none',
  errors: ['account_open', 'otp_invalid', 'rate_limited'],
});

export const accountClosingEndpoints = { getAccountClosing, closeAccount };
