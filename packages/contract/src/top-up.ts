import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, positiveAmount } from './primitive.ts';

/**
 * - `pending`: the provider has not answered yet; it is asked again until it does
 * - `requires_action`: the bank wants the holder to confirm (3-D Secure)
 * - `succeeded`: the money is in the wallet; `failed`: nothing was charged
 */
export const topUpStatus = v.picklist(['pending', 'requires_action', 'succeeded', 'failed']);
export type TopUpStatus = v.InferOutput<typeof topUpStatus>;

/** Money on its way into the wallet, as far as the provider has said. */
export const topUp = v.object({
  id,
  status: topUpStatus,
  currency: currencyCode,
  amount,
  /** Free credit on top (spec 9 'Malaysia bonus tiers'); what it will be while the payment is open. */
  bonus_reward: amount,
  /** What the wallet holds now. */
  balance: amount,
  card: v.object({ brand: v.string(), last4: v.string() }),
  decline_reason: v.nullable(v.picklist(['card_declined', 'insufficient_funds', 'challenge_failed'])),
  /** What the browser hands to the provider while `requires_action`; null otherwise, and for the sandbox. */
  next_action: v.nullable(v.object({ client_secret: v.string(), publishable_key: v.string() })),
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

export const createTopUp = endpoint({
  name: 'createTopUp',
  service: 'main',
  method: 'POST',
  path: '/me/top_up',
  access: 'owner',
  while_impersonating: false,
  summary: 'Fill the wallet from a saved card. Not for companies that pay by invoice',
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

export const lookUpTopUpBonus = endpoint({
  name: 'lookUpTopUpBonus',
  service: 'main',
  method: 'POST',
  path: '/me/top_up/bonus',
  access: 'owner',
  is_gated: false,
  summary: 'The free credit an amount earns, and the balance after it',
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
  summary: 'How a top-up stands; while it is open the provider is asked',
  spec: '7 Top-up',
  params: v.strictObject({ id }),
  response: topUp,
  errors: ['not_found'],
});
