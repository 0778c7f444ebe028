import * as v from 'valibot';
import { documentLinkAnswer } from './adjustment.ts';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, positiveAmount, requiredText } from './primitive.ts';

/** Who pays: a saved card, or a bank's app by a PayNow code (Singapore). */
export const topUpMethod = v.picklist(['card', 'paynow']);
export type TopUpMethod = v.InferOutput<typeof topUpMethod>;

/**
 * - `pending`: the provider has not answered yet, or nobody has paid on its page yet; it is asked again until it is known
 * - `requires_action`: the bank wants the holder to confirm (3-D Secure)
 * - `succeeded`: the money is in the wallet; `failed`: nothing was charged
 */
export const topUpStatus = v.picklist(['pending', 'requires_action', 'succeeded', 'failed']);
export type TopUpStatus = v.InferOutput<typeof topUpStatus>;

/** Money on its way into the wallet, as far as the provider has said. */
export const topUp = v.object({
  id,
  status: topUpStatus,
  method: topUpMethod,
  /** Charged by itself because the balance fell below what the owner set. */
  is_automatic: v.boolean(),
  currency: currencyCode,
  amount,
  /** Free credit on top (spec 9 'Malaysia bonus tiers'); what it will be while the payment is open. */
  bonus_reward: amount,
  /** What the wallet holds now. */
  balance: amount,
  /** Null where no card pays. */
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /** `not_paid`: the payment page was left, or its time ran out. */
  decline_reason: v.nullable(v.picklist(['card_declined', 'insufficient_funds', 'challenge_failed', 'not_paid'])),
  /** Where an open payment goes on; null when it has no page or has ended. */
  checkout_url: v.nullable(v.string()),
  /** How the holder answers the bank while `requires_action`: in the provider's frame, or, in the sandbox, by `answerTestBank`. */
  next_action: v.nullable(
    v.variant('provider', [
      v.object({ provider: v.literal('stripe'), client_secret: v.string(), publishable_key: v.string() }),
      v.object({ provider: v.literal('sandbox') }),
    ]),
  ),
  created_at: epochSeconds,
});
export type TopUp = v.InferOutput<typeof topUp>;

/** What a top-up would do (spec 2 'Top-up dialog'): all numbers are the server's. */
export const topUpBonus = v.object({
  currency: currencyCode,
  amount,
  bonus_reward: amount,
  /** Spec 4: the current balance plus the top-up plus the bonus. */
  updated_balance: amount,
});
export type TopUpBonus = v.InferOutput<typeof topUpBonus>;

/** Where to send the browser (spec 3 'Checkout response'). */
export const topUpCheckout = v.object({
  /** The top-up that will be paid there: `GET /me/top_up/{id}` says how it stands. */
  top_up_id: id,
  checkout_url: v.string(),
  /** The page for a phone's browser. */
  checkout_mobile_url: v.string(),
  /** Opens the page from the merchant's own app; null where this installation has no app (`SAMPAN_APP_SCHEMES`). */
  checkout_mobile_deeplink_url: v.nullable(v.string()),
  expires_at: epochSeconds,
});
export type TopUpCheckout = v.InferOutput<typeof topUpCheckout>;

/** What may be said after somebody came back from a payment: never more than the server knows. */
export const paymentReturn = v.object({
  top_up: v.nullable(topUp),
  /** The message of the address, when the server itself wrote it; null otherwise. */
  message: v.nullable(v.string()),
});
export type PaymentReturn = v.InferOutput<typeof paymentReturn>;

export const createTopUp = endpoint({
  name: 'createTopUp',
  service: 'main',
  method: 'POST',
  path: '/me/top_up',
  access: 'owner',
  while_impersonating: false,
  summary: 'Top up the wallet with a saved card; not available for companies on monthly invoice',
  spec: '7 Top-up',
  body: v.strictObject({
    amount: positiveAmount,
    payment_method_id: id,
    /** Says that the same amount from the same card within ten seconds is meant. */
    confirm_duplicate: v.optional(v.boolean(), false),
  }),
  response: topUp,
  idempotency: 'required',
  errors: ['payment_method_required', 'possible_duplicate', 'payment_unavailable', 'forbidden'],
});

/** Longest return address. */
const returnAddress = v.pipe(
  v.string(),
  v.minLength(1, 'validate.required'),
  v.maxLength(2048, 'validate.too_long|max=2048'),
);

export const createTopUpCheckout = endpoint({
  name: 'createTopUpCheckout',
  service: 'main',
  method: 'POST',
  path: '/me/top_up/checkout',
  access: 'owner',
  while_impersonating: false,
  summary: 'Start a PayNow top-up; returns the payment page URL',
  spec: '7 Top-up',
  body: v.strictObject({
    amount: positiveAmount,
    payment_method_type: v.picklist(['paynow']),
    /** Where to come back to; `auto_confirm=false` is added after paying, `auto_confirm=true` after leaving (spec 2). */
    success_checkout_url: returnAddress,
    /** Spelled as the specification spells it. */
    cancalled_checkout_url: returnAddress,
    /** Says that the same amount within ten seconds is meant. */
    confirm_duplicate: v.optional(v.boolean(), false),
  }),
  response: topUpCheckout,
  idempotency: 'required',
  errors: ['possible_duplicate', 'payment_unavailable', 'forbidden'],
});

export const getPaymentReturn = endpoint({
  name: 'getPaymentReturn',
  service: 'main',
  method: 'GET',
  path: '/me/top_up/return',
  access: 'owner',
  holds_secret: true,
  summary: 'Check a top-up return URL; returns the payment status and its message',
  spec: '2 Redirect rules',
  query: v.strictObject({
    payment_id: v.optional(v.pipe(v.string(), v.maxLength(64, 'validate.too_long|max=64'))),
    message: v.optional(v.pipe(v.string(), v.maxLength(2048, 'validate.too_long|max=2048'))),
    state: v.optional(v.pipe(v.string(), v.maxLength(2048, 'validate.too_long|max=2048'))),
  }),
  response: paymentReturn,
});

export const lookUpTopUpBonus = endpoint({
  name: 'lookUpTopUpBonus',
  service: 'main',
  method: 'POST',
  path: '/me/top_up/bonus',
  access: 'owner',
  is_gated: false,
  summary: 'Preview the bonus credit and updated balance for an amount',
  spec: '7 Top-up',
  body: v.strictObject({ amount: positiveAmount }),
  response: topUpBonus,
  idempotency: 'none',
});

export const getTopUp = endpoint({
  name: 'getTopUp',
  service: 'main',
  method: 'GET',
  path: '/me/top_up/{id}',
  access: 'owner',
  holds_secret: true,
  summary: "Get a top-up's status; checks with the payment provider if pending",
  spec: '7 Top-up',
  params: v.strictObject({ id }),
  response: topUp,
  errors: ['not_found'],
});

export const downloadTopUpReceipt = endpoint({
  name: 'downloadTopUpReceipt',
  service: 'main',
  method: 'GET',
  path: '/me/top_up/{id}/receipt',
  access: 'owner',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a PDF download link for the receipt of a completed top-up, valid for 10 minutes',
  spec: '7 Top-up',
  params: v.strictObject({ id }),
  response: documentLinkAnswer,
  errors: ['not_found'],
});

export const answerTestBank = endpoint({
  name: 'answerTestBank',
  service: 'main',
  method: 'POST',
  path: '/me/top_up/{id}/test_bank',
  access: 'owner',
  while_impersonating: false,
  summary: 'Play the bank of a test card that asks at a charge: the code 123456 pays, any other does not',
  spec: '7 Top-up',
  params: v.strictObject({ id }),
  body: v.strictObject({ code: requiredText(12) }),
  response: topUp,
  idempotency: 'none',
  errors: ['not_found', 'payment_unavailable'],
});
