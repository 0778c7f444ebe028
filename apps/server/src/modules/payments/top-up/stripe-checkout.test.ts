import { endpoints, type TopUp } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paySession } from '#test/adapters/payment-stripe/stripe-sessions.fixtures.ts';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { settleTopUps } from './index.ts';
import { checkoutBy } from '#test/top-up/top-up.fixtures.ts';

/** Real money by PayNow: Stripe's own page, and its word in messages or when it is asked. */
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
});
afterAll(async () => {
  await app.close();
  await stripe.stop();
});
afterEach(() => {
  stripe.fault = 'none';
});

const cents = async () =>
  Math.round((await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance * 100);
const topUpOf = async (id: string) => (await app.call<TopUp>(endpoints.getTopUp, { token, params: { id } })).body;
const sessionOf = (id: string) => {
  const session = [...stripe.sessions.values()].find(({ metadata }) => metadata['checkout_id'] === id);
  if (!session) throw new Error('no session');
  return session;
};

async function tell(type: string, object: object, secret = WEBHOOK_SECRET): Promise<number> {
  const body = JSON.stringify(eventOf(type, object));
  const answer = await app.app.request('http://sampan.test/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signatureOf(secret, body, Math.floor(app.clock.now() / 1000)) },
  });
  return answer.status;
}

test('the browser is sent to a Checkout Session for PayNow, once per top-up', async () => {
  const { body } = await checkoutBy(app, token, { amount: 75.5 });
  expect(body.checkout_url).toMatch(/^https:\/\/checkout\.stripe\.com\//u);
  const call = stripe.requests.find(({ idempotency_key }) => idempotency_key === `page:${body.top_up_id}`);
  expect(call?.form).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'paynow',
    client_reference_id: body.top_up_id,
    'line_items[0][price_data][unit_amount]': '7550',
    'line_items[0][price_data][currency]': 'sgd',
  });
  const session = sessionOf(body.top_up_id);
  expect(new URL(session.success_url).searchParams.get('auto_confirm')).toBe('false');
  expect(new URL(session.cancel_url ?? '').searchParams.get('auto_confirm')).toBe('true');
});

test('M4: the messages of page and intent, a hundred times and in any order, are one credit', async () => {
  const { body } = await checkoutBy(app, token, { amount: 76 });
  const before = await cents();
  const open = { ...sessionOf(body.top_up_id) };
  const paid = paySession(stripe, open.id);
  const intent = stripe.intents.get(paid.payment_intent ?? '') ?? {};
  const messages: [string, object][] = [
    ['checkout.session.completed', paid],
    ['payment_intent.succeeded', intent],
    ['payment_intent.created', { ...intent, status: 'requires_action', amount_received: 0 }],
    ['checkout.session.expired', { ...open, status: 'expired' }],
  ];
  const told: [string, object][] = Array.from({ length: 100 }, (_, at) => messages[(at * 3) % 4] ?? ['x', {}]);
  const statuses = await Promise.all(told.map(([type, object]) => tell(type, object)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await cents()).toBe(before + 7_600);
  expect((await topUpOf(body.top_up_id)).status).toBe('succeeded');
});

test('a message of somebody else, or about another amount or payment, moves nothing', async () => {
  const { body } = await checkoutBy(app, token, { amount: 77 });
  const before = await cents();
  const session = sessionOf(body.top_up_id);
  const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_other' };
  expect(await tell('checkout.session.completed', paid, 'whsec_of_somebody')).toBe(400);
  for (const change of [{ amount_total: 999 }, { currency: 'myr' }, { metadata: {} }])
    expect(await tell('checkout.session.completed', { ...paid, ...change })).toBe(200);
  expect(await cents()).toBe(before);
  expect((await topUpOf(body.top_up_id)).status).toBe('pending');
});

test('a message that is lost is made up for by asking', async () => {
  const { body } = await checkoutBy(app, token, { amount: 78 });
  const before = await cents();
  paySession(stripe, sessionOf(body.top_up_id).id);
  app.clock.advance(61);
  await settleTopUps(app.ctx);
  expect(await cents()).toBe(before + 7_800);
});

test('a try that was refused leaves the page open; an expired page ends the top-up; money after that is booked all the same', async () => {
  const { body } = await checkoutBy(app, token, { amount: 79 });
  const before = await cents();
  const session = sessionOf(body.top_up_id);
  const refused = {
    id: 'pi_refused',
    object: 'payment_intent',
    amount: 7_900,
    amount_received: 0,
    currency: 'sgd',
    status: 'requires_payment_method',
    metadata: session.metadata,
    last_payment_error: { type: 'card_error', code: 'payment_intent_payment_attempt_failed' },
    next_action: null,
  };
  await tell('payment_intent.payment_failed', refused);
  expect((await topUpOf(body.top_up_id)).status).toBe('pending');
  await tell('checkout.session.expired', { ...session, status: 'expired', payment_intent: 'pi_refused' });
  expect(await topUpOf(body.top_up_id)).toMatchObject({ status: 'failed', decline_reason: 'not_paid' });
  expect(await cents()).toBe(before);
  await tell('payment_intent.succeeded', { ...refused, status: 'succeeded', amount_received: 7_900 });
  expect(await cents()).toBe(before + 7_900);
});

test('a line that breaks is a refusal with its reason; nobody has the page, so the top-up has ended', async () => {
  stripe.fault = 'hang_up';
  const answer = await app.refusal(endpoints.createTopUpCheckout, {
    token,
    body: {
      amount: 81,
      payment_method_type: 'paynow',
      success_checkout_url: 'http://127.0.0.1:8080/histories',
      cancalled_checkout_url: 'http://127.0.0.1:8080/histories',
    },
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'payment_unavailable']);
});
