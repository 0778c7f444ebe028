import { afterEach, beforeEach, expect, test } from 'vitest';
import { allOrders, openChannel } from '#test/adapters/channel.fixtures.ts';
import type { ChannelHouse, ChannelParts } from '#test/adapters/channel.fixtures.ts';
import { describeChannel } from '#test/adapters/channel.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { createShopeeChannel } from './index.ts';

const make = ({ stand_ins, url, egress, clock }: ChannelParts) => {
  const { partner_id, partner_key } = stand_ins.shopee;
  return createShopeeChannel({ egress, clock, partner_id, partner_key, base_url: `${url}/shopee` });
};

describeChannel({
  source: 'shopee',
  make,
  has_platform_logistics: true,
  has_partial_shipments: false,
  partial: 'document',
  takes_back_tracking: false,
  refresh_days: 30,
  forgives_former_token: false,
  subscribes: false,
  tells_deauthorisation: true,
  words: { ready: 'READY_TO_SHIP', cancelled: 'CANCELLED' },
});

let house: ChannelHouse;
beforeEach(async () => {
  house = await openChannel('shopee', make);
});
afterEach(() => house.stop());

test('not proven: the nonce of a connection travels in the address Shopee returns to', async () => {
  const query = await house.authorise('allow', 'nonce-7');
  expect(query).toMatchObject({ state: 'nonce-7', shop_id: '14701711' });
});

test('not proven: a page of Shopee has 100 orders at most; we ask for 50, as many as it details', async () => {
  const shop = await house.connect();
  house.stand_in.order();
  await allOrders(house.channel, shop, Math.floor(house.now_ms() / 1000) - 60);
  const sizes = house.stand_in.calls.flatMap(({ query }) => query['page_size'] ?? []);
  expect(new Set(sizes)).toEqual(new Set(['50']));
});

test('channels 4: a longer time is walked in windows of 15 days', async () => {
  const shop = await house.connect();
  const start = house.now_ms();
  const order = house.stand_in.order();
  house.wait(40 * 86_400_000);
  const fresh = await house.connect();
  const orders = await allOrders(house.channel, { ...shop, tokens: fresh.tokens }, Math.floor(start / 1000) - 86_400);
  expect(orders.map(({ external_id }) => external_id)).toEqual([order.id]);
  const windows = house.stand_in.calls.flatMap(({ query: { time_from: from, time_to: to } }) =>
    from === undefined ? [] : Number(to) - Number(from),
  );
  expect(windows.length).toBe(3);
  expect(Math.max(...windows)).toBe(15 * 86_400);
});

test('channels 4: an order that is being cancelled stops', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ status: 'IN_CANCEL' });
  expect((await house.channel.readOrder(shop, order.id))?.status).toBe('cancel_asked');
  expect(await house.channel.arrange(shop, { order_id: order.id, lines: [] })).toMatchObject({ status: 'refused' });
});

test('channels 4: the street is told from the levels behind it', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order();
  expect((await house.channel.readOrder(shop, order.id))?.recipient).toMatchObject({
    address_1: '45 Maginhawa Street',
    district: 'Teachers Village East',
    city: 'Quezon City',
    state: 'Metro Manila',
    postcode: '1101',
    country: 'PH',
    phone: '+639000000001',
  });
});

test('channels 4: a server whose clock is off is told so', async () => {
  const shop = await house.connect();
  const late = createShopeeChannel({
    ...(await parts()),
    clock: { now: () => house.now_ms() - 600_000 },
  });
  await expect(late.readOrder(shop, 'X')).rejects.toMatchObject({
    code: 'clock',
    message: expect.stringContaining('clock'),
  });
});

/** The running stand-in once more, for a second adapter. */
async function parts() {
  const start = house.channel.startConnect({
    state: 's',
    redirect_url: 'https://a.example',
    callback_url: '',
    shop_address: '',
  });
  const url = new URL(start.status === 'redirect' ? start.url : '');
  const { partner_id, partner_key } = house.stand_in as ChannelParts['stand_ins']['shopee'];
  return { egress: createEgress({ allow: [url.host] }), partner_id, partner_key, base_url: `${url.origin}/shopee` };
}
