import {
  endpoints,
  type Answer,
  type Order,
  type OrderImport,
  type Problem,
  type ServiceMatch,
} from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, newStoreOrder } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;
let courier: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const constants = await app.call<Answer<typeof endpoints.getConstants>>(endpoints.getConstants, { token });
  courier = constants.body.couriers.find(({ countries }) => countries.includes('SG'))?.alias ?? '';
});
afterAll(() => app.close());

type Saved = { matches: ServiceMatch[] } & Problem;
const save = async (body: object, by = token) => app.call<Saved>(endpoints.saveServiceMatches, { token: by, body });
const read = async (by = token) => (await app.call<Saved>(endpoints.getServiceMatches, { token: by })).body.matches;

test('a name keeps its meaning, however it is spelled, until another is chosen or it is forgotten', async () => {
  await save({ matches: [{ name: 'Next Day', choice: 'fastest' }] });
  await save({ matches: [{ name: 'Standard', choice: 'courier', courier, label: 'One of ours' }] });
  const kept = { courier: null, service: null, label: '' };
  expect(await read()).toEqual([
    { ...kept, name: 'Next Day', choice: 'fastest' },
    { ...kept, name: 'Standard', choice: 'courier', courier, label: 'One of ours' },
  ]);
  // A choice that names no courier keeps none.
  await save({ matches: [{ name: 'next  DAY', choice: 'cheapest', courier, service: 'x' }], forgotten: ['STANDARD'] });
  expect(await read()).toEqual([{ ...kept, name: 'next  DAY', choice: 'cheapest' }]);
});

test('a courier nobody offers, none, and no service are refused by their field', async () => {
  const refused = await save({
    matches: [
      { name: 'A', choice: 'courier', courier: 'pigeon' },
      { name: 'B', choice: 'courier' },
      { name: 'C', choice: 'service', courier },
    ],
  });
  expect(refused.body.errors?.map(({ param, code }) => [param, code])).toEqual([
    ['matches.0.courier', 'validate.value_invalid'],
    ['matches.1.courier', 'validate.required'],
    ['matches.2.service', 'validate.required'],
  ]);
});

test('a file: its services are counted before the import, and its parcels and their comparison say what they ask for', async () => {
  const lines = [
    'reference,name,phone,address,unit,postcode,content,value,weight,service',
    'ASK-1,Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,1,Next Day',
    'ASK-2,Mei Ling,91234568,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,1,Next Day',
    'ASK-3,Mei Ling,91234569,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,1,Economy',
    'ASK-4,Mei Ling,91234560,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,20,1,',
  ];
  const { body: draft } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { file_name: 'asks.csv', data_base64: Buffer.from(lines.join('\n')).toString('base64') },
  });
  const params = { id: draft.id };
  const services = await app.call(endpoints.listImportServices, { token, params });
  expect(services.body).toEqual({
    services: [
      { name: 'Next Day', rows: 2 },
      { name: 'Economy', rows: 1 },
    ],
  });
  await app.call(endpoints.importOrders, { token, params, body: {} });
  const orders = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { import_id: draft.id } });
  const by_reference = new Map(orders.body.records.map((order) => [order.reference_id, order]));
  const asked = ['ASK-1', 'ASK-3', 'ASK-4'].map((name) => by_reference.get(name)?.requested_service);
  expect(asked).toEqual(['Next Day', 'Economy', null]);
  const compared = await app.call<Answer<typeof endpoints.estimateBulk>>(endpoints.estimateBulk, {
    token,
    body: { order_ids: [by_reference.get('ASK-1')?.id, by_reference.get('ASK-4')?.id] },
  });
  expect(compared.body.rows.map(({ requested_service }) => requested_service)).toEqual(['Next Day', null]);
});

test('a store: the delivery it sold is named, and the rules decide still', async () => {
  const rules = [{ choice: 'fastest' }];
  await app.call(endpoints.saveShippingRules, { token, body: { rules, sku_weights: [] } });
  const store = await connectStore(app, token, 'shopify');
  const { read: sold } = await newStoreOrder(app, token, store);
  const order_id = sold.parcels[0]?.order_id ?? '';
  const { body: order } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order_id } });
  expect(order).toMatchObject({ requested_service: 'Standard', rule_decision: { position: 1 } });
  const compared = await app.call<Answer<typeof endpoints.estimateBulk>>(endpoints.estimateBulk, {
    token,
    body: { order_ids: [order_id] },
  });
  expect(compared.body.rows[0]).toMatchObject({
    requested_service: 'Standard',
    rule_decision: { rule: { choice: 'fastest' } },
  });
});

test("one company: another's names and files are not seen", async () => {
  await save({ matches: [{ name: 'Next Day', choice: 'fastest' }] });
  const other = await app.tokenOf('my@demo.sampan.test');
  expect(await read(other)).toEqual([]);
  await save({ forgotten: ['Next Day'] }, other);
  expect(await read()).toHaveLength(1);
});
