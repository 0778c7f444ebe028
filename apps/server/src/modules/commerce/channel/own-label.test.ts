import { endpoints, type Order, type Store, type StoreOrder } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { connectStore, newStoreOrder, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { pushTracking } from './push-tracking.ts';
import { syncStore } from './sync-store.ts';

/** Whose money the stand-ins of a country sell for. */
const COUNTRIES: Readonly<Record<string, string>> = {
  SG: 'sg@demo.sampan.test',
  MY: 'my@demo.sampan.test',
  PH: 'ph@demo.sampan.test',
  ID: 'id@demo.sampan.test',
};
/** What becomes of a number that was told when its label is cancelled (channels C7). */
const TAKEN_BACK = {
  shopify: 'pushed',
  woocommerce: 'pushed',
  lazada: 'needs_you',
  shopee: 'needs_you',
  tiktok: 'needs_you',
} as const satisfies Record<ChannelSource, string>;
/** Keep one number for an order, however many boxes it leaves in. */
const ONE_NUMBER: ReadonlySet<string> = new Set(['shopee', 'tiktok']);

let app: TestApp;
/** A second server on the same database and the same channels. */
let other: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ database: app.database, clock: app.clock, ports: { channels: app.ctx.ports.channels } });
});
afterAll(() => app.close());

describe.each(Object.entries(TAKEN_BACK))('our own label for an order of %s', (source, taken_back) => {
  let token: string;
  let store: Store;
  const stand_in = () => standInOf(app, source);
  const pushesOf = async ({ id }: StoreOrder) =>
    (await app.call<StoreOrder>(endpoints.getStoreOrder, { token, params: { id } })).body.pushes;
  const tell = async () => {
    while ((await Promise.all([pushTracking(app.ctx), pushTracking(other.ctx)])).some((count) => count > 0));
  };

  async function buy(id: string): Promise<string> {
    const [entry] = (await quoteOf(app, token, id)).estimated_costs;
    const body = { estimated_costs_id: entry?.id };
    const label = await app.call<Order>(endpoints.createLabel, { token, params: { id }, body });
    expect(label.status, JSON.stringify(label.body)).toBe(200);
    return label.body.label?.tracking_code ?? '';
  }

  async function bought() {
    const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own' });
    const id = order.parcels[0]?.order_id ?? '';
    return { made, order, id, tracking_number: await buy(id) };
  }

  beforeAll(async () => {
    token = await app.tokenOf(COUNTRIES[stand_in().shop.country] ?? '');
    store = await connectStore(app, token, source as ChannelSource);
  });

  test('two servers tell its number once, though the answer of the first write is lost (channels C9)', async () => {
    const { made, order, tracking_number } = await bought();
    stand_in().modes.on('answer_lost');
    await tell();
    expect(stand_in().modes.met).toContain('answer_lost');
    app.clock.advance(60);
    await tell();
    expect(await pushesOf(order)).toMatchObject([{ state: 'pushed', attempts: 2, tracking_number }]);
    expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual([tracking_number]);
  });

  test('a store that asks to wait is told later, and no number is lost', async () => {
    const { made, order, tracking_number } = await bought();
    stand_in().modes.on('throttle');
    await tell();
    expect(await pushesOf(order)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    stand_in().modes.off('throttle');
    app.clock.advance(600);
    await tell();
    expect(await pushesOf(order)).toMatchObject([{ state: 'pushed' }]);
    expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual([tracking_number]);
  });

  test('a cancelled one is taken back, or the merchant is told what to do there (channels C7)', async () => {
    const { order, id } = await bought();
    await tell();
    const gone = await app.call(endpoints.cancelOrder, { token, params: { id }, body: { reason: 'Sold out' } });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    await tell();
    const pushes = await pushesOf(order);
    expect(pushes.map(({ kind, state }) => [kind, state])).toEqual([
      ['tracking', 'pushed'],
      ['take_back', taken_back],
    ]);
    if (taken_back === 'needs_you') expect(pushes[1]?.message).not.toBe('');
  });

  test('one that is cancelled before the store was told is told to nobody', async () => {
    const { made, order, id } = await bought();
    await app.call(endpoints.cancelOrder, { token, params: { id }, body: { reason: 'Sold out' } });
    await tell();
    expect(made.parcels).toEqual([]);
    expect((await pushesOf(order)).filter(({ state }) => state === 'pending')).toEqual([]);
  });

  test('an order in two boxes, bought one after the other: each number is told, or said to be the one too many', async () => {
    const lines = [{ quantity: 2 }, { quantity: 1 }];
    const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own', lines });
    const split = await app.call<StoreOrder>(endpoints.splitStoreOrder, {
      token,
      params: { id: order.id },
      body: { order_id: order.parcels[0]?.order_id, lines: [{ line_id: order.lines[0]?.line_id, quantity: 1 }] },
    });
    expect(split.status, JSON.stringify(split.body)).toBe(200);
    const [first = '', second = ''] = split.body.parcels.map(({ order_id }) => order_id);
    const one = await buy(first);
    await tell();
    // The store says what it makes of the first number, and the other box is still to be sent.
    app.clock.advance(30);
    await syncStore(app.ctx, store.id);
    expect((await app.call<Order>(endpoints.getOrder, { token, params: { id: second } })).body.archived_at).toBeNull();
    const other_one = await buy(second);
    await tell();
    const told = made.parcels.map(({ tracking_number, quantities }) => [tracking_number, Object.values(quantities)]);
    const pushes = await pushesOf(order);
    if (ONE_NUMBER.has(source)) {
      expect(told).toEqual([[one, [2, 1]]]);
      expect(pushes.map(({ state }) => state)).toEqual(['pushed', 'refused']);
      expect(pushes[1]?.message).toContain(`keeps one tracking number for an order and has ${one}`);
    } else {
      expect(told).toEqual([
        [one, [1, 1]],
        [other_one, [1]],
      ]);
      expect(pushes.map(({ state }) => state)).toEqual(['pushed', 'pushed']);
    }
  });

  test('a permission that was taken back keeps the number waiting until the store is connected again', async () => {
    const { made, order, tracking_number } = await bought();
    stand_in().deauthorise();
    await tell();
    expect(await pushesOf(order)).toMatchObject([{ state: 'pending' }]);
    expect((await connectStore(app, token, source as ChannelSource)).id).toBe(store.id);
    app.clock.advance(3_600);
    await tell();
    expect(await pushesOf(order)).toMatchObject([{ state: 'pushed', tracking_number }]);
    expect(made.parcels.map((parcel) => parcel.tracking_number)).toEqual([tracking_number]);
  });
});
