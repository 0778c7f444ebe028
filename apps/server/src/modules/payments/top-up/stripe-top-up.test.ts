import { endpoints, type PaymentMethod, type TopUp } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { settleTopUps } from './index.ts';
import { topUpBy } from '#test/top-up/top-up.fixtures.ts';

/** Real money: a production server with Stripe's keys, spoken to as Stripe documents it. */
const WEBHOOK_SECRET = 'whsec_of_the_stand_in';
let stripe: StripeStandIn;
let app: TestApp;
let token: string;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await openTestApp({
    env: {
      SAMPAN_PROFILE: 'production',
      SAMPAN_SECRET: STRONG_SECRET,
      SAMPAN_LOCAL_COURIERS: 'true',
      STRIPE_SECRET_KEY: stripe.secret_key,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  token = await app.tokenOf('sg@demo.sampan.test');
  await app.call(endpoints.startCardSetup, { token });
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});
afterEach(() => {
  stripe.fault = 'none';
});

async function cardThat(behaviour: 'pays' | 'asks' | 'declines'): Promise<string> {
  const id = `pm_${behaviour}_${stripe.cards.size}`;
  stripe.cards.set(id, { customer: 'cus_1', last4: '4242', name: 'Rachel Tan', behaviour });
  const { body } = await app.call<PaymentMethod>(endpoints.createPaymentMethod, {
    token,
    body: { payment_method_id: id, is_default: false },
  });
  return body.id;
}
const balance = async () => (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;

async function tell(id: string): Promise<number> {
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['checkout_id'] === id);
  const paid = { ...intent, status: 'succeeded', amount_received: intent?.amount };
  const body = JSON.stringify(eventOf('payment_intent.succeeded', paid, { id: `evt_${id}` }));
  const at = Math.floor(app.clock.now() / 1000);
  const answer = await app.app.request('http://sampan.test/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signatureOf(WEBHOOK_SECRET, body, at) },
  });
  return answer.status;
}

test('a saved card pays at once, and the message that follows pays nothing again', async () => {
  const before = await balance();
  const { body } = await topUpBy(app, token, { amount: 50, payment_method_id: await cardThat('pays') });
  expect(body).toMatchObject({ status: 'succeeded', next_action: null });
  expect(await tell(body.id)).toBe(200);
  expect(await tell(body.id)).toBe(200);
  expect(await balance()).toBe(before + 50);
  const call = stripe.requests.find(({ idempotency_key }) => idempotency_key === `top_up:${body.id}`);
  expect(call?.form).toMatchObject({ amount: '5000', currency: 'sgd', customer: 'cus_1', confirm: 'true' });
});

test('a bank that asks: the browser gets what it needs, the money comes with the message', async () => {
  const before = await balance();
  const { body } = await topUpBy(app, token, { amount: 51, payment_method_id: await cardThat('asks') });
  expect(body.status).toBe('requires_action');
  expect(body.next_action).toMatchObject({ publishable_key: 'pk_live_stand_in' });
  expect(await balance()).toBe(before);
  expect(await tell(body.id)).toBe(200);
  expect(await balance()).toBe(before + 51);
  const now = await app.call<TopUp>(endpoints.getTopUp, { token, params: { id: body.id } });
  expect(now.body).toMatchObject({ status: 'succeeded', next_action: null });
});

test('a refused card is answered, not an error', async () => {
  const { status, body } = await topUpBy(app, token, { amount: 52, payment_method_id: await cardThat('declines') });
  expect([status, body.status, body.decline_reason]).toEqual([200, 'failed', 'insufficient_funds']);
});

test('a line that breaks leaves it pending; asked again it is the same charge', async () => {
  const card = await cardThat('pays');
  const before = await balance();
  stripe.fault = 'hang_up';
  const { body } = await topUpBy(app, token, { amount: 53, payment_method_id: card });
  expect(body.status).toBe('pending');
  stripe.fault = 'none';
  app.clock.advance(11);
  expect(await settleTopUps(app.ctx)).toBeGreaterThan(0);
  expect(await balance()).toBe(before + 53);
  expect([...stripe.intents.values()].filter(({ metadata }) => metadata['checkout_id'] === body.id)).toHaveLength(1);
});
