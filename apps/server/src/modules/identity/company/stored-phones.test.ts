import { endpoints, type Order, type PickupLocation, type User } from '@sampan/contract';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newOwner, SG_PLACE } from '#test/setting/setting.fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mendPhones } from './mend-phones.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await newOwner(app, 'phones@example.test'));
});
afterAll(() => app.close());

const SAVED = { name: 'Hui Min', phone: '9123 4567', coordinate: SG_PLACE, pickup_location: SG_PLACE };
const RECIPIENT = {
  name: 'Farah Iskandar',
  phone: '012-345 6789',
  email: '',
  coordinate: {
    street: '12 Jalan SS 2/24',
    post_code: '47300',
    city: 'Petaling Jaya',
    state: 'Selangor',
    country: 'MY',
  },
};

/** Every phone of the company as its rows have it. */
async function stored(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ phone: string }>(`
    with own as (select id, company_id from users where email = 'phones@example.test')
    select u.phone from users u join own using (id)
    union all select p.phone from pickup_locations p join own on own.company_id = p.company_id
    union all select o.billing_address ->> 'phone' from orders o join own on own.company_id = o.company_id
    union all select o.shipping_address ->> 'phone' from orders o join own on own.company_id = o.company_id`);
  return rows.map(({ phone }) => phone);
}

test('people, places and both sides of a parcel are stored in E.164 and answered as national numbers', async () => {
  const { body: user } = await app.call<User>(endpoints.saveSetting, { token, body: SAVED });
  expect(user.phone).toBe('91234567');
  const order = await app.call<Order>(endpoints.createOrder, {
    token,
    body: { ...FULL_DRAFT, shipping_address: RECIPIENT },
  });
  expect([order.body.billing_address?.phone, order.body.shipping_address?.phone]).toEqual(['91234567', '123456789']);
  expect(await stored()).toEqual(['+6591234567', '+6591234567', '+6591234567', '+60123456789']);
  // The list answers what the order did, and is searched by either form.
  for (const search of ['123456789', 'farah'])
    expect(
      (await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { search } })).body.records.map(
        ({ shipping_address }) => shipping_address?.phone,
      ),
    ).toEqual(['123456789']);
});

test('a phone changed later, and one that a draft has wrong', async () => {
  await app.call(endpoints.updateMe, { token, body: { phone: '+65 8123 4567' } });
  const [own] = await stored();
  expect(own).toBe('+6581234567');
  expect((await app.call<User>(endpoints.getMe, { token })).body.phone).toBe('81234567');
  const body = { ...FULL_DRAFT, shipping_address: { ...RECIPIENT, phone: 'ask Siti' } };
  const draft = await app.call<Order>(endpoints.createOrder, { token, body });
  expect(draft.body.shipping_address?.phone).toBe('ask Siti');
  expect(draft.body.missing).toContain('shipping_address.phone');
});

test('rows from before, with national numbers, are answered alike and mended once', async () => {
  await app.database.pool.query(`update users set phone = '6591234567' where email = 'phones@example.test'`);
  await app.database.pool.query(`
    update orders set shipping_address = jsonb_set(shipping_address, '{phone}', '"60123456789"')
    where shipping_address ->> 'phone' = '+60123456789'`);
  const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { search: 'farah' } });
  expect(body.records.map(({ shipping_address }) => shipping_address?.phone)).toContain('123456789');
  expect(await mendPhones(app.ctx.db)).toBe(1);
  expect(await mendPhones(app.ctx.db)).toBe(0);
  const [own] = await stored();
  expect(own).toBe('+6591234567');
  const places = await app.call<{ records: PickupLocation[] }>(endpoints.listPickupLocations, { token });
  expect(places.body.records.map(({ phone }) => phone)).toEqual(['91234567']);
});

test('nothing of the demo is stored as a national number', async () => {
  const { rows } = await app.database.pool.query<{ phone: string }>(`
    select phone from users where phone ~ '^[0-9]' and email like '%demo.sampan.test'
    union all select phone from pickup_locations where phone ~ '^[0-9]'
    union all select billing_address ->> 'phone' from orders where billing_address ->> 'phone' ~ '^[0-9]{8,}$'
      and billing_address ->> 'phone' <> '60123456789'`);
  expect(rows).toEqual([]);
});
