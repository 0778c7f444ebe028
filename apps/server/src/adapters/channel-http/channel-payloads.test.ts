import { describe, expect, test } from 'vitest';
import {
  LAZADA_ITEM,
  LAZADA_ORDER,
  SHOPEE_ORDER,
  SHOPIFY_ORDER,
  TIKTOK_ORDER,
  WOO_ORDER,
} from '#test/adapters/channel-payloads.fixtures.ts';
import type { Egress } from '../../ports/egress.ts';
import type { ChannelOrder, SalesChannel } from '../../ports/sales-channel.ts';
import { createLazadaChannel } from '../channel-lazada/index.ts';
import { createShopeeChannel } from '../channel-shopee/index.ts';
import { createShopifyChannel } from '../channel-shopify/index.ts';
import { createTiktokShopChannel } from '../channel-tiktok-shop/index.ts';
import { createWooCommerceChannel } from '../channel-woocommerce/index.ts';

const clock = { now: () => Date.parse('2026-11-20T02:00:00Z') };
const APP = {
  app_key: '1',
  app_secret: 's',
  service_id: '1',
  partner_id: '1',
  partner_key: 'k',
  client_id: 'c',
  client_secret: 's',
};
const tokens = { access_token: 't', refresh_token: '', access_ends_at: null, refresh_ends_at: null, extra: {} };

/** A channel that answers with one payload. */
function answering(answers: (url: string) => unknown): Egress {
  return {
    check: () => Promise.resolve(null),
    send: ({ url }) =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answers(url)),
        duration_ms: 0,
      }),
  };
}

interface Sample {
  payload: object;
  id: string;
  channel: (payload: unknown) => SalesChannel;
}

const SAMPLES: Record<string, Sample> = {
  shopify: {
    payload: SHOPIFY_ORDER,
    id: '820000000000000001',
    channel: (order) =>
      createShopifyChannel({ ...APP, rates_url: '', clock, egress: answering(() => ({ data: { order } })) }),
  },
  woocommerce: {
    payload: WOO_ORDER,
    id: '727',
    channel: (order) =>
      createWooCommerceChannel({
        egress: answering((url) => (url.endsWith('/fulfillments') ? { fulfillments: [] } : order)),
      }),
  },
  lazada: {
    payload: { order: LAZADA_ORDER, items: [LAZADA_ITEM] },
    id: '490000000000001',
    channel: (both) => {
      const { order, items } = both as { order: unknown; items: unknown };
      const lists = [{ order_id: LAZADA_ORDER.order_id, order_number: 1, order_items: items }];
      return createLazadaChannel({
        ...APP,
        clock,
        egress: answering((url) => ({ code: '0', data: url.includes('/items/') ? lists : order })),
      });
    },
  },
  shopee: {
    payload: SHOPEE_ORDER,
    id: '260920ABCDEFGH',
    channel: (order) =>
      createShopeeChannel({
        ...APP,
        clock,
        egress: answering(() => ({ error: '', message: '', response: { order_list: [order] } })),
      }),
  },
  tiktok: {
    payload: TIKTOK_ORDER,
    id: '570000000000000001',
    channel: (order) =>
      createTiktokShopChannel({ ...APP, clock, egress: answering(() => ({ code: 0, data: { orders: [order] } })) }),
  },
};

const read = ({ channel, id }: Sample, payload: unknown): Promise<ChannelOrder | null> =>
  channel(payload).readOrder({ external_shop_id: 'kopi.myshopify.com', tokens }, id);

describe('channels 13: payloads of the published form', () => {
  test.each([
    [
      'shopify',
      {
        number: '9999',
        status: 'ready',
        total_minor: 39_800,
        lines: [{ name: 'IPod Nano', weight_g: null }],
        address_state: 'shown',
      },
    ],
    [
      'woocommerce',
      {
        status: 'held',
        native_status: 'wc-packing',
        cod_minor: 2935,
        recipient: { name: 'Farah Contoh', city: 'Ipoh', phone: '0100000001' },
      },
    ],
    [
      'lazada',
      {
        status: 'ready',
        cod_minor: 10_654,
        address_state: 'masked',
        created_at: 1_790_088_270,
        lines: [{ unit_price_minor: 9900 }],
        ship_by: 1_790_265_599,
        recipient: { country: 'MY', city: 'Shah Alam' },
      },
    ],
    [
      'shopee',
      {
        status: 'cancelled',
        cod_minor: 9700,
        address_state: 'masked',
        lines: [{ sku: 'BALM-05', quantity: 2, unit_price_minor: 4850, weight_g: 10 }],
      },
    ],
    [
      'tiktok',
      {
        status: 'ready',
        logistics: 'platform',
        total_minor: 1_500_000,
        address_state: 'masked',
        lines: [{ sku: 'BAG-RED', name: 'Crochet bag, Red' }],
        recipient: { state: 'DKI Jakarta' },
      },
    ],
  ] as const)('%s', async (source, expected) => {
    const sample = SAMPLES[source];
    expect(sample && (await read(sample, sample.payload))).toMatchObject(expected);
  });
});

/** Every place in a payload, as the keys that lead there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
  ];
}

function withChange(value: unknown, [key, ...rest]: readonly string[], change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? withChange(one, rest, change) : one));
  return { ...(value as object), [key]: withChange((value as Record<string, unknown>)[key], rest, change) };
}

describe('channels 9: no value of any field is an exception', () => {
  test.each(Object.keys(SAMPLES))('%s', async (source) => {
    const sample = SAMPLES[source] as Sample;
    // Lazada's halves come in answers of their own; an answer without any order is no order.
    const places = placesIn(sample.payload).filter((path) => source !== 'lazada' || path.length > 1);
    for (const path of places)
      for (const change of [null, {}, [], [null], 7, 'x', true, -1e308]) {
        const at = `${path.join('.')} = ${JSON.stringify(change)}`;
        await expect(read(sample, withChange(sample.payload, path, change)), at).resolves.toSatisfy(
          (order: unknown) => order === null || typeof order === 'object',
        );
      }
  });
});
