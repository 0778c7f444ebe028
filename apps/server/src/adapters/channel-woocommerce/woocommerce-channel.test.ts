import type { ChannelStandIns } from '@sampan/stand-ins';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allOrders, openChannel, WEBHOOK_URL } from '#test/adapters/channel.fixtures.ts';
import type { ChannelHouse, ChannelParts } from '#test/adapters/channel.fixtures.ts';
import { describeChannel } from '#test/adapters/channel.suite.ts';
import { createWooCommerceChannel } from './index.ts';

const make = ({ url, egress }: ChannelParts) =>
  createWooCommerceChannel({ egress, stand_in_url: `${url}/woocommerce` });

describeChannel({
  source: 'woocommerce',
  make,
  has_platform_logistics: false,
  has_partial_shipments: true,
  partial: null,
  takes_back_tracking: true,
  refresh_days: null,
  forgives_former_token: false,
  subscribes: true,
  shipping_line: 'Flat rate',
  tells_deauthorisation: false,
  words: { ready: 'processing', cancelled: 'cancelled' },
});

let house: ChannelHouse;
let woo: ChannelStandIns['woocommerce'];
beforeEach(async () => {
  house = await openChannel('woocommerce', make);
  woo = house.stand_in as ChannelStandIns['woocommerce'];
});
afterEach(() => house.stop());

const push = (order_id: string, tracking_number = 'SMP1') => ({
  order_id,
  tracking_number,
  carrier: 'Ninja Van',
  tracking_url: 'https://sampan.example/t/SMP1',
  lines: [],
  notify_buyer: true,
  completes_order: false,
});

test.each(['http://shop.example', 'ftp://shop.example', '', 'https://'])(
  'channels 2: %j is refused',
  (shop_address) => {
    const request = { state: 's', redirect_url: 'https://a.example', callback_url: 'https://a.example', shop_address };
    expect(house.channel.startConnect(request)).toEqual({ status: 'refused', reason: 'shop_address' });
  },
);

test('channels 2: keys that do not work are not a connection', async () => {
  const keys = { consumer_key: `ck_${'a'.repeat(40)}`, consumer_secret: `cs_${'b'.repeat(40)}` };
  expect(await house.finish(keys)).toMatchObject({ status: 'refused', reason: 'keys' });
});

test('channels 2: a shop without pretty permalinks is told so', async () => {
  const query = await house.authorise('allow');
  woo.has_permalinks = false;
  expect(await house.finish(query)).toMatchObject({ reason: 'keys', message: expect.stringContaining('permalinks') });
});

test('channels 2: a host that drops the header gets the keys in the address, and only such a host', async () => {
  const plain = await house.connect();
  expect(plain.tokens.extra['auth']).toBeUndefined();
  woo.strips_authorization = true;
  const shop = await house.connect();
  expect(shop.tokens.extra['auth']).toBe('query');
  const made = house.stand_in.order();
  expect(await house.channel.readOrder(shop, made.id)).toMatchObject({ external_id: made.id });
});

test.each(['fulfillments', 'shipment_tracking', 'ast', 'note'] as const)(
  'channels 2: tracking goes back by %s, once',
  async (way) => {
    const shop = await house.connect();
    woo.tracking = way;
    const made = house.stand_in.order();
    expect(await house.channel.pushTracking(shop, push(made.id))).toMatchObject({ status: 'pushed' });
    expect(await house.channel.pushTracking(shop, push(made.id))).toMatchObject({ status: 'pushed' });
    expect(way === 'note' ? woo.notes.map(({ note }) => note) : made.parcels.map((one) => one.tracking_number)).toEqual(
      [way === 'note' ? 'Ninja Van: SMP1 https://sampan.example/t/SMP1' : 'SMP1'],
    );
    const back = await house.channel.takeBackTracking(shop, { order_id: made.id, tracking_number: 'SMP1' });
    expect(back.status).toBe(way === 'note' ? 'by_hand' : 'taken_back');
  },
);

test('channels 2: an order is completed only when the merchant chose so', async () => {
  const shop = await house.connect();
  const [kept, done] = [house.stand_in.order(), house.stand_in.order()];
  await house.channel.pushTracking(shop, push(kept.id));
  await house.channel.pushTracking(shop, { ...push(done.id, 'SMP2'), completes_order: true });
  expect([kept.status, done.status]).toEqual(['processing', 'completed']);
});

test('channels 2: a walk by time sees orders once although many changed in one second', async () => {
  const shop = await house.connect();
  for (let index = 0; index < 230; index += 1) {
    house.stand_in.order();
    if (index % 40 === 0) house.wait(1000);
  }
  house.wait(5000);
  const orders = await allOrders(house.channel, shop, Math.floor(house.now_ms() / 1000) - 600);
  expect(orders.length).toBe(230);
  expect(new Set(orders.map(({ external_id }) => external_id)).size).toBe(230);
});

test('channels 2: the ping is no order, a disabled webhook is turned on again, the secret is ours', async () => {
  const shop = await house.connect();
  const { webhook_secret } = await house.channel.subscribe(shop, WEBHOOK_URL);
  expect(webhook_secret).toMatch(/^[\da-f]{48}$/u);
  const readings = house.readPushes(webhook_secret);
  expect(readings.map((one) => (one.status === 'read' ? one.event.kind : one.status))).toEqual([
    'ignored',
    'ignored',
    'ignored',
  ]);
  for (const webhook of woo.webhooks) webhook.status = 'disabled';
  const kept = { ...shop, tokens: { ...shop.tokens, extra: { ...shop.tokens.extra, webhook_secret } } };
  expect(await house.channel.subscribe(kept, WEBHOOK_URL)).toEqual({ webhook_secret });
  expect(woo.webhooks.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
});
