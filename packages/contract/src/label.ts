import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderDraft } from './order-draft.ts';
import { order } from './order.ts';
import { epochSeconds, id, positiveAmount, queryFlag, queryInteger, text } from './primitive.ts';

export const labelFormat = v.picklist(['100x150', 'a6', 'a4', 'zpl']);
export type LabelFormat = v.InferOutput<typeof labelFormat>;

/** What may still be said of a parcel with its purchase (spec 3 'Order create/update/label payload'); absent fields stay. */
const labelDraft = v.omit(orderDraft, [
  'reference_id',
  'billing_address',
  'shipping_address',
  'item_category',
  'delivery_type',
  'user_tpl_account_id',
  'voucher_promotion_code',
  'voucher_promotion_type',
]);

/**
 * Buys the label of a quote entry. The server charges the quote's price and nothing the client says;
 * `total_fee` is only compared, so that nobody pays another price than the one they saw (trust.md 4.9). A parcel that is
 * said to be another one than was priced is answered `quote_expired`.
 */
export const createLabel = endpoint({
  name: 'createLabel',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/create_label',
  access: 'writer',
  api_scope: 'labels:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Buy a label for a quoted service',
  spec: '7 Orders',
  params: v.strictObject({ id }),
  body: v.strictObject({
    ...labelDraft.entries,
    estimated_costs_id: v.pipe(v.string(), v.minLength(1, 'validate.required'), v.maxLength(120)),
    quotation_id: v.optional(id),
    payment_method_type: v.optional(v.picklist(['wallet', 'post_billing']), 'wallet'),
    payment_method_id: v.optional(v.nullable(text(80))),
    total_fee: v.optional(positiveAmount),
  }),
  response: order,
  idempotency: 'required',
  errors: [
    'not_found',
    'address_required',
    'order_incomplete',
    'order_locked',
    'quote_expired',
    'price_changed',
    'insufficient_balance',
    'payment_method_unknown',
    'courier_refused',
    'courier_unavailable',
    'label_pending',
  ],
});

export const setTrackingNumber = endpoint({
  name: 'setTrackingNumber',
  service: 'main',
  method: 'PUT',
  path: '/order/{id}/tracking_number',
  access: 'writer',
  api_scope: 'labels:write',
  summary:
    "Enter the courier's number of a parcel that you handed in at its counter; the parcel is under way from then on",
  spec: '4 Order lifecycle',
  params: v.strictObject({ id }),
  body: v.strictObject({
    tracking_code: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9-]{6,40}$/u, 'validate.tracking_number'),
    ),
  }),
  response: order,
  errors: ['not_found', 'order_locked'],
});

const link = v.object({ link: v.string(), expires_at: epochSeconds });

export const downloadLabel = endpoint({
  name: 'downloadLabel',
  service: 'tpl',
  method: 'GET',
  path: '/order/{id}/download_label',
  access: 'member',
  holds_secret: true,
  api_scope: 'labels:write',
  summary: 'Get a download link for a label, valid for 10 minutes',
  spec: '7 Orders',
  params: v.strictObject({ id }),
  query: v.strictObject({
    format: v.optional(labelFormat, '100x150'),
    start_position: v.optional(queryInteger(1, 4), '1'),
    mask_phones: v.optional(queryFlag, 'false'),
  }),
  response: link,
  errors: ['not_found', 'label_not_available'],
});

export const downloadLabels = endpoint({
  name: 'downloadLabels',
  service: 'tpl',
  method: 'POST',
  path: '/order/download_labels',
  access: 'member',
  api_scope: 'labels:write',
  summary: 'Create one printable file for several parcels, in the given order',
  spec: '2 Parcels',
  body: v.strictObject({
    order_ids: v.pipe(v.array(id), v.minLength(1, 'validate.required'), v.maxLength(500, 'validate.too_many|max=500')),
    format: v.optional(labelFormat, '100x150'),
    start_position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
    /** Prints the last digits of both phone numbers only. */
    mask_phones: v.optional(v.boolean(), false),
    /** Prints a packing slip behind each label. */
    with_slips: v.optional(v.boolean(), false),
  }),
  response: v.object({ ...link.entries, skipped: v.array(v.object({ order_id: id, reason: v.string() })) }),
  idempotency: 'none',
  errors: ['label_not_available'],
});
