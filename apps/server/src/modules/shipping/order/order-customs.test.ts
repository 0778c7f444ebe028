import { endpoints, type Order } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL_DRAFT } from '#test/app/full-draft.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const KUALA_LUMPUR = {
  name: 'Nurul Aisyah',
  phone: '123456789',
  email: 'buyer@example.test',
  coordinate: {
    country: 'MY',
    street: '20 Jalan Tun Perak',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    post_code: '50050',
  },
};
const ABROAD = { ...FULL_DRAFT, shipping_address: KUALA_LUMPUR };

async function create(part: object, draft: object = ABROAD): Promise<Order> {
  return (await app.call<Order>(endpoints.createOrder, { token, body: { ...draft, ...part } })).body;
}
const refusal = async (part: object) => {
  const { status, body } = await app.refusal(endpoints.createOrder, { token, body: { ...ABROAD, ...part } });
  return [status, body.errors.map(({ param, code }) => [param, code])];
};
const item = (part: object) => ({ items: [{ name: 'Kaya jam' }, { name: 'Kaya jam', ...part }] });

describe('the purpose of a parcel across a border (UPU form CN 22: category of item)', () => {
  test('is the sale of goods unless said, is kept, and can be changed', async () => {
    const order = await create({});
    expect(order).toMatchObject({ customs_purpose: 'sale_of_goods', customs_explanation: '', missing: [] });
    const body = { customs_purpose: 'gift' };
    const changed = await app.call<Order>(endpoints.updateOrder, { token, params: { id: order.id }, body });
    expect(changed.body.customs_purpose).toBe('gift');
  });

  test('is one of the six of the form', async () => {
    expect(await refusal({ customs_purpose: 'merchandise' })).toEqual([
      422,
      [['customs_purpose', 'validate.value_expected']],
    ]);
    expect(await refusal({ customs_explanation: 'x'.repeat(61) })).toEqual([
      422,
      [['customs_explanation', 'validate.too_long']],
    ]);
  });

  test('"other" needs its explanation before there is a price, across a border alone', async () => {
    const order = await create({ customs_purpose: 'other' });
    expect(order.missing).toEqual(['customs_explanation']);
    const asked = await app.refusal(endpoints.estimateOrder, { token, params: { id: order.id }, body: {} });
    expect([asked.status, asked.body.code, asked.body.errors.map(({ param }) => param)]).toEqual([
      422,
      'order_incomplete',
      ['customs_explanation'],
    ]);
    const body = { customs_explanation: 'Goods for a trade fair' };
    await app.call(endpoints.updateOrder, { token, params: { id: order.id }, body });
    const prices = await app.call(endpoints.estimateOrder, { token, params: { id: order.id }, body: {} });
    expect(prices.status).toBe(200);
    expect((await create({ customs_purpose: 'other' }, FULL_DRAFT)).missing).toEqual([]);
  });

  test('an explanation that no paper can show is refused before the price', async () => {
    expect((await create({ customs_purpose: 'other', customs_explanation: '전시회' })).missing).toEqual([
      'customs_explanation',
    ]);
  });
});

describe('HS code and country of origin of an item', () => {
  test('points and spaces of an HS code are dropped, an origin is put in capitals', async () => {
    const { items } = await create(item({ hs_code: '2007.99 10', origin_country: 'sg' }));
    expect(items[1]).toMatchObject({ hs_code: '20079910', origin_country: 'SG' });
  });

  test.each([
    ['hs_code', '20079', 'validate.hs_code_invalid'],
    ['hs_code', '12345678901', 'validate.hs_code_invalid'],
    ['hs_code', 'jam', 'validate.hs_code_invalid'],
    ['origin_country', 'XX', 'validate.country_unknown'],
    ['origin_country', 'UK', 'validate.country_unknown'],
    ['origin_country', 'SGP', 'validate.country_code_invalid'],
    ['origin_country', '1', 'validate.country_code_invalid'],
  ])('%s "%s" is refused at its item', async (name, value, code) => {
    expect(await refusal(item({ [name]: value }))).toEqual([422, [[`items.1.${name}`, code]]]);
  });

  test('of an SKU follow the same rules', async () => {
    const body = { sku: 'CUSTOMS-1', name: 'Kaya jam', weight: 0.25 };
    const refused = async (part: object) =>
      (await app.refusal(endpoints.createSku, { token, body: { ...body, ...part } })).body.errors.map(
        ({ code }) => code,
      );
    expect(await refused({ origin_country: 'XX' })).toEqual(['validate.country_unknown']);
    expect(await refused({ hs_code: '123' })).toEqual(['validate.hs_code_invalid']);
  });
});
