import { endpoints, type AvailableStore, type StoreOrder } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverPushes, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { syncDueStores, workInbox } from '../modules/commerce/channel/index.ts';
import { createDemoStores } from './demo-stores.ts';

const COMPANIES = ['sg', 'my', 'ph', 'id'];
const MINUTES = 60;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Never the same twice, and the same in each run. */
function counting(): () => number {
  let n = 0;
  return () => {
    n += 1;
    return (n * 0.618_034) % 1;
  };
}

async function arrive() {
  while ((await syncDueStores(app.ctx)) > 0);
  await deliverPushes(app);
  while ((await workInbox(app.ctx)) > 0);
}
const ordersOf = async (name: string) => {
  const token = await app.tokenOf(`${name}@demo.sampan.test`);
  return (await app.call<{ records: StoreOrder[]; total: number }>(endpoints.listStoreOrders, { token, query: {} }))
    .body;
};
const storesOf = async (name: string) => {
  const token = await app.tokenOf(`${name}@demo.sampan.test`);
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  return body.records.flatMap(({ stores }) => stores);
};

test('each demo company has a store whose orders arrive while one looks, and not without end', async () => {
  const selling = createDemoStores(app.ctx, standInsOf(app), counting());
  await selling.run();
  await arrive();
  for (const name of COMPANIES) {
    const { records, total } = await ordersOf(name);
    expect(total, name).toBe(3);
    expect(new Set(records.flatMap(({ lines }) => lines.map(({ sku }) => sku))).size).toBeGreaterThan(1);
    expect(records.every(({ skip_reason, address_state }) => skip_reason === null && address_state === 'shown')).toBe(
      true,
    );
    expect((await storesOf(name)).map(({ connection }) => connection?.problem)).toEqual([null]);
  }
  for (let round = 0; round < 8; round += 1) {
    app.clock.advance(5 * MINUTES);
    await selling.run();
    await arrive();
  }
  const totals = await Promise.all(COMPANIES.map(async (name) => (await ordersOf(name)).total));
  expect(totals).toEqual([6, 6, 6, 6]);
  // As after a restart: the same stores with other tokens, and no order twice.
  await createDemoStores(app.ctx, standInsOf(app), counting()).run();
  await arrive();
  expect((await storesOf('sg')).map(({ connection }) => connection?.state)).toEqual(['connected']);
  expect((await ordersOf('sg')).total).toBe(6);
});
