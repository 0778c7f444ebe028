import {
  endpoints,
  type BuyerData,
  type Order,
  type Party,
  type PrivacyRequest,
  type Store,
  type StoreOrder,
} from '@sampan/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import {
  connectStore,
  deliverPushes,
  newStoreOrder,
  standInOf,
  standInsOf,
} from '#test/channel/connect-store.fixtures.ts';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { deliveryWishes } from '../../shipping/delivery-wish/delivery-wish.table.ts';
import { parcelInstructions } from '../../shipping/tracking/instruction.table.ts';
import { channelEvents, channelOrders, channelParcels } from './channel-order.table.ts';
import { channels } from './channel.table.ts';
import { webhookUrlOf } from './channel-urls.ts';
import { eraseBuyers } from './erase-buyers.repo.ts';
import { syncStore } from './sync-store.ts';
import { workInbox } from './work-inbox.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
});
afterAll(() => app.close());

const announce = async (topic: 'customers/data_request' | 'customers/redact', order_ids: string[]) => {
  standInsOf(app).shopify.announcePrivacy(topic, order_ids, webhookUrlOf(app.ctx.env, 'shopify', store.id));
  await deliverPushes(app);
  while ((await workInbox(app.ctx)) > 0);
};
const list = async (as = token) =>
  (
    await app.call<{ records: PrivacyRequest[]; total: number }>(endpoints.listPrivacyRequests, {
      token: as,
      query: {},
    })
  ).body;

test("a buyer's request is listed until somebody answers it, with everything that is kept (channels C11)", async () => {
  const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
  await announce('customers/data_request', [made.id]);
  const [request] = (await list()).records;
  expect(request).toMatchObject({ kind: 'data_request', state: 'open', number: read.number, store_order_id: read.id });
  const params = { id: request?.id ?? '' };
  const data = await app.call<{ orders: BuyerData[] }>(endpoints.exportBuyerData, { token, params });
  for (const text of [made.buyer.name, made.buyer.phone, made.buyer.address_1])
    expect(JSON.stringify(data.body)).toContain(text);
  expect(data.body.orders[0]?.parcels).toHaveLength(1);
  const stranger = await app.tokenOf('my@demo.sampan.test');
  expect((await list(stranger)).total).toBe(0);
  expect((await app.refusal(endpoints.exportBuyerData, { token: stranger, params })).status).toBe(404);
  // A month passes without an answer: it stays on the list.
  const past = Math.floor(app.clock.now() / 1000) - 31 * 86_400;
  await app.ctx.db
    .update(channelEvents)
    .set({ received_at: past, due_at: past })
    .where(eq(channelEvents.id, params.id));
  while ((await workInbox(app.ctx)) > 0);
  expect((await list()).records[0]?.state).toBe('open');
  const answered = await app.call<PrivacyRequest>(endpoints.answerPrivacyRequest, { token, params });
  expect(answered.body).toMatchObject({ state: 'done', done_at: expect.any(Number) });
});

test('a buyer without orders asks too; what is erased says so', async () => {
  await announce('customers/data_request', []);
  const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
  const order = await app.call<Order>(endpoints.getOrder, { token, params: { id: read.parcels[0]?.order_id ?? '' } });
  const body = { party: order.body.shipping_address, tags: [] };
  expect((await app.call(endpoints.createSavedRecipient, { token, body })).status).toBe(200);
  const search = made.buyer.name;
  const saved = async () =>
    (await app.call<{ total: number }>(endpoints.listSavedRecipients, { token, query: { search } })).body.total;
  expect(await saved()).toBe(1);
  app.clock.advance(5);
  await announce('customers/redact', [made.id]);
  expect(await saved()).toBe(0);
  const { records, total } = await list();
  expect(total).toBe(3);
  expect(records.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'data_request done',
    'data_request open',
    'redact_buyer done',
  ]);
  const id = records.find(({ state }) => state === 'open')?.id ?? '';
  expect((await app.call(endpoints.exportBuyerData, { token, params: { id } })).body).toEqual({ orders: [] });
});

/** Whose money the stand-ins of a channel sell for, and whether its buyers are erased after a store ends (channels 8). */
const OWNERS: Readonly<Record<ChannelSource, { owner: string; erases: boolean }>> = {
  shopify: { owner: 'sg@demo.sampan.test', erases: false },
  woocommerce: { owner: 'my@demo.sampan.test', erases: false },
  lazada: { owner: 'my@demo.sampan.test', erases: false },
  shopee: { owner: 'ph@demo.sampan.test', erases: true },
  tiktok: { owner: 'id@demo.sampan.test', erases: true },
};
const MONTH_S = 29 * 86_400;

describe.each(Object.entries(OWNERS))('buyers of %s', (source, { owner, erases }) => {
  const own = async () => {
    const as = await app.tokenOf(owner);
    const its = await connectStore(app, as, source as ChannelSource);
    const { made, read } = await newStoreOrder(app, as, its, { logistics: 'own' });
    /** Everything that names the buyer, as the merchant and the database have it. */
    const seen = async () => {
      const order = await app.call<StoreOrder>(endpoints.getStoreOrder, { token: as, params: { id: read.id } });
      const params = { id: read.parcels[0]?.order_id ?? '' };
      const parcel = await app.call<Order>(endpoints.getOrder, { token: as, params });
      const rows = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.id, read.id));
      const parcels = await app.ctx.db
        .select()
        .from(channelParcels)
        .where(eq(channelParcels.channel_order_id, read.id));
      expect(order.body.total).toBe(read.total);
      const text = JSON.stringify([order.body, parcel.body, rows, parcels]);
      return [made.buyer.name, made.buyer.phone, made.buyer.address_1].filter((word) => text.includes(word));
    };
    const disconnect = () =>
      app.call(endpoints.disconnectStore, {
        token: as,
        params: { id: its.id },
        query: { store: source as ChannelSource, shop_name: its.store_name, id: its.id },
      });
    return { as, its, made, read, seen, disconnect };
  };
  const work = async () => {
    while ((await workInbox(app.ctx)) > 0);
  };
  /** For what waits; sessions end sooner. */
  const monthLater = async ({ id }: Store) => {
    const earlier = { due_at: sql`due_at - ${MONTH_S}`, received_at: sql`received_at - ${MONTH_S}` };
    await app.ctx.db
      .update(channelEvents)
      .set(earlier)
      .where(and(eq(channelEvents.channel_id, id), isNull(channelEvents.done_at)));
    await work();
  };

  test('one is erased on request, and amounts stay', async () => {
    const { its, made, read, seen } = await own();
    expect((await seen()).length).toBe(3);
    const order_id = read.parcels[0]?.order_id ?? '';
    const wishes = () => app.ctx.db.select().from(deliveryWishes).where(eq(deliveryWishes.order_id, order_id));
    const [channel] = await app.ctx.db.select().from(channels).where(eq(channels.id, its.id));
    if (!channel) throw new Error('no store');
    const { company_id } = channel;
    await app.ctx.db.insert(deliveryWishes).values({ order_id, company_id, place: 'door', note: 'Blue gate' });
    expect(await wishes()).toHaveLength(1);
    const asked = {
      company_id,
      order_id,
      kind: 'address',
      note: 'Ask for Mei',
      state: 'asked',
      created_at: 1,
    } as const;
    const address_before = { ...FULL_DRAFT.shipping_address, name: made.buyer.name } as Party;
    const door = { street: made.buyer.address_1, unit_number: '' };
    await app.ctx.db.insert(parcelInstructions).values({ ...asked, id: randomUUID(), address_before, door });
    expect(await eraseBuyers(app.ctx, channel, made.id, { even_under_way: false })).toBe(true);
    expect(await seen()).toEqual([]);
    expect(await wishes()).toEqual([]);
    const left = await app.ctx.db.select().from(parcelInstructions).where(eq(parcelInstructions.order_id, order_id));
    expect(left).toMatchObject([{ kind: 'address', note: '', address_before: null, door: null }]);
  });

  test('stay when a store ends and is connected again; a month after it ended the marketplaces have them erased', async () => {
    const { as, its, seen, disconnect } = await own();
    expect((await disconnect()).status).toBe(200);
    await connectStore(app, as, source as ChannelSource);
    await monthLater(its);
    expect((await seen()).length).toBe(3);
    // The permission is taken back at the channel, where it says so, and then the store is disconnected here as well.
    await syncStore(app.ctx, its.id);
    standInOf(app, source).deauthorise();
    await deliverPushes(app);
    await work();
    const waiting = async () => (await list(as)).records.filter(({ state }) => state === 'waiting');
    const first = await waiting();
    app.clock.advance(60);
    expect((await disconnect()).status).toBe(200);
    expect(first).toMatchObject(erases ? [{ kind: 'redact_buyer', store_id: its.id }] : []);
    expect(await waiting()).toEqual(first);
    await monthLater(its);
    expect((await seen()).length).toBe(erases ? 0 : 3);
  });
});
