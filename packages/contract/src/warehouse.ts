import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  amount,
  countryCode,
  currencyCode,
  epochSeconds,
  hsCode,
  id,
  isoCountry,
  listOf,
  pageQuery,
  positiveAmount,
  queryFlag,
  requiredText,
  text,
} from './primitive.ts';

/** Most units of one SKU that a line, an adjustment or a shelf may hold. */
export const MAX_UNITS = 1_000_000;

const params = v.strictObject({ id });
const side = v.pipe(
  v.number('validate.number_invalid'),
  v.minValue(0.1, 'validate.number_min|min=0.1'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);
const units = (min: number) =>
  v.pipe(
    v.number('validate.number_invalid'),
    v.integer('validate.number_invalid'),
    v.minValue(min, `validate.number_min|min=${min}`),
    v.maxValue(MAX_UNITS, `validate.number_max|max=${MAX_UNITS}`),
  );

/** A place where a company keeps its goods. */
export const warehouse = v.object({
  id,
  name: v.string(),
  address: v.string(),
  country_code: countryCode,
  /** HHMM in the warehouse's own time: orders that arrive before it ship on the same day. */
  cut_off: v.string(),
  /** 1 is Monday, 7 is Sunday. */
  working_days: v.array(v.number()),
  status: v.picklist(['active', 'closed']),
  created_at: epochSeconds,
});
export type Warehouse = v.InferOutput<typeof warehouse>;

const warehouseDraft = v.strictObject({
  name: requiredText(80),
  address: requiredText(300),
  cut_off: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3])[0-5]\d$/u, 'validate.time_slot_invalid')), '1700'),
  working_days: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      v.minLength(1, 'validate.required'),
      v.maxLength(7, 'validate.too_many|max=7'),
    ),
    [1, 2, 3, 4, 5],
  ),
  status: v.optional(v.picklist(['active', 'closed']), 'active'),
});
export type WarehouseDraft = v.InferOutput<typeof warehouseDraft>;

/** A kind of goods in stock (volume 6): what one unit is, weighs and measures, and what customs ask. */
export const sku = v.object({
  id,
  sku: v.string(),
  name: v.string(),
  barcode: v.string(),
  /** Kilograms of one unit. */
  weight: v.number(),
  dimension: v.nullable(v.object({ length: v.number(), width: v.number(), height: v.number() })),
  hs_code: v.string(),
  origin_country: v.string(),
  unit_value: amount,
  currency: currencyCode,
  /** Free units below which the goods should be ordered again. */
  reorder_point: v.number(),
  status: v.picklist(['active', 'deleted']),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Sku = v.InferOutput<typeof sku>;

const skuDraft = v.strictObject({
  sku: requiredText(64),
  name: requiredText(200),
  barcode: v.optional(text(64), ''),
  weight: v.pipe(
    v.number('validate.number_invalid'),
    v.minValue(0.001, 'validate.number_min|min=0.001'),
    v.maxValue(1000, 'validate.number_max|max=1000'),
  ),
  dimension: v.optional(v.nullable(v.strictObject({ length: side, width: side, height: side })), null),
  hs_code: v.optional(hsCode, ''),
  origin_country: v.optional(isoCountry, ''),
  unit_value: v.optional(positiveAmount, 0),
  reorder_point: v.optional(units(0), 0),
});
export type SkuDraft = v.InferOutput<typeof skuDraft>;

/** What one warehouse has of one SKU. `available` is what is on hand and not promised. */
export const stock = v.object({
  warehouse_id: id,
  warehouse_name: v.string(),
  sku_id: id,
  sku: v.string(),
  name: v.string(),
  shelf: v.string(),
  on_hand: v.number(),
  reserved: v.number(),
  available: v.number(),
  incoming: v.number(),
  reorder_point: v.number(),
  /** Orders that wait for it. */
  waiting_orders: v.number(),
});
export type Stock = v.InferOutput<typeof stock>;

const movementReason = v.picklist(['receive', 'ship', 'adjust', 'return', 'reserve', 'release']);
export type MovementReason = v.InferOutput<typeof movementReason>;

/** One change of a stock, never edited. The deltas of a stock add up to what it holds. */
export const movement = v.object({
  id,
  warehouse_id: id,
  sku_id: id,
  sku: v.string(),
  name: v.string(),
  reason: movementReason,
  on_hand_delta: v.number(),
  reserved_delta: v.number(),
  /** The number of the order or the inbound, or the note of an adjustment. */
  reference: v.string(),
  /** The person who did it; empty for the server. */
  person: v.string(),
  created_at: epochSeconds,
});
export type Movement = v.InferOutput<typeof movement>;

export const listWarehouses = endpoint({
  name: 'listWarehouses',
  service: 'wms',
  method: 'GET',
  path: '/warehouse/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List warehouses by name',
  spec: '1 Fulfilment orders',
  response: listOf(warehouse),
});

export const createWarehouse = endpoint({
  name: 'createWarehouse',
  service: 'wms',
  method: 'POST',
  path: '/warehouse',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Create a warehouse in your country',
  spec: '1 Fulfilment orders',
  body: warehouseDraft,
  response: warehouse,
  errors: ['too_many_warehouses'],
});

export const updateWarehouse = endpoint({
  name: 'updateWarehouse',
  service: 'wms',
  method: 'PUT',
  path: '/warehouse/{id}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Update or close a warehouse; one that has open orders stays open',
  spec: '1 Fulfilment orders',
  params,
  body: warehouseDraft,
  response: warehouse,
  errors: ['not_found', 'warehouse_in_use'],
});

export const listSkus = endpoint({
  name: 'listSkus',
  service: 'wms',
  method: 'GET',
  path: '/sku/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List SKUs, newest first',
  spec: '1 Fulfilment orders',
  query: v.strictObject({
    ...pageQuery,
    status: v.optional(v.picklist(['active', 'deleted']), 'active'),
    /** Part of the SKU, name or barcode, folded. */
    search: v.optional(text(80)),
  }),
  response: listOf(sku),
  errors: ['page_too_deep'],
});

export const createSku = endpoint({
  name: 'createSku',
  service: 'wms',
  method: 'POST',
  path: '/sku',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Create a SKU',
  spec: '1 Fulfilment orders',
  body: skuDraft,
  response: sku,
});

export const updateSku = endpoint({
  name: 'updateSku',
  service: 'wms',
  method: 'PUT',
  path: '/sku/{id}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Update a SKU',
  spec: '1 Fulfilment orders',
  params,
  body: skuDraft,
  response: sku,
  errors: ['not_found'],
});

export const deleteSku = endpoint({
  name: 'deleteSku',
  service: 'wms',
  method: 'DELETE',
  path: '/sku/{id}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Delete a SKU that has no stock; it can be restored',
  spec: '1 Fulfilment orders',
  params,
  response: sku,
  errors: ['not_found', 'stock_in_use'],
});

export const restoreSku = endpoint({
  name: 'restoreSku',
  service: 'wms',
  method: 'POST',
  path: '/sku/{id}/restore',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Restore a deleted SKU',
  spec: '1 Fulfilment orders',
  params,
  response: sku,
  errors: ['not_found'],
});

export const listStock = endpoint({
  name: 'listStock',
  service: 'wms',
  method: 'GET',
  path: '/stock/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List stock by SKU and warehouse',
  spec: '1 Fulfilment orders',
  query: v.strictObject({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    warehouse_id: v.optional(id),
    /** Only what is at or below its reorder point, or has orders that wait. */
    is_low: v.optional(queryFlag),
    search: v.optional(text(80)),
  }),
  response: listOf(stock),
  errors: ['page_too_deep'],
});

export const adjustStock = endpoint({
  name: 'adjustStock',
  service: 'wms',
  method: 'POST',
  path: '/stock/adjust',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Correct a stock by a difference, or move it to another shelf; promised units cannot be taken',
  spec: '1 Fulfilment orders',
  body: v.strictObject({
    warehouse_id: id,
    sku_id: id,
    /** Units added, or taken when below 0. */
    delta: v.optional(units(-MAX_UNITS), 0),
    /** `return` for goods that came back. */
    reason: v.optional(v.picklist(['adjust', 'return']), 'adjust'),
    shelf: v.optional(text(20)),
    note: v.optional(text(120), ''),
  }),
  response: stock,
  errors: ['not_found', 'out_of_stock'],
});

export const listMovements = endpoint({
  name: 'listMovements',
  service: 'wms',
  method: 'GET',
  path: '/movement/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List stock movements, newest first',
  spec: '1 Fulfilment orders',
  query: v.strictObject({ ...pageQuery, warehouse_id: v.optional(id), sku_id: v.optional(id) }),
  response: listOf(movement),
  errors: ['page_too_deep'],
});
