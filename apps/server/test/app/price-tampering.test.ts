import { HEADERS, IGNORED_PRICE_FIELDS, endpoints, type EndpointName, type Order, type TopUp } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf, sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { MONEY_FIELDS } from './money-field-table.fixtures.ts';
import { moneyFieldsOfContract, withValue } from './money-field.fixtures.ts';
import { newProduct, quoteOf as checkoutQuoteOf, start } from '../checkout/checkout.fixtures.ts';
import { newSavedCard } from '../payment-method/payment-method.fixtures.ts';
import { REVIEW_ENV } from '../payout/payout.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
let sg: string;
let admin: string;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  app = await openTestApp({ env: REVIEW_ENV });
  sg = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
  samples = await sampleCalls(app, sg);
});
afterAll(() => app.close());

/** What somebody would send who wants another price. */
const TAMPERED: readonly unknown[] = [
  0,
  -1,
  0.01,
  999_999_999,
  'free',
  '0',
  null,
  true,
  [],
  { amount: 0, currency: 'VND' },
];
const claimsOf = (value: unknown) => Object.fromEntries([...IGNORED_PRICE_FIELDS].map((field) => [field, value]));
const ignoredBy = (answer: { headers: Headers }) => answer.headers.get(HEADERS.ignored)?.split(', ') ?? [];

const walletOf = async (): Promise<number> =>
  Number(
    (
      await app.database.pool.query<{ posted: string }>(
        `select a.posted_minor as posted from ledger_accounts a join users u on u.company_id = a.company_id
         where u.email = 'sg@demo.sampan.test' and a.kind = 'wallet'`,
      )
    ).rows[0]?.posted,
  );

const timesIgnored = async (endpoint: string, field: string): Promise<number> =>
  Number(
    (
      await app.database.pool.query<{ times: string }>(
        'select coalesce(sum(times), 0) as times from price_claims where endpoint = $1 and field = $2',
        [endpoint, field],
      )
    ).rows[0]?.times,
  );

type Json = Record<string, unknown>;

describe('no path lets a client set a price (trust 4.9)', () => {
  test('every field with money in it has its row, and every row its field', () => {
    expect(moneyFieldsOfContract()).toEqual(Object.keys(MONEY_FIELDS).toSorted());
  });

  const amounts = Object.entries(MONEY_FIELDS).filter(([, role]) => ['said', 'asked', 'typed', 'seen'].includes(role));
  test.each(amounts)('%s takes an amount and nothing else', async (field, role) => {
    const [name = '', path = ''] = field.split(' body.');
    const endpoint = endpoints[name as EndpointName];
    const sample = samples[name as EndpointName];
    const before = await walletOf();
    for (const value of [
      -1,
      -0.01,
      role === 'typed' ? '1e3' : '5',
      1e15,
      0.001,
      { amount: 5, currency: 'IDR' },
      [5],
      true,
    ]) {
      const answer = await app.refusal(endpoint, {
        token: endpoint.access === 'admin' ? admin : sg,
        ...sample,
        body: withValue(sample.body, path.split('.'), value),
      });
      expect([field, value, answer.status]).toEqual([field, value, 422]);
      const named = answer.body.errors.map(({ param }) => param.replaceAll(/\.\d+(?=\.|$)/gu, '.*'));
      expect(named.some((param) => param.startsWith(path))).toBe(true);
    }
    expect(await walletOf()).toBe(before);
  });

  const bodies = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].body);
  test.each(bodies)('%s: prices nobody asked for are left out, counted and named', async (name) => {
    const endpoint = endpoints[name];
    const own = (samples[name].body ?? {}) as Json;
    // The field at the end is refused, so that nothing is done many times over here: parsing has happened by then.
    const answer = await app.refusal(endpoint, {
      token: endpoint.access === 'admin' ? admin : sg,
      ...samples[name],
      body: { ...claimsOf(0), ...own, field_nobody_knows: 1 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ param }) => param)).toContain('field_nobody_knows');
    const ignored = ignoredBy(answer);
    const refused = answer.body.errors.map(({ param }) => param.split('.')[0]);
    const asked = Object.keys(MONEY_FIELDS).filter((field) => field.startsWith(`${name} body.`));
    for (const field of IGNORED_PRICE_FIELDS) {
      const is_own = field in own || asked.includes(`${name} body.${field}`);
      if (!is_own) expect([field, refused.includes(field)]).toEqual([field, false]);
      if (!is_own) expect([field, ignored.includes(field)]).toEqual([field, true]);
    }
    for (const field of ignored) expect(await timesIgnored(name, field)).toBeGreaterThan(0);
  });

  test('a new and a changed parcel: nothing of it is taken over, and it costs what it costs without', async () => {
    const honest = await newOrder(app, sg);
    const price = (await quoteOf(app, sg, honest.id)).estimated_costs.map(({ total_fee }) => total_fee);
    for (const value of TAMPERED) {
      const claims = claimsOf(value);
      for (const asked of ['user_tpl_account_id', 'voucher_promotion_code', 'voucher_promotion_type'])
        delete claims[asked];
      const made = await app.call<Order>(endpoints.createOrder, {
        token: sg,
        body: { ...(samples.createOrder.body as Json), ...claims },
      });
      expect([value, made.status]).toEqual([value, 200]);
      expect(ignoredBy(made).toSorted()).toEqual(Object.keys(claims).toSorted());
      const changed = await app.call<Order>(endpoints.updateOrder, {
        token: sg,
        params: { id: made.body.id },
        body: { ...(samples.createOrder.body as Json), ...claims },
      });
      expect(changed.status).toBe(200);
      for (const { body } of [made, changed])
        expect([body.price, body.estimated_cost, body.currency, body.is_test]).toEqual([
          null,
          null,
          'SGD',
          honest.is_test,
        ]);
      const quote = await app.call<{ estimated_costs: { total_fee: number }[] }>(endpoints.estimateOrder, {
        token: sg,
        params: { id: made.body.id },
        body: { refresh: true, ...claims },
      });
      expect(quote.status).toBe(200);
      expect(quote.body.estimated_costs.map(({ total_fee }) => total_fee)).toEqual(price);
    }
  });

  test('a label: the quote is charged, whatever else was said', async () => {
    for (const value of TAMPERED) {
      const order = await newOrder(app, sg);
      const [entry] = (await quoteOf(app, sg, order.id)).estimated_costs;
      const claims = claimsOf(value);
      for (const asked of [
        'estimated_costs_id',
        'total_fee',
        'payment_method_id',
        'payment_method_type',
        'quotation_id',
      ])
        delete claims[asked];
      const before = await walletOf();
      const bought = await app.call<Order>(endpoints.createLabel, {
        token: sg,
        params: { id: order.id },
        body: { ...claims, estimated_costs_id: entry?.id },
      });
      expect([value, bought.status]).toEqual([value, 200]);
      expect(ignoredBy(bought).toSorted()).toEqual(Object.keys(claims).toSorted());
      const fee = toMinor(entry?.total_fee ?? 0, 'SGD');
      expect(before - (await walletOf())).toBe(fee);
      expect(bought.body.price).toBe(entry?.total_fee);
    }
  });

  test('a label with another price than the quoted is answered price_changed with the quote, and nothing is spent', async () => {
    const order = await newOrder(app, sg);
    const [entry] = (await quoteOf(app, sg, order.id)).estimated_costs;
    const before = await walletOf();
    const fee = entry?.total_fee ?? 0;
    for (const total_fee of [0, 0.01, fee - 0.01, fee + 0.01, fee / 10, fee * 100, 999_999_999]) {
      const refused = await app.refusal(endpoints.createLabel, {
        token: sg,
        params: { id: order.id },
        body: { estimated_costs_id: entry?.id, total_fee: Number(total_fee.toFixed(2)) },
      });
      expect([total_fee, refused.status, refused.body.code]).toEqual([total_fee, 409, 'price_changed']);
      expect(refused.body.data).toEqual({ estimated_costs_id: entry?.id, total_fee: fee, currency: 'SGD' });
    }
    expect(await walletOf()).toBe(before);
  });

  test('a quote of another parcel, and one of another company, buys nothing', async () => {
    const cheap = await newOrder(app, sg, { dimension: { length: 10, width: 10, height: 2, weight: 0.1 } });
    const dear = await newOrder(app, sg, { dimension: { length: 50, width: 50, height: 40, weight: 20 } });
    const my = await app.tokenOf('my@demo.sampan.test');
    const [entry] = (await quoteOf(app, sg, cheap.id)).estimated_costs;
    await quoteOf(app, sg, dear.id);
    const before = await walletOf();
    for (const [token, id] of [
      [sg, dear.id],
      [my, cheap.id],
    ] as const) {
      const refused = await app.refusal(endpoints.createLabel, {
        token,
        params: { id },
        body: { estimated_costs_id: entry?.id },
      });
      expect([404, 409, 422]).toContain(refused.status);
    }
    expect(await walletOf()).toBe(before);
  });

  test('a purchase in a shop: another total is answered price_changed with the right one; what else was said is ignored', async () => {
    const product = await newProduct(app, sg, { stock_quantity: 100 });
    const quote = await checkoutQuoteOf(app, product);
    const total = quote.shipping_options[0]?.payments[0]?.total ?? 0;
    for (const expected_total of [0, 0.01, total - 0.01, total * 100, 999_999_999]) {
      const refused = await start(app, quote, { body: { expected_total: Number(expected_total.toFixed(2)) } });
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([
        409,
        'price_changed',
        { total, currency: 'SGD' },
      ]);
    }
    for (const value of TAMPERED) {
      const begun = await start(app, quote, { body: claimsOf(value) });
      expect([value, begun.status, begun.body.total]).toEqual([value, 200, total]);
      expect(ignoredBy(begun).toSorted()).toEqual([...IGNORED_PRICE_FIELDS].toSorted());
    }
  });

  test('a top-up: the card is asked for the amount, the wallet gets it and the bonus of the country, nothing that was said', async () => {
    const my = await app.tokenOf('my@demo.sampan.test');
    const { id } = await newSavedCard(app, my);
    let amount = 300;
    for (const value of TAMPERED) {
      const { payment_method_id: _, ...claims } = claimsOf(value);
      const done = await app.call<TopUp>(endpoints.createTopUp, {
        token: my,
        body: { ...claims, amount, payment_method_id: id },
      });
      expect([value, done.status, done.body.amount, done.body.bonus_reward, done.body.currency]).toEqual([
        value,
        200,
        amount,
        Math.round(amount * 15) / 100,
        'MYR',
      ]);
      expect(ignoredBy(done).toSorted()).toEqual(Object.keys(claims).toSorted());
      amount += 1;
      const told = await app.call<{ bonus_reward: number }>(endpoints.lookUpTopUpBonus, {
        token: my,
        body: { ...claims, payment_method_id: value, amount: 100 },
      });
      expect([told.status, told.body.bonus_reward]).toEqual([200, 0]);
    }
  });

  test('Sampan sees which prices were sent in vain', async () => {
    // After all that was sent before: the report begins with the newest, by the second.
    app.clock.advance(60);
    await newOrder(app, sg, { price: 0.01 });
    const report = await app.call<{ price_claims: { endpoint: string; field: string; times: number }[] }>(
      endpoints.getLedgerReport,
      { token: admin },
    );
    expect(report.body.price_claims).toContainEqual(
      expect.objectContaining({ endpoint: 'createOrder', field: 'price' }),
    );
  });
});
