import { endpoints, type Answer, type Order, type Problem } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;
let delivered: Order;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const coordinate = { country: 'SG', unit_number: '#08-212', street: '145 Lorong 2 Toa Payoh', post_code: '310145' };
  const { body } = await app.call<Order>(endpoints.createOrder, {
    token,
    body: {
      reference_id: 'RET-1',
      shipping_address: { name: 'Nurul Aisyah', phone: '91234567', email: 'buyer@example.test', coordinate },
      package_content: 'Kaya jam',
      total_package_value: 48,
      expected_cod_collection: 48,
      dimension: { length: 24, width: 18, height: 12, weight: 1.2 },
    },
  });
  delivered = body;
});
afterAll(() => app.close());

const setStatus = async (id: string, status: string, last_event: object | null = null) =>
  app.database.pool.query('update orders set status = $2, last_event = $3 where id = $1', [
    id,
    status,
    last_event === null ? null : JSON.stringify(last_event),
  ]);
const giveBack = async (id: string, by = token) =>
  app.call<Order & Pick<Problem, 'code'>>(endpoints.createReturn, { token: by, params: { id } });
const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;

test('a parcel the recipient does not have is not returned', async () => {
  expect((await giveBack(delivered.id)).body.code).toBe('not_delivered');
  await setStatus(delivered.id, 'completed', { status: 'returned', status_description: '', created_at: 1 });
  expect((await giveBack(delivered.id)).body.code).toBe('not_delivered');
});

test('a delivered one: sender and recipient change places, nothing is collected, and each names the other', async () => {
  await setStatus(delivered.id, 'completed', { status: 'completed', status_description: '', created_at: 1 });
  const answers = await Promise.all([giveBack(delivered.id), giveBack(delivered.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [{ body: back }, { body: again }] = answers as [(typeof answers)[0], (typeof answers)[0]];
  expect(again.id).toBe(back.id);
  expect(back).toMatchObject({
    status: 'new',
    reference_id: null,
    billing_address: delivered.shipping_address,
    shipping_address: delivered.billing_address,
    package_content: 'Kaya jam',
    total_package_value: 48,
    expected_cod_collection: 0,
    is_cod: false,
    dimension: { length: 24, width: 18, height: 12, weight: 1.2 },
    missing: [],
    return_of: { id: delivered.id, number: delivered.number },
  });
  expect((await read(delivered.id)).returned_by).toEqual({ id: back.id, number: back.number });
});

test('a return that is deleted names nothing any more, and another can be started', async () => {
  const { body: back } = await giveBack(delivered.id);
  await app.call(endpoints.archiveOrder, { token, params: { id: back.id }, body: {} });
  const gone = await app.call(endpoints.deleteOrder, { token, params: { id: back.id } });
  expect(gone.status).toBe(200);
  expect((await read(delivered.id)).returned_by).toBeNull();
  expect((await giveBack(delivered.id)).body.id).not.toBe(back.id);
});

test("another company's parcel is not found", async () => {
  expect((await giveBack(delivered.id, await app.tokenOf('my@demo.sampan.test'))).status).toBe(404);
});

test('across a border: the parcel starts in the other country, its goods keep what customs ask, and the answer says who can ship it', async () => {
  const coordinate = {
    country: 'MY',
    street: '20 Jalan Tun Perak',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    post_code: '50050',
  };
  const goods = [
    { name: 'Kaya jam', quantity: 2, weight: 0.6, unit_value: 24, hs_code: '200799', origin_country: 'SG' },
  ];
  const { body: sent } = await app.call<Order>(endpoints.createOrder, {
    token,
    body: {
      shipping_address: { name: 'Nurul Aisyah', phone: '123456789', email: 'buyer@example.test', coordinate },
      package_content: 'Kaya jam',
      total_package_value: 48,
      dimension: { length: 24, width: 18, height: 12, weight: 1.2 },
      items: goods,
    },
  });
  await setStatus(sent.id, 'completed');
  const { body: back } = await giveBack(sent.id);
  expect(back).toMatchObject({
    origin_country_code: 'MY',
    billing_address: { name: 'Nurul Aisyah', coordinate: { country: 'MY' } },
    shipping_address: { coordinate: { country: 'SG' } },
    items: goods,
    customs_purpose: 'returned_goods',
    currency: 'SGD',
    total_package_value: 48,
    missing: [],
  });
  // Published rates are in the currency of the country a parcel starts in, and a wallet pays in its own.
  const prices = await app.call<Answer<typeof endpoints.estimateOrder>>(endpoints.estimateOrder, {
    token,
    params: { id: back.id },
    body: {},
  });
  expect(prices.body.estimated_costs).toEqual([]);
  expect(prices.body.reasons).toEqual([
    { code: 'origin_abroad', message: expect.stringContaining('upload its tracking number') },
  ]);
  // The recipient ships it there; its number makes the return known here.
  const file = Buffer.from(`order number,tracking number,courier\n${back.number},ER123456789MY,Pos Malaysia\n`);
  const { body: applied } = await app.call<Answer<typeof endpoints.applyTrackingFile>>(endpoints.applyTrackingFile, {
    token,
    body: { file_name: 'sent.csv', data_base64: file.toString('base64') },
  });
  expect(applied.rows).toMatchObject([{ state: 'shipped', order_id: back.id }]);
  expect(await read(back.id)).toMatchObject({
    return_of: { id: sent.id },
    shipped_elsewhere: { tracking_number: 'ER123456789MY' },
  });
});
