import { endpoints, type BulkEstimateRow } from '@sampan/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT, newOrder, quoteOf, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { MY_RECIPIENT } from '#test/adapters/ninja-van.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { SHIPMENT } from '#test/bulk-job/bulk-job.fixtures.ts';
import { quotes } from './estimate.table.ts';

interface Answer {
  rows: BulkEstimateRow[];
  courier_calls: number;
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const estimate = (body: object) => app.call<Answer>(endpoints.estimateBulk, { token, body });

describe('prices of many parcels (spec 3 Shipment payload for bulk estimate)', () => {
  test('a parcel costs what it costs alone, cheapest first, and can be bought by it', async () => {
    const order = await newOrder(app, token);
    const { body } = await estimate({ order_ids: [order.id] });
    const alone = await quoteOf(app, token, order.id);
    const prices = alone.estimated_costs.map(({ total_fee }) => total_fee).toSorted((a, b) => a - b);
    expect(body.rows[0]?.estimated_costs.map(({ total_fee }) => total_fee)).toEqual(prices);
    const [entry] = body.rows[0]?.estimated_costs ?? [];
    const bought = await app.call(endpoints.createLabel, {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    expect(bought.status).toBe(200);
  });

  test('a row says where the parcel goes, what it weighs and what is collected', async () => {
    const order = await newOrder(app, token, { expected_cod_collection: 12.5 });
    const { body } = await estimate({ order_ids: [order.id], shipments: [SHIPMENT] });
    expect(body.rows.map(({ country_code, place, weight }) => [country_code, place, weight])).toEqual([
      ['SG', order.shipping_address?.coordinate.post_code, order.dimension?.weight ?? null],
      ['SG', '310145', 1.5],
    ]);
    expect(body.rows.map(({ expected_cod_collection }) => expected_cod_collection > 0)).toEqual([true, false]);
  });

  test('a row says that nobody said why its parcel crosses a border, until somebody does', async () => {
    const abroad = { ...RECIPIENT, phone: '123456789', coordinate: MY_RECIPIENT.coordinate };
    const unsaid = { shipping_address: abroad, customs_purpose: undefined };
    const [near, far] = [await newOrder(app, token), await newOrder(app, token, unsaid)];
    const asked = async () =>
      (await estimate({ order_ids: [near.id, far.id] })).body.rows.map((row) => row.lacks_purpose);
    expect(await asked()).toEqual([false, true]);
    await app.call(endpoints.updateOrder, { token, params: { id: far.id }, body: { customs_purpose: 'gift' } });
    expect(await asked()).toEqual([false, false]);
  });

  test('parcels of one bracket in the published rates share their courier calls, and weigh what they weigh', async () => {
    const one = await newOrder(app, token);
    const alone = (await estimate({ order_ids: [one.id] })).body.courier_calls;
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const post_code = String(310_140 + index);
      const coordinate = { ...RECIPIENT.coordinate, unit_number: `#08-${100 + index}`, post_code };
      const change = {
        shipping_address: { ...RECIPIENT, coordinate },
        total_package_value: 20 + index,
        dimension: { length: 21, width: 20, height: 10, weight: 1.6 + index / 100 },
      };
      ids.push((await newOrder(app, token, change)).id);
    }
    const { body } = await estimate({ order_ids: ids });
    expect(body.rows.map(({ order_id }) => order_id)).toEqual(ids);
    const prices = body.rows.map(({ estimated_costs }) => estimated_costs.map(({ total_fee }) => total_fee));
    expect(prices[0]?.length).toBeGreaterThan(0);
    expect(prices).toEqual(ids.map(() => prices[0]));
    expect(alone).toBeGreaterThan(0);
    expect(body.courier_calls).toBe(alone);
    const stored = await app.ctx.db
      .select({ entries: quotes.entries })
      .from(quotes)
      .where(inArray(quotes.order_id, ids));
    const actual = stored.flatMap(({ entries }) => entries.slice(0, 1).map(({ weight }) => weight.actual_g));
    expect(actual.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => 1_600 + index * 10));
  });

  test('what cannot go says why and holds up no other', async () => {
    const good = await newOrder(app, token);
    const locked = await shippedOrder(app, token);
    const nameless = await newOrder(app, token, { shipping_address: { ...RECIPIENT, phone: '' } });
    const other = await newOrder(app, await app.tokenOf('my@demo.sampan.test'));
    const { body } = await estimate({ order_ids: [locked.id, other.id, nameless.id, good.id] });
    expect(body.rows.map(({ reasons, missing }) => [reasons.map(({ code }) => code), missing])).toEqual([
      [['order_locked'], []],
      [['not_found'], []],
      [[], ['shipping_address.phone']],
      [[], []],
    ]);
    expect(body.rows.map(({ estimated_costs }) => estimated_costs.length > 0)).toEqual([false, false, true, true]);
  });

  test('spec 9: is_bulky and is_test are true and change nothing; source is manual; the social network is kept', async () => {
    const { marketplace: _, ...shipment } = SHIPMENT;
    const plain = { ...shipment, reference_id: 'row-2', is_test: false, delivery_type: { is_bulky: false } };
    const { body } = await estimate({ shipments: [SHIPMENT, plain] });
    expect(body.rows.map(({ reference_id }) => reference_id)).toEqual(['row-1', 'row-2']);
    const [first, second] = body.rows.map((row) => row.estimated_costs.map(({ total_fee }) => total_fee));
    expect(first?.length).toBeGreaterThan(0);
    expect(second).toEqual(first);
    const stored = await app.ctx.db
      .select({ params: quotes.params })
      .from(quotes)
      .where(eq(sql`${quotes.params} -> 'notes' ->> 'reference_id'`, 'row-1'));
    expect(stored[0]?.params).toMatchObject({
      notes: { social_network: 'instagram', marketplace: { source: 'manual' } },
    });
  });

  test('wrong input names the row and the field', async () => {
    const wrong = { ...SHIPMENT, package: { ...SHIPMENT.package, currency: 'MYR' } };
    const answer = await app.refusal(endpoints.estimateBulk, { token, body: { shipments: [SHIPMENT, wrong] } });
    expect([answer.status, answer.body.errors.map(({ param }) => param)]).toEqual([
      422,
      ['shipments.1.package.currency'],
    ]);
    const none = await app.refusal(endpoints.estimateBulk, { token, body: {} });
    expect([none.status, none.body.errors.map(({ param }) => param)]).toEqual([422, ['order_ids']]);
  });
});
