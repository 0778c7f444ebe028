import { endpoints, type Order, type Store, type StoreOrder } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { connectStore, newStoreOrder, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
});
afterAll(() => app.close());

const stand_in = () => standInOf(app, 'shopify');
const storeOrder = async (id: string) =>
  (await app.call<StoreOrder>(endpoints.getStoreOrder, { token, params: { id } })).body;

async function buy(order_id: string) {
  const { estimated_costs } = await quoteOf(app, token, order_id);
  const entry = estimated_costs.find((each) => each.courier.alias === 'merlion-express');
  const body = { estimated_costs_id: entry?.id };
  return app.call<Order & { code?: string }>(endpoints.createLabel, { token, params: { id: order_id }, body });
}

/** An order whose copy is older than five minutes; what the store says from now on nobody tells. */
async function old() {
  const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
  app.clock.advance(301);
  const unheard = (patch: Parameters<ReturnType<typeof stand_in>['change']>[1]) => {
    stand_in().change(made, patch);
    stand_in().takePushes();
  };
  return { made, read, unheard, id: read.parcels[0]?.order_id ?? '' };
}

test('an address that changed at the store meanwhile: no label, the new data, and a look (channels C6)', async () => {
  const { made, read, unheard, id } = await old();
  unheard({ buyer: { ...made.buyer, address_1: '9 Moved Away Street' } });
  const refused = await buy(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'store_order_changed']);
  const { attention } = await storeOrder(read.id);
  expect(attention).toMatchObject({ changes: ['address'], is_before_label: true });
  expect(attention?.differences[0]?.after).toContain('9 Moved Away Street');
  const parcel = (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
  expect(parcel.shipping_address?.coordinate.street).toContain('9 Moved Away Street');
  expect(parcel.label).toBeNull();
  const bought = await buy(id);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  expect((await storeOrder(read.id)).attention).toBeNull();
});

test('seen is an answer, and there is no label that it could cancel', async () => {
  const { made, read, unheard, id } = await old();
  unheard({ lines: made.lines.map((line) => ({ ...line, name: 'Another bag' })) });
  expect((await buy(id)).body.code).toBe('store_order_changed');
  const body = { action: 'relabel' };
  const seen = await app.call<StoreOrder>(endpoints.resolveStoreOrder, { token, params: { id: read.id }, body });
  expect(seen.body).toMatchObject({ attention: null, parcels: [{ order_id: id, status: 'new' }] });
});

test('an order that was cancelled at the store meanwhile is not bought (channels C6)', async () => {
  const { made, unheard, id } = await old();
  const status = 'CANCELLED';
  unheard({ status, lines: made.lines.map((line) => ({ ...line, status })) });
  const refused = await buy(id);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toMatch(/^(?:order_locked|cancelled_at_store)$/u);
});

test('a store that does not answer is never in the way of a label', async () => {
  const { made, unheard, id } = await old();
  unheard({ buyer: { ...made.buyer, address_1: '9 Moved Away Street' } });
  stand_in().modes.on('throttle');
  expect((await buy(id)).status).toBe(200);
});
