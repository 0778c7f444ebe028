import * as v from 'valibot';
import { documentLinkAnswer } from './adjustment.ts';
import { startedBulkJob } from './bulk-job.ts';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery, queryFlag, requiredText, text } from './primitive.ts';
import { MAX_UNITS } from './warehouse.ts';

/** Where an order stands in the warehouse (volume 6). */
export const fulfillmentStatus = v.picklist([
  'new',
  'picking',
  'picked',
  'packed',
  'ready_to_ship',
  'shipped',
  'on_hold',
  'out_of_stock',
  'cancelled',
]);
export type FulfillmentStatus = v.InferOutput<typeof fulfillmentStatus>;

const params = v.strictObject({ id });
/** Most orders that one call names. */
export const MAX_FULFILLMENT_BATCH = 100;
const ids = v.pipe(
  v.array(id),
  v.minLength(1, 'validate.required'),
  v.maxLength(MAX_FULFILLMENT_BATCH, `validate.too_many|max=${MAX_FULFILLMENT_BATCH}`),
);

const line = v.object({
  sku_id: id,
  sku: v.string(),
  name: v.string(),
  barcode: v.string(),
  shelf: v.string(),
  quantity: v.number(),
  /** Units scanned or confirmed. */
  picked: v.number(),
});

/** An order as the warehouse works on it. Its parcel is `order_id`. */
export const fulfillmentOrder = v.object({
  id,
  number: v.string(),
  order_id: id,
  order_number: v.string(),
  reference_id: v.nullable(v.string()),
  recipient_name: v.string(),
  /** Where the order came from, such as `shopify`; empty for parcels entered by hand. */
  source: v.string(),
  warehouse_id: id,
  warehouse_name: v.string(),
  status: fulfillmentStatus,
  /** Whether the parcel's label is bought. */
  has_label: v.boolean(),
  picker: v.nullable(v.string()),
  hold_reason: v.string(),
  lines: v.array(line),
  ship_by: epochSeconds,
  shipped_at: v.nullable(epochSeconds),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type FulfillmentOrder = v.InferOutput<typeof fulfillmentOrder>;

const BASE = { service: 'fulfillment', spec: '7 Orders' } as const;
const READ = { ...BASE, access: 'member', api_scope: 'orders:read' } as const;
const WRITE = { ...BASE, access: 'writer', api_scope: 'orders:write' } as const;

export const listFulfillmentOrders = endpoint({
  ...READ,
  name: 'listFulfillmentOrders',
  method: 'GET',
  path: '/fulfillment_order/list',
  summary: 'List fulfilment orders',
  query: v.strictObject({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    sort: v.optional(v.picklist(['ship_by:asc', 'created_at:desc', 'updated_at:desc']), 'created_at:desc'),
    status: v.optional(fulfillmentStatus),
    /** Several at once: `packed` is everything from picked to ready to ship. */
    stage: v.optional(v.picklist(['to_pick', 'picking', 'packed', 'waiting', 'shipped'])),
    shipped_today: v.optional(queryFlag),
    warehouse_id: v.optional(id),
    /** Number, recipient or reference, folded. */
    search: v.optional(text(80)),
  }),
  response: listOf(fulfillmentOrder),
  errors: ['page_too_deep'],
});
export type FulfillmentListQuery = v.InferOutput<typeof listFulfillmentOrders.query>;

export const countFulfillmentOrders = endpoint({
  ...READ,
  name: 'countFulfillmentOrders',
  method: 'GET',
  path: '/fulfillment_order/count',
  summary: 'Count fulfilment orders by stage',
  response: v.object({
    to_pick: v.number(),
    /** Of `to_pick`, those to ship by the end of today. */
    to_pick_today: v.number(),
    picking: v.number(),
    packed: v.number(),
    waiting: v.number(),
    shipped_today: v.number(),
    /** Stocks at or below their reorder point. */
    low_stock: v.number(),
    pickers: v.array(v.string()),
  }),
});

export const getFulfillmentOrder = endpoint({
  ...READ,
  name: 'getFulfillmentOrder',
  method: 'GET',
  path: '/fulfillment_order/{id}',
  summary: 'Get a fulfilment order',
  params,
  response: fulfillmentOrder,
  errors: ['not_found'],
});

/** What becomes of each order that a call names: partial success is no error. */
const outcome = v.object({
  id,
  /** Null when it went well, else why not. */
  error: v.nullable(
    v.object({
      /** `validate.*` with the values of its sentence, or `error.*`. */
      code: v.string(),
      message: v.string(),
      params: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

export const createFulfillmentOrders = endpoint({
  ...WRITE,
  name: 'createFulfillmentOrders',
  method: 'POST',
  path: '/fulfillment_order/create',
  summary: 'Give parcels to a warehouse and reserve their stock; parcels whose stock is short wait',
  body: v.strictObject({
    order_ids: ids,
    /** The only open one when left out. */
    warehouse_id: v.optional(id),
    /** What to pick for a single parcel; its items, each named by SKU or name, when left out. */
    lines: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            sku: requiredText(64),
            quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_UNITS)),
          }),
        ),
        v.minLength(1, 'validate.required'),
        v.maxLength(100, 'validate.too_many|max=100'),
      ),
    ),
  }),
  response: v.object({ records: v.array(fulfillmentOrder), results: v.array(outcome) }),
  errors: ['warehouse_required'],
});

export const FULFILLMENT_ACTIONS = ['start', 'pick', 'unpick', 'pack', 'unpack', 'ship', 'hold', 'release'] as const;
export type FulfillmentAction = (typeof FULFILLMENT_ACTIONS)[number];

export const getPickList = endpoint({
  ...READ,
  name: 'getPickList',
  method: 'POST',
  path: '/fulfillment_order/pick_list',
  summary: 'List what to fetch for orders, by shelf, then SKU',
  body: v.strictObject({ ids }),
  response: v.object({
    /** Orders that still have something to pick. */
    orders: v.number(),
    /** Units of all these orders, and how many of them are picked. */
    units: v.object({ picked: v.number(), total: v.number() }),
    records: v.array(
      v.object({
        shelf: v.string(),
        sku: v.string(),
        name: v.string(),
        barcode: v.string(),
        /** Still to fetch. */
        quantity: v.number(),
        orders: v.array(v.object({ id, number: v.string(), quantity: v.number() })),
      }),
    ),
  }),
  idempotency: 'none',
});
export type PickList = v.InferOutput<typeof getPickList.response>;

const batch = v.strictObject({ ids, reason: v.optional(text(300), '') });

export const printPickList = endpoint({
  ...READ,
  name: 'printPickList',
  method: 'POST',
  path: '/fulfillment_order/pick_list/print',
  summary: 'Get a PDF download link for a pick list in the order of the shelves, valid for 10 minutes',
  body: v.strictObject({ ids }),
  response: documentLinkAnswer,
  errors: ['not_found'],
  idempotency: 'none',
});

export const startPickOrders = endpoint({
  ...WRITE,
  name: 'startPickOrders',
  method: 'POST',
  path: '/fulfillment_order/pick',
  summary: 'Start a job that picks many orders; follow it as a bulk job',
  body: v.omit(batch, ['reason']),
  response: startedBulkJob,
});

export const startCancelFulfillmentOrders = endpoint({
  ...WRITE,
  name: 'startCancelFulfillmentOrders',
  method: 'POST',
  path: '/fulfillment_order/cancel',
  summary: 'Start a job that cancels many orders and frees their stock; orders that have left fail',
  body: batch,
  response: startedBulkJob,
});

export const scanFulfillmentOrder = endpoint({
  ...WRITE,
  name: 'scanFulfillmentOrder',
  method: 'POST',
  path: '/fulfillment_order/{id}/scan',
  summary: 'Confirm one unit by its SKU or barcode; a wrong code is refused with what was expected',
  params,
  body: v.strictObject({ code: requiredText(64) }),
  response: fulfillmentOrder,
  errors: ['not_found', 'fulfillment_state'],
});

export const cancelFulfillmentOrder = endpoint({
  ...WRITE,
  name: 'cancelFulfillmentOrder',
  method: 'POST',
  path: '/fulfillment_order/{id}/cancel',
  summary: 'Cancel a fulfilment order and free its stock; picked ones need `confirm`',
  params,
  body: v.strictObject({ reason: v.optional(text(300), ''), confirm: v.optional(v.boolean(), false) }),
  response: fulfillmentOrder,
  errors: ['not_found', 'cancel_unconfirmed', 'fulfillment_shipped'],
});

export const moveFulfillmentOrder = endpoint({
  ...WRITE,
  name: 'moveFulfillmentOrder',
  method: 'POST',
  path: '/fulfillment_order/{id}/{action}',
  summary: 'Start picking, pick, pack, ship or hold an order, or undo a step until it is shipped',
  params: v.strictObject({ id, action: v.picklist(FULFILLMENT_ACTIONS) }),
  body: v.optional(v.strictObject({ reason: v.optional(text(300), '') }), {}),
  response: fulfillmentOrder,
  errors: ['not_found', 'fulfillment_state'],
});
