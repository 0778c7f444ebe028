import { endpoints, type CardSetup, type PaymentMethod } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';

/** Real money: a production server with Stripe's keys, spoken to as Stripe documents it. */
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
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stand_in',
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

const begin = () => app.call<CardSetup>(endpoints.startCardSetup, { token });
const save = (payment_method_id: string) =>
  app.call<PaymentMethod>(endpoints.createPaymentMethod, { token, body: { payment_method_id, is_default: false } });

test('a card is saved through a SetupIntent of the company, and forgotten by both', async () => {
  const setup = await begin();
  expect(setup.body).toMatchObject({ provider: 'stripe', publishable_key: 'pk_live_stand_in' });
  await begin();
  // One customer a company, whatever is retried: the key is the company's.
  const made = stripe.requests.filter(({ path }) => path === '/v1/customers');
  expect(made.map(({ idempotency_key }) => idempotency_key)).toHaveLength(1);
  const [setup_call] = stripe.requests.filter(({ path }) => path === '/v1/setup_intents');
  expect(setup_call?.form).toMatchObject({ customer: 'cus_1', usage: 'off_session' });

  stripe.cards.set('pm_ours', { customer: 'cus_1', last4: '4242', name: 'Rachel Tan' });
  const saved = await save('pm_ours');
  expect(saved.body).toMatchObject({
    brand: 'visa',
    last4: '4242',
    holder_name: 'RACHEL TAN',
    is_default: true,
    is_test: false,
  });
  const gone = await app.call(endpoints.deletePaymentMethod, { token, params: { id: saved.body.id } });
  expect(gone.status).toBe(200);
  expect(stripe.cards.get('pm_ours')?.customer).toBeNull();
});

test('a card made in the browser without a setup is attached; one of somebody else is refused', async () => {
  await begin();
  stripe.cards.set('pm_loose', { customer: null, last4: '1111', name: 'Rachel Tan' });
  expect((await save('pm_loose')).body).toMatchObject({ last4: '1111' });
  expect(stripe.cards.get('pm_loose')?.customer).toBe('cus_1');
  stripe.cards.set('pm_theirs', { customer: 'cus_other', last4: '2222', name: 'Somebody' });
  stripe.cards.set('pm_declined', { customer: null, last4: '0002', name: 'Rachel Tan', is_declined: true });
  for (const id of ['pm_theirs', 'pm_declined', 'pm_unknown']) expect([id, (await save(id)).status]).toEqual([id, 422]);
});

test('a provider that does not answer is said so, and nothing is forgotten', async () => {
  await begin();
  stripe.cards.set('pm_kept', { customer: 'cus_1', last4: '4444', name: 'Rachel Tan' });
  const saved = await save('pm_kept');
  stripe.fault = 'hang_up';
  const answer = await app.refusal(endpoints.deletePaymentMethod, { token, params: { id: saved.body.id } });
  expect([answer.status, answer.body.code]).toEqual([422, 'payment_unavailable']);
  expect((await app.refusal(endpoints.startCardSetup, { token })).body.code).toBe('payment_unavailable');
  const kept = await app.call<{ records: PaymentMethod[] }>(endpoints.listPaymentMethods, { token });
  expect(kept.body.records.map(({ id }) => id)).toContain(saved.body.id);
});

test('a card of the sandbox is none where money is real', async () => {
  const answer = await app.refusal(endpoints.tryTestCard, {
    token,
    params: { id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956' },
    body: { card_number: '4242424242424242', exp_month: 12, exp_year: 2031 },
  });
  expect(answer.body.code).toBe('payment_unavailable');
});
