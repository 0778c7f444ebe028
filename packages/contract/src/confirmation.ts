import * as v from 'valibot';
import { coordinate } from './address.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currencyCode, done, epochSeconds, id, requiredText, text } from './primitive.ts';

/** How a link reached the recipient; `none` for one the merchant copied. */
export const shareChannel = v.picklist(['email', 'sms', 'none']);
export type ShareChannel = v.InferOutput<typeof shareChannel>;

/** Where a link stands for its merchant: `opened` once somebody looked at it, `blocked` after five wrong proofs. */
export const shareLinkState = v.picklist(['sent', 'opened', 'confirmed', 'expired', 'revoked', 'blocked']);

/** A link as its merchant sees it. The secret in its address is shown once, by `generateShareLink`. */
export const shareLink = v.object({
  id,
  order_id: id,
  state: shareLinkState,
  channel: shareChannel,
  /** Where it was sent, masked: 'n•••l@example.test', '•••• 4567'. Empty for a copied link. */
  recipient: v.string(),
  redirect_url: v.nullable(v.string()),
  created_at: epochSeconds,
  opened_at: v.nullable(epochSeconds),
  confirmed_at: v.nullable(epochSeconds),
  revoked_at: v.nullable(epochSeconds),
  expires_at: epochSeconds,
});
export type ShareLink = v.InferOutput<typeof shareLink>;

/** The secret of a link: 256 random bits. Anything else is a link that does not exist. */
const shareToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/u));

const redirectUrl = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2048, 'validate.too_long|max=2048'))));

export const generateShareLink = endpoint({
  name: 'generateShareLink',
  service: 'main',
  method: 'POST',
  path: '/order/share/generate_link',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Create an address confirmation link without sending it',
  spec: '7 Orders',
  body: v.strictObject({ order_id: id, redirect_url: redirectUrl }),
  response: v.object({ id, url: v.string(), expires_at: epochSeconds }),
  // The answer holds the link's secret and is not kept.
  idempotency: 'none',
  errors: ['not_found', 'order_locked'],
});

export const addDeliveryAddress = endpoint({
  name: 'addDeliveryAddress',
  service: 'main',
  method: 'POST',
  path: '/order/add_delivery_address',
  access: 'writer',
  api_scope: 'orders:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Send an address confirmation link by email or text message',
  spec: '7 Orders',
  body: v.strictObject({
    order_id: id,
    /** Of the specification; the session says who asks. */
    user_id: v.optional(id),
    redirect_url: redirectUrl,
    email: v.optional(text(254)),
    phone: v.optional(text(24)),
  }),
  response: shareLink,
  errors: ['not_found', 'order_locked', 'rate_limited'],
});

/** Why a parcel of a selection got no link. `just_sent`: one went out within the last ten minutes. */
export const shareSkipReason = v.picklist([
  'not_found',
  'not_cod',
  'already_confirmed',
  'locked',
  'no_contact',
  'just_sent',
]);
export type ShareSkipReason = v.InferOutput<typeof shareSkipReason>;

export const sendConfirmationLinks = endpoint({
  name: 'sendConfirmationLinks',
  service: 'main',
  method: 'POST',
  path: '/order/share/send',
  access: 'writer',
  api_scope: 'orders:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Send address confirmation links for several COD parcels; skipped parcels include a reason',
  spec: '1 Address-confirmation link',
  body: v.strictObject({
    order_ids: v.pipe(v.array(id), v.minLength(1, 'validate.required'), v.maxLength(200, 'validate.too_many|max=200')),
  }),
  response: v.object({
    sent: v.number(),
    skipped: v.number(),
    /** One per parcel, in the order asked for. */
    results: v.array(
      v.object({
        order_id: id,
        number: v.nullable(v.string()),
        result: v.picklist(['sent', 'skipped']),
        channel: v.nullable(shareChannel),
        reason: v.nullable(shareSkipReason),
      }),
    ),
  }),
});

export const listShareLinks = endpoint({
  name: 'listShareLinks',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/share/list',
  access: 'member',
  api_scope: 'orders:read',
  summary: "List a parcel's confirmation links, newest first",
  spec: '1 Address-confirmation link',
  params: v.strictObject({ id }),
  response: v.object({ records: v.array(shareLink), total: v.number(), page: v.number(), per_page: v.number() }),
  errors: ['not_found'],
});

export const revokeShareLink = endpoint({
  name: 'revokeShareLink',
  service: 'main',
  method: 'DELETE',
  path: '/order/share/{id}',
  access: 'writer',
  api_scope: 'orders:write',
  summary: "Revoke a confirmation link; confirmed links don't change",
  spec: '1 Address-confirmation link',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found'],
});

/**
 * What the holder of a link is told.
 * - `locked`: a proof is asked for; with `tries_left` 0 none is taken any more
 * - `open`: the proof was right, everything below is filled in
 * - `confirmed`, `expired`: nothing but the shop's name, so that the page can say whom to ask
 * - `closed`: the parcel has its label or was cancelled; nothing but the shop's name
 * A link that does not exist and one that was revoked are both answered 404 `share_link_not_available`.
 */
export const sharedOrder = v.object({
  state: v.picklist(['locked', 'open', 'confirmed', 'expired', 'closed']),
  /** `initials` stand where a logo would: at most two letters. */
  shop: v.object({ name: v.string(), initials: v.string() }),
  /** Masked: 'SP-•••482'. Null unless `locked` or `open`. */
  order_number: v.nullable(v.string()),
  country_code: v.nullable(countryCode),
  /** What the recipient types to open it; null unless `locked`. */
  proof: v.nullable(v.picklist(['phone_last4', 'post_code'])),
  tries_left: v.nullable(v.number()),
  /** True when this very call brought a proof and it was wrong. */
  is_proof_wrong: v.boolean(),
  expires_at: v.nullable(epochSeconds),
  /** Null unless `open`. */
  recipient: v.nullable(
    v.object({ name: v.string(), phone_masked: v.string(), coordinate, delivery_instructions: v.string() }),
  ),
  /** What the courier collects, `text` as people read it: 'S$ 48.00'. Null unless `open` and cash is due. */
  cod: v.nullable(v.object({ amount, currency: currencyCode, text: v.string() })),
  /** Needed to confirm, good for thirty minutes; null unless `open`. */
  confirm_token: v.nullable(v.string()),
});
export type SharedOrder = v.InferOutput<typeof sharedOrder>;

export const parseShareLink = endpoint({
  name: 'parseShareLink',
  service: 'main',
  method: 'POST',
  path: '/order/share/{id}/parse',
  access: 'public',
  summary: 'Get the parcel behind a confirmation link; the address is included once the proof is correct',
  spec: '7 Orders',
  key_scope: 'confirm',
  /** The secret of the link's address, not its record's id. */
  params: v.strictObject({ id: shareToken }),
  /** Last four digits of the recipient's phone, or their postcode, as `proof` of an earlier answer asks. */
  body: v.optional(v.strictObject({ proof: v.optional(text(16)) }), {}),
  response: sharedOrder,
  // The answer is personal and is not kept.
  idempotency: 'none',
  errors: ['share_link_not_available', 'rate_limited'],
});

export const confirmShareLink = endpoint({
  name: 'confirmShareLink',
  service: 'consumer',
  method: 'POST',
  path: '/order/share/{id}/confirm',
  access: 'public',
  summary: 'Confirm the delivery address, with corrections if needed; works once',
  spec: '1 Address-confirmation link',
  key_scope: 'confirm',
  params: v.strictObject({ id: shareToken }),
  body: v.strictObject({
    confirm_token: requiredText(1000),
    address: coordinate,
    delivery_instructions: v.optional(text(300)),
  }),
  /** `redirect_url`: where the shop wants the recipient next; checked again at this moment. */
  response: v.object({ state: v.literal('confirmed'), redirect_url: v.nullable(v.string()) }),
  errors: ['share_link_not_available', 'share_proof_required', 'order_locked', 'rate_limited'],
});
