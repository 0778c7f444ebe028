import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';

/**
 * Where the correction of a parcel's price stands.
 * - `open`: the merchant may accept or dispute it until `respond_by`; silence accepts it then
 * - `disputed`: the merchant says it is wrong; Sampan decides
 * - `due`: accepted or upheld, and taken from the next money that comes into the wallet
 * - `charged`: taken from the wallet
 * - `credited`: the courier had charged too much, the difference came back at once
 * - `withdrawn`: Sampan took it back before anything was charged
 * - `reversed`: charged by mistake and given back
 */
export const ADJUSTMENT_STATES = ['open', 'disputed', 'due', 'charged', 'credited', 'withdrawn', 'reversed'] as const;
export const adjustmentState = v.picklist(ADJUSTMENT_STATES);
export type AdjustmentState = v.InferOutput<typeof adjustmentState>;

/** How it came to be charged, or not: the merchant agreed, said nothing in time, or Sampan decided a dispute. */
export const adjustmentOutcome = v.picklist(['accepted', 'lapsed', 'upheld', 'withdrawn']);
export type AdjustmentOutcome = v.InferOutput<typeof adjustmentOutcome>;

/** Most photos one side adds. */
export const MAX_ADJUSTMENT_PHOTOS = 4;
/** Base64 of a picture of 5 MB (trust.md 4.37). */
const MAX_PHOTO_TEXT = 6_990_508;
/** Of a request with as many photos as there may be. */
export const PHOTOS_BODY_BYTES = 28_500_000;

export const photoInput = v.strictObject({
  data_base64: v.pipe(
    v.string(),
    v.minLength(1, 'validate.required'),
    v.maxLength(MAX_PHOTO_TEXT, 'validate.image_invalid'),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.image_invalid'),
  ),
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp'], 'validate.image_invalid'),
});
export const photosInput = v.optional(
  v.pipe(v.array(photoInput), v.maxLength(MAX_ADJUSTMENT_PHOTOS, `validate.too_many|max=${MAX_ADJUSTMENT_PHOTOS}`)),
  [],
);

/** A weight in kilograms and sides in centimetres; null where nobody measured them. */
const measured = v.object({
  weight: v.number(),
  length: v.nullable(v.number()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});

/** What a parcel costs at one weight; the parts add up to `total`. Kilograms. */
const weighedPrice = v.object({
  volumetric: v.number(),
  chargeable: v.number(),
  shipping_fee: amount,
  surcharges: v.array(v.object({ code: v.string(), name: v.string(), amount })),
  platform_fee: amount,
  cod_fee: amount,
  insurance: amount,
  discount: amount,
  tax: amount,
  total: amount,
});
export type WeighedPrice = v.InferOutput<typeof weighedPrice>;

/** A line of the list: what a courier's scale changed about the price of one parcel. */
export const adjustmentSummary = v.object({
  id,
  state: adjustmentState,
  outcome: v.nullable(adjustmentOutcome),
  order_id: id,
  order_number: v.string(),
  tracking_code: v.string(),
  courier: v.object({ alias: v.string(), name: v.string() }),
  currency: currencyCode,
  /** Positive: to pay. Negative: came back. */
  amount,
  declared_weight: v.number(),
  measured_weight: v.number(),
  /** Null for a credit, which nobody has to answer. */
  respond_by: v.nullable(epochSeconds),
  created_at: epochSeconds,
});
export type AdjustmentSummary = v.InferOutput<typeof adjustmentSummary>;

const photo = v.object({
  id,
  by: v.picklist(['courier', 'merchant']),
  /** Signed for ten minutes. */
  link: v.string(),
  width: v.number(),
  height: v.number(),
  created_at: epochSeconds,
});

/** One correction with everything it rests on (domain.md 2.6). */
export const adjustment = v.object({
  ...adjustmentSummary.entries,
  courier_reference: v.string(),
  service_name: v.string(),
  declared: measured,
  measured,
  /** Cubic centimetres to a kilogram, 0 where volume does not count; the step weights are rounded up to, in kilograms. */
  divisor: v.number(),
  rounding_step: v.number(),
  tax_name: v.string(),
  tax_rate_percent: v.number(),
  rate_card_version: v.number(),
  before: weighedPrice,
  after: weighedPrice,
  /** The difference by whom it goes to; sums to `amount`. */
  parts: v.object({ courier: amount, insurance: amount, platform: amount, tax: amount }),
  photos: v.array(photo),
  /** What the operator noted about the measurement. */
  note: v.string(),
  dispute_reason: v.string(),
  disputed_at: v.nullable(epochSeconds),
  decision_note: v.string(),
  decided_at: v.nullable(epochSeconds),
  /** When money moved. */
  booked_at: v.nullable(epochSeconds),
  reversed_at: v.nullable(epochSeconds),
});
export type Adjustment = v.InferOutput<typeof adjustment>;

/** How many are in a state and what they come to. */
const stateTotal = v.object({ state: adjustmentState, count: v.number(), amount });

const listFilters = {
  state: v.optional(adjustmentState),
  order_id: v.optional(id),
};

const params = v.strictObject({ id });
export const documentLinkAnswer = v.object({ link: v.string(), expires_at: epochSeconds });

export const listAdjustments = endpoint({
  name: 'listAdjustments',
  service: 'main',
  method: 'GET',
  path: '/adjustment/list',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'List weight adjustments with totals, newest first',
  spec: '3 actual_weight, volume_weight',
  query: v.strictObject({ ...pageQuery, ...listFilters }),
  response: v.object({
    ...listOf(adjustmentSummary).entries,
    currency: currencyCode,
    /** Of everything the filter lets through, not of this page alone. */
    totals: v.array(stateTotal),
    total_amount: amount,
  }),
  errors: ['page_too_deep'],
});

export const downloadAdjustments = endpoint({
  name: 'downloadAdjustments',
  service: 'main',
  method: 'GET',
  path: '/adjustment/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a CSV download link for adjustments, valid for 10 minutes',
  spec: '3 actual_weight, volume_weight',
  query: v.strictObject(listFilters),
  response: documentLinkAnswer,
});

export const getAdjustment = endpoint({
  name: 'getAdjustment',
  service: 'main',
  method: 'GET',
  path: '/adjustment/{id}',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get an adjustment with both weights, both price breakdowns and photos',
  spec: '3 actual_weight, volume_weight',
  params,
  response: adjustment,
  errors: ['not_found'],
});

export const downloadAdjustment = endpoint({
  name: 'downloadAdjustment',
  service: 'main',
  method: 'GET',
  path: '/adjustment/{id}/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a PDF download link for an adjustment, valid for 10 minutes',
  spec: '3 actual_weight, volume_weight',
  params,
  response: documentLinkAnswer,
  errors: ['not_found'],
});

export const acceptAdjustment = endpoint({
  name: 'acceptAdjustment',
  service: 'main',
  method: 'POST',
  path: '/adjustment/{id}/accept',
  access: 'owner',
  while_impersonating: false,
  summary: 'Accept an adjustment and charge it to the wallet',
  spec: '3 actual_weight, volume_weight',
  params,
  response: adjustment,
  idempotency: 'required',
  errors: ['not_found', 'adjustment_closed'],
});

export const disputeAdjustment = endpoint({
  name: 'disputeAdjustment',
  service: 'main',
  method: 'POST',
  path: '/adjustment/{id}/dispute',
  access: 'owner',
  while_impersonating: false,
  summary: 'Dispute an adjustment with photos; nothing is charged until Sampan decides',
  spec: '3 actual_weight, volume_weight',
  params,
  body: v.strictObject({ reason: requiredText(1000), photos: photosInput }),
  response: adjustment,
  idempotency: 'required',
  errors: ['not_found', 'adjustment_closed'],
  max_body_bytes: PHOTOS_BODY_BYTES,
});

/** A kilogram figure and centimetres as a courier's scale shows them. */
export const measuredWeight = v.pipe(
  v.number('validate.number_invalid'),
  v.minValue(0.001, 'validate.number_min|min=0.001'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);
export const measuredSide = v.pipe(
  v.number('validate.number_invalid'),
  v.minValue(0.1, 'validate.number_min|min=0.1'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);

/** The courier's own name of the weighing: the same one is taken once. */
export const courierReference = requiredText(80);
export const noteText = v.optional(text(500), '');
