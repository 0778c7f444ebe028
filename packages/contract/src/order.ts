import * as v from 'valibot';
import { party } from './address.ts';
import { codState, codType } from './cod-state.ts';
import { endpoint } from './endpoint.ts';
import { estimatedCost } from './estimate.ts';
import { customsPurpose, deliveryType, marketplace, orderDraft } from './order-draft.ts';
import { orderItem } from './order-item.ts';
import { lastEvent } from './parcel-problem.ts';
import {
  amount,
  countryCode,
  currencyCode,
  done,
  epochSeconds,
  id,
  listOf,
  pageQuery,
  queryFlag,
  text,
} from './primitive.ts';
import { ruleDecision } from './shipping-rule.ts';

export const orderStatus = v.picklist(['new', 'ready_to_ship', 'in_transit', 'completed', 'cancelled']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

const label = v.object({
  tracking_code: v.string(),
  route_code: v.string(),
  pod_urls: v.array(v.string()),
  created_at: epochSeconds,
});

/** Where buying the label stands (trust.md 3). `pending` means the courier has not answered yet and we keep asking. */
export const labelState = v.picklist(['none', 'pending', 'bought', 'failed', 'refunded']);

/** Another parcel of the company. */
const otherOrder = v.object({ id, number: v.string() });

/** A parcel as its company sees it (spec 3 'Order'). `billing_address` is the sender, `shipping_address` the recipient. */
export const order = v.object({
  id,
  number: v.string(),
  reference_id: v.nullable(v.string()),
  status: orderStatus,
  rating: v.nullable(v.number()),
  driver_phone: v.nullable(v.string()),
  origin_country_code: countryCode,
  destination_country_code: v.nullable(countryCode),
  courier: v.nullable(
    v.object({ alias: v.string(), name: v.string(), image_url: v.nullable(v.string()), color: v.string() }),
  ),
  delivery_service: v.nullable(v.object({ id: v.string(), name: v.string() })),
  label: v.nullable(label),
  label_state: labelState,
  label_error: v.nullable(v.string()),
  /** When a file with the label was last opened, and how often; null and 0 until the first time. */
  label_printed_at: v.nullable(epochSeconds),
  label_print_count: v.pipe(v.number(), v.integer()),
  /** Sides are 0 when a size preset was chosen instead of exact measures. */
  dimension: v.nullable(v.object({ height: v.number(), width: v.number(), length: v.number(), weight: v.number() })),
  price: v.nullable(amount),
  currency: currencyCode,
  estimated_cost: v.nullable(estimatedCost),
  billing_address: v.nullable(party),
  shipping_address: v.nullable(party),
  package_type: v.nullable(v.string()),
  package_content: v.string(),
  item_category: v.string(),
  total_package_value: amount,
  is_battery: v.boolean(),
  is_dangerous: v.boolean(),
  is_fragile: v.boolean(),
  is_insured: v.boolean(),
  is_cod: v.boolean(),
  expected_cod_collection: amount,
  cod_includes_shipping_fee: v.boolean(),
  cod_type: codType,
  /** Where the cash stands; null for prepaid parcels and before the label is bought. */
  cod_state: v.nullable(codState),
  delivery_type: deliveryType,
  pick_up_date: v.nullable(v.string()),
  pick_up_time_slot_from: v.nullable(v.string()),
  pick_up_time_slot_to: v.nullable(v.string()),
  /** When the recipient confirmed the address by their link; null again when the merchant changes it afterwards. */
  address_confirmed_at: v.nullable(epochSeconds),
  /** When a confirmation link was last sent. */
  confirmation_sent_at: v.nullable(epochSeconds),
  delivery_instructions: v.string(),
  shippers_note: v.string(),
  /** Why it crosses a border, and what `other` means; parcels that stay in their country need neither. */
  customs_purpose: customsPurpose,
  customs_explanation: v.string(),
  items: v.array(orderItem),
  marketplace: v.nullable(marketplace),
  voucher_promotion_code: v.nullable(v.string()),
  /** What still has to be filled in before a label can be bought: paths of this object. */
  missing: v.array(v.string()),
  /** The delivery service that its file or its store names, in their words; null for one that names none. */
  requested_service: v.nullable(v.string()),
  /** Which rule of the company chose the courier when the parcel came from a file or a store; null when none did. */
  rule_decision: v.nullable(ruleDecision),
  /** Sent without a label of ours: the number a courier gave it elsewhere, and when we were told. */
  shipped_elsewhere: v.nullable(v.object({ tracking_number: v.string(), courier: v.string(), at: epochSeconds })),
  /** The delivered parcel that this one brings back. */
  return_of: v.nullable(otherOrder),
  /** The parcel that brings this one back. */
  returned_by: v.nullable(otherOrder),
  /** The last word of the courier, or what the sender asked of it since. */
  last_event: v.nullable(lastEvent),
  /** Of a problem: the courier goes ahead on its own then. */
  decide_by: v.nullable(epochSeconds),
  is_test: v.boolean(),
  archived_at: v.nullable(epochSeconds),
  cancelled_at: v.nullable(epochSeconds),
  cancel_reason: v.nullable(v.string()),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Order = v.InferOutput<typeof order>;

const params = v.strictObject({ id });
const reason = v.strictObject({ reason: v.optional(text(300), '') });
const sort = v.optional(
  v.picklist(['created_at:desc', 'created_at:asc', 'updated_at:desc', 'updated_at:asc', 'decide_by:asc']),
  'created_at:desc',
);

/** What narrows a list of parcels. */
export const orderFilters = {
  status: v.optional(orderStatus),
  courier: v.optional(text(60)),
  delivery_type: v.optional(deliveryType),
  formatted_pick_up_address: v.optional(text(500)),
  is_cod: v.optional(queryFlag),
  /** Where the cash of COD parcels stands. */
  cod_state: v.optional(codState),
  /** Whether the recipient confirmed the address by a link. */
  is_confirmed: v.optional(queryFlag),
  is_fulfillment: v.optional(queryFlag),
  is_archived: v.optional(queryFlag),
  import_id: v.optional(id),
  /** Whether a bought label was printed; parcels without one are in neither list. */
  is_printed: v.optional(queryFlag),
  /** Parcels that need somebody: failed attempts, delays, returns, losses. */
  has_problem: v.optional(queryFlag),
  /** Name, phone, number, reference or tracking code, folded: 'nguyen' finds 'Nguyễn'. */
  search: v.optional(text(80)),
  created_from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,11}$/u, 'validate.number_invalid'), v.transform(Number))),
  created_to: v.optional(v.pipe(v.string(), v.regex(/^\d{1,11}$/u, 'validate.number_invalid'), v.transform(Number))),
};
export const orderListQuery = v.strictObject({ ...pageQuery, sort, ...orderFilters });
export type OrderListQuery = v.InferOutput<typeof orderListQuery>;

export const listOrders = endpoint({
  name: 'listOrders',
  service: 'main',
  method: 'GET',
  path: '/order/list',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List parcels with filters and sorting',
  spec: '7 Orders',
  query: orderListQuery,
  response: listOf(order),
  errors: ['page_too_deep'],
});

export const listTrackPackage = endpoint({
  name: 'listTrackPackage',
  service: 'main',
  method: 'GET',
  path: '/order/list_track_package',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List parcels to track, by status',
  spec: '7 Orders',
  query: v.strictObject({ ...pageQuery, sort, ...orderFilters, status: v.optional(orderStatus, 'in_transit') }),
  response: listOf(order),
  errors: ['page_too_deep'],
});

export const listPickUpAddresses = endpoint({
  name: 'listPickUpAddresses',
  service: 'main',
  method: 'GET',
  path: '/order/list_pick_up_address',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List pick-up addresses with the number of parcels waiting at each',
  spec: '7 Orders',
  query: v.strictObject({
    /** A status, as in `ready_to_ship`, or how parcels with a label are handed over. */
    delivery_type: v.optional(v.picklist([...orderStatus.options, ...deliveryType.options]), 'ready_to_ship'),
  }),
  response: v.object({
    records: v.array(v.object({ formatted_pick_up_address: v.string(), count: v.number() })),
    total: v.number(),
    page: v.number(),
    per_page: v.number(),
  }),
});

export const countOrders = endpoint({
  name: 'countOrders',
  service: 'main',
  method: 'GET',
  path: '/order/count',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Count parcels by status',
  spec: '7 Orders',
  response: v.object({
    new: v.number(),
    ready_to_ship: v.number(),
    in_transit: v.number(),
    completed: v.number(),
    cancelled: v.number(),
    cod: v.number(),
    problem: v.number(),
  }),
});

export const getOrder = endpoint({
  name: 'getOrder',
  service: 'main',
  method: 'GET',
  path: '/order/{id}',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get a parcel',
  spec: '7 Orders',
  params,
  response: order,
  errors: ['not_found'],
});

export const createOrder = endpoint({
  name: 'createOrder',
  service: 'main',
  method: 'POST',
  path: '/order',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Create a parcel; incomplete drafts are allowed',
  spec: '7 Orders',
  body: orderDraft,
  response: order,
  errors: ['address_required'],
});

export const updateOrder = endpoint({
  name: 'updateOrder',
  service: 'main',
  method: 'PUT',
  path: '/order/{id}',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Update a parcel that has no label',
  spec: '7 Orders',
  params,
  body: orderDraft,
  response: order,
  errors: ['not_found', 'order_locked'],
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  service: 'main',
  method: 'DELETE',
  path: '/order/{id}',
  access: 'writer',
  api_scope: 'orders:write',
  while_impersonating: false,
  summary: 'Delete a parcel that never had a label',
  spec: '7 Orders',
  params,
  response: done,
  errors: ['not_found', 'order_locked'],
});

export const updateOrderAddress = endpoint({
  name: 'updateOrderAddress',
  service: 'main',
  method: 'PUT',
  path: '/order/{id}/{part}',
  access: 'writer',
  api_scope: 'orders:write',
  summary: "Update the sender's or recipient's address",
  spec: '7 Orders',
  params: v.strictObject({ id, part: v.picklist(['billing_address', 'shipping_address']) }),
  body: party,
  response: order,
  errors: ['not_found', 'order_locked'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  service: 'main',
  method: 'DELETE',
  path: '/order/{id}/cancel',
  access: 'writer',
  api_scope: 'orders:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Cancel a parcel; a paid label is refunded once the courier confirms',
  spec: '7 Orders',
  params,
  body: v.optional(reason, {}),
  response: order,
  errors: ['not_found', 'cannot_cancel', 'courier_unavailable'],
});

export const archiveOrder = endpoint({
  name: 'archiveOrder',
  service: 'main',
  method: 'DELETE',
  path: '/order/{id}/archive',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Archive a parcel',
  spec: '4 Order lifecycle',
  params,
  body: v.optional(reason, {}),
  response: order,
  errors: ['not_found', 'order_locked'],
});

export const restoreOrder = endpoint({
  name: 'restoreOrder',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/restore',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Restore an archived parcel',
  spec: '4 Order lifecycle',
  params,
  response: order,
  errors: ['not_found'],
});

export const createReturn = endpoint({
  name: 'createReturn',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/return',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Start the return of a delivered parcel: a draft from its recipient to its sender',
  spec: '1 Capabilities',
  params,
  response: order,
  errors: ['not_found', 'not_delivered'],
});

export const rateOrder = endpoint({
  name: 'rateOrder',
  service: 'main',
  method: 'PUT',
  path: '/order/{id}/rate',
  access: 'writer',
  while_impersonating: false,
  summary: 'Rate a completed parcel once: 5 for positive, 2.5 for negative',
  spec: '4 Rating',
  params,
  body: v.strictObject({ rating: v.picklist([5, 2.5], 'validate.rating_invalid') }),
  response: order,
  errors: ['not_found', 'not_completed', 'already_rated'],
});
