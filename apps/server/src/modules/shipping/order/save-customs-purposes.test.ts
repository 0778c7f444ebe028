import { endpoints, type Order } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const save = (parcels: object[]) =>
  app.call<{ updated: number; locked: string[] }>(endpoints.saveCustomsPurposes, { token, body: { parcels } });
const purposeOf = async ({ id }: Order) => {
  const { body } = await app.call<Order>(endpoints.getOrder, { token, params: { id } });
  return [body.customs_purpose, body.customs_explanation];
};

test('volume 4: one call says why many parcels cross a border; one with a label stays and is named', async () => {
  const [a, b, bought] = [await newOrder(app, token), await newOrder(app, token), await shippedOrder(app, token)];
  const before = await purposeOf(bought);
  const { status, body } = await save([
    { order_id: b.id, customs_purpose: 'other', customs_explanation: 'Goods for a trade fair' },
    { order_id: a.id, customs_purpose: 'sale_of_goods' },
    { order_id: a.id, customs_purpose: 'gift' },
    { order_id: bought.id, customs_purpose: 'documents' },
  ]);
  expect([status, body]).toEqual([200, { updated: 2, locked: [bought.id] }]);
  expect(await purposeOf(a)).toEqual(['gift', '']);
  expect(await purposeOf(b)).toEqual(['other', 'Goods for a trade fair']);
  expect(await purposeOf(bought)).toEqual(before);
});

test("a parcel of somebody else's stops all of it", async () => {
  const own = await newOrder(app, token);
  const other = await newOrder(app, await app.tokenOf('my@demo.sampan.test'));
  const before = await purposeOf(own);
  const { status } = await save([
    { order_id: own.id, customs_purpose: 'gift' },
    { order_id: other.id, customs_purpose: 'gift' },
  ]);
  expect([status, await purposeOf(own)]).toEqual([404, before]);
});
