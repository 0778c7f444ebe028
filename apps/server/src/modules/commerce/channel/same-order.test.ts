import {
  endpoints,
  type AvailableStore,
  type Order,
  type OrderImport,
  type Store,
  type StoreOrder,
} from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, newStoreOrder } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channelOrderCounts } from './channel-order.table.ts';
import { compactStoreCounts } from './store-counts.repo.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
});
afterAll(() => app.close());

const place = async (body: Record<string, unknown>) =>
  (await app.call<Order>(endpoints.createOrder, { token, body })).body;
const parcel = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;

test('an order that came in a file of the store is one parcel, not two (channels C1)', async () => {
  const number = '#5501';
  const marketplace = { id: number, number, source: 'shopify' };
  const filed = await place({ reference_id: number, marketplace, package_content: 'From the file' });
  const { made, read } = await newStoreOrder(app, token, store, { number: '5501', logistics: 'own' });
  expect(read.parcels).toMatchObject([{ order_id: filed.id, is_from_file: true }]);
  const after = await parcel(filed.id);
  expect(after.marketplace).toEqual({ id: made.id, number: '5501', source: 'shopify' });
  expect(after.reference_id).toBe(number);
  expect(after.shipping_address?.coordinate.street).toContain('Bedok North');
});

test('the file of an order that the store told of before changes its parcel and makes none (channels C1)', async () => {
  const { read } = await newStoreOrder(app, token, store, { number: '5504', logistics: 'own' });
  const rows = [
    'Name,Email,Financial Status,Currency,Total,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Address1,Shipping Address2,Shipping Zip,Shipping Country,Shipping Phone,Cancelled at',
    '#5504,jun@example.test,paid,SGD,18,1,Kaya jam,18,Ong Jun Jie,Blk 301 Serangoon Ave 2,#09-114,550301,SG,6591234567,',
  ];
  const data_base64 = Buffer.from(rows.join('\n')).toString('base64');
  const body = { file_name: 'shopify.csv', data_base64, defaults: { package_weight: '1' } };
  const draft = await app.call<OrderImport>(endpoints.createOrderImport, { token, body });
  const params = { id: draft.body.id };
  const done = await app.call<OrderImport>(endpoints.importOrders, { token, params, body: {} });
  expect(done.body.result).toMatchObject({ created: 0, updated: 1 });
  expect((await parcel(read.parcels[0]?.order_id ?? '')).reference_id).toBe('#5504');
});

test('a parcel that names no store may be the same, and nobody is asked to guess: it is said (channels C1)', async () => {
  const by_hand = await place({ reference_id: '#5502' });
  const other_kind = await place({
    reference_id: '#5503',
    marketplace: { id: '9', number: '#5503', source: 'shopee' },
  });
  const { read } = await newStoreOrder(app, token, store, { number: '5502', logistics: 'own' });
  expect(read.same_number).toEqual([{ order_id: by_hand.id, number: by_hand.number }]);
  expect(read.parcels).toMatchObject([{ is_from_file: false }]);
  const another = await newStoreOrder(app, token, store, { number: '5503', logistics: 'own' });
  expect(another.read.parcels.map(({ order_id }) => order_id)).not.toContain(other_kind.id);
  expect(another.read.same_number).toEqual([]);
});

test('what a store has is read from kept sums, which stay right when they are joined', async () => {
  const health = async () => {
    const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
    return body.records.flatMap(({ stores }) => stores).find(({ id }) => id === store.id)?.connection;
  };
  await newStoreOrder(app, token, store, { status: 'X_NEW_WORD', lines: [{ status: 'X_NEW_WORD' }], logistics: 'own' });
  const before = await health();
  expect(before).toMatchObject({ seen: 5, imported: 4, skipped: 1, skips: [{ reason: 'held', orders: 1 }] });
  const more = sql`select ${store.id}::uuid, '', case when n % 2 = 0 then 1 else -1 end from generate_series(1, 400) n`;
  await app.ctx.db.execute(sql`insert into channel_order_counts ${more}`);
  await compactStoreCounts(app.ctx);
  const rows = await app.ctx.db.select().from(channelOrderCounts).where(eq(channelOrderCounts.channel_id, store.id));
  expect(rows.length).toBe(2);
  expect(await health()).toEqual(before);
  const { body } = await app.call<{ records: StoreOrder[] }>(endpoints.listStoreOrders, { token, query: {} });
  expect(body).toMatchObject({ total: 5, total_is_exact: true });
});
