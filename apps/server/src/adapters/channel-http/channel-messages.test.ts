import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#test/adapters/channel-messages.fixtures.ts';
import type { Egress } from '../../ports/egress.ts';
import type { ChannelSource, SalesChannel, WebhookReading } from '../../ports/sales-channel.ts';
import { createLazadaChannel } from '../channel-lazada/index.ts';
import { signLazadaPush } from '../channel-lazada/sign-lazada.ts';
import { createShopeeChannel } from '../channel-shopee/index.ts';
import { signShopeePush } from '../channel-shopee/sign-shopee.ts';
import { createShopifyChannel } from '../channel-shopify/index.ts';
import { signShopifyBody } from '../channel-shopify/sign-shopify.ts';
import { createTiktokShopChannel } from '../channel-tiktok-shop/index.ts';
import { signTiktokWebhook } from '../channel-tiktok-shop/sign-tiktok.ts';
import { createWooCommerceChannel } from '../channel-woocommerce/index.ts';
import { signWooWebhook } from '../channel-woocommerce/sign-woocommerce.ts';

const KEY = 'sampan-test-key';
const APP = '38abcd';
const URL_ = 'https://shop.example/hooks/shopee';
const clock = { now: () => Date.parse('2026-11-20T02:00:00Z') };
const egress: Egress = { check: () => Promise.resolve(null), send: () => Promise.reject(new Error('nobody is asked')) };

const CHANNELS: Readonly<Record<ChannelSource, SalesChannel>> = {
  shopify: createShopifyChannel({ egress, clock, client_id: APP, client_secret: KEY, rates_url: '' }),
  woocommerce: createWooCommerceChannel({ egress }),
  lazada: createLazadaChannel({ egress, clock, app_key: APP, app_secret: KEY }),
  shopee: createShopeeChannel({ egress, clock, partner_id: '1', partner_key: KEY }),
  tiktok: createTiktokShopChannel({ egress, clock, app_key: APP, app_secret: KEY, service_id: '1' }),
};

/** The headers that a channel sends with a body, rightly signed. */
function headersOf(source: ChannelSource, raw_body: Uint8Array, topic: string): Record<string, string> {
  switch (source) {
    case 'shopify':
      return {
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': 'kopi.myshopify.com',
        'x-shopify-event-id': 'event-1',
        'x-shopify-hmac-sha256': signShopifyBody(KEY, raw_body),
      };
    case 'woocommerce':
      return { 'x-wc-webhook-topic': topic, 'x-wc-webhook-signature': signWooWebhook(KEY, raw_body) };
    case 'lazada':
      return { authorization: signLazadaPush(APP, KEY, raw_body) };
    case 'shopee':
      return { authorization: signShopeePush(KEY, URL_, raw_body) };
    case 'tiktok':
      return { authorization: signTiktokWebhook(APP, KEY, raw_body) };
  }
}

function read(source: ChannelSource, body: unknown, topic = ''): WebhookReading {
  const raw_body = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  const headers = headersOf(source, raw_body, topic);
  return CHANNELS[source].readWebhook({ headers, raw_body, registered_url: URL_, webhook_secret: KEY });
}

const cases = Object.entries(MESSAGES).flatMap(([source, messages]) =>
  messages.map((message) => [source as ChannelSource, message.name, message] as const),
);

describe('channels 13: messages of the published form', () => {
  test.each(cases)('%s: %s', (source, _, { body, topic, says }) => {
    const reading = read(source, body, topic);
    if (reading.status !== 'read') throw new Error('a signed message was refused');
    expect([reading.event, ...(reading.more ?? [])]).toEqual(
      says.map((event) => expect.objectContaining(event) as unknown),
    );
  });
});

/** Every body that differs from a message in one value, at any depth. */
function* changedBodies(body: unknown): Generator<unknown> {
  for (const change of [null, {}, [], [null], 7, 'x', true, -1e308]) yield change;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inner] of Object.entries(body))
    for (const changed of changedBodies(inner)) yield Array.isArray(body) ? [changed] : { ...body, [key]: changed };
}

describe('channels 9: no value of a message is an exception', () => {
  test.each(cases)('%s: %s', (source, _, { body, topic }) => {
    for (const changed of changedBodies(body)) {
      const reading = read(source, changed, topic);
      expect(reading.status, JSON.stringify(changed)).toBe('read');
    }
    expect(read(source, 'no JSON', topic)).toMatchObject({ status: 'read', event: expect.any(Object) as unknown });
  });
});
