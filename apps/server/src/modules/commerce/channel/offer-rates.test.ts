import { endpoints, type AvailableStore, type CheckoutRates } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channels } from './channel.table.ts';
import { shopifyRatesUrlOf } from './channel-urls.ts';
import { syncDueStores } from './sync-store.ts';

const WITH_PLAN = 'kopi-and-kaya.myshopify.com';
const WITHOUT_PLAN = 'teh-tarik-club.myshopify.com';

let app: TestApp;
let token: string;

const services = (shop: string) => standInsOf(app).shopify.carrier_services.of(shop);
const readAll = async () => {
  while ((await syncDueStores(app.ctx)) > 0);
};
const ratesOf = async (shop: string): Promise<CheckoutRates | null | undefined> => {
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  const stores = body.records.flatMap((kind) => kind.stores);
  return stores.find(({ connection }) => connection?.external_shop_id === shop)?.connection?.checkout_rates;
};
const disconnect = async (id: string) => {
  const query = { store: 'shopify' as const, shop_name: '', id };
  await app.call(endpoints.disconnectStore, { token, params: { id }, query });
};

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

test('a Shopify store that is connected can ask for prices at checkout, once, until it is disconnected', async () => {
  const store = await connectStore(app, token, 'shopify', WITH_PLAN);
  expect(await ratesOf(WITH_PLAN)).toBeNull();
  await readAll();
  expect(services(WITH_PLAN)).toMatchObject([
    { callbackUrl: shopifyRatesUrlOf(app.ctx.env), active: true, supportsServiceDiscovery: true },
  ]);
  expect(await ratesOf(WITH_PLAN)).toEqual({ state: 'offered', message: '' });
  // The next day's check finds it and makes no second one.
  await app.ctx.db.update(channels).set({ subscribed_at: 0, next_sync_at: 0 });
  await readAll();
  expect(services(WITH_PLAN).length).toBe(1);
  await disconnect(store.id);
  expect(services(WITH_PLAN)).toEqual([]);
});

test('a plan without that right is told in the words of the store, and its orders arrive all the same', async () => {
  const store = await connectStore(app, token, 'shopify', WITHOUT_PLAN);
  const { shopify } = standInsOf(app);
  shopify.order({}, shopify.shops.get(WITHOUT_PLAN));
  await readAll();
  const message = 'Carrier Calculated Shipping must be enabled for your store.';
  expect(await ratesOf(WITHOUT_PLAN)).toEqual({ state: 'plan', message });
  const { body } = await app.call<{ total: number }>(endpoints.listStoreOrders, {
    token,
    query: { store_id: store.id },
  });
  expect(body.total).toBe(1);
  // Upgraded: connecting again is enough.
  shopify.carrier_services.without_plan.delete(WITHOUT_PLAN);
  await connectStore(app, token, 'shopify', WITHOUT_PLAN);
  await readAll();
  expect(await ratesOf(WITHOUT_PLAN)).toEqual({ state: 'offered', message: '' });
  await disconnect(store.id);
});

test('a permission from before rates were asked for says so, until the store is connected again', async () => {
  const store = await connectStore(app, token, 'shopify', WITH_PLAN);
  standInsOf(app).shopify.scopes.set(WITH_PLAN, 'read_orders');
  await readAll();
  expect(await ratesOf(WITH_PLAN)).toMatchObject({ state: 'permission' });
  await connectStore(app, token, 'shopify', WITH_PLAN);
  await readAll();
  expect(await ratesOf(WITH_PLAN)).toMatchObject({ state: 'offered' });
  await disconnect(store.id);
});

test('channels that ask nobody for prices have nothing to say about them', async () => {
  await connectStore(app, await app.tokenOf('my@demo.sampan.test'), 'lazada');
  await readAll();
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, {
    token: await app.tokenOf('my@demo.sampan.test'),
  });
  const [store] = body.records.find(({ source }) => source === 'lazada')?.stores ?? [];
  expect(store?.connection).toMatchObject({
    checkout_rates: null,
    orders_url: `${app.ctx.env.public_url}/dev/channels/lazada/seller`,
  });
});
