import { endpoints, type Order } from '@sampan/contract';
import { readLabelPage } from '@sampan/testing/read-label';
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

async function textOf(link: string): Promise<string> {
  const file = await app.app.request(link);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await readLabelPage(new Uint8Array(await file.arrayBuffer()))).text;
}

const manifest = async (query: Record<string, string>) =>
  textOf((await app.call<{ link: string }>(endpoints.downloadManifest, { token, query })).body.link);

test('the hand-over list of a pick-up names what waits for its courier, and nothing else (spec 1)', async () => {
  const shipped = await shippedOrder(app, token);
  const draft = await newOrder(app, token);
  const read = await app.call<Order>(endpoints.getOrder, { token, params: { id: shipped.id } });
  const { courier, label, shipping_address } = read.body;
  const text = await manifest({ courier: courier?.alias ?? '' });
  for (const part of [courier?.name ?? '', shipped.number, label?.tracking_code ?? '', shipping_address?.name ?? ''])
    expect(text).toContain(part);
  expect(text).not.toContain(draft.number);
  expect(await manifest({ courier: 'nobody' })).toContain('No parcels are waiting for this pick-up.');
});

test('a scan prints by order number, tracking number or reference, and by SKU the oldest that nobody printed', async () => {
  const items = [{ name: 'Pandan cake', sku: 'CAKE-1' }];
  const older = await shippedOrder(app, token, { items });
  app.clock.advance(60);
  const newer = await shippedOrder(app, token, { items, reference_id: 'WEB-77' });
  const scan = async (code: string) => {
    const { body } = await app.call<{ order: Order; matched: string; link: string }>(endpoints.scanLabel, {
      token,
      body: { code },
    });
    return body;
  };
  for (const code of [newer.number.toLowerCase(), newer.label?.tracking_code ?? '', 'WEB-77'])
    expect(await scan(code)).toMatchObject({ matched: 'order', order: { id: newer.id } });
  const first = await scan('CAKE-1');
  expect(first).toMatchObject({ matched: 'sku', order: { id: older.id } });
  app.clock.advance(5);
  await app.app.request(first.link);
  expect(await scan('CAKE-1')).toMatchObject({ order: { id: newer.id, label_printed_at: null } });
  const draft = await newOrder(app, token);
  const wrong = async (code: string, by = token) =>
    (await app.refusal(endpoints.scanLabel, { token: by, body: { code } })).body.code;
  expect(await wrong('no such thing')).toBe('not_found');
  expect(await wrong(draft.number)).toBe('label_not_available');
  // Another company has its own numbers.
  expect(await wrong(newer.label?.tracking_code ?? '', await app.tokenOf('my@demo.sampan.test'))).toBe('not_found');
});

test("a packing slip comes behind its label, in the language of the recipient's country and without prices", async () => {
  const items = [{ name: 'Kaya jam', quantity: 6, sku: 'KAYA-6', unit_value: 8.5 }];
  const order = await shippedOrder(app, token, { items });
  const body = { order_ids: [order.id], with_slips: true };
  const { link } = (await app.call<{ link: string }>(endpoints.downloadLabels, { token, body })).body;
  const file = await app.app.request(link);
  const slip = (await readLabelPage(new Uint8Array(await file.arrayBuffer()), 2)).text;
  for (const part of ['Packing slip', '6 × Kaya jam', 'SKU KAYA-6', order.number]) expect(slip).toContain(part);
  expect(slip).not.toContain('8.5');
});

test('a commercial invoice comes behind the label of a parcel that crosses a border, with what customs ask', async () => {
  const coordinate = {
    country: 'MY',
    street: '20 Jalan Tun Perak',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    post_code: '50050',
  };
  const order = await shippedOrder(app, token, {
    shipping_address: { name: 'Nurul Aisyah', phone: '123456789', email: 'buyer@example.test', coordinate },
    items: [{ name: 'Kaya jam', quantity: 6, unit_value: 8.5, hs_code: '200799', origin_country: 'SG' }],
  });
  const body = { order_ids: [order.id] };
  const { link } = (await app.call<{ link: string }>(endpoints.downloadLabels, { token, body })).body;
  const file = await app.app.request(link);
  const { text } = await readLabelPage(new Uint8Array(await file.arrayBuffer()), 2);
  for (const part of [
    'Commercial invoice',
    order.number,
    '6 × Kaya jam',
    'HS code 200799',
    'Origin SG',
    'Sale of goods',
  ])
    expect(text).toContain(part);
  expect(text.replaceAll(/\s/gu, '')).toContain('8.50each');
});
