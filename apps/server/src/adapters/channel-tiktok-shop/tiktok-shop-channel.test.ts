import { afterEach, beforeEach, expect, test } from 'vitest';
import { openChannel } from '#test/adapters/channel.fixtures.ts';
import type { ChannelHouse, ChannelParts } from '#test/adapters/channel.fixtures.ts';
import { describeChannel } from '#test/adapters/channel.suite.ts';
import { createTiktokShopChannel } from './index.ts';

const make = ({ stand_ins, url, egress, clock }: ChannelParts) => {
  const { app_key, app_secret, service_id } = stand_ins.tiktok;
  return createTiktokShopChannel({ egress, clock, app_key, app_secret, service_id, base_url: `${url}/tiktok` });
};

describeChannel({
  source: 'tiktok',
  make,
  has_platform_logistics: true,
  has_partial_shipments: false,
  partial: null,
  takes_back_tracking: false,
  refresh_days: 90,
  forgives_former_token: false,
  subscribes: true,
  shipping_line: 'Standard shipping',
  tells_deauthorisation: true,
  words: { ready: 'AWAITING_SHIPMENT', cancelled: 'CANCELLED' },
});

let house: ChannelHouse;
beforeEach(async () => {
  house = await openChannel('tiktok', make);
});
afterEach(() => house.stop());

test('not proven: each piece of an order is a line of its own; those of one SKU are one line here', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ lines: [{ quantity: 3 }, { quantity: 1 }] });
  const read = await house.channel.readOrder(shop, order.id);
  expect(read?.lines.map(({ quantity, sku }) => [sku, quantity])).toEqual([
    ['SKU-1', 3],
    ['SKU-2', 1],
  ]);
});

test('channels 5: the ends of tokens are moments, not lengths', async () => {
  const { tokens } = await house.connect();
  expect(tokens.access_ends_at).toBe(Math.floor(house.now_ms() / 1000) + 7 * 86_400);
});

test.each(['UNPAID', 'ON_HOLD'])(
  'channels 5: an order that is %s has no address yet, which is no mistake',
  async (status) => {
    const shop = await house.connect();
    const order = house.stand_in.order({ status });
    expect(await house.channel.readOrder(shop, order.id)).toMatchObject({
      status: 'not_yet',
      address_state: 'withheld',
    });
  },
);

test('channels 5: a package shipped with another number is not taken for ours', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ logistics: 'own' });
  const push = {
    order_id: order.id,
    carrier: 'Ninja Van',
    tracking_url: '',
    lines: [],
    notify_buyer: false,
    completes_order: false,
  };
  expect(await house.channel.pushTracking(shop, { ...push, tracking_number: 'THEIRS' })).toMatchObject({
    status: 'pushed',
  });
  expect(await house.channel.pushTracking(shop, { ...push, tracking_number: 'OURS' })).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('has THEIRS'),
  });
});

test('channels 5: a courier TikTok Shop does not know is said', async () => {
  const shop = await house.connect();
  const order = house.stand_in.order({ logistics: 'own' });
  const push = {
    order_id: order.id,
    carrier: 'Uncle Bob',
    tracking_number: 'X',
    tracking_url: '',
    lines: [],
    notify_buyer: false,
    completes_order: false,
  };
  expect(await house.channel.pushTracking(shop, push)).toMatchObject({ message: expect.stringContaining('Uncle Bob') });
});

test.each([
  ['AWAITING_SHIPMENT', 'cancel_asked'],
  ['IN_TRANSIT', 'shipped'],
  ['CANCELLED', 'cancelled'],
] as const)('channels 9: a buyer asks to cancel an order that is %s: it is %s', async (status, expected) => {
  const shop = await house.connect();
  const order = house.stand_in.order({ status, extra: { is_buyer_request_cancel: true } });
  expect((await house.channel.readOrder(shop, order.id))?.status).toBe(expected);
});
