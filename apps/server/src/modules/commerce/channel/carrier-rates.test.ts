import { createHmac } from 'node:crypto';
import { endpoints, storeSettings } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { connectStore, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { quotes } from '../../shipping/estimate/estimate.table.ts';
import { SHOPIFY_RATES_PATH } from './channel-urls.ts';
import { carrierQuestion, type CarrierRate } from './carrier-rates.schema.ts';
import { ratesForCheckout } from './carrier-rates.ts';
import { findConnectedShop } from './channel.repo.ts';

let app: TestApp;
let owner: string;
let store_id: string;
let shop: string;

beforeAll(async () => {
  // Nothing here depends on how busy the computer is.
  app = await openTestApp({ env: { SHOPIFY_RATES_WITHIN_MS: '60000' } });
  // A rate says the day of delivery to the second.
  app.clock.stop();
  owner = await app.tokenOf('sg@demo.sampan.test');
  store_id = (await connectStore(app, owner, 'shopify')).id;
  shop = standInsOf(app).shopify.shop.id;
});
afterAll(() => app.close());

const QUESTION = {
  rate: {
    origin: { country: 'SG', postal_code: '409051', province: '', city: 'Singapore', name: 'Kopi', address1: 'Paya' },
    destination: {
      country: 'SG',
      postal_code: '049319',
      province: '',
      city: 'Singapore',
      name: 'Secret Buyer',
      address1: '12 Hidden Street',
      phone: '+6591112222',
      email: 'buyer@example.test',
    },
    items: [{ name: 'Kaya', sku: 'K1', quantity: 2, grams: 600, price: 900, requires_shipping: true }],
    currency: 'SGD',
    locale: 'en-SG',
  },
};

async function ask(question: unknown, { secret = '', domain = shop } = {}) {
  const body = typeof question === 'string' ? question : JSON.stringify(question);
  const key = secret || standInsOf(app).shopify.client_secret;
  const signature = createHmac('sha256', key).update(body).digest('base64');
  const headers = { 'X-Shopify-Hmac-Sha256': signature, 'X-Shopify-Shop-Domain': domain };
  const answer = await app.app.request(SHOPIFY_RATES_PATH, { method: 'POST', headers, body });
  return { status: answer.status, rates: ((await answer.json()) as { rates: CarrierRate[] }).rates };
}
const asked = (part: object) => ask({ rate: { ...QUESTION.rate, ...part } });
const settle = (part: object) =>
  app.call(endpoints.saveStoreSettings, {
    token: owner,
    params: { id: store_id },
    body: v.parse(storeSettings, part),
  });

describe('rates at a Shopify checkout', () => {
  test('are the prices of the company to the cent, in hundredths, cheapest first', async () => {
    const { status, rates } = await ask(QUESTION);
    expect(status).toBe(200);
    const body = {
      shipments: [
        {
          reference_id: '1',
          country_code: 'SG',
          package: { dimension: { weight: 1.2, length: 0.1, width: 0.1, height: 0.1 }, currency: 'SGD' },
          sender: { address: { country: 'SG', post_code: '409051', city: 'Singapore' } },
          recipient: { address: { country: 'SG', post_code: '049319', city: 'Singapore' } },
        },
      ],
    };
    const own = await app.call<{
      rows: { estimated_costs: { total_fee: number; delivery_service: { id: string } }[] }[];
    }>(endpoints.estimateBulk, { token: owner, body });
    const costs = own.body.rows[0]?.estimated_costs ?? [];
    expect(rates.length).toBeGreaterThan(1);
    for (const { service_code, total_price, currency } of rates) {
      const prices = costs.filter((cost) => cost.delivery_service.id === service_code).map((cost) => cost.total_fee);
      expect([total_price, currency]).toEqual([String(Math.round(Math.min(...prices) * 100)), 'SGD']);
    }
    const sums = rates.map(({ total_price }) => Number(total_price));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(new Set(rates.map(({ service_code }) => service_code)).size).toBe(rates.length);
    expect(rates[0]?.min_delivery_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/u);
  });

  test('keep nothing of the buyer, and the same question asks no courier twice', async () => {
    await ask(QUESTION);
    const before = await app.ctx.db.select().from(quotes);
    await ask({
      rate: { ...QUESTION.rate, destination: { ...QUESTION.rate.destination, name: 'Another', phone: '1' } },
    });
    const after = await app.ctx.db.select().from(quotes);
    expect(after.length).toBe(before.length);
    expect(JSON.stringify(after)).not.toMatch(/Secret Buyer|Hidden Street|91112222|buyer@example/u);
  });

  test('are refused to whoever did not sign, before anything is read', async () => {
    expect((await ask(QUESTION, { secret: 'another-secret' })).status).toBe(401);
    expect((await ask('{', { secret: 'another-secret' })).status).toBe(401);
    expect((await ask('{')).status).toBe(400);
    expect((await ask({ rate: { ...QUESTION.rate, items: 'none' } })).status).toBe(400);
    expect((await ask(QUESTION, { domain: 'somebody-else.myshopify.com' })).status).toBe(404);
  });

  test('a product without a weight counts as the store says, and what is not shipped as nothing', async () => {
    await settle({ default_weight_g: 600 });
    const known = await ask(QUESTION);
    expect(
      (
        await asked({
          items: [
            { quantity: 2, grams: 0 },
            { quantity: 1, grams: 900, requires_shipping: false },
          ],
        })
      ).rates,
    ).toEqual(known.rates);
    expect(await asked({ items: [{ quantity: 1, grams: 900, requires_shipping: false }] })).toEqual({
      status: 200,
      rates: [],
    });
  });

  test('where nobody ships there is no rate', async () => {
    for (const country of ['US', 'VN'])
      expect(await asked({ destination: { country, postal_code: '10001' } })).toEqual({ status: 200, rates: [] });
  });

  test('another currency gets the fallback of the store, never a converted price; without one, Shopify its backup', async () => {
    await settle({ checkout_fallback: 9.5 });
    const { rates } = await asked({ currency: 'USD', locale: 'ms-MY' });
    expect(rates).toMatchObject([{ service_name: 'Penghantaran biasa', total_price: '950', currency: 'USD' }]);
    await settle({});
    expect((await asked({ currency: 'USD' })).status).toBe(503);
  });

  test('couriers that take too long are answered by the fallback, and their prices serve the next buyer', async () => {
    await settle({ checkout_fallback: 9.5 });
    const store = await findConnectedShop(app.ctx, 'shopify', shop);
    if (store === null) throw new Error('not connected');
    const question = v.parse(carrierQuestion, { rate: { ...QUESTION.rate, items: [{ quantity: 1, grams: 777 }] } });
    expect(await ratesForCheckout(app.ctx, store, question, 0)).toMatchObject([
      { total_price: '950', currency: 'SGD' },
    ]);
    expect((await ratesForCheckout(app.ctx, store, question))?.length).toBeGreaterThan(1);
  });
});
