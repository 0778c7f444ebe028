import type { Order, Shop } from '../core/shop.ts';
import { fulfillmentOf, gid } from './shopify-order.ts';

export interface UserError {
  field: string[] | null;
  message: string;
}

interface Written {
  order: Order | null;
  fulfillment: unknown;
  userErrors: UserError[];
}

interface AskedLine {
  id?: unknown;
  quantity?: unknown;
}

const refused = (message: string, field: string[] | null = ['fulfillment']): Written => ({
  order: null,
  fulfillment: null,
  userErrors: [{ field, message }],
});

/** Refusals come as `userErrors` in a 200. Leaving the lines out ships everything that is left. */
export function createFulfillment(shop: Shop, input: unknown): Written {
  const asked = (input ?? {}) as {
    lineItemsByFulfillmentOrder?: { fulfillmentOrderId?: unknown; fulfillmentOrderLineItems?: AskedLine[] }[];
    trackingInfo?: { number?: string; company?: string; url?: string };
  };
  const [group, ...others] = asked.lineItemsByFulfillmentOrder ?? [];
  if (group === undefined) return refused("lineItemsByFulfillmentOrder can't be blank");
  if (others.length > 0) return refused('Fulfillment orders must belong to the same order and location');
  const order = [...shop.orders.values()].find(
    (one) => gid('FulfillmentOrder', `7${one.id}`) === group.fulfillmentOrderId,
  );
  if (order === undefined) return refused('Fulfillment order does not exist.');
  if (order.status === 'CANCELLED' || order.status === 'ON_HOLD')
    return refused(
      `Fulfillment order ${String(group.fulfillmentOrderId)} has an unfulfillable status= ${order.status.toLowerCase()}.`,
    );
  const quantities: Record<string, number> = {};
  const lines = group.fulfillmentOrderLineItems ?? [];
  if (lines.length === 0)
    for (const line of order.lines)
      if (line.shipped < line.quantity) quantities[line.id] = line.quantity - line.shipped;
  for (const one of lines) {
    // The id of an order line means nothing here.
    const line = order.lines.find(({ id }) => gid('FulfillmentOrderLineItem', `9${id}`) === one.id);
    if (line === undefined)
      return refused('Fulfillment order line item does not exist.', ['fulfillment', 'fulfillmentOrderLineItems']);
    const quantity = Number(one.quantity);
    if (!(quantity >= 1 && quantity <= line.quantity - line.shipped))
      return refused('Invalid fulfillment order line item quantity requested.', [
        'fulfillment',
        'fulfillmentOrderLineItems',
      ]);
    quantities[line.id] = quantity;
  }
  if (Object.keys(quantities).length === 0) return refused('Fulfillment order is closed.');
  for (const line of order.lines) line.shipped += quantities[line.id] ?? 0;
  const parcel = {
    id: shop.nextId(),
    line_ids: Object.keys(quantities),
    quantities,
    status: 'SUCCESS',
    tracking_number: asked.trackingInfo?.number ?? '',
    carrier: asked.trackingInfo?.company ?? '',
    tracking_url: asked.trackingInfo?.url ?? '',
    asked: 0,
    has_document: false,
  };
  order.parcels.push(parcel);
  return { order, fulfillment: fulfillmentOf(parcel), userErrors: [] };
}

export function cancelFulfillment(shop: Shop, id: unknown): Written {
  for (const order of shop.orders.values()) {
    const parcel = order.parcels.find((one) => gid('Fulfillment', one.id) === id);
    if (parcel === undefined) continue;
    if (parcel.status === 'SUCCESS') for (const line of order.lines) line.shipped -= parcel.quantities[line.id] ?? 0;
    parcel.status = 'CANCELLED';
    return { order, fulfillment: fulfillmentOf(parcel), userErrors: [] };
  }
  return refused('Fulfillment not found.', ['id']);
}
