import { expect, test } from 'vitest';
import { openChannel } from '#test/adapters/channel.fixtures.ts';
import { describeChannel } from '#test/adapters/channel.suite.ts';
import type { ChannelParts } from '#test/adapters/channel.fixtures.ts';
import { createShopifyChannel } from './index.ts';

/** Where a shop asks for prices at checkout. */
const RATES_URL = 'https://shop.example/api/marketplace/v1/shopify/rates';

const make = ({ stand_ins, url, egress, clock }: ChannelParts) => {
  const { client_id, client_secret } = stand_ins.shopify;
  return createShopifyChannel({
    egress,
    clock,
    client_id,
    client_secret,
    base_url: `${url}/shopify`,
    rates_url: RATES_URL,
  });
};

describeChannel({
  source: 'shopify',
  make,
  has_platform_logistics: false,
  has_partial_shipments: true,
  partial: null,
  takes_back_tracking: true,
  refresh_days: 90,
  forgives_former_token: true,
  subscribes: true,
  shipping_line: 'Standard',
  tells_deauthorisation: true,
  words: { ready: 'OPEN', cancelled: 'CANCELLED' },
});

const start = (shop_address: string) => async () => {
  const house = await openChannel('shopify', make);
  const request = { state: 's', redirect_url: 'https://shop.example/stores', callback_url: '', shop_address };
  const started = house.channel.startConnect(request);
  await house.stop();
  return started;
};

test.each([
  'evil.example',
  'kopi.myshopify.com.evil.example',
  '-kopi.myshopify.com',
  '',
  'kopi_shop',
  'a@b.myshopify.com',
])('channels 1: %j is no store of Shopify', async (address) => {
  expect(await start(address)()).toEqual({ status: 'refused', reason: 'shop_address' });
});

test.each(['kopi', 'KOPI.myshopify.com', 'https://kopi.myshopify.com/admin'])(
  'channels 1: %j is one',
  async (address) => {
    expect(await start(address)()).toMatchObject({
      status: 'redirect',
      url: expect.stringContaining('/kopi.myshopify.com/'),
    });
  },
);

test('channels 1: the return of another store is refused, signed or not', async () => {
  const house = await openChannel('shopify', make);
  const query = await house.authorise('allow');
  expect(await house.finish({ ...query, shop: 'other.myshopify.com' })).toMatchObject({ reason: 'signature' });
  expect(
    await house.channel.finishConnect({ query, redirect_url: '', shop_address: 'other.myshopify.com' }),
  ).toMatchObject({ reason: 'shop_address' });
  await house.stop();
});

test('channels 1: the three privacy topics are read, and one without a signature is not', async () => {
  const house = await openChannel('shopify', make);
  const { shopify } = { shopify: house.stand_in as ChannelParts['stand_ins']['shopify'] };
  const url = 'https://shop.example/hooks';
  shopify.announcePrivacy('customers/data_request', ['11', '12'], url);
  shopify.announcePrivacy('customers/redact', ['11'], url);
  shopify.announcePrivacy('shop/redact', [], url);
  const pushes = shopify.takePushes();
  expect(
    pushes.map((push) => house.readPush(push, '')).map((one) => (one.status === 'read' ? one.event : one)),
  ).toMatchObject([
    { kind: 'privacy', topic: 'data_request', order_ids: ['11', '12'] },
    { kind: 'privacy', topic: 'redact_buyer', order_ids: ['11'] },
    { kind: 'privacy', topic: 'redact_shop', order_ids: [] },
  ]);
  const [first] = pushes;
  if (first !== undefined)
    expect(
      house.readPush({ ...first, headers: { ...first.headers, 'x-shopify-hmac-sha256': 'AAAA' } }, '').status,
    ).toBe('signature');
  await house.stop();
});

test('channels 1: a held order says why, and is not shipped', async () => {
  const house = await openChannel('shopify', make);
  const shop = await house.connect();
  const order = house.stand_in.order({ status: 'ON_HOLD' });
  expect(await house.channel.readOrder(shop, order.id)).toMatchObject({
    status: 'problem',
    hold_reason: expect.stringContaining('INCORRECT_ADDRESS'),
  });
  const push = {
    order_id: order.id,
    tracking_number: 'X1',
    carrier: 'C',
    tracking_url: '',
    lines: [],
    notify_buyer: false,
    completes_order: false,
  };
  expect(await house.channel.pushTracking(shop, push)).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('holds'),
  });
  await house.stop();
});
