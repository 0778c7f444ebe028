import * as v from 'valibot';
import { recipientRecord } from './cod-state.ts';
import { endpoint } from './endpoint.ts';
import { courierUnavailable, dimension, estimatedCost } from './estimate.ts';
import {
  amount,
  countryCode,
  currencyCode,
  epochSeconds,
  id,
  positiveAmount,
  requiredText,
  text,
} from './primitive.ts';
import { ruleDecision } from './shipping-rule.ts';

/** Rows of one bulk estimate. */
export const MAX_BULK_ESTIMATES = 1_000;

/** An address of spec 3 'Shipment payload for bulk estimate'. */
const shipmentAddress = v.strictObject({
  address1: v.optional(text(300), ''),
  state: v.optional(text(120), ''),
  city: v.optional(text(120), ''),
  district: v.optional(text(120), ''),
  county: v.optional(text(120), ''),
  post_code: v.optional(text(12), ''),
  lat: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))), null),
  lng: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), null),
  country: countryCode,
});

/** A parcel that is not saved, as spec 3 'Shipment payload for bulk estimate' has it. Who lives there changes no price. */
export const shipment = v.strictObject({
  /** The caller's own ID of the row; the answer's rows carry it. */
  reference_id: requiredText(80),
  country_code: countryCode,
  delivery_type: v.optional(
    v.strictObject({
      /** True in every bulk estimate (spec 9); it changes no price, because the weight and the size say it. */
      is_bulky: v.optional(v.boolean(), true),
    }),
    {},
  ),
  /** True in every bulk estimate (spec 9); it neither makes a test parcel nor chooses a courier's test host. */
  is_test: v.optional(v.boolean(), true),
  package: v.strictObject({
    dimension,
    currency: currencyCode,
    package_content: v.optional(text(200), ''),
    package_type: v.optional(v.nullable(text(20)), null),
    package_value: v.optional(positiveAmount, 0),
  }),
  sender: v.strictObject({
    address: shipmentAddress,
    email: v.optional(text(120), ''),
    phone: v.optional(text(24), ''),
    name: v.optional(text(120), ''),
  }),
  recipient: v.strictObject({
    address: shipmentAddress,
    name: v.optional(text(120), ''),
    phone: v.optional(text(24), ''),
  }),
  marketplace: v.optional(
    v.strictObject({
      id: v.optional(text(80), ''),
      number: v.optional(text(80), ''),
      source: v.optional(requiredText(40), 'manual'),
    }),
    {},
  ),
  /** Where the sale was made, such as `instagram`; kept with the quote. */
  social_network: v.optional(text(40), ''),
});
export type Shipment = v.InferOutput<typeof shipment>;

/** What a comparison of many parcels shows of an entry; its breakdown is answered for one parcel. */
export const bulkEstimatedCost = v.pick(estimatedCost, [
  'id',
  'courier',
  'delivery_service',
  'currency',
  'shipping_fee',
  'cod_fee',
  'tax',
  'total_fee',
  'recommended',
  'cheapest',
  'fastest',
]);
export type BulkEstimatedCost = v.InferOutput<typeof bulkEstimatedCost>;

const bulkEstimateRow = v.object({
  /** The shipment's own `reference_id`, or the ID of the parcel. */
  reference_id: v.string(),
  order_id: v.nullable(id),
  /** The parcel's number; empty for a shipment that is not saved. */
  number: v.string(),
  recipient_name: v.string(),
  /** Where it goes: the country, and city and postcode as far as they are known. */
  country_code: v.nullable(countryCode),
  place: v.string(),
  /** In kg; null while it is not known. */
  weight: v.nullable(v.number()),
  /** What is collected from the recipient, in the currency of the prices; 0 for a prepaid parcel. */
  expected_cod_collection: amount,
  /** The recipient's earlier COD parcels, by phone; null for a prepaid parcel, and when none was returned. */
  recipient_record: v.nullable(recipientRecord),
  /** The day the courier was asked to come, as '2026-11-24'; null for its next one. */
  pick_up_date: v.nullable(v.string()),
  /** The delivery service that its file or its store names, in their words; null for one that names none. */
  requested_service: v.nullable(v.string()),
  /** What a rule of the company asks for; null when none decided. */
  rule_decision: v.nullable(ruleDecision),
  /** It crosses a border and nobody said why: customs papers would say the sale of goods. */
  lacks_purpose: v.boolean(),
  /** Cheapest first; empty when nothing can be bought. */
  estimated_costs: v.array(bulkEstimatedCost),
  couriers_unavailable: v.array(courierUnavailable),
  /** Why the parcel cannot go: nobody serves the route, it is locked, it is another company's. */
  reasons: v.array(v.object({ code: v.string(), message: v.string() })),
  /** Fields without which no label can be bought, as paths of the parcel; a shipment that is not saved has none. */
  missing: v.array(v.string()),
  expires_at: v.nullable(epochSeconds),
});
export type BulkEstimateRow = v.InferOutput<typeof bulkEstimateRow>;

export const estimateBulk = endpoint({
  name: 'estimateBulk',
  service: 'tpl',
  method: 'POST',
  path: '/bulk/estimated_costs',
  access: 'writer',
  api_scope: 'rates:read',
  summary: 'Compare courier prices for many parcels at once, saved ones or shipments',
  spec: '3 Shipment payload for bulk estimate',
  body: v.pipe(
    v.strictObject({
      order_ids: v.optional(
        v.pipe(v.array(id), v.maxLength(MAX_BULK_ESTIMATES, `validate.too_many|max=${MAX_BULK_ESTIMATES}`)),
        [],
      ),
      shipments: v.optional(
        v.pipe(v.array(shipment), v.maxLength(MAX_BULK_ESTIMATES, `validate.too_many|max=${MAX_BULK_ESTIMATES}`)),
        [],
      ),
    }),
    v.forward(
      v.check(({ order_ids, shipments }) => order_ids.length + shipments.length > 0, 'validate.required'),
      ['order_ids'],
    ),
  ),
  response: v.object({
    /** In the order that was asked: parcels first, then shipments. */
    rows: v.array(bulkEstimateRow),
    /** Questions that couriers were asked: parcels of one lane, weight and size share theirs. */
    courier_calls: v.pipe(v.number(), v.integer()),
  }),
  idempotency: 'none',
});
