import { afterEach, beforeEach, expect, test } from 'vitest';
import { openChannel } from '#test/adapters/channel.fixtures.ts';
import type { ChannelHouse, ChannelParts } from '#test/adapters/channel.fixtures.ts';
import { describeChannel } from '#test/adapters/channel.suite.ts';
import { createLazadaChannel } from './index.ts';

const make = ({ stand_ins, url, egress, clock }: ChannelParts) => {
  const { app_key, app_secret } = stand_ins.lazada;
  return createLazadaChannel({ egress, clock, app_key, app_secret, base_url: `${url}/lazada` });
};

describeChannel({
  source: 'lazada',
  make,
  has_platform_logistics: true,
  has_partial_shipments: true,
  partial: 'pack',
  takes_back_tracking: false,
  refresh_days: 180,
  forgives_former_token: false,
  subscribes: false,
  tells_deauthorisation: false,
  words: { ready: 'pending', cancelled: 'canceled' },
});

let house: ChannelHouse;
beforeEach(async () => {
  house = await openChannel('lazada', make);
});
afterEach(() => house.stop());

const own = (order_id: string) => ({
  order_id,
  tracking_number: 'SMP1',
  carrier: 'Ninja Van',
  tracking_url: '',
  lines: [],
  notify_buyer: false,
  completes_order: false,
});

test('channels 3: a call that succeeds may have failed for a line, and the rest is packed later', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ lines: [{ quantity: 1 }, { quantity: 1 }] });
  house.stand_in.modes.on('partial');
  expect(await house.channel.arrange(shop, { order_id: order.id, lines: [] })).toEqual({
    status: 'pending',
    message: 'system busy',
  });
  expect(house.stand_in.modes.met).toContain('partial');
  expect((await house.channel.readOrder(shop, order.id))?.native_status).toBe('packed, pending');
  expect(await house.channel.arrange(shop, { order_id: order.id, lines: [] })).toMatchObject({ status: 'arranged' });
  expect(order.lines.map(({ status }) => status)).toEqual(['ready_to_ship', 'ready_to_ship']);
});

test('channels 3: an order is what its lines are, and parts of it are packed apart', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ lines: [{ quantity: 2 }, { quantity: 1 }] });
  const read = await house.channel.readOrder(shop, order.id);
  const [first] = read?.lines ?? [];
  const lines = [{ external_line_id: first?.external_id ?? '', quantity: 2 }];
  expect(await house.channel.arrange(shop, { order_id: order.id, lines })).toMatchObject({ status: 'arranged' });
  expect(await house.channel.readOrder(shop, order.id)).toMatchObject({
    status: 'ready',
    native_status: 'ready_to_ship, pending',
  });
  expect(await house.channel.arrange(shop, { order_id: order.id, lines })).toMatchObject({ status: 'refused' });
  expect(await house.channel.arrange(shop, { order_id: order.id, lines: [] })).toMatchObject({ status: 'arranged' });
  expect(order.parcels.map(({ line_ids }) => line_ids)).toEqual(order.lines.map(({ id }) => [id]));
});

test('channels 3: the authorisation ends after 180 days although it was refreshed', async () => {
  const shop = await house.connect();
  const ends = Math.floor(house.now_ms() / 1000) + 180 * 86_400;
  expect(shop.authorisation_ends_at).toBe(ends);
  house.wait(20 * 86_400_000);
  const fresh = await house.channel.refresh(shop);
  expect(fresh.status === 'refreshed' ? fresh.tokens.refresh_ends_at : 0).toBe(ends);
});

test('channels 3: a warning that the token ends is read', async () => {
  const lazada = house.stand_in as ChannelParts['stand_ins']['lazada'];
  lazada.announceTokenEnd();
  const ends_at = Math.floor(house.now_ms() / 1000) + 2 * 86_400;
  expect(house.readPushes('')).toMatchObject([
    { event: { kind: 'authorisation_ending', ends_at, external_shop_id: '1234567' } },
  ]);
});

test('not proven: the third level of an address is address5', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ buyer: { district: 'Bangsar Park' } });
  expect((await house.channel.readOrder(shop, order.id))?.recipient.district).toBe('Bangsar Park');
});

test('channels 3: an order the shop delivers itself is known before a price is offered', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ logistics: 'own' });
  expect((await house.channel.readOrder(shop, order.id))?.logistics).toBe('own');
  expect(await house.channel.pushTracking(shop, own(order.id))).toMatchObject({ status: 'pushed' });
});
