import * as v from 'valibot';
import { codType } from './cod-state.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currencyCode, epochSeconds, id, positiveAmount, text } from './primitive.ts';

/** Kilograms of a parcel. */
const weightKg = v.pipe(
  v.number(),
  v.minValue(0.01, 'validate.number_min|min=0.01'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);

/** Parcel measures as people enter them: centimetres and kilograms (spec 3 Order `dimension`). */
export const dimension = v.strictObject({
  height: v.pipe(
    v.number(),
    v.minValue(0.1, 'validate.number_min|min=0.1'),
    v.maxValue(1000, 'validate.number_max|max=1000'),
  ),
  width: v.pipe(
    v.number(),
    v.minValue(0.1, 'validate.number_min|min=0.1'),
    v.maxValue(1000, 'validate.number_max|max=1000'),
  ),
  length: v.pipe(
    v.number(),
    v.minValue(0.1, 'validate.number_min|min=0.1'),
    v.maxValue(1000, 'validate.number_max|max=1000'),
  ),
  weight: weightKg,
});
export type Dimension = v.InferOutput<typeof dimension>;

const surcharge = v.object({ code: v.string(), name: v.string(), amount });

/** One way to ship the parcel, priced (spec 3 'Estimated cost entry'). Every part is in the currency; the parts add up to `total_fee`. */
export const estimatedCost = v.object({
  /** What create_label is given: it buys exactly this, at this price, until the quote expires. */
  id: v.string(),
  reference_id: v.string(),
  courier: v.object({
    alias: v.string(),
    name: v.string(),
    image_url: v.nullable(v.string()),
    color: v.string(),
    /** Handed in by the sender at the courier's counter, who then enters its number; absent where the courier is booked. */
    is_counter: v.optional(v.literal(true)),
    /** Booked under the company's own contract, by which the courier bills it; absent where the wallet pays the carriage. */
    is_own_contract: v.optional(v.literal(true)),
  }),
  delivery_service: v.object({
    id: v.string(),
    name: v.string(),
    delivery_type: v.picklist(['pick_up', 'drop_off']),
    eta_days_from: v.number(),
    eta_days_to: v.number(),
    cut_off: v.nullable(v.string()),
    cod_available: v.boolean(),
  }),
  currency: currencyCode,
  /** Under the company's own contract: what the courier says it will bill the company; null when it does not say. */
  contract_price: v.optional(v.nullable(amount)),
  shipping_fee: amount,
  surcharges: v.array(surcharge),
  platform_fee: amount,
  /** The fee for collecting as far as it is in this price: 0 when the recipient bears it. */
  cod_fee: amount,
  /** Cash on delivery by this service, with the rate and the minimum that were applied; null for a prepaid parcel. */
  cod: v.optional(
    v.nullable(
      v.object({
        cod_type: codType,
        amount,
        fee: amount,
        fee_tax: amount,
        to_collect: amount,
        rate_name: v.string(),
        rate_percent: v.number(),
        min_fee: amount,
      }),
    ),
  ),
  original_delivery_sampan_premium: amount,
  delivery_sampan_premium: amount,
  discount: amount,
  discount_percent: v.number(),
  reward_program_name: v.nullable(v.string()),
  sub_total: amount,
  tax: amount,
  tax_name: v.string(),
  tax_rate_percent: v.number(),
  tax_discount: amount,
  tax_before_discount: amount,
  total_fee: amount,
  total_fee_before_discount: amount,
  total_fee_before_discount_non_tax: amount,
  weight: v.object({
    actual: v.number(),
    volumetric: v.number(),
    chargeable: v.number(),
    divisor: v.number(),
    charged_by: v.picklist(['actual', 'volumetric', 'minimum']),
  }),
  recommended: v.boolean(),
  cheapest: v.boolean(),
  fastest: v.boolean(),
});
export type EstimatedCost = v.InferOutput<typeof estimatedCost>;

export const courierUnavailable = v.object({
  courier_alias: v.string(),
  courier_name: v.string(),
  reason: v.picklist(['timeout', 'busy', 'paused', 'malformed_reply', 'failed']),
});

export const estimateAnswer = v.object({
  quotation_id: id,
  estimated_costs: v.array(estimatedCost),
  couriers_unavailable: v.array(courierUnavailable),
  /** Why nothing was offered, when nothing was: a route nobody serves, a parcel too heavy or too long. */
  reasons: v.array(v.object({ code: v.string(), message: v.string() })),
  created_at: epochSeconds,
  expires_at: epochSeconds,
});
export type EstimateAnswer = v.InferOutput<typeof estimateAnswer>;

/** A quote for a saved parcel. */
const orderEstimateAnswer = v.object({
  ...estimateAnswer.entries,
  /** What a label for these prices still needs: paths of the parcel, as its own `missing`. */
  missing: v.array(v.string()),
});
export type OrderEstimateAnswer = v.InferOutput<typeof orderEstimateAnswer>;

export const estimateOrder = endpoint({
  name: 'estimateOrder',
  service: 'tpl',
  method: 'POST',
  path: '/order/{id}/estimated_costs',
  access: 'writer',
  api_scope: 'rates:read',
  summary: 'Compare courier prices for a saved parcel; the same parameters return the same quote until it expires',
  spec: '4 Order lifecycle',
  params: v.strictObject({ id }),
  body: v.optional(
    v.strictObject({
      voucher_promotion_code: v.optional(text(40)),
      is_insured: v.optional(v.boolean()),
      refresh: v.optional(v.boolean(), false),
    }),
    {},
  ),
  response: orderEstimateAnswer,
  errors: ['not_found', 'order_incomplete', 'order_locked', 'country_closed'],
});

export const publicEstimateInput = v.strictObject({
  sender: v.strictObject({
    country: countryCode,
    post_code: v.optional(text(12), ''),
    state: v.optional(text(120), ''),
    city: v.optional(text(120), ''),
  }),
  recipient: v.strictObject({
    country: countryCode,
    post_code: v.optional(text(12), ''),
    state: v.optional(text(120), ''),
    city: v.optional(text(120), ''),
  }),
  dimension: v.optional(v.nullable(dimension), null),
  package_type: v.optional(v.nullable(text(20)), null),
  /** What a parcel of that package type really weighs, where somebody knows; the type's typical weight otherwise. */
  weight: v.optional(v.nullable(weightKg), null),
  total_package_value: v.optional(positiveAmount, 0),
  expected_cod_collection: v.optional(positiveAmount, 0),
  is_insured: v.optional(v.boolean(), false),
});

/** The question as it is sent: everything but the two ends and a size may be left out. */
export type PublicEstimateInput = v.InferInput<typeof publicEstimateInput>;

export const estimatePublic = endpoint({
  name: 'estimatePublic',
  service: 'main',
  method: 'POST',
  path: '/estimated_costs',
  access: 'public',
  key_scope: 'estimate',
  summary: 'Compare courier prices for a route and size (public)',
  spec: '7 Orders (public estimated costs)',
  body: publicEstimateInput,
  response: estimateAnswer,
  errors: ['country_closed', 'rate_limited'],
  idempotency: 'none',
});
