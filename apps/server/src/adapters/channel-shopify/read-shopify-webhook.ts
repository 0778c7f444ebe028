import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ChannelEvent, RawWebhook, WebhookReading } from '../../ports/sales-channel.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';
import { webhookBody } from './shopify.schema.ts';
import { isShopifyBody } from './sign-shopify.ts';

/** What we ask to be told. The three privacy topics are set up with the app and cannot be asked for. */
export const TOPICS = [
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_EDITED',
  'ORDERS_CANCELLED',
  'APP_UNINSTALLED',
] as const;

const PRIVACY: Readonly<Record<string, 'data_request' | 'redact_buyer' | 'redact_shop'>> = {
  'customers/data_request': 'data_request',
  'customers/redact': 'redact_buyer',
  'shop/redact': 'redact_shop',
};

export function readShopifyWebhook(client_secret: string, { headers, raw_body }: RawWebhook): WebhookReading {
  if (!isShopifyBody(client_secret, raw_body, headers['x-shopify-hmac-sha256'] ?? '')) return { status: 'signature' };
  const topic = headers['x-shopify-topic'] ?? '';
  const body = v.parse(webhookBody, parseForeignBody(raw_body));
  const base = {
    event_id: headers['x-shopify-event-id'] ?? createHash('sha256').update(raw_body).digest('hex'),
    external_shop_id: headers['x-shopify-shop-domain'] ?? body.shop_domain,
    triggered_at_ms: Date.parse(headers['x-shopify-triggered-at'] ?? '') || 0,
  };
  const read = (event: ChannelEvent): WebhookReading => ({ status: 'read', event });
  const privacy = PRIVACY[topic];
  if (privacy !== undefined)
    return read({
      ...base,
      kind: 'privacy',
      topic: privacy,
      order_ids: [...body.orders_to_redact, ...body.orders_requested],
    });
  if (topic === 'app/uninstalled') return read({ ...base, kind: 'deauthorised' });
  const order_id = orderIdOf(topic, body);
  return read(order_id === '' ? { ...base, kind: 'ignored' } : { ...base, kind: 'order', order_id });
}

/** An edit names the order it belongs to; the other bodies are the order. */
function orderIdOf(topic: string, body: v.InferOutput<typeof webhookBody>): string {
  if (topic === 'orders/edited') return body.order_edit?.order_id ?? '';
  return topic.startsWith('orders/') ? body.id : '';
}
