import { HEADERS, endpoints, type Endpoint, type EstimateAnswer } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL_DRAFT, newOrder } from './endpoint-samples.fixtures.ts';
import { newSavedCard } from '../payment-method/payment-method.fixtures.ts';
import { fundPayable, newAccount, PASSWORD } from '../payout/payout.fixtures.ts';
import { OWN_ADDRESSES } from '../top-up/top-up.fixtures.ts';
import { auditLedger, isBalanced } from '../../src/modules/ledger/wallet/index.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

/**
 * A server may die after the effect of a call and before its answer is kept. The client asks again with the same key, as it
 * should, and another server takes the call over: it must find what was made and not make it twice (trust 1, F1).
 */
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  await fundPayable(app, 'sg@demo.sampan.test', 500_000);
});
afterAll(() => app.close());

/** Every number that money could be doubled in. */
async function money(): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    `select (select count(*) from entries) as entries, (select count(*) from top_ups) as top_ups, (select count(*) from payouts) as payouts,
       (select count(*) from payable_uses) as uses, (select count(*) from orders) as orders, (select count(*) from label_purchases) as labels,
       (select count(*) from courier_parcels) as parcels`,
  );
  return rows[0];
}

async function forgetTheAnswer(key: string): Promise<void> {
  const { rowCount } = await app.database.pool.query(
    'update idempotency_keys set status = null, body = null, locked_until = 0 where key = $1',
    [key],
  );
  expect(rowCount).toBe(1);
}

async function twice(endpoint: Endpoint, body: object, params: Record<string, string> = {}): Promise<string> {
  const key = `died-${endpoint.name}`;
  const call = () =>
    app.call<{ id?: string }>(endpoint, { token, params, body, headers: { [HEADERS.idempotencyKey]: key } });
  const first = await call();
  expect([endpoint.name, first.status]).toEqual([endpoint.name, 200]);
  const after_first = await money();
  await forgetTheAnswer(key);
  const second = await call();
  expect([endpoint.name, second.status, second.headers.get(HEADERS.idempotencyReplayed)]).toEqual([
    endpoint.name,
    200,
    null,
  ]);
  expect(await money()).toEqual(after_first);
  for (const name of ['id', 'top_up_id', 'checkout_url', 'number'] as const)
    expect((second.body as Record<string, unknown>)[name]).toEqual((first.body as Record<string, unknown>)[name]);
  return (await call()).headers.get(HEADERS.idempotencyReplayed) === 'true' ? 'once' : 'again';
}

test('a top-up by card', async () => {
  const card = await newSavedCard(app, token);
  expect(await twice(endpoints.createTopUp, { amount: 61, payment_method_id: card.id, confirm_duplicate: true })).toBe(
    'once',
  );
});

test('a top-up by PayNow', async () => {
  expect(
    await twice(endpoints.createTopUpCheckout, {
      amount: 62,
      payment_method_type: 'paynow',
      confirm_duplicate: true,
      ...OWN_ADDRESSES,
    }),
  ).toBe('once');
});

test('a payout, and payout balance used for shipping', async () => {
  const account = await newAccount(app, token);
  expect(
    await twice(endpoints.createPayout, {
      payout_account_id: account.id,
      amount: 63,
      confirm_duplicate: true,
      ...PASSWORD,
    }),
  ).toBe('once');
  expect(await twice(endpoints.payableForShipping, { amount: 64, confirm_duplicate: true })).toBe('once');
});

test('a parcel, and its label', async () => {
  expect(await twice(endpoints.createOrder, FULL_DRAFT)).toBe('once');
  const order = await newOrder(app, token);
  const quote = await app.call<EstimateAnswer>(endpoints.estimateOrder, { token, params: { id: order.id }, body: {} });
  expect(
    await twice(endpoints.createLabel, { estimated_costs_id: quote.body.estimated_costs[0]?.id }, { id: order.id }),
  ).toBe('once');
});

test('the keys of two people, and two keys of one, make two things', async () => {
  const my = await app.tokenOf('my@demo.sampan.test');
  const make = async (who: string, key: string) =>
    (
      await app.call<{ id: string }>(endpoints.createOrder, {
        token: who,
        body: {},
        headers: { [HEADERS.idempotencyKey]: key },
      })
    ).body.id;
  const ids = [await make(token, 'one'), await make(token, 'two'), await make(my, 'one')];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
});
