import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';

/** A saved card (spec 3 'Card payment method'). The provider has the number; we know what stands on a receipt. */
export const paymentMethod = v.object({
  id,
  brand: v.string(),
  last4: v.string(),
  exp_month: v.pipe(v.number(), v.integer()),
  exp_year: v.pipe(v.number(), v.integer()),
  is_expired: v.boolean(),
  /** Upper case (spec 5 'Card'). */
  holder_name: v.string(),
  is_default: v.boolean(),
  /** True for cards of the sandbox: no money ever moves on them. */
  is_test: v.boolean(),
  created_at: epochSeconds,
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** What the browser does next to hand a card to the provider. */
export const cardSetup = v.variant('provider', [
  v.object({ provider: v.literal('stripe'), client_secret: v.string(), publishable_key: v.string() }),
  v.object({ provider: v.literal('sandbox'), setup_id: id }),
]);
export type CardSetup = v.InferOutput<typeof cardSetup>;

/** What the sandbox's bank says to a test card. */
export const testCardAnswer = v.object({
  status: v.picklist(['succeeded', 'requires_action', 'failed']),
  /** Set when it succeeded: what `POST /payment_method` takes. */
  payment_method_id: v.nullable(v.string()),
  reason: v.nullable(v.picklist(['incorrect_number', 'card_declined', 'challenge_failed'])),
});
export type TestCardAnswer = v.InferOutput<typeof testCardAnswer>;

const month = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(1, 'validate.number_min|min=1'),
  v.maxValue(12, 'validate.number_max|max=12'),
);
const year = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(2020, 'validate.number_min|min=2020'),
  v.maxValue(2099, 'validate.number_max|max=2099'),
);

export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  service: 'main',
  method: 'GET',
  path: '/payment_method/list',
  access: 'owner',
  summary: 'List saved cards, default first',
  spec: '7 Settings and payment',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(paymentMethod),
});

export const startCardSetup = endpoint({
  name: 'startCardSetup',
  service: 'main',
  method: 'POST',
  path: '/payment_method/setup',
  access: 'owner',
  while_impersonating: false,
  summary: 'Start saving a card; returns what the browser needs for the payment provider',
  spec: '7 Settings and payment',
  response: cardSetup,
  idempotency: 'none',
  errors: ['payment_unavailable'],
});

export const tryTestCard = endpoint({
  name: 'tryTestCard',
  service: 'main',
  method: 'POST',
  path: '/payment_method/setup/{id}/test_card',
  access: 'owner',
  while_impersonating: false,
  summary: 'Hand a test card to the sandbox; a code answers the bank of a card that asks for one',
  spec: '7 Settings and payment',
  params: v.strictObject({ id }),
  body: v.strictObject({
    card_number: requiredText(24),
    exp_month: month,
    exp_year: year,
    code: v.optional(text(12), ''),
  }),
  response: testCardAnswer,
  idempotency: 'none',
  errors: ['not_found', 'payment_unavailable'],
});

export const createPaymentMethod = endpoint({
  name: 'createPaymentMethod',
  service: 'main',
  method: 'POST',
  path: '/payment_method',
  access: 'owner',
  while_impersonating: false,
  summary: 'Save a card; the first card becomes the default',
  spec: '7 Settings and payment',
  body: v.strictObject({
    payment_method_id: requiredText(120),
    is_default: v.optional(v.boolean(), false),
    /** The holder's name; the provider's when left out. */
    name: v.optional(text(100)),
  }),
  response: paymentMethod,
  errors: ['card_not_accepted', 'payment_unavailable'],
});

export const updatePaymentMethod = endpoint({
  name: 'updatePaymentMethod',
  service: 'main',
  method: 'PUT',
  path: '/payment_method/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Set a card as default',
  spec: '7 Settings and payment',
  params: v.strictObject({ id }),
  body: v.strictObject({ is_default: v.literal(true, 'validate.default_only') }),
  response: paymentMethod,
  errors: ['not_found'],
});

export const deletePaymentMethod = endpoint({
  name: 'deletePaymentMethod',
  service: 'main',
  method: 'DELETE',
  path: '/payment_method/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Delete a card; another card becomes the default',
  spec: '7 Settings and payment',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found', 'payment_unavailable'],
});
