import { endpoints, type Order, type Problem } from '@sampan/contract';
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
