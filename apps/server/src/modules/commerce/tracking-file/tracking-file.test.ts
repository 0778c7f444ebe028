import { endpoints, type Answer, type Order, type Problem } from '@sampan/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectStore, newStoreOrder } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { pushTracking } from '../channel/index.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

type Applied = Answer<typeof endpoints.applyTrackingFile>;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const apply = async (lines: readonly string[], by = token) =>
  app.call<Applied & Partial<Problem>>(endpoints.applyTrackingFile, {
    token: by,
    body: { file_name: 'sent.csv', data_base64: base64(lines.join('\n')) },
  });
const newOrder = async (reference_id: string) =>
  (await app.call<Order>(endpoints.createOrder, { token, body: { reference_id, package_content: 'Jam' } })).body;
const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const HEADER = 'Order No,Tracking Number,Courier';

test('good rows in, bad rows back with their reasons, and the same file again changes nothing', async () => {
  const [first, second, cancelled] = [await newOrder('OUT-1'), await newOrder('OUT-2'), await newOrder('OUT-3')];
  await app.call(endpoints.cancelOrder, { token, params: { id: cancelled.id }, body: { reason: 'Sold out' } });
  const lines = [
    'Report of today,,',
    HEADER,
    '#OUT-1,NVSG123456,Ninja Van',
    `${second.number.toLowerCase()},JT 998877,J&T`,
    'OUT-1,OTHER-1,Ninja Van',
    'OUT-9,NVSG123457,Ninja Van',
    `${cancelled.number},NVSG123458,Ninja Van`,
    'OUT-2,5.77E+17,J&T',
    'OUT-2,,J&T',
    'OUT-2,J1,J&T',
    'OUT-2,NV_SG*1,J&T',
  ];
  const { body } = await apply(lines);
  expect(body.rows.map(({ row, state, order_id, reason }) => [row, state, order_id, reason?.code])).toEqual([
    [3, 'shipped', first.id, undefined],
    [4, 'shipped', second.id, undefined],
    [5, 'refused', first.id, 'validate.import_reference_twice'],
    [6, 'refused', null, 'validate.tracking_unknown'],
    [7, 'refused', cancelled.id, 'validate.import_already_shipped'],
    [8, 'refused', second.id, 'validate.import_digits_lost'],
    [9, 'refused', second.id, 'validate.required'],
    [10, 'refused', second.id, 'validate.too_short'],
    [11, 'refused', second.id, 'validate.characters_invalid'],
  ]);
  expect(body.rows.at(-2)?.reason?.message).toBe('Tracking number must be 3 characters or more');
  expect([body.shipped, body.known, body.refused]).toEqual([2, 0, 7]);
  expect(await read(first.id)).toMatchObject({
    status: 'new',
    archived_at: expect.any(Number),
    shipped_elsewhere: { tracking_number: 'NVSG123456', courier: 'Ninja Van' },
  });
  const again = await apply(lines);
  expect([again.body.shipped, again.body.known, again.body.refused]).toEqual([0, 2, 7]);
  // What comes back can be mended and sent again; its reasons are read over.
  const mended = body.refused_csv.replaceAll('OUT-9', (await newOrder('OUT-4')).number);
  const last = await apply(mended.split('\r\n'));
  expect([last.body.shipped, last.body.refused]).toEqual([1, 6]);
  // A store may know the first number by now.
  expect(last.body.rows[0]?.reason).toMatchObject({
    code: 'validate.tracking_differs',
    params: { number: 'NVSG123456' },
  });
});

test('a parcel that left elsewhere is found by its number, and is back in the lists without it', async () => {
  const order = await newOrder('OUT-5');
  await apply([HEADER, 'OUT-5,FINDME0815,Lalamove']);
  const found = await app.call<{ records: Order[] }>(endpoints.listOrders, {
    token,
    query: { search: 'findme0815', is_archived: 'true' },
  });
  expect(found.body.records.map(({ id }) => id)).toEqual([order.id]);
  const estimate = await app.call<Problem>(endpoints.estimateOrder, {
    token,
    params: { id: order.id },
    body: { refresh: false },
  });
  expect(estimate.body.code).toBe('order_locked');
  const back = await app.call<Order>(endpoints.restoreOrder, { token, params: { id: order.id } });
  expect(back.body).toMatchObject({ archived_at: null, shipped_elsewhere: null });
});

test('the store is told the number and the courier of its order', async () => {
  const store = await connectStore(app, token, 'shopify');
  const { read: sold } = await newStoreOrder(app, token, store);
  const parcel = await read(sold.parcels[0]?.order_id ?? '');
  const { body } = await apply([HEADER, `#${parcel.marketplace?.number ?? ''},NVSG777,Ninja Van`]);
  expect(body.rows.map(({ state, order_id }) => [state, order_id])).toEqual([['shipped', parcel.id]]);
  await pushTracking(app.ctx);
  const { rows } = await app.database.pool.query(
    'select kind, state, tracking_number, carrier from channel_pushes where order_id = $1',
    [parcel.id],
  );
  expect(rows).toEqual([{ kind: 'tracking', state: 'pushed', tracking_number: 'NVSG777', carrier: 'Ninja Van' }]);
});

/** How many statements the database is asked meanwhile. */
async function statementsOf<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    return { answer: await work(), statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

test('many orders of a store take as many questions to the database as one', async () => {
  const store = await connectStore(app, token, 'shopify');
  const sold = [];
  for (let at = 0; at < 6; at += 1) sold.push(await newStoreOrder(app, token, store));
  const ids = sold.map((order) => order.read.parcels[0]?.order_id ?? '');
  const line = (id: string, at: number) => read(id).then(({ number }) => `${number},NVSG90${at},Ninja Van`);
  const [first = '', ...rest] = await Promise.all(ids.map(line));
  const one = await statementsOf(() => apply([HEADER, first]));
  const five = await statementsOf(() => apply([HEADER, ...rest]));
  expect([one, five].flatMap(({ answer }) => answer.body.rows.map(({ state }) => state))).toEqual(
    ids.map(() => 'shipped'),
  );
  expect(five.statements).toBe(one.statements);
  const { rows } = await app.database.pool.query(
    "select order_id from channel_pushes where order_id = any($1::uuid[]) and tracking_number like 'NVSG90%'",
    [ids],
  );
  expect(rows).toHaveLength(6);
});

test('a table without the two columns and what is no table are refused by the file', async () => {
  const refused = await Promise.all([apply(['a,b', '1,2']), apply(['']), apply([HEADER])]);
  expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.code])).toEqual([
    [422, 'validate.tracking_columns'],
    [422, 'validate.required'],
    [200, undefined],
  ]);
  const long = [HEADER, ...Array.from({ length: 2_001 }, (_, at) => `X-${at},NVSG${1000 + at},`)];
  expect((await apply(long)).body.errors?.[0]?.code).toBe('validate.csv_too_many_rows');
});

test("another company's parcel has no such number here", async () => {
  const order = await newOrder('OUT-6');
  const other = await app.tokenOf('my@demo.sampan.test');
  const { body } = await apply([HEADER, `${order.number},NVMY1234,Ninja Van`, `OUT-6,NVMY1234,Ninja Van`], other);
  expect(body.rows.map(({ state, order_id }) => [state, order_id])).not.toContainEqual(['shipped', order.id]);
  expect((await read(order.id)).shipped_elsewhere).toBeNull();
});
