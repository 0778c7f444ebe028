import { endpoints, type AvailableStore, type Order, type Store, type StoreOrder } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, deliverPushes, newStoreOrder, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { pushTracking } from './push-tracking.ts';
import { syncDueStores } from './sync-store.ts';
import { workInbox } from './work-inbox.ts';

const SECOND = 'teh-tarik-club.myshopify.com';

let app: TestApp;
let token: string;
let stores: [Store, Store];

const shopOf = ({ connection }: Store) => {
  const shop = standInsOf(app).shopify.shops.get(connection?.external_shop_id ?? '');
  if (shop === undefined) throw new Error('no such shop');
  return shop;
};
const listed = async () => {
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  return body.records.find(({ source }) => source === 'shopify')?.stores ?? [];
};
const numbersOf = async (store_id?: string) => {
  const query = { per_page: '50', ...(store_id === undefined ? {} : { store_id }) };
  const { body } = await app.call<{ records: StoreOrder[] }>(endpoints.listStoreOrders, { token, query });
  return body.records.map((order) => `${order.store_name} ${order.number}`).sort();
};
const readAll = async () => {
  while ((await syncDueStores(app.ctx)) > 0);
};
const hearAll = async () => {
  await deliverPushes(app);
  while ((await workInbox(app.ctx)) > 0);
};

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const first = await connectStore(app, token, 'shopify');
  stores = [first, await connectStore(app, token, 'shopify', SECOND)];
});
afterAll(() => app.close());

test('two stores of a kind stand beside each other, each by its own name', async () => {
  expect((await listed()).map(({ store_name }) => store_name)).toEqual(['Kopi & Kaya', 'Teh Tarik Club']);
  // Connected once more, each is the row it was.
  expect((await connectStore(app, token, 'shopify', SECOND)).id).toBe(stores[1].id);
  expect((await listed()).length).toBe(2);
});

test('orders of the same number are two, and each is its own store’s: by sync and by webhook', async () => {
  const { shopify } = standInsOf(app);
  for (const store of stores) shopify.order({ number: '5001' }, shopOf(store));
  await readAll();
  for (const store of stores) shopify.order({ number: '5002' }, shopOf(store));
  await hearAll();
  expect(await numbersOf()).toEqual([
    'Kopi & Kaya 5001',
    'Kopi & Kaya 5002',
    'Teh Tarik Club 5001',
    'Teh Tarik Club 5002',
  ]);
  expect(await numbersOf(stores[1].id)).toEqual(['Teh Tarik Club 5001', 'Teh Tarik Club 5002']);
});

test('a number goes to the store that sold', async () => {
  const { made, read } = await newStoreOrder(app, token, stores[1]);
  const id = read.parcels[0]?.order_id ?? '';
  const [entry] = (await quoteOf(app, token, id)).estimated_costs;
  const body = { estimated_costs_id: entry?.id };
  const label = await app.call<Order>(endpoints.createLabel, { token, params: { id }, body });
  while ((await pushTracking(app.ctx)) > 0);
  expect(made.parcels.map(({ tracking_number }) => tracking_number)).toEqual([label.body.label?.tracking_code]);
  const others = [...shopOf(stores[0]).orders.values()].flatMap(({ parcels }) => parcels);
  expect(others).toEqual([]);
});

test('one that is disconnected leaves the other alone, and is itself again when it comes back', async () => {
  const [first, second] = stores;
  const query = { store: 'shopify' as const, shop_name: first.store_name, id: first.id };
  await app.call(endpoints.disconnectStore, { token, params: { id: first.id }, query });
  expect((await listed()).map(({ id, connection }) => [id, connection?.state])).toEqual([[second.id, 'connected']]);
  const { shopify } = standInsOf(app);
  for (const store of stores) shopify.order({ number: '5003' }, shopOf(store));
  await hearAll();
  app.clock.advance(3_600);
  await readAll();
  const numbers = await numbersOf();
  expect(numbers).toContain('Teh Tarik Club 5003');
  expect(numbers).not.toContain('Kopi & Kaya 5003');
  // Its orders of before stay.
  expect(numbers).toContain('Kopi & Kaya 5001');
  expect((await connectStore(app, token, 'shopify', shopOf(first).id)).id).toBe(first.id);
});
