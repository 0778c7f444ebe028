import * as v from 'valibot';
import { countryCode, positiveAmount, requiredText } from './primitive.ts';

/**
 * Why an order of a store is no parcel here.
 * - `not_yet`: unpaid or on hold at the store
 * - `held`: a status that nobody knows
 * - `cancel_asked`, `cancelled`, `shipped`, `problem`: what the store says of it
 * - `nothing_left`: every piece left already, here or elsewhere
 * - `currency`: another one than the company's
 * - `erased`: the buyer's data were erased
 */
export const STORE_SKIP_REASONS = [
  'not_yet',
  'held',
  'cancel_asked',
  'cancelled',
  'shipped',
  'problem',
  'nothing_left',
  'currency',
  'erased',
] as const;
export type StoreSkipReason = (typeof STORE_SKIP_REASONS)[number];

const grams = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(1, 'validate.number_min|min=1'),
  v.maxValue(1_000_000, 'validate.number_max|max=1000000'),
);

/** The first rule that fits names the delivery service an order asks for. */
const serviceRule = v.strictObject({
  service: requiredText(120),
  /** Heavier orders don't fit; null: any weight. */
  max_weight_g: v.optional(v.nullable(grams), null),
  country: v.optional(v.nullable(countryCode), null),
  is_cod: v.optional(v.nullable(v.boolean()), null),
});

/** How orders of a connected store are taken over, and what the store is told. */
export const storeSettings = v.strictObject({
  /** Of one piece, where the store says no weight. */
  default_weight_g: v.optional(grams, 500),
  service_rules: v.optional(v.pipe(v.array(serviceRule), v.maxLength(20, 'validate.too_many|max=20')), []),
  /** Whether the store tells the buyer when a tracking number arrives. */
  notify_buyer: v.optional(v.boolean(), true),
  /** Whether the order is set to completed when its last parcel has left (WooCommerce). */
  completes_order: v.optional(v.boolean(), false),
  /** `collect`: the courier collects what the store calls cash on delivery. `ignore`: it collects nothing. */
  cash_on_delivery: v.optional(v.picklist(['collect', 'ignore']), 'collect'),
  /** What a checkout of the store shows when no courier answers in time, in the store's currency; null: nothing of ours. */
  checkout_fallback: v.optional(v.nullable(positiveAmount), null),
  /** How far back the first sync reads. */
  first_sync_days: v.optional(
    v.pipe(
      v.number('validate.number_invalid'),
      v.integer('validate.number_invalid'),
      v.minValue(1, 'validate.number_min|min=1'),
      v.maxValue(365, 'validate.number_max|max=365'),
    ),
    30,
  ),
});
export type StoreSettings = v.InferOutput<typeof storeSettings>;
