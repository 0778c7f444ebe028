import {
  endpoints,
  type Answer,
  type Order,
  type OrderImport,
  type Problem,
  type ShippingRules,
} from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, newStoreOrder } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const save = async (body: object, by = token) =>
  app.call<ShippingRules & Problem>(endpoints.saveShippingRules, { token: by, body });
const ordersOf = async (query: Record<string, string>) =>
  (await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query })).body.records;

async function importFile(header: string, rows: readonly string[]): Promise<Map<string | null, Order>> {
  const data_base64 = Buffer.from([header, ...rows].join('\n')).toString('base64');
  const { body } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { file_name: 'rules.csv', data_base64 },
  });
  const done = await app.call<OrderImport>(endpoints.importOrders, { token, params: { id: body.id }, body: {} });
  expect(done.body.result.created).toBe(rows.length);
  return new Map((await ordersOf({ import_id: body.id })).map((order) => [order.reference_id, order]));
}

test('rules are read back as they were saved, in their order', async () => {
  const rules = [
    { is_cod: true, over_value: 200, over_weight_g: null, up_to_weight_g: null, country: 'SG', choice: 'fastest' },
    { is_cod: null, over_value: null, over_weight_g: 5000, up_to_weight_g: null, country: null, choice: 'cheapest' },
  ];
  const saved = await save({ rules, sku_weights: [{ sku: 'JAM', weight_g: 380 }] });
  expect(saved.status).toBe(200);
  expect(saved.body.rules).toEqual(rules.map((rule) => ({ ...rule, courier: null })));
  const read = await app.call<ShippingRules>(endpoints.getShippingRules, { token });
  expect(read.body).toEqual(saved.body);
});

test('a courier nobody offers, none at all and a SKU given twice are refused by their field', async () => {
  const refused = await save({
    rules: [{ choice: 'courier', courier: 'pigeon' }, { choice: 'courier' }],
    sku_weights: [
      { sku: 'JAM', weight_g: 1 },
      { sku: 'JAM', weight_g: 2 },
    ],
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.map(({ param, code }) => [param, code])).toEqual([
    ['rules.0.courier', 'validate.value_invalid'],
    ['rules.1.courier', 'validate.required'],
    ['sku_weights.1.sku', 'validate.value_invalid'],
  ]);
  const half_cent = await save({ rules: [{ choice: 'cheapest', over_value: 1.005 }] });
  expect(half_cent.body.errors?.map(({ param }) => param)).toEqual(['rules.0.over_value']);
});

test('a file: each parcel says which rule decided; a service in the file comes first; a changed rule changes no decision', async () => {
  const constants = await app.call<Answer<typeof endpoints.getConstants>>(endpoints.getConstants, { token });
  const courier = constants.body.couriers.find(({ countries }) => countries.includes('SG'))?.alias ?? '';
  await save({
    rules: [
      { is_cod: true, over_value: 200, choice: 'courier', courier },
      { over_weight_g: 5000, choice: 'cheapest' },
    ],
  });
  const orders = await importFile('reference,name,phone,address,unit,postcode,content,value,cod,weight,service', [
    'RULE-1,Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,250,6,',
    'RULE-2,Mei Ling,91234568,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,,6,',
    'RULE-3,Mei Ling,91234569,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,,1,',
    'RULE-4,Mei Ling,91234560,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,,6,Next day',
  ]);
  const positions = ['RULE-1', 'RULE-2', 'RULE-3', 'RULE-4'].map((name) => orders.get(name)?.rule_decision?.position);
  expect(positions).toEqual([1, 2, undefined, undefined]);
  await save({ rules: [] });
  const order = orders.get('RULE-1');
  const kept = await app.call<Order>(endpoints.getOrder, { token, params: { id: order?.id ?? '' } });
  expect(kept.body.rule_decision?.rule).toMatchObject({ is_cod: true, over_value: 200, choice: 'courier', courier });
  const compared = await app.call<Answer<typeof endpoints.estimateBulk>>(endpoints.estimateBulk, {
    token,
    body: { order_ids: [order?.id, orders.get('RULE-3')?.id] },
  });
  expect(compared.body.rows.map(({ rule_decision }) => rule_decision?.rule.courier)).toEqual([courier, undefined]);
});

test('default weight by SKU: a Shopify file without weights is weighed', async () => {
  await save({ rules: [], sku_weights: [{ sku: 'JAM-250', weight_g: 380 }] });
  const header =
    'Name,Email,Financial Status,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,' +
    'Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Total,Currency';
  const orders = await importFile(header, [
    '#W1,a@example.com,paid,2,Kaya jam,12.00,JAM-250,true,Mei Ling,145 Lorong 2 Toa Payoh,Singapore,310145,SG,91234567,24,SGD',
  ]);
  expect([...orders.values()].map(({ dimension }) => dimension?.weight)).toEqual([0.76]);
});

test('a store: what it syncs is decided by the same rules', async () => {
  await save({ rules: [{ choice: 'fastest' }], sku_weights: [] });
  const store = await connectStore(app, token, 'shopify');
  const { read } = await newStoreOrder(app, token, store);
  const params = { id: read.parcels[0]?.order_id ?? '' };
  const parcel = await app.call<Order>(endpoints.getOrder, { token, params });
  expect(parcel.body.rule_decision).toMatchObject({ position: 1, rule: { choice: 'fastest' } });
});

test('a parcel whose weight changes before it is bought is decided again, and says so', async () => {
  await save({ rules: [{ over_weight_g: 5000, choice: 'fastest' }], sku_weights: [] });
  const orders = await importFile('reference,name,phone,address,unit,postcode,content,value,weight', [
    'AGAIN-1,Mei Ling,91234561,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,1',
  ]);
  const order = orders.get('AGAIN-1');
  expect(order?.rule_decision).toBeNull();
  const params = { id: order?.id ?? '' };
  const dimension = { length: 20, width: 20, height: 20, weight: 6 };
  const heavy = await app.call<Order>(endpoints.updateOrder, { token, params, body: { dimension } });
  expect(heavy.body.rule_decision).toMatchObject({ position: 1, rule: { choice: 'fastest' } });
  const light = await app.call<Order>(endpoints.updateOrder, {
    token,
    params,
    body: { dimension: { ...dimension, weight: 2 } },
  });
  expect(light.body.rule_decision).toBeNull();
});

test('a courier that a rule names and that does not serve the parcel is said on the parcel', async () => {
  const constants = await app.call<Answer<typeof endpoints.getConstants>>(endpoints.getConstants, { token });
  const couriers = constants.body.couriers.filter(({ countries }) => countries.includes('SG'));
  await save({ rules: [], sku_weights: [] });
  const row = (name: string, weight: string) =>
    `${name},Mei Ling,91234562,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,250,${weight}`;
  const header = 'reference,name,phone,address,unit,postcode,content,value,weight';
  const first = await importFile(header, [row('SERVED-0', '29')]);
  const compare = async (id: string | undefined) =>
    app.call<Answer<typeof endpoints.estimateBulk>>(endpoints.estimateBulk, { token, body: { order_ids: [id] } });
  const offered = (await compare(first.get('SERVED-0')?.id)).body.rows[0]?.estimated_costs ?? [];
  const serving = new Set(offered.map(({ courier }) => courier.alias));
  const absent = couriers.find(({ alias }) => !serving.has(alias))?.alias;
  const present = couriers.find(({ alias }) => serving.has(alias))?.alias;
  expect([typeof absent, typeof present]).toEqual(['string', 'string']);
  for (const [name, courier, is_served] of [
    ['SERVED-1', absent, false],
    ['SERVED-2', present, true],
  ] as const) {
    await save({ rules: [{ choice: 'courier', courier }], sku_weights: [] });
    const order = (await importFile(header, [row(name, '29')])).get(name);
    expect(order?.rule_decision?.is_served).toBeNull();
    const { body } = await compare(order?.id);
    expect(body.rows[0]?.rule_decision?.is_served).toBe(is_served);
    const read = await app.call<Order>(endpoints.getOrder, { token, params: { id: order?.id ?? '' } });
    expect(read.body.rule_decision?.is_served).toBe(is_served);
    expect(read.body.updated_at).toBe(order?.updated_at);
  }
});

test('of two who save the table they opened at the same time, the second is told', async () => {
  const { revision } = (await save({ rules: [], sku_weights: [] })).body;
  const saves = await Promise.all(
    (['fastest', 'cheapest'] as const).map(async (choice) => save({ rules: [{ choice }], sku_weights: [], revision })),
  );
  expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(saves.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
  const read = await app.call<ShippingRules>(endpoints.getShippingRules, { token });
  expect(read.body).toEqual(saves.find(({ status }) => status === 200)?.body);
});

test('one company: rules of another are neither seen nor used', async () => {
  await save({ rules: [{ choice: 'fastest' }] });
  const other = await app.tokenOf('my@demo.sampan.test');
  const theirs = await app.call<ShippingRules>(endpoints.getShippingRules, { token: other });
  expect(theirs.body.rules).toEqual([]);
});
