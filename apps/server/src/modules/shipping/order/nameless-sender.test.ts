import { endpoints, type Order, type PickupLocation } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOwner, SG_PLACE } from '#test/setting/setting.fixtures.ts';
import { mendSenders } from './mend-senders.ts';

let app: TestApp;
let token: string;
let company_id: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await newOwner(app, 'nameless@example.test'));
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    "update users set name = '' where email = 'nameless@example.test' returning company_id",
  );
  company_id = rows[0]?.company_id ?? '';
});
afterAll(() => app.close());

const saved = { coordinate: SG_PLACE, pickup_location: SG_PLACE };
const forgetNames = () =>
  app.database.pool.query("update pickup_locations set name = ' ' where company_id = $1", [company_id]);
const create = () => app.call<Order>(endpoints.createOrder, { token, body: FULL_DRAFT });

test('the pick-up place of somebody without a name is named after the company (spec 3 settings)', async () => {
  expect((await app.call(endpoints.saveSetting, { token, body: saved })).status).toBe(200);
  const places = await app.call<{ records: PickupLocation[] }>(endpoints.listPickupLocations, { token });
  expect(places.body.records.map(({ name }) => name)).toEqual(['Hui Min']);
  expect((await create()).body.billing_address?.name).toBe('Hui Min');
});

test('a place without a name refuses the parcel, naming the field, before anything is written', async () => {
  await forgetNames();
  const count = async () =>
    (await app.database.pool.query('select 1 from orders where company_id = $1', [company_id])).rowCount;
  const before = await count();
  const refused = await app.refusal(endpoints.createOrder, { token, body: FULL_DRAFT });
  expect([refused.status, refused.body.errors.map(({ param }) => param)]).toEqual([422, ['billing_address.name']]);
  expect(await count()).toBe(before);
});

test('rows without a name are mended, once, and are listed again', async () => {
  await app.database.pool.query(
    `update orders set billing_address = jsonb_set(billing_address, '{name}', '""') where company_id = $1`,
    [company_id],
  );
  expect((await app.call(endpoints.listOrders, { token })).status).toBe(500);
  expect(await mendSenders(app.ctx.db)).toBe(2);
  expect(await mendSenders(app.ctx.db)).toBe(0);
  const list = await app.call<{ records: Order[] }>(endpoints.listOrders, { token });
  expect(list.body.records.map(({ billing_address }) => billing_address?.name)).toEqual(['Hui Min']);
  expect((await create()).status).toBe(200);
});
