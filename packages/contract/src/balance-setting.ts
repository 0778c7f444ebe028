import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, positiveAmount } from './primitive.ts';

/** Why automatic top-up does nothing until its owner turns it on again. */
export const autoStopReason = v.picklist([
  'card_declined',
  'insufficient_funds',
  'challenge_failed',
  'no_card',
  'disputed',
]);
export type AutoStopReason = v.InferOutput<typeof autoStopReason>;

/** When a company hears that its balance is low, and whether it is filled by itself. */
export const balanceSetting = v.object({
  currency: currencyCode,
  low_balance: v.object({
    is_on: v.boolean(),
    threshold: amount,
    /** The balance is below it now. */
    is_low: v.boolean(),
    /** How often it has fallen below it: a warning that was put away comes back with the next fall. */
    falls: v.pipe(v.number(), v.integer()),
  }),
  automatic_top_up: v.object({
    is_on: v.boolean(),
    threshold: amount,
    amount,
    monthly_cap: amount,
    /** Charged by itself in this month of the company's calendar. */
    used_this_month: amount,
    stopped: v.nullable(v.object({ reason: autoStopReason, at: epochSeconds })),
    /** The default card, which it charges; null without one, and for everybody but owners. */
    card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  }),
});
export type BalanceSetting = v.InferOutput<typeof balanceSetting>;

export const getBalanceSetting = endpoint({
  name: 'getBalanceSetting',
  service: 'main',
  method: 'GET',
  path: '/me/balance_setting',
  access: 'member',
  summary: 'Get low balance alert and automatic top-up settings',
  spec: '1 Wallet balance',
  response: balanceSetting,
});

export const saveLowBalance = endpoint({
  name: 'saveLowBalance',
  service: 'main',
  method: 'PUT',
  path: '/me/balance_setting/low_balance',
  access: 'owner',
  summary: 'Set the low balance alert threshold',
  spec: '1 Wallet balance',
  body: v.strictObject({ is_on: v.boolean(), threshold: positiveAmount }),
  response: balanceSetting,
  errors: ['forbidden'],
});

export const saveAutomaticTopUp = endpoint({
  name: 'saveAutomaticTopUp',
  service: 'main',
  method: 'PUT',
  path: '/me/balance_setting/automatic_top_up',
  access: 'owner',
  while_impersonating: false,
  summary: 'Set automatic top-up: threshold, amount and monthly limit',
  spec: '1 Wallet balance',
  body: v.strictObject({
    is_on: v.boolean(),
    threshold: positiveAmount,
    amount: positiveAmount,
    monthly_cap: positiveAmount,
    /** Agrees that the card is charged while nobody looks; without it nothing is turned on. */
    consent: v.optional(v.boolean(), false),
  }),
  response: balanceSetting,
  errors: ['payment_method_required', 'forbidden'],
});
