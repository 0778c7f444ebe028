import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery, text } from './primitive.ts';

const params = v.strictObject({ id });

export const inboundStatus = v.picklist(['draft', 'in_transit', 'receiving', 'completed', 'cancelled']);
export type InboundStatus = v.InferOutput<typeof inboundStatus>;

const quantity = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(1, 'validate.number_min|min=1'),
  v.maxValue(100_000, 'validate.number_max|max=100000'),
);
const lines = v.pipe(
  v.array(v.strictObject({ sku_id: id, quantity })),
  v.minLength(1, 'validate.required'),
  v.maxLength(200, 'validate.too_many|max=200'),
);

/** Goods on their way to a warehouse (volume 6). */
export const inbound = v.object({
  id,
  number: v.string(),
  warehouse_id: id,
  warehouse_name: v.string(),
  status: inboundStatus,
  reference: v.string(),
  carrier: v.string(),
  tracking_code: v.string(),
  boxes: v.number(),
  lines: v.array(
    v.object({
      sku_id: id,
      sku: v.string(),
      name: v.string(),
      expected: v.number(),
      received: v.number(),
      /** Received more than expected; below 0 when less, known once the inbound is completed. */
      difference: v.number(),
    }),
  ),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Inbound = v.InferOutput<typeof inbound>;

export const listInbounds = endpoint({
  name: 'listInbounds',
  service: 'wms',
  method: 'GET',
  path: '/inbound/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List inbound shipments, newest first',
  spec: '1 Fulfilment orders',
  query: v.strictObject({ ...pageQuery, status: v.optional(inboundStatus) }),
  response: listOf(inbound),
  errors: ['page_too_deep'],
});

const inboundDraft = v.strictObject({
  warehouse_id: id,
  reference: v.optional(text(64), ''),
  carrier: v.optional(text(60), ''),
  tracking_code: v.optional(text(64), ''),
  boxes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
  lines,
});
export type InboundDraft = v.InferOutput<typeof inboundDraft>;

export const createInbound = endpoint({
  name: 'createInbound',
  service: 'wms',
  method: 'POST',
  path: '/inbound',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Announce goods to a warehouse',
  spec: '1 Fulfilment orders',
  body: inboundDraft,
  response: inbound,
  errors: ['not_found'],
});

export const receiveInbound = endpoint({
  name: 'receiveInbound',
  service: 'wms',
  method: 'POST',
  path: '/inbound/{id}/receive',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Count goods that arrived; each call adds to what was received before',
  spec: '1 Fulfilment orders',
  params,
  body: v.strictObject({ lines }),
  response: inbound,
  errors: ['not_found', 'inbound_closed'],
});

export const moveInbound = endpoint({
  name: 'moveInbound',
  service: 'wms',
  method: 'POST',
  path: '/inbound/{id}/{action}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Send, complete or cancel an inbound shipment',
  spec: '1 Fulfilment orders',
  params: v.strictObject({ id, action: v.picklist(['send', 'complete', 'cancel']) }),
  response: inbound,
  errors: ['not_found', 'inbound_closed'],
});
