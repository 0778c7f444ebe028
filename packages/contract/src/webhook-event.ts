import * as v from 'valibot';
import { amount, currencyCode, id } from './primitive.ts';
import { order } from './order.ts';
import { trackingInfo } from './tracking.ts';

/** What an endpoint can be told of. Each happens exactly when the thing it names does, in the same transaction. */
export const WEBHOOK_EVENT_TYPES = [
  'order.created',
  'order.updated',
  'order.cancelled',
  'order.deleted',
  'label.purchased',
  'label.failed',
  'tracking.updated',
  'address.confirmed',
  'checkout.paid',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What 'Send a test' sends; nobody subscribes to it. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';

/** A larger body is sent without its big part, which is null then: the ids say what to ask for. */
export const MAX_WEBHOOK_BODY_BYTES = 20_480;

const isoTime = v.pipe(v.string(), v.isoTimestamp());

const orderFacts = {
  order_id: id,
  number: v.string(),
  status: v.string(),
  /** As `GET /api/v1/order/{id}` answers it; null when it was deleted or the body would be larger than 20 KB. */
  order: v.nullable(order),
};

function event<const T extends string, D extends v.ObjectEntries>(type: T, data: D) {
  return v.object({ type: v.literal(type), timestamp: isoTime, data: v.object(data) });
}

/** The body of a webhook. `timestamp` says when it happened, in ISO 8601; its data may be newer, never older. */
export const webhookEvent = v.variant('type', [
  event('order.created', orderFacts),
  event('order.updated', orderFacts),
  event('order.cancelled', orderFacts),
  event('order.deleted', orderFacts),
  event('label.purchased', orderFacts),
  event('label.failed', orderFacts),
  event('address.confirmed', orderFacts),
  event('tracking.updated', {
    order_id: id,
    number: v.string(),
    status: v.string(),
    /** As `GET /api/tpl/v1/order/{id}/tracking_info` answers it; null when the body would be larger than 20 KB. */
    tracking: v.nullable(trackingInfo),
  }),
  event('checkout.paid', {
    checkout_id: id,
    order_id: id,
    number: v.string(),
    product_id: v.string(),
    quantity: v.number(),
    currency: currencyCode,
    total: amount,
    is_test: v.boolean(),
    order: v.nullable(order),
  }),
  event('webhook.test', { endpoint_id: id, message: v.string() }),
]);
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;
