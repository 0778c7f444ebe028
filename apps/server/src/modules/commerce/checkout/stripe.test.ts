import { HEADERS, endpoints } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StandInIntent,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { look, newProduct, pay, quoteOf, start, type Started } from '#test/checkout/checkout.fixtures.ts';
import { RECIPIENTS } from '#test/checkout/recipients.fixtures.ts';
import { expireCheckouts, refundBuyers } from './index.ts';
import { STOCK_RESERVATION_S } from './start-checkout.ts';

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
  live = await liveKey(token);
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});
afterEach(() => {
  stripe.fault = 'none';
});

async function liveKey(as: string): Promise<Record<string, string>> {
  const made = await app.call<{ key: string }>(endpoints.createPublishableKey, {
    token: as,
    body: { name: 'Shop', mode: 'live', scopes: ['checkout'], allowed_origins: ['https://shop.example'] },
  });
  return { [HEADERS.publishableKey]: made.body.key, Origin: 'https://shop.example' };
}

async function begin(change: { quantity?: number; method?: 'card' | 'paynow'; stock?: number } = {}) {
  const product = await newProduct(app, token, { stock_quantity: change.stock ?? 5 });
  const quote = await quoteOf(app, product, { quantity: change.quantity ?? 1 });
  const answer = await start(app, quote, { method: change.method ?? 'card', headers: live });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['checkout_id'] === answer.body.id);
  if (!intent) throw new Error('no intent');
  return { product, checkout: answer.body, intent };
}

const paidBy = (intent: StandInIntent): StandInIntent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
});
const failedBy = (intent: StandInIntent): StandInIntent => ({
  ...intent,
  last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
});

async function send(
  event: object,
  change: { secret?: string; age_s?: number; body?: string; signature?: string } = {},
) {
  const body = JSON.stringify(event);
  const at = Math.floor(app.clock.now() / 1000) - (change.age_s ?? 0);
  const response = await app.app.request('http://sampan.test/api/webhooks/stripe', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': change.signature ?? signatureOf(change.secret ?? WEBHOOK_SECRET, body, at),
    },
    body: change.body ?? body,
  });
  return response.status;
}
const stateOf = async ({ id }: Pick<Started, 'id'>) => {
  const { rows } = await app.database.pool.query<{
    status: string;
    orders: string;
    sales: string;
    left: number;
    held: number;
  }>(
    `select c.status, p.stock_quantity as left, p.reserved_quantity as held,
       (select count(*) from orders where marketplace->>'id' = c.id::text) as orders,
       (select count(*) from journals where reference = c.id::text and kind = 'sale') as sales
     from checkouts c join products p on p.id = c.product_id where c.id = $1`,
    [id],
  );
  const { status, orders, sales, left, held } = rows[0] ?? {};
  return [status, Number(orders), Number(sales), left, held];
};

describe('a payment by Stripe', () => {
  test('is asked in the smallest unit, once per checkout, and its page gets what the card form needs', async () => {
    const { checkout, intent } = await begin({ quantity: 2 });
    expect(checkout.payment).toEqual({
      provider: 'stripe',
      client_secret: intent.client_secret,
      publishable_key: 'pk_test_stand_in',
    });
    expect(stripe.requests.at(-1)).toMatchObject({
      path: '/v1/payment_intents',
      idempotency_key: `checkout:${checkout.id}`,
      form: {
        amount: '2050',
        currency: 'sgd',
        description: 'Kopi & Kaya Goods: Kaya jam, 240 g',
        'metadata[checkout_id]': checkout.id,
        'allowed_payment_method_types[0]': 'card',
      },
    });
    expect(await send(eventOf('payment_intent.succeeded', paidBy(intent)))).toBe(200);
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 3, 0]);
    const kinds = await app.database.pool.query<{ kind: string; sum: string }>(
      `select a.kind, sum(e.amount_minor) from entries e join ledger_accounts a on a.id = e.account_id
       join journals j on j.id = e.journal_id where j.reference = $1 group by 1 order by 1`,
      [checkout.id],
    );
    expect(kinds.rows).toEqual([
      { kind: 'merchant_sales', sum: '2050' },
      { kind: 'payment_clearing', sum: '-2050' },
    ]);
  });

  test('in ringgit, pesos and rupiah the amounts are those currencies’ own', async () => {
    for (const [email, id, country, amount, currency] of [
      ['my@demo.sampan.test', 'prod_my_table_runner_set', 'MY', '11250', 'myr'],
      ['ph@demo.sampan.test', 'prod_ph_abaca_placemats', 'PH', '113000', 'php'],
      ['id@demo.sampan.test', 'prod_id_toraja_coffee', 'ID', '14500000', 'idr'],
    ] as const) {
      const headers = await liveKey(await app.tokenOf(email));
      const quote = await quoteOf(app, { public_id: id }, { address: { country } });
      await start(app, quote, { headers, body: { recipient: RECIPIENTS[country] } });
      expect(stripe.requests.at(-1)?.form).toMatchObject({ amount, currency });
    }
  });

  test('PayNow by Stripe shows the provider’s code', async () => {
    const { checkout, intent } = await begin({ method: 'paynow' });
    expect(checkout.payment).toMatchObject({ provider: 'paynow', is_sandbox: false });
    expect(checkout.payment?.provider === 'paynow' && checkout.payment.qr_text).toContain('SG.PAYNOW');
    expect(await send(eventOf('payment_intent.requires_action', intent))).toBe(200);
    expect((await look(app, checkout)).status).toBe('awaiting_payment');
    await send(eventOf('payment_intent.succeeded', paidBy(intent)));
    expect((await stateOf(checkout))[0]).toBe('paid');
  });

  test('a page without a key, in the demo, plays in the sandbox even where Stripe is configured', async () => {
    const before = stripe.requests.length;
    const quote = await quoteOf(app, await newProduct(app, token));
    expect((await start(app, quote)).body.payment).toEqual({ provider: 'sandbox' });
    expect(stripe.requests.length).toBe(before);
  });

  test('when Stripe is down, nothing is held and the buyer is told', async () => {
    for (const fault of ['500', 'hang_up'] as const) {
      const product = await newProduct(app, token, { stock_quantity: 5 });
      const quote = await quoteOf(app, product);
      stripe.fault = fault;
      const answer = await start(app, quote, { headers: live });
      expect([answer.status, answer.body.code]).toEqual([422, 'payment_unavailable']);
      const { rows } = await app.database.pool.query(
        'select stock_quantity, reserved_quantity from products where id = $1',
        [product.id],
      );
      expect(rows).toEqual([{ stock_quantity: 5, reserved_quantity: 0 }]);
    }
  });
});

describe('messages of Stripe (trust 1 Webhooks in, M4)', () => {
  test('a hundred times and in parallel is once', async () => {
    const { checkout, intent } = await begin();
    const event = eventOf('payment_intent.succeeded', paidBy(intent));
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(event)));
    for (let time = 0; time < 25; time += 1)
      answers.push(await send(event), await send(eventOf('payment_intent.succeeded', paidBy(intent))));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 4, 0]);
  });

  test('out of order: what was paid stays paid, whatever comes late', async () => {
    const { checkout, intent } = await begin();
    await send(eventOf('payment_intent.succeeded', paidBy(intent)));
    await send(eventOf('payment_intent.payment_failed', failedBy(intent)));
    await send(eventOf('payment_intent.requires_action', { ...intent, status: 'requires_action' }));
    await send(eventOf('payment_intent.canceled', { ...intent, status: 'canceled' }));
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 4, 0]);
  });

  test('a refused card gives the units back; the next card of the same form takes them again', async () => {
    const { checkout, intent } = await begin({ quantity: 2 });
    await send(eventOf('payment_intent.payment_failed', failedBy(intent)));
    expect(await stateOf(checkout)).toEqual(['failed', 0, 0, 5, 0]);
    expect((await look(app, checkout)).decline_reason).toBe('insufficient_funds');
    await send(eventOf('payment_intent.succeeded', paidBy(intent)));
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 3, 0]);
    expect((await look(app, checkout)).decline_reason).toBeNull();
  });

  test('money that comes after the last unit was sold goes back, once, and the books say so', async () => {
    const { product, checkout, intent } = await begin({ quantity: 2, stock: 2 });
    app.clock.advance(STOCK_RESERVATION_S + 1);
    await expireCheckouts(app.ctx);
    expect(await stateOf(checkout)).toEqual(['expired', 0, 0, 2, 0]);
    await app.database.pool.query('update products set stock_quantity = 1 where id = $1', [product.id]);
    Object.assign(intent, paidBy(intent));
    await send(eventOf('payment_intent.succeeded', intent));
    await send(eventOf('payment_intent.succeeded', intent));
    expect(await stateOf(checkout)).toEqual(['refunded', 0, 1, 1, 0]);
    expect(await look(app, checkout)).toMatchObject({ refund_reason: 'sold_out', order_number: null });

    stripe.fault = '500';
    await refundBuyers(app.ctx);
    stripe.fault = 'none';
    expect(stripe.refunds).toEqual([]);
    app.clock.advance(121);
    await Promise.all([refundBuyers(app.ctx), refundBuyers(app.ctx)]);
    app.clock.advance(121);
    await refundBuyers(app.ctx);
    const given = { payment_intent: intent.id, amount: 2050, key: `refund:${checkout.id}:1` };
    expect(stripe.refunds).toMatchObject([given]);
    const sums = await app.database.pool.query<{ kind: string; sum: string }>(
      'select j.kind, sum(abs(e.amount_minor)) / 2 as sum from entries e join journals j on j.id = e.journal_id where j.reference = $1 group by 1 order by 1',
      [checkout.id],
    );
    expect(sums.rows.map(({ kind, sum }) => [kind, Number(sum)])).toEqual([
      ['sale', 2050],
      ['sale_refund', 2050],
    ]);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });

  test('late, with units left, it is a sale', async () => {
    const { checkout, intent } = await begin({ quantity: 2 });
    app.clock.advance(STOCK_RESERVATION_S + 1);
    await expireCheckouts(app.ctx);
    await send(eventOf('payment_intent.succeeded', paidBy(intent)));
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 3, 0]);
  });

  test('another amount, another currency, another payment, another checkout, no checkout: no sale', async () => {
    const { checkout, intent } = await begin();
    const other = await begin();
    const paid = paidBy(intent);
    for (const wrong of [
      { ...paid, amount_received: paid.amount - 1 },
      { ...paid, amount_received: 1 },
      { ...paid, currency: 'idr' },
      { ...paid, id: 'pi_of_somebody_else' },
      { ...paid, metadata: { checkout_id: other.checkout.id } },
      { ...paid, metadata: { checkout_id: 'nothing' } },
      { ...paid, metadata: {} },
    ])
      expect(await send(eventOf('payment_intent.succeeded', wrong))).toBe(200);
    expect(await stateOf(checkout)).toEqual(['awaiting_payment', 0, 0, 4, 1]);
    expect(await stateOf(other.checkout)).toEqual(['awaiting_payment', 0, 0, 4, 1]);
  });

  test('a signature that is wrong, of other bytes, too old, from the future or missing is refused', async () => {
    const { checkout, intent } = await begin();
    const event = eventOf('payment_intent.succeeded', paidBy(intent));
    expect(await send(event, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await send(event, { body: `${JSON.stringify(event)} ` })).toBe(400);
    expect(await send(event, { age_s: 301 })).toBe(400);
    expect(await send(event, { signature: '' })).toBe(400);
    expect(await send(event, { signature: 't=1,v1=00' })).toBe(400);
    expect((await stateOf(checkout))[0]).toBe('awaiting_payment');
    expect(await send(event, { age_s: 290 })).toBe(200);
    expect((await stateOf(checkout))[0]).toBe('paid');
  });

  test('messages about anything else are taken and do nothing; one that is too long is not read', async () => {
    expect(await send(eventOf('customer.created', { object: 'customer' }))).toBe(200);
    expect(await send(eventOf('invoice.of_the_future', { object: 'invoice' }))).toBe(200);
    expect(await send({ padding: 'x'.repeat(300_000) })).toBe(413);
  });
});

describe('without a message', () => {
  test('a waiting page finds the payment by asking, not more often than every few seconds', async () => {
    app.clock.stop();
    const { checkout, intent } = await begin();
    expect((await look(app, checkout)).status).toBe('awaiting_payment');
    Object.assign(intent, paidBy(intent));
    const asked = stripe.requests.length;
    await Promise.all(Array.from({ length: 10 }, () => look(app, checkout)));
    expect(stripe.requests.length).toBe(asked);
    app.clock.advance(4);
    await look(app, checkout);
    expect(await stateOf(checkout)).toEqual(['paid', 1, 1, 4, 0]);
  });

  test('cancelled here it is cancelled there; paid there meanwhile it is a sale', async () => {
    const given_up = await begin();
    const cancel = ({ id, secret }: Started) =>
      app.call<{ status: string; code?: string }>(endpoints.cancelCheckout, { params: { id }, body: { secret } });
    expect((await cancel(given_up.checkout)).body.status).toBe('cancelled');
    expect(stripe.intents.get(given_up.intent.id)?.status).toBe('canceled');
    const paid = await begin();
    Object.assign(paid.intent, paidBy(paid.intent));
    expect((await cancel(paid.checkout)).body.code).toBe('checkout_closed');
    expect(await stateOf(paid.checkout)).toEqual(['paid', 1, 1, 4, 0]);
  });
});

describe('production', () => {
  const PRODUCTION = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET };

  test('with Stripe: a page without a key asks for real money; a test key plays, and takes nothing off the shelf', async () => {
    const shop = await openTestApp({
      env: {
        ...PRODUCTION,
        SAMPAN_LOCAL_COURIERS: 'true',
        STRIPE_SECRET_KEY: stripe.secret_key,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
      },
    });
    const product = { public_id: 'prod_sg_kaya_jam_trio' };
    const stock = async () => {
      const { rows } = await shop.database.pool.query<{ left: number; held: number }>(
        'select stock_quantity as left, reserved_quantity as held from products where public_id = $1',
        [product.public_id],
      );
      return rows[0];
    };
    const real = await start(shop, await quoteOf(shop, product));
    expect(real.body.payment?.provider).toBe('stripe');
    expect(await stock()).toEqual({ left: 119, held: 1 });

    const made = await shop.call<{ key: string }>(endpoints.createPublishableKey, {
      token: await shop.tokenOf('sg@demo.sampan.test'),
      body: { name: 'Try it', mode: 'test', scopes: ['checkout'], allowed_origins: ['https://shop.example'] },
    });
    const headers = { [HEADERS.publishableKey]: made.body.key, Origin: 'https://shop.example' };
    const test = await start(shop, await quoteOf(shop, product), { headers });
    expect(test.body.payment).toEqual({ provider: 'sandbox' });
    expect((await pay(shop, test.body)).body).toMatchObject({ status: 'paid', is_test: true });
    expect(await stock()).toEqual({ left: 119, held: 1 });
    const refused = await pay(shop, real.body);
    expect(refused.body.code).toBe('payment_unavailable');
    await shop.close();
  });

  test('without a provider it sells nothing by card, and has no sandbox either', async () => {
    const production = await openTestApp({ env: PRODUCTION });
    expect(production.ctx.ports.payments).toEqual({ live: null, sandbox: null });
    const { body } = await production.call<{ payment_methods: string[]; is_test: boolean }>(endpoints.getListing, {
      params: { id: 'prod_sg_kaya_jam_trio' },
    });
    expect(body).toMatchObject({ payment_methods: ['cod'], is_test: false });
    const hook = await production.app.request('http://sampan.test/api/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(hook.status).toBe(404);
    await production.close();
  });
});
