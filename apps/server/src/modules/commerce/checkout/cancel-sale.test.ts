import { HEADERS, endpoints, type Order, type OrderSale } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { BUYER, look, newProduct, quoteOf, start, type Started } from '#test/checkout/checkout.fixtures.ts';
import { refundBuyers } from './index.ts';

const WEBHOOK_SECRET = 'whsec_of_the_stand_in';
let stripe: StripeStandIn;
let app: TestApp;
let token: string;
let live: Record<string, string>;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await openTestApp({
    env: {
      STRIPE_SECRET_KEY: stripe.secret_key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  token = await app.tokenOf('sg@demo.sampan.test');
  const made = await app.call<{ key: string }>(endpoints.createPublishableKey, {
    token,
    body: { name: 'Shop', mode: 'live', scopes: ['checkout'], allowed_origins: ['https://shop.example'] },
  });
  live = { [HEADERS.publishableKey]: made.body.key, Origin: 'https://shop.example' };
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});
afterEach(() => {
  stripe.fault = 'none';
});

async function tell(type: string, object: object): Promise<number> {
  const body = JSON.stringify(eventOf(type, object));
  const at = Math.floor(app.clock.now() / 1000);
  const headers = { 'Stripe-Signature': signatureOf(WEBHOOK_SECRET, body, at) };
  return (await app.app.request('http://sampan.test/api/webhooks/stripe', { method: 'POST', body, headers })).status;
}

/** A parcel that somebody bought, two units out of five; by card it is paid at Stripe. */
async function sold(method: 'card' | 'cod') {
  const product = await newProduct(app, token, { stock_quantity: 5 });
  const quote = await quoteOf(app, product, { quantity: 2 });
  const checkout = (await start(app, quote, { method, headers: live })).body;
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['checkout_id'] === checkout.id);
  if (intent) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    await tell('payment_intent.succeeded', intent);
  }
  const { rows } = await app.database.pool.query<{ order_id: string }>('select order_id from checkouts where id = $1', [
    checkout.id,
  ]);
  return { product, checkout, intent, order_id: rows[0]?.order_id ?? '' };
}
const saleOf = async (id: string) =>
  (await app.call<{ sale: OrderSale | null }>(endpoints.getOrderSale, { token, params: { id } })).body.sale;
const cancel = (id: string) =>
  app.call<Order>(endpoints.cancelOrder, { token, params: { id }, body: { reason: 'Out of stock' } });
const stockOf = async ({ id }: { id: string }) => {
  const { rows } = await app.database.pool.query<{ left: number; held: number }>(
    'select stock_quantity as left, reserved_quantity as held from products where id = $1',
    [id],
  );
  return [rows[0]?.left, rows[0]?.held];
};
const refundsOf = (intent: { id: string } | undefined) =>
  stripe.refunds.filter(({ payment_intent }) => payment_intent === intent?.id);
async function mailsTo(email: string, about: RegExp): Promise<number> {
  const { body } = await app.call<{ records: { subject: string }[] }>(endpoints.listOutbox, { query: { to: email } });
  return body.records.filter(({ subject }) => about.test(subject)).length;
}
async function movedFor({ id }: Pick<Started, 'id'>): Promise<[string, number][]> {
  const { rows } = await app.database.pool.query<{ kind: string; sum: string }>(
    `select j.kind, sum(e.amount_minor) as sum from entries e join journals j on j.id = e.journal_id
     join ledger_accounts a on a.id = e.account_id where j.reference = $1 and a.kind = 'merchant_sales' group by 1 order by 1`,
    [id],
  );
  return rows.map(({ kind, sum }) => [kind, Number(sum)]);
}

describe('a parcel that was bought in a checkout and is cancelled', () => {
  test('gives the buyer all of the money back, once, and puts the units on sale again', async () => {
    const { product, checkout, intent, order_id } = await sold('card');
    expect(await saleOf(order_id)).toMatchObject({ state: 'paid', amount: 20.5, currency: 'SGD', failed_refunds: 0 });
    expect(await stockOf(product)).toEqual([3, 0]);
    expect((await cancel(order_id)).body.status).toBe('cancelled');
    expect((await cancel(order_id)).status).toBe(200);
    expect(await stockOf(product)).toEqual([5, 0]);
    expect(await saleOf(order_id)).toMatchObject({ state: 'refunding', refunded_at: null });
    // The buyer's page says who ended it.
    expect(await look(app, checkout)).toMatchObject({ status: 'refunded', refund_reason: 'cancelled' });
    expect(await mailsTo(BUYER.email, /was cancelled/u)).toBe(1);

    await Promise.all([refundBuyers(app.ctx), refundBuyers(app.ctx)]);
    await refundBuyers(app.ctx);
    expect(refundsOf(intent)).toMatchObject([
      { payment_intent: intent?.id, amount: 2050, key: `refund:${checkout.id}` },
    ]);
    const ended = await saleOf(order_id);
    expect(ended?.state).toBe('refunded');
    expect(ended?.refunded_at).toBeGreaterThan(0);
    expect(await movedFor(checkout)).toEqual([
      ['sale', 2050],
      ['sale_refund', -2050],
    ]);
    // What the provider says afterwards changes nothing.
    await tell('payment_intent.succeeded', intent ?? {});
    expect(await stockOf(product)).toEqual([5, 0]);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
    const { rows } = await app.database.pool.query<{ action: string }>(
      `select action from audit_log where object_id = $1 and action like 'checkout.refund%' order by at, id`,
      [checkout.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['checkout.refund_due', 'checkout.refunded']);
  });

  test('a refund that fails is seen, and tried again until it works', async () => {
    const { checkout, intent, order_id } = await sold('card');
    await cancel(order_id);
    for (const [failures, fault] of [
      [1, '500'],
      [2, 'hang_up'],
      [3, 'lost_answer'],
    ] as const) {
      stripe.fault = fault;
      await refundBuyers(app.ctx);
      expect(await saleOf(order_id)).toMatchObject({ state: 'refunding', failed_refunds: failures });
      // Not at once, and more rarely each time.
      stripe.fault = 'none';
      expect(await refundBuyers(app.ctx)).toBe(0);
      app.clock.advance(120 * 2 ** (failures - 1) + 1);
    }
    // The last one went through, only its answer was lost: nothing goes back twice.
    await refundBuyers(app.ctx);
    expect(refundsOf(intent)).toHaveLength(1);
    expect(await saleOf(order_id)).toMatchObject({ state: 'refunded', failed_refunds: 3 });
    expect(await movedFor(checkout)).toEqual([
      ['sale', 2050],
      ['sale_refund', -2050],
    ]);
  });

  test('with cash on delivery nothing was paid and nothing goes back; the units do', async () => {
    const { product, checkout, order_id } = await sold('cod');
    expect((await saleOf(order_id))?.state).toBe('collect');
    await cancel(order_id);
    expect(await stockOf(product)).toEqual([5, 0]);
    const seen = await look(app, checkout);
    expect(seen).toMatchObject({ status: 'cancelled', refund_reason: null });
    // By which the buyer's page knows that it was the shop.
    expect(seen.order_number).not.toBeNull();
    expect(await saleOf(order_id)).toBeNull();
    expect(await refundBuyers(app.ctx)).toBe(0);
    expect(await movedFor(checkout)).toEqual([]);
  });

  test('cannot be deleted instead: the money would stay', async () => {
    const { order_id } = await sold('card');
    const refused = await app.refusal(endpoints.deleteOrder, { token, params: { id: order_id } });
    expect([refused.status, refused.body.code]).toEqual([409, 'order_locked']);
  });
});

test('a parcel nobody bought has no sale; another company’s is not found', async () => {
  expect(await saleOf((await newOrder(app, token)).id)).toBeNull();
  const { order_id } = await sold('cod');
  const stranger = await app.tokenOf('my@demo.sampan.test');
  const refused = await app.refusal(endpoints.getOrderSale, { token: stranger, params: { id: order_id } });
  expect(refused.status).toBe(404);
});

describe('a buyer’s bank that asks for the money back (charge.dispute.*)', () => {
  const say = (status: string, intent: { id: string; amount: number } | undefined, id?: string) =>
    tell(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, {
      id: id ?? `dp_${intent?.id}`,
      object: 'dispute',
      payment_intent: intent?.id,
      amount: intent?.amount,
      currency: 'sgd',
      status,
    });
  const salesNow = async () => {
    const { rows } = await app.database.pool.query<{ posted_minor: string }>(
      `select posted_minor from ledger_accounts a join companies c on c.id = a.company_id
       where c.name = 'Kopi & Kaya Goods' and a.kind = 'merchant_sales'`,
    );
    return Number(rows[0]?.posted_minor ?? 0);
  };

  test('is set aside while it decides, comes back when the shop wins, and is told once each time', async () => {
    const { intent, order_id } = await sold('card');
    const before = await salesNow();
    expect(await say('needs_response', intent)).toBe(200);
    expect(await say('needs_response', intent)).toBe(200);
    expect((await saleOf(order_id))?.state).toBe('disputed');
    expect(await salesNow()).toBe(before - 2050);
    expect(await say('won', intent)).toBe(200);
    expect(await say('needs_response', intent)).toBe(200);
    expect((await saleOf(order_id))?.state).toBe('paid');
    expect(await salesNow()).toBe(before);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });

  test('decided for the buyer it stays gone; a cancelled parcel is not refunded as well', async () => {
    const { intent, order_id } = await sold('card');
    const before = await salesNow();
    await say('needs_response', intent);
    await cancel(order_id);
    expect(await refundBuyers(app.ctx)).toBe(0);
    await say('lost', intent);
    expect((await saleOf(order_id))?.state).toBe('lost');
    expect(await refundBuyers(app.ctx)).toBe(0);
    expect(refundsOf(intent)).toEqual([]);
    expect(await salesNow()).toBe(before - 2050);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });

  test('about nothing of ours, or about more than was paid, moves nothing', async () => {
    const { intent } = await sold('card');
    const before = await salesNow();
    expect(await say('needs_response', { id: 'pi_of_somebody_else', amount: 100 })).toBe(200);
    expect(await say('needs_response', intent && { ...intent, amount: intent.amount + 1 })).toBe(200);
    expect(await salesNow()).toBe(before);
  });
});
