import * as v from 'valibot';
import { photoInput } from './adjustment.ts';
import { endpoint } from './endpoint.ts';
import {
  amount,
  currencyCode,
  epochSeconds,
  id,
  isoDate,
  listOf,
  pageQuery,
  positiveAmount,
  requiredText,
} from './primitive.ts';

/** What happened to a parcel that its sender wants money for (look-v2 3). */
export const CLAIM_REASONS = ['lost', 'damaged', 'missing_items'] as const;
export const claimReason = v.picklist(CLAIM_REASONS, 'validate.value_invalid');
export type ClaimReason = v.InferOutput<typeof claimReason>;

/**
 * - `sent`: waits for an answer
 * - `approved`: the courier pays by `pay_by`
 * - `refused`: answered with a reason
 * - `paid`: in the wallet
 */
export const CLAIM_STATES = ['sent', 'approved', 'refused', 'paid'] as const;
export const claimState = v.picklist(CLAIM_STATES, 'validate.value_invalid');
export type ClaimState = v.InferOutput<typeof claimState>;

/** Why no claim can be opened at the moment. */
export const CLAIM_OBSTACLES = ['not_shipped', 'not_yet', 'too_late', 'claimed', 'own_contract'] as const;
export type ClaimObstacle = (typeof CLAIM_OBSTACLES)[number];

/** Most photos of one claim (look-v2 3 'photos (up to 5)'). */
export const MAX_CLAIM_PHOTOS = 5;
/** Of a request with as many photos as there may be, each of 5 MB as base64. */
const CLAIM_BODY_BYTES = 35_500_000;

const params = v.strictObject({ id });

const photo = v.object({
  id,
  /** Signed for ten minutes. */
  link: v.string(),
  width: v.number(),
  height: v.number(),
});

export const claimSummary = v.object({
  id,
  state: claimState,
  reason: claimReason,
  order_id: id,
  order_number: v.string(),
  tracking_code: v.string(),
  courier: v.object({ alias: v.string(), name: v.string() }),
  currency: currencyCode,
  /** What the goods are worth by the sender. */
  value: amount,
  /** What is paid; null until it was answered, and for a claim that was refused. */
  granted: v.nullable(amount),
  created_at: epochSeconds,
});
export type ClaimSummary = v.InferOutput<typeof claimSummary>;

/** A claim with its evidence and its answer. */
export const claim = v.object({
  ...claimSummary.entries,
  description: v.string(),
  photos: v.array(photo),
  opened_by: v.string(),
  answer: v.string(),
  answered_at: v.nullable(epochSeconds),
  pay_by: v.nullable(isoDate),
  paid_at: v.nullable(epochSeconds),
});
export type Claim = v.InferOutput<typeof claim>;

/** Whether a claim can be opened for a parcel, and the one that was. */
export const orderClaim = v.object({
  order_id: id,
  currency: currencyCode,
  /** Null: it can be opened. */
  obstacle: v.nullable(v.picklist(CLAIM_OBSTACLES)),
  /** When it can be opened, of a parcel that does not count as lost yet. */
  possible_from: v.nullable(epochSeconds),
  reasons: v.array(claimReason),
  /** The declared value: more is not paid. */
  cover: amount,
  claim: v.nullable(claim),
});
export type OrderClaim = v.InferOutput<typeof orderClaim>;

export const getOrderClaim = endpoint({
  name: 'getOrderClaim',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/claim',
  access: 'member',
  holds_secret: true,
  api_scope: 'orders:read',
  summary: 'Show whether a claim can be opened for a parcel, and the claim with its answer',
  spec: 'look-v2 3',
  params,
  response: orderClaim,
  errors: ['not_found'],
});

export const openClaim = endpoint({
  name: 'openClaim',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/claim',
  access: 'writer',
  while_impersonating: false,
  summary: 'Open a claim for a lost or damaged parcel, with photos as proof',
  spec: 'look-v2 3',
  params,
  body: v.strictObject({
    reason: claimReason,
    description: requiredText(1000),
    value: positiveAmount,
    photos: v.optional(
      v.pipe(v.array(photoInput), v.maxLength(MAX_CLAIM_PHOTOS, `validate.too_many|max=${MAX_CLAIM_PHOTOS}`)),
      [],
    ),
  }),
  response: orderClaim,
  idempotency: 'required',
  errors: ['not_found', 'claim_not_possible'],
  max_body_bytes: CLAIM_BODY_BYTES,
});

/** A claim as people of Sampan see it. */
export const operatorClaim = v.object({ ...claim.entries, company: v.object({ id, name: v.string() }) });
export type OperatorClaim = v.InferOutput<typeof operatorClaim>;

const operatorSummary = v.object({ ...claimSummary.entries, company: v.object({ id, name: v.string() }) });
export type OperatorClaimSummary = v.InferOutput<typeof operatorSummary>;

const PLACE = 'look-v2 3';

export const listOperatorClaims = endpoint({
  name: 'listOperatorClaims',
  service: 'main',
  method: 'GET',
  path: '/admin/claim/list',
  access: 'admin',
  summary: 'List claims of all companies in a state, oldest first',
  spec: PLACE,
  query: v.strictObject({ ...pageQuery, state: v.optional(claimState, 'sent') }),
  response: listOf(operatorSummary),
  errors: ['page_too_deep'],
});

export const getOperatorClaim = endpoint({
  name: 'getOperatorClaim',
  service: 'main',
  method: 'GET',
  path: '/admin/claim/{id}',
  access: 'admin',
  holds_secret: true,
  summary: 'Get a claim of any company with its photos',
  spec: PLACE,
  params,
  response: operatorClaim,
  errors: ['not_found'],
});

export const answerClaim = endpoint({
  name: 'answerClaim',
  service: 'main',
  method: 'POST',
  path: '/admin/claim/{id}/answer',
  access: 'admin',
  summary: 'Answer a claim: what the courier pays and by when, or why it refuses',
  spec: PLACE,
  params,
  body: v.strictObject({
    decision: v.picklist(['approve', 'refuse'], 'validate.value_invalid'),
    /** Needed to approve: at most the value that was claimed. */
    amount: v.optional(v.nullable(positiveAmount), null),
    pay_by: v.optional(v.nullable(isoDate), null),
    note: requiredText(500),
  }),
  response: operatorClaim,
  idempotency: 'required',
  errors: ['not_found', 'claim_closed'],
});

export const payClaim = endpoint({
  name: 'payClaim',
  service: 'main',
  method: 'POST',
  path: '/admin/claim/{id}/pay',
  access: 'admin',
  summary: "Pay an approved claim into the company's wallet, once",
  spec: PLACE,
  params,
  response: operatorClaim,
  idempotency: 'required',
  errors: ['not_found', 'claim_closed'],
});
