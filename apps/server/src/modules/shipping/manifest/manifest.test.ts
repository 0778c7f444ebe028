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

const KUALA_LUMPUR = {
  country: 'MY',
  street: '20 Jalan Tun Perak',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  post_code: '50050',
};
const TO_MALAYSIA = { name: 'Nurul Aisyah', phone: '123456789', email: 'buyer@example.test', coordinate: KUALA_LUMPUR };

/** The sheets of the label of a new parcel to Malaysia, in words. */
async function sheetsAbroad(part: object): Promise<{ order: Order; sheets: string[] }> {
  const order = await shippedOrder(app, token, { shipping_address: TO_MALAYSIA, ...part });
  const { link } = (
    await app.call<{ link: string }>(endpoints.downloadLabels, { token, body: { order_ids: [order.id] } })
  ).body;
  const pdf = new Uint8Array(await (await app.app.request(link)).arrayBuffer());
  const sheets = await Promise.all([1, 2, 3].map(async (page) => (await readLabelPage(pdf, page)).text));
  return { order, sheets: sheets.map((text) => text.replaceAll(/\s/gu, '')) };
}

test('CN 22 and a commercial invoice come behind the label of a parcel that crosses a border, with what customs ask', async () => {
  const { order, sheets } = await sheetsAbroad({
    customs_purpose: 'other',
    customs_explanation: 'Goods for a trade fair',
    total_package_value: 48,
    dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
    items: [
      { name: 'Kaya jam', quantity: 6, weight: 0.2, unit_value: 8.55, hs_code: '200799', origin_country: 'SG' },
      { name: 'Pandan cake', quantity: 1, weight: 0.15, unit_value: 0.1, hs_code: '1905.90', origin_country: 'MY' },
    ],
  });
  const [label = '', form = '', invoice = ''] = sheets;
  expect(label).not.toContain('CN22');
  for (const part of [
    'CN22',
    '6×Kayajam',
    '1.2',
    '51.30',
    '200799SG',
    '190590MY',
    'Goodsforatradefair',
    'SGD51.40',
    '1.5kg',
  ])
    expect(form).toContain(part);
  for (const part of ['Commercialinvoice', order.number, '6×Kayajam', 'HScode200799', 'OriginSG', '8.55each'])
    expect(invoice).toContain(part);
  expect(invoice).toContain('Reasonforexport:Other:Goodsforatradefair');
  // Both papers say the same: what the goods add up to.
  expect(invoice).toContain('Totalvalue:SGD51.40');
});

test('above two kilograms it is CN 23, with both sides and what the delivery costs', async () => {
  const { order, sheets } = await sheetsAbroad({ dimension: { length: 30, width: 20, height: 10, weight: 2.5 } });
  const form = sheets.find((text) => text.includes('CN23')) ?? '';
  const price = order.price?.toFixed(2) ?? '';
  for (const part of ['NurulAisyah', 'MALAYSIA', 'SINGAPORE', 'Saleofgoods', `SGD${price}`, order.number, '2.5kg'])
    expect(form).toContain(part);
});
