import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STRIPE_API_VERSION } from './stripe-call.ts';
import { startStripeStandIn, type StripeStandIn } from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';

/** The stand-in is as strict as Stripe's documents: what it lets pass, a test may believe. */
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.stop());

interface Answer {
  id?: string;
  error?: { type: string; code?: string; param?: string };
}
let keys = 0;
async function post(path: string, form: string, headers: Record<string, string> = {}) {
  const response = await fetch(stripe.url + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${stripe.secret_key}`,
      'Stripe-Version': STRIPE_API_VERSION,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': `key-${(keys += 1)}`,
      ...headers,
    },
    body: form,
  });
  const body = (await response.json()) as Answer;
  return { status: response.status, body, is_replay: response.headers.get('idempotent-replayed') === 'true' };
}
const refusal = async (path: string, form: string, headers: Record<string, string> = {}) => {
  const { status, body } = await post(path, form, headers);
  return [status, body.error?.type, body.error?.code, body.error?.param];
};
const INTENTS = '/v1/payment_intents';
const GOOD = 'amount=2055&currency=sgd&metadata[checkout_id]=c1';

describe('a call', () => {
  test('needs the key, by Bearer or Basic, the pinned version, a form, and an idempotency key of 255 signs at most', async () => {
    expect((await post(INTENTS, GOOD)).status).toBe(200);
    const basic = `Basic ${Buffer.from(`${stripe.secret_key}:`).toString('base64')}`;
    expect((await post(INTENTS, GOOD, { Authorization: basic })).status).toBe(200);
    expect((await post(INTENTS, GOOD, { Authorization: 'Bearer sk_test_wrong' })).status).toBe(401);
    expect((await post(INTENTS, GOOD, { 'Stripe-Version': '2020-08-27' })).status).toBe(400);
    expect((await post(INTENTS, '{"amount":2055}', { 'Content-Type': 'application/json' })).status).toBe(400);
    expect((await refusal(INTENTS, GOOD, { 'Idempotency-Key': 'k'.repeat(256) }))[1]).toBe('idempotency_error');
    expect((await post(INTENTS, GOOD, { 'Idempotency-Key': 'k'.repeat(255) })).status).toBe(200);
  });

  test('with a parameter it was not told of, at any depth, is refused by its name', async () => {
    const unknown = 'invalid_request_error';
    expect(await refusal(INTENTS, `${GOOD}&amont=1`)).toEqual([400, unknown, 'parameter_unknown', 'amont']);
    const deep = `${GOOD}&confirm=true&allowed_payment_method_types[0]=paynow&payment_method_data[type]=paynow&payment_method_data[bank]=dbs`;
    expect(await refusal(INTENTS, deep)).toEqual([400, unknown, 'parameter_unknown', 'payment_method_data[bank]']);
    expect(await refusal(INTENTS, 'currency=sgd')).toEqual([400, unknown, 'parameter_missing', 'amount']);
    expect(await refusal(INTENTS, 'amount=20.55&currency=sgd')).toEqual([
      400,
      unknown,
      'parameter_invalid_integer',
      'amount',
    ]);
    expect(await refusal(INTENTS, 'amount=2055&currency=SGD')).toEqual([400, unknown, 'parameter_invalid', 'currency']);
    expect(await refusal(INTENTS, `${GOOD}&description=`)).toEqual([
      400,
      unknown,
      'parameter_invalid_string_empty',
      'description',
    ]);
    expect(await refusal(INTENTS, `${GOOD}&allowed_payment_method_types=card`)).toEqual([
      400,
      unknown,
      'parameter_invalid',
      'allowed_payment_method_types',
    ]);
    expect((await refusal('/v1/charges', GOOD))[0]).toBe(404);
  });

  test('about too little or too much money is refused in the currency’s own units', async () => {
    const code = async (form: string) => (await refusal(INTENTS, form))[2];
    expect(await code('amount=49&currency=sgd')).toBe('amount_too_small');
    expect(await code('amount=199&currency=myr')).toBe('amount_too_small');
    expect(await code('amount=50&currency=sgd')).toBeUndefined();
    expect(await code('amount=100000000&currency=sgd')).toBe('amount_too_large');
    expect(await code('amount=100000000&currency=idr')).toBeUndefined();
    expect(await code('amount=250000&currency=vnd')).toBeUndefined();
  });
});

describe('an idempotency key', () => {
  test('gets the first answer again, also while it is given; another call under it is refused', async () => {
    const same = { 'Idempotency-Key': 'once' };
    let finish = () => {};
    stripe.gate = new Promise((resolve) => (finish = resolve));
    const arrived = stripe.requests.length + 1;
    const first = post(INTENTS, GOOD, same);
    await expect.poll(() => stripe.requests.length).toBe(arrived);
    const meanwhile = await refusal(INTENTS, GOOD, same);
    expect(meanwhile).toEqual([409, 'invalid_request_error', 'idempotency_key_in_use', undefined]);
    finish();
    const { status, body } = await first;
    expect(status).toBe(200);
    const again = await post(INTENTS, GOOD, same);
    expect([again.body.id, again.is_replay]).toEqual([body.id, true]);
    expect(await refusal(INTENTS, 'amount=9999&currency=sgd', same)).toEqual([
      400,
      'idempotency_error',
      undefined,
      undefined,
    ]);
    expect((await refusal('/v1/customers', GOOD, same))[1]).toBe('idempotency_error');
  });

  test('keeps a failure of the work as it keeps success, and nothing of a call that did not begin', async () => {
    stripe.fault = '500';
    expect((await post(INTENTS, GOOD, { 'Idempotency-Key': 'broke' })).status).toBe(500);
    stripe.fault = 'none';
    expect(await post(INTENTS, GOOD, { 'Idempotency-Key': 'broke' })).toMatchObject({ status: 500, is_replay: true });
    stripe.fault = '503';
    expect((await post(INTENTS, GOOD, { 'Idempotency-Key': 'later' })).status).toBe(503);
    stripe.fault = 'none';
    expect((await post(INTENTS, GOOD, { 'Idempotency-Key': 'later' })).status).toBe(200);
    expect((await post(INTENTS, 'amount=x&currency=sgd', { 'Idempotency-Key': 'typo' })).status).toBe(400);
    expect((await post(INTENTS, GOOD, { 'Idempotency-Key': 'typo' })).status).toBe(200);
  });
});

test('an intent is cancelled from the states that allow it, refunded when it is paid and never more than it was', async () => {
  const { body } = await post(INTENTS, GOOD);
  const cancel = () => post(`${INTENTS}/${body.id}/cancel`, '');
  const refund = async (form: string) => (await post('/v1/refunds', `payment_intent=${body.id}${form}`)).status;
  expect(await refund('')).toBe(400);
  Object.assign(stripe.intents.get(body.id ?? '') ?? {}, { status: 'succeeded', amount_received: 2055 });
  expect((await cancel()).body.error?.code).toBe('payment_intent_unexpected_state');
  expect(await refund('&amount=2056')).toBe(400);
  expect(await refund('&amount=2000')).toBe(200);
  expect(await refund('&amount=56')).toBe(400);
  expect(await refund('&amount=55')).toBe(200);
  expect((await refusal('/v1/refunds', `payment_intent=${body.id}`))[2]).toBe('charge_already_refunded');
});

test('a saved card asks its holder only where a page can show the question, and is its customer’s alone', async () => {
  const customer = (await post('/v1/customers', 'name=Kopi')).body.id ?? '';
  stripe.cards.set('pm_asks', { customer, last4: '3184', name: 'Rachel Tan', behaviour: 'asks' });
  const charge = `amount=5000&currency=sgd&confirm=true&payment_method=pm_asks&customer=${customer}`;
  expect((await refusal(INTENTS, charge))[3]).toBe('return_url');
  expect((await post(INTENTS, `${charge}&use_stripe_sdk=true`)).status).toBe(200);
  expect((await refusal(INTENTS, `${charge}&off_session=true`)).slice(0, 3)).toEqual([
    402,
    'card_error',
    'authentication_required',
  ]);
  expect((await refusal(INTENTS, 'amount=5000&currency=sgd&confirm=true&payment_method=pm_asks'))[3]).toBe('customer');
});
