import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, done, epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';

/** A bank account, or a PayNow name of Singapore (spec 3 'payout'). */
export const payoutMethod = v.picklist(['bank', 'paynow']);
export type PayoutMethod = v.InferOutput<typeof payoutMethod>;

/**
 * - `requested`: small enough to need nobody, and waits for its turn or for the end of the account's cooling-off
 * - `needs_approval`: somebody of Sampan looks at it
 * - `approved`: goes out as soon as the account's cooling-off is over
 * - `sent`: the bank has it
 * - `paid`: the money arrived
 * - `failed`, `refused`, `cancelled`: the money is back in the balance, but for what a debt took (`set_off`)
 * - `returned`: it was paid, and the bank sent it back afterwards: it is in the balance again
 */
export const PAYOUT_STATUSES = [
  'requested',
  'needs_approval',
  'approved',
  'sent',
  'paid',
  'failed',
  'refused',
  'cancelled',
  'returned',
] as const;
export const payoutStatus = v.picklist(PAYOUT_STATUSES);
export type PayoutStatus = v.InferOutput<typeof payoutStatus>;

/** Why a bank did not pay. */
export const bankFailure = v.picklist(['account_not_found', 'account_closed', 'name_mismatch', 'bank_refused']);
export type BankFailure = v.InferOutput<typeof bankFailure>;

/** Why a payout did not happen: the bank's word, or `owed`, which is said by the server alone: a lost dispute is owed first. */
export const payoutFailure = v.picklist([...bankFailure.options, 'owed']);
export type PayoutFailure = v.InferOutput<typeof payoutFailure>;

/** Where money is paid to. The number is told masked, always; it leaves the server to the bank alone. */
export const payoutAccount = v.object({
  id,
  method: payoutMethod,
  /** The bank's name; 'PayNow' for PayNow. */
  bank_name: v.string(),
  /** As the bank knows the holder: the beneficiary, or the PayNow legal name. */
  holder_name: v.string(),
  /** '••• 4321'. */
  masked_number: v.string(),
  /** The end of the cooling-off: nothing is paid to it before. */
  usable_from: epochSeconds,
  is_cooling_off: v.boolean(),
  /** What the bank said the last time it was to pay to it; null when it paid, or was never asked. */
  last_failure: v.nullable(bankFailure),
  created_at: epochSeconds,
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

/** When a payout came to where it is. */
const payoutStep = v.object({ status: payoutStatus, at: epochSeconds });

export const payout = v.object({
  id,
  /** 'PO-000012', the company's own sequence. */
  number: v.string(),
  status: payoutStatus,
  currency: currencyCode,
  amount,
  comment: v.string(),
  account: payoutAccount,
  /** It goes out at this time at the earliest: the end of its account's cooling-off. */
  not_before: epochSeconds,
  /** The merchant may still take it back. */
  is_cancellable: v.boolean(),
  failure: v.nullable(payoutFailure),
  /** What Sampan or the bank said about a payout that did not happen; empty otherwise. */
  reason: v.string(),
  /** What of its money paid what the company owed when it came back; 0 for nearly all. */
  set_off: amount,
  /** What the bank calls it; empty until it was sent. */
  bank_reference: v.string(),
  /** Oldest first. */
  timeline: v.array(payoutStep),
  created_at: epochSeconds,
  ended_at: v.nullable(epochSeconds),
});
export type Payout = v.InferOutput<typeof payout>;

export const payoutBalance = v.object({
  currency: currencyCode,
  /** What may be paid out now: the sum of the parts. */
  available: amount,
  /** Where it comes from and where it went, over the whole life of the company. */
  parts: v.object({
    cod: amount,
    sales: amount,
    used_for_shipping: amount,
    paid_out: amount,
    /** Taken by buyers' banks, or set off for them. */
    disputes: amount,
    other: amount,
  }),
  /** Left of lost disputes: it is taken from what becomes payable next. Nothing is available while something is owed. */
  owed: amount,
  /** Asked for, and not arrived yet. */
  on_its_way: amount,
  /** Paid by buyers, parcels not delivered yet. */
  unreleased_sales: amount,
  limits: v.object({
    min: amount,
    max: amount,
    day_max: amount,
    /** What is left of today's limit. */
    day_left: amount,
    /** Above it, somebody of Sampan looks first. */
    approval_above: amount,
    cooling_off_hours: v.number(),
    /** A sale without a delivery is released so many days after it was paid. */
    sales_release_days: v.number(),
  }),
  methods: v.array(payoutMethod),
  /** Names to choose from; any other may be typed. */
  banks: v.array(v.string()),
  /** How this person proves again who they are: a password, or a code sent to `code_to`. */
  proof: v.picklist(['password', 'code']),
  /** Masked; empty with a password. */
  code_to: v.string(),
});
export type PayoutBalance = v.InferOutput<typeof payoutBalance>;

/** Two links to a file: where it lies and until when. */
const fileLink = v.object({ link: v.string(), expires_at: epochSeconds });

/** Who asks, once more: the password, or the code of `POST /payout/code` for people without one. */
const proof = { password: v.optional(text(128)), otp: v.optional(text(20)) };

/** The fields of spec 3 'payout' that say where to; which ones are needed depends on `method`. */
const destination = {
  method: v.optional(payoutMethod),
  bank_name: v.optional(text(200)),
  bank_account: v.optional(text(64)),
  beneficiary_name: v.optional(text(200)),
  name: v.optional(text(200)),
  number: v.optional(text(64)),
};

/** As typed, or a number: read with '.' as decimal and ',' as group (spec 5). */
const typedAmount = v.union([v.number(), text(40)], 'validate.amount_invalid');

export const getPayoutBalance = endpoint({
  name: 'getPayoutBalance',
  service: 'capital',
  method: 'GET',
  path: '/payout/balance',
  access: 'owner',
  summary: 'Get the payout balance, its breakdown and the payout limits',
  spec: '3 payout',
  response: payoutBalance,
});

export const listPayouts = endpoint({
  name: 'listPayouts',
  service: 'capital',
  method: 'GET',
  path: '/payout/list',
  access: 'owner',
  summary: 'List payouts, newest first',
  spec: '3 payout',
  query: v.strictObject({ ...pageQuery, status: v.optional(payoutStatus) }),
  response: listOf(payout),
});

export const exportPayouts = endpoint({
  name: 'exportPayouts',
  service: 'capital',
  method: 'GET',
  path: '/payout/export',
  access: 'owner',
  holds_secret: true,
  summary: 'Get a CSV download link for all payouts, valid for 10 minutes',
  spec: '1',
  response: fileLink,
});

export const sendPayoutCode = endpoint({
  name: 'sendPayoutCode',
  service: 'capital',
  method: 'POST',
  path: '/payout/code',
  access: 'owner',
  while_impersonating: false,
  summary: 'Send a one-time code to confirm a payout, for users without a password',
  spec: '3 payout',
  response: v.object({ success: v.literal(true), code_to: v.string(), resend_after_s: v.number() }),
  idempotency: 'none',
});

export const payableForShipping = endpoint({
  name: 'payableForShipping',
  service: 'capital',
  method: 'POST',
  path: '/payout/use_for_shipping',
  access: 'owner',
  while_impersonating: false,
  summary:
    'Move money from the payout balance into the wallet. It becomes credit for shipping and is not paid out any more',
  spec: '1',
  body: v.strictObject({ amount: typedAmount, confirm_duplicate: v.optional(v.boolean(), false) }),
  response: v.object({ currency: currencyCode, available: amount, wallet_balance: amount }),
  idempotency: 'required',
  errors: ['insufficient_payable', 'possible_duplicate'],
});

export const createPayout = endpoint({
  name: 'createPayout',
  service: 'capital',
  method: 'POST',
  path: '/payout',
  access: 'owner',
  while_impersonating: false,
  summary: 'Request a payout to a saved or new account; new accounts have a cooling-off period',
  spec: '3 payout',
  body: v.strictObject({
    payout_account_id: v.optional(id),
    ...destination,
    amount: v.optional(typedAmount),
    comment: v.optional(text(5_000)),
    ...proof,
    /** Says that the same amount to the same account within ten seconds is meant. */
    confirm_duplicate: v.optional(v.boolean(), false),
  }),
  response: payout,
  idempotency: 'required',
  errors: ['not_found', 'insufficient_payable', 'possible_duplicate', 'otp_invalid', 'payout_account_limit'],
});

export const getPayout = endpoint({
  name: 'getPayout',
  service: 'capital',
  method: 'GET',
  path: '/payout/{id}',
  access: 'owner',
  summary: 'Get a payout with its timeline',
  spec: '3 payout',
  params: v.strictObject({ id }),
  response: payout,
  errors: ['not_found'],
});

export const cancelPayout = endpoint({
  name: 'cancelPayout',
  service: 'capital',
  method: 'POST',
  path: '/payout/{id}/cancel',
  access: 'owner',
  while_impersonating: false,
  summary: "Cancel a payout that isn't approved yet",
  spec: '3 payout',
  params: v.strictObject({ id }),
  response: payout,
  errors: ['not_found', 'payout_state'],
});

export const downloadPayoutAdvice = endpoint({
  name: 'downloadPayoutAdvice',
  service: 'capital',
  method: 'GET',
  path: '/payout/{id}/advice',
  access: 'owner',
  holds_secret: true,
  summary: 'Get a PDF download link for a payout advice, valid for 10 minutes',
  spec: '1',
  params: v.strictObject({ id }),
  response: fileLink,
  errors: ['not_found'],
});

export const listPayoutAccounts = endpoint({
  name: 'listPayoutAccounts',
  service: 'capital',
  method: 'GET',
  path: '/payout_account/list',
  access: 'owner',
  summary: 'List payout accounts, newest first',
  spec: '3 payout',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(payoutAccount),
});

export const createPayoutAccount = endpoint({
  name: 'createPayoutAccount',
  service: 'capital',
  method: 'POST',
  path: '/payout_account',
  access: 'owner',
  while_impersonating: false,
  summary: 'Add a payout account; owners are emailed and it can receive payouts after 24 hours',
  spec: '3 payout',
  body: v.strictObject({ ...destination, ...proof }),
  response: payoutAccount,
  errors: ['otp_invalid', 'payout_account_limit'],
});

export const deletePayoutAccount = endpoint({
  name: 'deletePayoutAccount',
  service: 'capital',
  method: 'DELETE',
  path: '/payout_account/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Delete a payout account; payouts already on the way still arrive',
  spec: '3 payout',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found'],
});

/** Why a reason is asked: the merchant reads it. */
export const payoutReason = requiredText(300);
