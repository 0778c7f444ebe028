import { endpoints, type AvailableStore, type Order, type Store, type StoreOrder } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { connectStore, deliverPushes, newStoreOrder, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channelEvents, channelOrders, channelParcels } from './channel-order.table.ts';
import { channels } from './channel.table.ts';
import { syncDueStores, syncStore } from './sync-store.ts';
import { workInbox } from './work-inbox.ts';

/** Whose money the stores of a country sell for. */
const COUNTRIES: Readonly<Record<string, string>> = {
  SG: 'sg@demo.sampan.test',
  MY: 'my@demo.sampan.test',
  PH: 'ph@demo.sampan.test',
  ID: 'id@demo.sampan.test',
};
/** What channels call a cancelled order. */
const CANCELLED: Readonly<Record<ChannelSource, string>> = {
  shopify: 'CANCELLED',
  woocommerce: 'cancelled',
  lazada: 'canceled',
  shopee: 'CANCELLED',
  tiktok: 'CANCELLED',
};

let app: TestApp;
/** A second server on the same database and the same channels. */
let other: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ database: app.database, clock: app.clock, ports: { channels: app.ctx.ports.channels } });
});
afterAll(() => app.close());

describe.each(Object.keys(CANCELLED) as ChannelSource[])('orders of %s', (source) => {
  let token: string;
  let store: Store;

  const orderOf = async (external_id: string) => {
    const [row] = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.external_id, external_id));
    if (!row) return null;
    return (await app.call<StoreOrder>(endpoints.getStoreOrder, { token, params: { id: row.id } })).body;
  };
  const parcelOf = async (order: StoreOrder | null) =>
    (await app.call<Order>(endpoints.getOrder, { token, params: { id: order?.parcels[0]?.order_id ?? '' } })).body;
  /** Both servers see to what arrived, at the same time. */
  const settle = async () => {
    while ((await Promise.all([workInbox(app.ctx), workInbox(other.ctx)])).some((count) => count > 0));
  };
  const health = async () => {
    const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
    return body.records.flatMap(({ stores }) => stores).find(({ id }) => id === store.id)?.connection;
  };

  beforeAll(async () => {
    token = await app.tokenOf(COUNTRIES[standInOf(app, source).shop.country] ?? '');
    store = await connectStore(app, token, source);
    standInOf(app, source).order({ logistics: 'own', at_ms: app.clock.now() - 60_000 });
    await syncDueStores(app.ctx);
  });

  test('the first sync reads them, the same again writes none (channels C3)', async () => {
    expect(await health()).toMatchObject({ state: 'connected', problem: null, imported: 1, seen: 1 });
    const rows = () => app.ctx.db.select().from(channelOrders).where(eq(channelOrders.channel_id, store.id));
    const before = await rows();
    app.clock.advance(60);
    expect(await syncStore(app.ctx, store.id)).toMatchObject({ status: 'done', imported: 0 });
    expect(await rows()).toEqual(before);
  });

  test('lost, doubled and turned webhooks on two servers: one parcel each (channels C1, C4)', async () => {
    const stand_in = standInOf(app, source);
    stand_in.modes.on('push_duplicated', 'push_reordered');
    app.clock.advance(5);
    const made = [stand_in.order({ logistics: 'own' }), stand_in.order({ logistics: 'own' })];
    const statuses = await deliverPushes(app, other);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await settle();
    stand_in.modes.off('push_duplicated', 'push_reordered');
    stand_in.modes.on('push_lost');
    const lost = stand_in.order({ logistics: 'own' });
    await deliverPushes(app);
    stand_in.modes.off('push_lost');
    await settle();
    expect(await orderOf(lost.id)).toBeNull();
    app.clock.advance(30);
    const outcomes = await Promise.all([syncStore(app.ctx, store.id), syncStore(other.ctx, store.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toContain('done');
    for (const { id } of [...made, lost]) {
      const order = await orderOf(id);
      expect(order).toMatchObject({ skip_reason: null, source, parcels: [{ status: 'new' }] });
      expect(await parcelOf(order)).toMatchObject({ marketplace: { id, number: order?.number, source } });
    }
    expect(stand_in.modes.met).toContain('push_duplicated');
  });

  test('a wrong signature and an unknown store are refused, and nothing is kept', async () => {
    const before = (await app.ctx.db.select().from(channelEvents)).length;
    const path = `/api/webhooks/channels/${source}${source === 'woocommerce' ? `/${store.id}` : ''}`;
    const forged = await app.app.request(path, {
      method: 'POST',
      headers: {
        authorization: 'forged',
        'x-shopify-hmac-sha256': 'forged',
        'x-wc-webhook-signature': 'forged',
        'x-wc-webhook-topic': 'order.updated',
      },
      body: '{"id":1}',
    });
    expect(forged.status).toBe(401);
    expect((await app.ctx.db.select().from(channelEvents)).length).toBe(before);
  });

  test("a change at the store reaches the parcel; the merchant's own edit stays and is marked (channels C6)", async () => {
    const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
    const id = read.parcels[0]?.order_id ?? '';
    await app.call(endpoints.updateOrder, { token, params: { id }, body: { package_content: 'Tea, hand packed' } });
    app.clock.advance(5);
    const [line] = made.lines;
    standInOf(app, source).change(made, {
      buyer: { ...made.buyer, address_1: '9 Moved Away Street' },
      lines: line ? [{ ...line, name: 'Another bag' }] : [],
    });
    await deliverPushes(app);
    await settle();
    const after = await parcelOf(await orderOf(made.id));
    expect(after.shipping_address?.coordinate.street).toContain('9 Moved Away Street');
    expect(after.package_content).toBe('Tea, hand packed');
    expect((await orderOf(made.id))?.parcels[0]?.own_edits).toContain('package_content');
  });

  test('one that is cancelled before its label leaves the list; an unknown word is held (channels 9)', async () => {
    const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
    app.clock.advance(5);
    const status = CANCELLED[source];
    standInOf(app, source).change(made, { status, lines: made.lines.map((line) => ({ ...line, status })) });
    await deliverPushes(app);
    await settle();
    const after = await orderOf(made.id);
    expect(after).toMatchObject({ id: read.id, status: 'cancelled', attention: null });
    expect((await parcelOf(after)).archived_at).toEqual(expect.any(Number));
    const word = source === 'shopify' ? 'X_NEW_WORD' : 'NEW_WORD';
    const odd = { status: word, lines: [{ status: word }], logistics: 'own' as const };
    const held = await newStoreOrder(app, token, store, odd);
    expect(held.read).toMatchObject({ status: 'held', skip_reason: 'held', parcels: [] });
    expect((await health())?.skips).toContainEqual({ reason: 'held', orders: 1 });
  });

  test('a label for what the marketplace ships is refused with the reason', async () => {
    const { read } = await newStoreOrder(app, token, store, { logistics: 'platform' });
    if (read.logistics === 'own') return expect(['shopify', 'woocommerce']).toContain(source);
    const body = { estimated_costs_id: 'any', payment_method_type: 'wallet', total_fee: 1 };
    const refused = await app.refusal(endpoints.createLabel, {
      token,
      params: { id: read.parcels[0]?.order_id ?? '' },
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(refused.body.code).toBe('platform_ships');
  });

  test('masked names become no address, and nothing a label would print', async () => {
    standInOf(app, source).modes.on('masked');
    const { read } = await newStoreOrder(app, token, store, { logistics: 'own' });
    standInOf(app, source).modes.off('masked');
    expect(read.address_state).not.toBe('shown');
    expect((await parcelOf(read)).shipping_address).toBeNull();
  });

  test('a store that is slow, asks to wait or edits in between is read all the same', async () => {
    const stand_in = standInOf(app, source);
    stand_in.modes.on('throttle');
    expect(await syncStore(app.ctx, store.id)).toMatchObject({ status: 'failed' });
    expect((await health())?.problem?.code).toBe('throttled');
    stand_in.modes.on('slow', 'edited_after_list');
    expect(await syncStore(app.ctx, store.id)).toMatchObject({ status: 'done' });
    stand_in.modes.off('slow', 'edited_after_list');
    expect((await health())?.problem).toBeNull();
  });

  test('a permission that is taken back while two servers read ends the store once', async () => {
    const { modes } = standInOf(app, source);
    modes.on('deauthorised');
    const outcomes = await Promise.all([syncStore(app.ctx, store.id), syncStore(other.ctx, store.id)]);
    modes.off('deauthorised');
    expect(outcomes.filter(({ status }) => status === 'done')).toEqual([]);
    expect(await health()).toMatchObject({ state: 'needs_reconnect', problem: { code: 'unauthorised' } });
    expect((await connectStore(app, token, source)).id).toBe(store.id);
    expect(await syncStore(app.ctx, store.id)).toMatchObject({ status: 'done' });
  });

  test('a dead token: the store needs the merchant, keeps its orders, and works again when connected', async () => {
    const stand_in = standInOf(app, source);
    stand_in.deauthorise();
    await deliverPushes(app);
    await settle();
    await syncStore(app.ctx, store.id);
    expect((await health())?.state).not.toBe('connected');
    expect((await health())?.problem?.message).not.toBe('');
    const fetched = await app.refusal(endpoints.fetchStoreOrder, { token, body: { store_id: store.id, number: '1' } });
    expect(fetched.body.code).toBe('store_needs_reconnect');
    expect((await connectStore(app, token, source)).id).toBe(store.id);
    expect(await syncStore(app.ctx, store.id)).toMatchObject({ status: 'done' });
    const numbers = await app.ctx.db.select().from(channelParcels);
    expect(new Set(numbers.map(({ channel_order_id }) => channel_order_id)).size).toBe(numbers.length);
    // Other stores heard nothing of it.
    const rows = await app.ctx.db.select().from(channels);
    expect(rows.filter(({ id }) => id !== store.id).every(({ state }) => state === 'connected')).toBe(true);
  });
});
