import { endpoints, type Order, type Store, type StoreOrder, type StorePush } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  connectStore,
  deliverPushes,
  newStoreOrder,
  standInOf,
  standInsOf,
} from '#test/channel/connect-store.fixtures.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { eraseBuyers } from './erase-buyers.repo.ts';
import { channelEvents, channelOrders, channelPushes } from './channel-order.table.ts';
import { channels } from './channel.table.ts';
import { webhookUrlOf } from './channel-urls.ts';
import { pushTracking } from './push-tracking.ts';
import { syncDueStores } from './sync-store.ts';
import { workInbox } from './work-inbox.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
  await syncDueStores(app.ctx);
});
afterAll(() => app.close());

const stand_in = () => standInOf(app, 'shopify');
const read = async (id: string) =>
  (await app.call<StoreOrder>(endpoints.getStoreOrder, { token, params: { id } })).body;
const tell = async () => {
  while ((await pushTracking(app.ctx)) > 0);
};

async function buy(order_id: string) {
  const { estimated_costs } = await quoteOf(app, token, order_id);
  const entry = estimated_costs.find((each) => each.courier.alias === 'merlion-express');
  if (!entry) throw new Error('nobody serves the parcel');
  const body = { estimated_costs_id: entry.id };
  return app.call<Order>(endpoints.createLabel, { token, params: { id: order_id }, body });
}

async function shipped(lines: { quantity: number }[] = [{ quantity: 1 }]) {
  const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own', lines });
  const id = order.parcels[0]?.order_id ?? '';
  const bought = await buy(id);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  return { made, order, id, tracking_code: bought.body.label?.tracking_code ?? '' };
}

describe('numbers of labels go back to the store (channels C9)', () => {
  test('two parcels by their own quantities (channels C8)', async () => {
    const lines = [{ quantity: 3 }, { quantity: 1 }];
    const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own', lines });
    const order_id = order.parcels[0]?.order_id ?? '';
    const split = (quantity: number) =>
      app.call<StoreOrder>(endpoints.splitStoreOrder, {
        token,
        params: { id: order.id },
        body: { order_id, lines: [{ line_id: order.lines[0]?.line_id, quantity }] },
      });
    expect((await split(9)).status).toBe(422);
    const { body } = await split(2);
    expect(body.parcels.map((parcel) => parcel.lines.map(({ quantity }) => quantity))).toEqual([[1, 1], [2]]);
    for (const parcel of body.parcels) expect((await buy(parcel.order_id)).status).toBe(200);
    await tell();
    expect(made.lines.map(({ shipped: left }) => left)).toEqual([3, 1]);
    expect(made.parcels.length).toBe(2);
    expect((await read(order.id)).pushes.map(({ state }) => state)).toEqual(['pushed', 'pushed']);
  });

  test('what leaves takes its share of the cash on delivery along, and what the merchant wrote', async () => {
    const lines = [
      { quantity: 3, price_minor: 1_000 },
      { quantity: 1, price_minor: 333 },
    ];
    const cod = { logistics: 'own', is_cod: true, lines } as const;
    const { made, read: order } = await newStoreOrder(app, token, store, cod);
    const order_id = order.parcels[0]?.order_id ?? '';
    const amounts = async (now: StoreOrder) => {
      const parcels = now.parcels.map(({ order_id: id }) =>
        app.call<Order>(endpoints.getOrder, { token, params: { id } }),
      );
      return (await Promise.all(parcels)).map(({ body }) => body);
    };
    await app.call(endpoints.updateOrder, {
      token,
      params: { id: order_id },
      body: { delivery_instructions: 'Leave with the guard' },
    });
    const [line] = order.lines;
    const split = await app.call<StoreOrder>(endpoints.splitStoreOrder, {
      token,
      params: { id: order.id },
      body: { order_id, lines: [{ line_id: line?.line_id, quantity: 1 }] },
    });
    const parcels = await amounts(split.body);
    expect(order.cod).toBe(33.33);
    expect(parcels.map(({ expected_cod_collection }) => expected_cod_collection)).toEqual([23.33, 10]);
    expect(parcels.map((parcel) => parcel.delivery_instructions)).toEqual(Array(2).fill('Leave with the guard'));
    // Paid meanwhile: nobody collects any more.
    app.clock.advance(5);
    stand_in().change(made, { is_cod: false });
    await deliverPushes(app);
    while ((await workInbox(app.ctx)) > 0);
    const paid = await amounts(await read(order.id));
    expect(paid.map(({ expected_cod_collection }) => expected_cod_collection)).toEqual([0, 0]);
  });

  test('open pages hear when a store was told, webhook endpoints do not', async () => {
    const { id } = await shipped();
    const events = async () =>
      (
        await app.ctx.db
          .select()
          .from(outbox)
          .where(sql`payload #>> '{data,order_id}' = ${id}`)
      ).map(({ topic, payload }) => [topic, payload['event_type']]);
    const before = await events();
    await tell();
    expect((await events()).slice(before.length)).toEqual([['live', 'order_updated']]);
  });

  test("a refusal keeps the channel's words; a person tells again or does it by hand", async () => {
    const { made, order } = await shipped();
    stand_in().change(made, { status: 'ON_HOLD', lines: made.lines.map((line) => ({ ...line, status: 'ON_HOLD' })) });
    await tell();
    const [refused] = (await read(order.id)).pushes;
    expect(refused).toMatchObject({ state: 'refused', message: expect.stringContaining('Shopify') });
    const call = (endpoint: typeof endpoints.pushAgain) =>
      app.call<StorePush>(endpoint, { token, params: { id: refused?.id ?? '' } });
    stand_in().change(made, { status: 'OPEN', lines: made.lines.map((line) => ({ ...line, status: 'OPEN' })) });
    expect((await call(endpoints.pushAgain)).body.state).toBe('pending');
    expect((await call(endpoints.pushByHand as typeof endpoints.pushAgain)).body.state).toBe('by_hand');
    await tell();
    expect(made.parcels).toEqual([]);
  });
});

describe('changes after the label (channels C6)', () => {
  async function moved() {
    const ready = await shipped();
    app.clock.advance(5);
    stand_in().change(ready.made, { buyer: { ...ready.made.buyer, address_1: '9 Moved Away Street' } });
    await deliverPushes(app);
    while ((await workInbox(app.ctx)) > 0);
    return ready;
  }
  const resolve = (id: string, action: string) =>
    app.call<StoreOrder>(endpoints.resolveStoreOrder, { token, params: { id }, body: { action } });

  test('show the difference and change no label; keeping it is an answer', async () => {
    const { order, id } = await moved();
    const { attention } = await read(order.id);
    expect(attention).toMatchObject({ changes: ['address'], differences: [{ field: 'shipping_address' }] });
    expect(attention?.differences[0]?.after).toContain('9 Moved Away Street');
    const parcel = (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
    expect(parcel.shipping_address?.coordinate.street).not.toContain('9 Moved Away Street');
    expect((await resolve(order.id, 'keep')).body).toMatchObject({ attention: null, parcels: [{ order_id: id }] });
  });

  test('cancel and relabel makes one new parcel with the new address', async () => {
    const { order, id } = await moved();
    const { body } = await resolve(order.id, 'relabel');
    expect(body.attention).toBeNull();
    expect(body.parcels.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'new']);
    const fresh = body.parcels.find(({ order_id }) => order_id !== id);
    const parcel = (await app.call<Order>(endpoints.getOrder, { token, params: { id: fresh?.order_id ?? '' } })).body;
    expect(parcel.shipping_address?.coordinate.street).toContain('9 Moved Away Street');
  });
});

test('erasing a buyer leaves amounts only (channels C11)', async () => {
  const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own' });
  const [channel] = await app.ctx.db.select().from(channels).where(eq(channels.id, store.id));
  if (!channel) throw new Error('no store');
  expect(await eraseBuyers(app.ctx, channel, made.id, { even_under_way: false })).toBe(true);
  const erased = await read(order.id);
  const id = order.parcels[0]?.order_id ?? '';
  const parcel = (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
  const rows = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.id, order.id));
  for (const text of [made.buyer.name, made.buyer.phone, made.buyer.address_1])
    expect(JSON.stringify([erased, parcel, rows])).not.toContain(text);
  expect(erased.total).toBe(order.total);
  expect((await app.ctx.db.select().from(channelPushes)).every(({ carrier }) => carrier !== '')).toBe(true);
});

describe('what a store says of its buyers (channels C11)', () => {
  const announce = (order_ids: string[], topic: 'customers/redact' | 'shop/redact' = 'customers/redact') => {
    const { shopify } = standInsOf(app);
    shopify.announcePrivacy(topic, order_ids, webhookUrlOf(app.ctx.env, 'shopify', store.id));
    return deliverPushes(app);
  };
  const work = async () => {
    while ((await workInbox(app.ctx)) > 0);
  };

  test('is done though the database failed more often than an order is asked for', async () => {
    const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own' });
    expect(await announce([made.id])).toEqual([200]);
    await app.ctx.db.execute(
      sql`alter table channel_orders add constraint no_erasing check (erased_at is null) not valid`,
    );
    await app.ctx.db.update(channelEvents).set({ attempts: 20 }).where(eq(channelEvents.external_id, made.id));
    await work();
    await app.ctx.db.execute(sql`alter table channel_orders drop constraint no_erasing`);
    app.clock.advance(3_601);
    await work();
    expect(JSON.stringify(await read(order.id))).not.toContain(made.buyer.name);
  });

  test('holds after the store was disconnected, and for every order when the shop is to be forgotten', async () => {
    const { made, read: order } = await newStoreOrder(app, token, store, { logistics: 'own' });
    const query = { store: 'shopify', shop_name: store.store_name, id: store.id };
    await app.call(endpoints.disconnectStore, { token, params: { id: store.id }, query });
    expect(await announce([], 'shop/redact')).toEqual([200]);
    await work();
    expect(JSON.stringify(await read(order.id))).not.toContain(made.buyer.name);
    store = await connectStore(app, token, 'shopify');
  });
});

// The last: a day later the session is over.
test('a store that cannot be asked holds up no purchase, and needs somebody after a day', async () => {
  const { order } = await shipped();
  const dead = { ...app.ctx, ports: { ...app.ctx.ports, channels: { ...app.ctx.ports.channels, shopify: null } } };
  const push = async () =>
    (await app.ctx.db.select().from(channelPushes).where(eq(channelPushes.channel_order_id, order.id)))[0];
  await pushTracking(dead);
  expect(await push()).toMatchObject({ state: 'pending', attempts: 1 });
  app.clock.advance(86_500);
  await pushTracking(dead);
  expect(await push()).toMatchObject({ state: 'needs_you', message: expect.stringContaining('not connected') });
});
