import { endpoints } from '@sampan/contract';
import type { EstimateAnswer, EstimatedCost, Order, OrderEstimateAnswer } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { quotes } from './estimate.table.ts';
import { findOrder } from '../order/index.ts';
import { findQuotedEntry, getQuoteEntry } from './quoted-entry.ts';
import { purgeQuotes } from './purge-quotes.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(() => {
  app.network.faults.clear();
  // A paused courier is asked again after half a minute.
  app.clock.advance(40);
});

const RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '91234567',
  email: '',
  coordinate: {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
    city: 'Singapore',
    country: 'SG',
  },
};
const IN_JAKARTA = {
  name: 'Dewi Lestari',
  phone: '81234567890',
  email: '',
  coordinate: {
    street: 'Jalan Kemang Raya 12',
    state: 'DKI Jakarta',
    city: 'Jakarta Selatan',
    district: 'Mampang Prapatan',
    county: 'Bangka',
    post_code: '12730',
    country: 'ID',
    lat: -6.26,
    lng: 106.81,
  },
};

async function newOrder(over: Record<string, unknown> = {}): Promise<Order> {
  const created = await app.call<Order>(endpoints.createOrder, {
    token,
    body: {
      shipping_address: RECIPIENT,
      dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
      package_content: 'Kaya jam, 6 jars',
      total_package_value: 48,
      ...over,
    },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  return created.body;
}

async function estimate(order: Order, body: Record<string, unknown> = {}): Promise<OrderEstimateAnswer> {
  const answer = await app.call<OrderEstimateAnswer>(endpoints.estimateOrder, {
    token,
    params: { id: order.id },
    body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const cents = (amount: number): number => Math.round(amount * 100);

function expectToAddUp(entry: EstimatedCost): void {
  const surcharges = entry.surcharges.reduce((sum, surcharge) => sum + cents(surcharge.amount), 0);
  const parts =
    cents(entry.shipping_fee) +
    surcharges +
    cents(entry.platform_fee) +
    cents(entry.cod_fee) +
    cents(entry.delivery_sampan_premium);
  expect(cents(entry.sub_total)).toBe(parts - cents(entry.discount));
  expect(cents(entry.total_fee)).toBe(cents(entry.sub_total) + cents(entry.tax));
}

describe('POST third-party order {id}/estimated_costs (spec 4, 7)', () => {
  test('compares the couriers of the country: parts that add up, recommended first, then by total', async () => {
    const quote = await estimate(await newOrder());
    const entries = quote.estimated_costs;
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(new Set(entries.map((entry) => entry.courier.alias)).size).toBe(4);
    entries.forEach(expectToAddUp);
    expect(entries.map((entry) => entry.recommended)).toEqual(entries.map((_, index) => index === 0));
    const others = entries.slice(1).map((entry) => entry.total_fee);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    expect(new Set(entries.map((entry) => entry.delivery_service.id)).size).toBe(entries.length);
    expect(entries[0]).toMatchObject({
      currency: 'SGD',
      tax_rate_percent: 7,
      weight: { actual: 1.5, charged_by: 'actual' },
      courier: { image_url: expect.stringMatching(/^\/couriers\/.+\.svg$/) },
    });
    expect(quote.expires_at - quote.created_at).toBe(15 * 60);
    expect(quote.couriers_unavailable).toEqual([]);
  });

  test('a price for a parcel that cannot be bought yet says what the label still needs', async () => {
    const bare = await newOrder({ package_content: '', total_package_value: 0 });
    const quote = await estimate(bare);
    expect(quote.estimated_costs).not.toEqual([]);
    expect(quote.missing).toEqual(['package_content', 'total_package_value']);
    expect((await estimate(await newOrder())).missing).toEqual([]);
  });

  test('the same parameters are answered by the same quote until it expires; changed ones and refresh are not', async () => {
    const order = await newOrder();
    const first = await estimate(order);
    expect((await estimate(order)).quotation_id).toBe(first.quotation_id);
    expect((await estimate(order, { refresh: true })).quotation_id).not.toBe(first.quotation_id);
    expect((await estimate(order, { is_insured: true })).quotation_id).not.toBe(first.quotation_id);
    expect((await estimate(order, { voucher_promotion_code: 'discount20' })).quotation_id).not.toBe(first.quotation_id);
    const other = await newOrder();
    expect((await estimate(other)).quotation_id).not.toBe(first.quotation_id);
    app.clock.advance(15 * 60);
    expect((await estimate(order)).created_at).toBeGreaterThan(first.created_at);
  });

  test('insurance, COD and the voucher change the parts they should', async () => {
    const order = await newOrder({ expected_cod_collection: 100, total_package_value: 500 });
    const plain = await estimate(order);
    const insured = await estimate(order, { is_insured: true, voucher_promotion_code: 'discount20' });
    expect(plain.estimated_costs.every((entry) => entry.delivery_service.cod_available && entry.cod_fee >= 3)).toBe(
      true,
    );
    const entry = insured.estimated_costs.find((one) => one.delivery_service.id === 'merlion-express.next-day');
    expect(entry).toMatchObject({
      delivery_sampan_premium: 1,
      discount_percent: 20,
      reward_program_name: 'discount20',
    });
    insured.estimated_costs.forEach(expectToAddUp);
    expect(plain.estimated_costs.find((one) => one.delivery_service.id === 'merlion-express.next-day')).toMatchObject({
      delivery_sampan_premium: 0,
      original_delivery_sampan_premium: 1,
    });
  });

  test("across the border other services answer, in the sender's currency", async () => {
    const quote = await estimate(await newOrder({ shipping_address: IN_JAKARTA }));
    expect(quote.estimated_costs.map((entry) => entry.delivery_service.id).sort()).toEqual([
      'harbour-post.epacket',
      'merlion-express.regional-express',
      'straits-parcel.cross-border',
    ]);
    quote.estimated_costs.forEach((entry) => expect(entry.currency).toBe('SGD'));
  });

  test('when nobody takes the parcel, the answer says why', async () => {
    const quote = await estimate(await newOrder({ dimension: { length: 300, width: 100, height: 100, weight: 400 } }));
    expect(quote.estimated_costs).toEqual([]);
    expect(quote.reasons.map((reason) => reason.code)).toContain('too_heavy');
  });

  test('that nobody can be paid for a parcel from abroad is said, unless somebody was not heard', async () => {
    const from = { ...RECIPIENT, coordinate: { ...IN_JAKARTA.coordinate } };
    const order = await newOrder({ billing_address: from });
    expect((await estimate(order)).reasons).toEqual([
      { code: 'origin_abroad', message: expect.stringContaining('Ask the sender abroad to ship this one') },
    ]);
    app.network.faults.set('komodo-parcel', { quote: 'fails' });
    expect((await estimate(order, { refresh: true })).reasons).toEqual([]);
  });

  test('a parcel that lacks what a price needs names it', async () => {
    const bare = await app.call<Order>(endpoints.createOrder, { token, body: {} });
    const refusal = await app.refusal(endpoints.estimateOrder, { token, params: { id: bare.body.id }, body: {} });
    expect(refusal).toMatchObject({ status: 422, body: { code: 'order_incomplete' } });
    expect(refusal.body.errors.map((error) => error.param).sort()).toEqual(['package_type', 'shipping_address']);
  });

  test("another company's parcel is not found, read-only staff may not ask, and nobody without a session", async () => {
    const order = await newOrder();
    const ask = async (email: string | null) =>
      (
        await app.refusal(endpoints.estimateOrder, {
          ...(email === null ? {} : { token: await app.tokenOf(email) }),
          params: { id: order.id },
          body: {},
        })
      ).status;
    expect([await ask('my@demo.sampan.test'), await ask('readonly@demo.sampan.test'), await ask(null)]).toEqual([
      404, 403, 401,
    ]);
  });

  test('unknown fields are refused by name', async () => {
    const order = await newOrder();
    const refusal = await app.refusal(endpoints.estimateOrder, {
      token,
      params: { id: order.id },
      body: { colour: 'blue' },
    });
    expect(refusal).toMatchObject({ status: 422, body: { errors: [{ param: 'colour' }] } });
  });
});

describe('couriers that do not answer (trust 1 and 3)', () => {
  test('a broken and a confused courier are named; the others are compared; nothing crashes', async () => {
    app.network.faults.set('kilat-rider', { quote: 'fails' });
    app.network.faults.set('harbour-post', { quote: 'malformed' });
    const quote = await estimate(await newOrder());
    expect(quote.couriers_unavailable).toEqual([
      { courier_alias: 'harbour-post', courier_name: 'Harbour Post', reason: 'malformed_reply' },
      { courier_alias: 'kilat-rider', courier_name: 'Kilat Rider', reason: 'failed' },
    ]);
    expect(new Set(quote.estimated_costs.map((entry) => entry.courier.alias))).toEqual(
      new Set(['merlion-express', 'straits-parcel']),
    );
  });

  test('a partial quote is not kept for a quarter of an hour', async () => {
    const order = await newOrder();
    app.network.faults.set('kilat-rider', { quote: 'fails' });
    const partial = await estimate(order);
    app.network.faults.clear();
    expect((await estimate(order)).quotation_id).toBe(partial.quotation_id);
    app.clock.advance(31);
    const whole = await estimate(order);
    expect(whole.couriers_unavailable).toEqual([]);
    expect(whole.estimated_costs.length).toBeGreaterThan(partial.estimated_costs.length);
  });

  test('a courier that hangs costs its budget of 2.5 s once, not the answer', async () => {
    app.network.faults.set('kilat-rider', { latency_ms: 60_000 });
    const quote = await estimate(await newOrder());
    expect(quote.couriers_unavailable).toEqual([
      { courier_alias: 'kilat-rider', courier_name: 'Kilat Rider', reason: 'timeout' },
    ]);
    expect(quote.estimated_costs.length).toBeGreaterThan(4);
  });
});

describe('what the label is bought by (trust 4.9, 4.10)', () => {
  const chosen = (quote: EstimateAnswer): EstimatedCost => {
    const [entry] = quote.estimated_costs;
    if (entry === undefined) throw new Error('no service');
    return entry;
  };

  test('an offer is found by its id with the price that was shown, until it expires', async () => {
    const order = await newOrder();
    const quote = await estimate(order);
    const row = await findOrder(app.ctx, await companyOf(order), order.id);
    const entry = await findQuotedEntry(app.ctx, { order: row, estimated_costs_id: chosen(quote).id });
    expect(entry.total_fee).toBe(cents(chosen(quote).total_fee));
    app.clock.advance(15 * 60 + 1);
    await expect(findQuotedEntry(app.ctx, { order: row, estimated_costs_id: chosen(quote).id })).rejects.toMatchObject({
      code: 'quote_expired',
    });
  });

  test('an offer for a parcel that was changed, for another parcel, or of another company cannot be used', async () => {
    const order = await newOrder();
    const id = chosen(await estimate(order)).id;
    const company_id = await companyOf(order);
    const other = await findOrder(app.ctx, company_id, (await newOrder()).id);
    await expect(findQuotedEntry(app.ctx, { order: other, estimated_costs_id: id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await app.call<Order>(endpoints.updateOrder, {
      token,
      params: { id: order.id },
      body: { dimension: { length: 30, width: 20, height: 10, weight: 9 } },
    });
    const changed = await findOrder(app.ctx, company_id, order.id);
    await expect(findQuotedEntry(app.ctx, { order: changed, estimated_costs_id: id })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    expect(await getQuoteEntry({ ctx: app.ctx, company_id: order.id, estimated_costs_id: id })).toEqual({
      status: 'not_found',
    });
  });

  test.each([
    '',
    'x',
    "' or 1=1",
    '00000000-0000-4000-8000-000000000000.1',
    '00000000-0000-4000-8000-000000000000.99999',
  ])('the id "%s" is not found', async (id) => {
    const order = await newOrder();
    expect(await getQuoteEntry({ ctx: app.ctx, company_id: await companyOf(order), estimated_costs_id: id })).toEqual({
      status: 'not_found',
    });
  });
});

describe('POST public estimated costs (spec 7, unauthenticated)', () => {
  const ask = (body: unknown) => app.call<EstimateAnswer>(endpoints.estimatePublic, { body });
  const sender = { country: 'MY', state: 'Selangor', post_code: '40000' };

  test('anybody sees prices for a route and a size', async () => {
    const answer = await ask({
      sender,
      recipient: { country: 'MY', state: 'Johor', post_code: '80000' },
      package_type: 'handbag',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.estimated_costs.length).toBeGreaterThanOrEqual(6);
    answer.body.estimated_costs.forEach(expectToAddUp);
    expect(answer.body.estimated_costs[0]).toMatchObject({
      currency: 'MYR',
      tax: 0,
      weight: { actual: 3, volumetric: 0 },
    });
  });

  test('a size of the list with a weight that somebody knows is priced by that weight', async () => {
    const answer = await ask({ sender, recipient: sender, package_type: 'handbag', weight: 4.25 });
    expect(answer.body.estimated_costs[0]?.weight.actual).toBe(4.25);
    const exact = { length: 20, width: 20, height: 10, weight: 2.5 };
    const measured = await ask({ sender, recipient: sender, dimension: exact, weight: 4.25 });
    expect(measured.body.estimated_costs[0]?.weight.actual).toBe(2.5);
  });

  test.each([['sender'], ['recipient']])('Viet Nam as %s is refused with its notice (design 8.4)', async (end) => {
    const places = { sender, recipient: sender, [end]: { country: 'VN' } };
    expect(await ask({ ...places, package_type: 'satchel' })).toMatchObject({
      status: 422,
      body: { code: 'country_closed', message: expect.stringContaining('Vietnam') },
    });
  });

  test.each([
    [{ sender, recipient: sender }, 'package_type'],
    [{ sender, recipient: sender, package_type: 'elephant' }, 'package_type'],
    [{ recipient: sender, package_type: 'satchel' }, 'sender'],
    [{ sender: { country: 'US' }, recipient: sender, package_type: 'satchel' }, 'sender.country'],
    [{ sender, recipient: sender, dimension: { length: 1, width: 1, height: 1, weight: -1 } }, 'dimension.weight'],
    [{ sender, recipient: sender, package_type: 'satchel', weight: 0 }, 'weight'],
    [{ sender, recipient: sender, package_type: 'satchel', total_package_value: 1.234 }, 'total_package_value'],
    [{ sender, recipient: sender, package_type: 'satchel', colour: 1 }, 'colour'],
  ])('%j is refused and names %s', async (body, param) => {
    const refusal = await app.refusal(endpoints.estimatePublic, { body });
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors.map((error) => error.param)).toContain(param);
  });

  test('a public quote buys nothing: it belongs to no company', async () => {
    const answer = await ask({ sender, recipient: sender, package_type: 'satchel' });
    const order = await newOrder();
    expect(
      await getQuoteEntry({
        ctx: app.ctx,
        company_id: await companyOf(order),
        estimated_costs_id: answer.body.estimated_costs[0]?.id ?? '',
      }),
    ).toEqual({ status: 'not_found' });
  });
});

// Last, because a week ends every session.
describe('the sweep', () => {
  test('old quotes go, those of anybody first; young ones stay', async () => {
    const count = async (): Promise<{ own: number; public: number }> => {
      const rows = await app.ctx.db.select({ company_id: quotes.company_id }).from(quotes);
      return {
        own: rows.filter((row) => row.company_id !== null).length,
        public: rows.filter((row) => row.company_id === null).length,
      };
    };
    await estimate(await newOrder());
    const before = await count();
    expect(before.own).toBeGreaterThan(0);
    expect(before.public).toBeGreaterThan(0);
    expect(await purgeQuotes(app.ctx)).toBe(0);
    app.clock.advance(86_400);
    expect(await purgeQuotes(app.ctx)).toBe(before.public);
    app.clock.advance(7 * 86_400);
    expect(await purgeQuotes(app.ctx)).toBe(before.own);
    expect(await count()).toEqual({ own: 0, public: 0 });
  });
});

async function companyOf(order: Order): Promise<string> {
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from orders where id = $1',
    [order.id],
  );
  return rows[0]?.company_id ?? '';
}
