import { toMinor } from '@sampan/country-rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../ports/payment.ts';
import { createStripePayments } from './index.ts';
import { STRIPE_API_VERSION } from './stripe-call.ts';
import {
  eventOf,
  signatureOf,
  startStripeStandIn,
  type Fault,
  type StripeStandIn,
} from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';

const SECRET = 'whsec_of_the_stand_in';
let stripe: StripeStandIn;
let provider: PaymentProvider;
const settings = (change: object = {}) => ({
  secret_key: stripe.secret_key,
  publishable_key: 'pk_test_stand_in',
  webhook_secret: SECRET,
  api_url: stripe.url,
  clock: systemClock,
  timeout_ms: 150,
  ...change,
});

beforeAll(async () => {
  stripe = await startStripeStandIn();
  provider = createStripePayments(settings());
});
afterAll(() => stripe.stop());
afterEach(() => {
  stripe.fault = 'none';
});

const request = (change: object = {}) => ({
  reference: newId(),
  amount_minor: 2055,
  currency: 'SGD' as const,
  method: 'card' as const,
  description: 'Kopi & Kaya Goods: Kaya jam',
  expires_at: Math.floor(Date.now() / 1000) + 1200,
  ...change,
});
const intentsOf = (reference: string) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata['checkout_id'] === reference);

async function savedCard(behaviour: 'pays' | 'asks' | 'declines' | 'expired') {
  const customer_id = await provider.cards.createCustomer({ company_id: newId(), name: 'Kopi' });
  const id = `pm_${stripe.cards.size}`;
  stripe.cards.set(id, { customer: customer_id, last4: '4242', name: 'Rachel Tan', behaviour });
  return {
    reference: newId(),
    payment_id: null,
    amount_minor: 5000,
    currency: 'SGD' as const,
    customer_id,
    payment_method_id: id,
    description: 'Sampan wallet',
    off_session: false,
  };
}

describe('every call', () => {
  test('has the pinned version; writes have a key of 255 signs at most, reads have none', async () => {
    const charge = await savedCard('pays');
    await provider.cards.startSetup({ customer_id: charge.customer_id, setup_id: newId() });
    const { payment } = await provider.cards.charge(charge);
    await provider.refund({ payment_id: payment.payment_id, amount_minor: 5000, idempotency_key: `refund:${newId()}` });
    await provider.cards.detachCard(charge.payment_method_id);
    await provider.cancel((await provider.create(request())).payment_id);
    for (const { method, path, version, idempotency_key } of stripe.requests) {
      expect([path, version]).toEqual([path, STRIPE_API_VERSION]);
      if (method === 'GET') expect(idempotency_key).toBeUndefined();
      else expect(idempotency_key?.length).toBeLessThanOrEqual(255);
    }
    expect(new Set(stripe.requests.map(({ path }) => path.split('/')[2]))).toEqual(
      new Set(['customers', 'setup_intents', 'payment_intents', 'refunds', 'payment_methods']),
    );
  });

  test('counts in the smallest unit of each currency: rupiah have two digits at Stripe, dong have none', async () => {
    for (const [currency, amount, sent] of [
      ['SGD', 20.55, '2055'],
      ['MYR', 20.55, '2055'],
      ['PHP', 1_130, '113000'],
      ['IDR', 145_000.5, '14500050'],
      ['VND', 250_000, '250000'],
    ] as const) {
      await provider.create(request({ currency, amount_minor: toMinor(amount, currency) }));
      expect(stripe.requests.at(-1)?.form).toMatchObject({ amount: sent, currency: currency.toLowerCase() });
    }
  });
});

describe('a line that fails (time-outs, resets, faults over there)', () => {
  test.each<Fault>(['hang_up', 'silence', 'lost_answer', '503'])(
    '%s: the provider is unavailable, and asked again it is the same payment, once',
    async (fault) => {
      const asked = request();
      const charge = await savedCard('pays');
      stripe.fault = fault;
      // Each waits before it tries again.
      await Promise.all([
        expect(provider.create(asked)).rejects.toThrow(PaymentUnavailable),
        expect(provider.cards.charge(charge)).rejects.toThrow(PaymentUnavailable),
        expect(provider.fetch('pi_any')).rejects.toThrow(PaymentUnavailable),
      ]);
      stripe.fault = 'none';
      const { payment_id } = await provider.create(asked);
      const { payment } = await provider.cards.charge(charge);
      expect(intentsOf(asked.reference).map(({ id }) => id)).toEqual([payment_id]);
      expect(intentsOf(charge.reference).map(({ id }) => id)).toEqual([payment.payment_id]);
      expect(payment.status).toBe('succeeded');
    },
  );

  test('a lost answer is found by looking, also after Stripe forgot the key', async () => {
    const charge = await savedCard('pays');
    const asked_at = Math.floor(Date.now() / 1000);
    const lost = { reference: charge.reference, customer_id: charge.customer_id, asked_at };
    expect(await provider.cards.findCharge(lost)).toBeNull();
    stripe.fault = 'lost_answer';
    await expect(provider.cards.charge(charge)).rejects.toThrow(PaymentUnavailable);
    stripe.fault = 'none';
    expect(await provider.cards.findCharge(lost)).toMatchObject({ status: 'succeeded', reference: charge.reference });
    // Of another customer, or before it was asked: not ours.
    expect(await provider.cards.findCharge({ ...lost, customer_id: 'cus_1000' })).toBeNull();
    expect(await provider.cards.findCharge({ ...lost, asked_at: asked_at + 3600 })).toBeNull();
  });

  test('a fault that Stripe keeps under the key is unavailable each time, and charges nothing', async () => {
    const charge = await savedCard('pays');
    stripe.fault = '500';
    await expect(provider.cards.charge(charge)).rejects.toThrow(PaymentUnavailable);
    stripe.fault = 'none';
    await expect(provider.cards.charge(charge)).rejects.toThrow(PaymentUnavailable);
    expect(intentsOf(charge.reference)).toEqual([]);
  });

  test('a refund whose answer got lost is given once, under any key', async () => {
    const { payment } = await provider.cards.charge(await savedCard('pays'));
    const refund = (key: string) =>
      provider.refund({ payment_id: payment.payment_id, amount_minor: 5000, idempotency_key: key });
    stripe.fault = 'lost_answer';
    await expect(refund('refund:1')).rejects.toThrow(PaymentUnavailable);
    stripe.fault = 'none';
    await refund('refund:2');
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === payment.payment_id)).toHaveLength(1);
  });
});

describe('what Stripe refuses', () => {
  test('a charge that it does not make at all is a failed one: nothing is asked again', async () => {
    const charge = await savedCard('pays');
    for (const change of [{ payment_method_id: 'pm_gone' }, { customer_id: 'cus_other' }, { amount_minor: 10 }]) {
      const { payment } = await provider.cards.charge({ ...charge, reference: newId(), ...change });
      expect([payment.status, payment.decline_reason]).toEqual(['failed', 'card_declined']);
    }
  });

  test('declines keep their reason as far as a holder may know it', async () => {
    for (const [behaviour, reason] of [
      ['declines', 'insufficient_funds'],
      ['expired', 'card_declined'],
    ] as const)
      expect((await provider.cards.charge(await savedCard(behaviour))).payment.decline_reason).toBe(reason);
    const away = { ...(await savedCard('asks')), off_session: true };
    expect((await provider.cards.charge(away)).payment.decline_reason).toBe('challenge_failed');
  });

  test('the same reference with another amount is no other charge', async () => {
    const charge = await savedCard('pays');
    await provider.cards.charge(charge);
    await expect(provider.cards.charge({ ...charge, amount_minor: 9900 })).rejects.toThrow(PaymentUnavailable);
    expect(intentsOf(charge.reference).map(({ amount }) => amount)).toEqual([5000]);
  });
});

describe('messages (trust 1 Webhooks in)', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 2055,
    amount_received: 2055,
    currency: 'sgd',
    status: 'succeeded',
    metadata: { checkout_id: 'c1' },
  };
  const read = (
    event: object,
    change: { secret?: string | string[]; age_s?: number; by?: PaymentProvider; header?: string } = {},
  ) => {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000) - (change.age_s ?? 0);
    const header = change.header ?? signatureOf(change.secret ?? SECRET, body, at);
    return (change.by ?? provider).readEvent(Buffer.from(body), header);
  };
  const paid = eventOf('payment_intent.succeeded', intent);

  test('one of several v1 may be ours, as while a secret is rolled; v0 is no proof', () => {
    expect(read(paid, { secret: ['whsec_new', SECRET] })?.payment).toMatchObject({
      payment_id: 'pi_1',
      status: 'succeeded',
    });
    expect(read(paid, { secret: ['whsec_new', 'whsec_newer'] })).toBeNull();
    const body = JSON.stringify(paid);
    const at = Math.floor(Date.now() / 1000);
    expect(read(paid, { header: signatureOf(SECRET, body, at).replace('v1=', 'v0=') })).toBeNull();
    expect(read(paid, { header: 'nonsense' })).toBeNull();
  });

  test('five minutes old is too old, five minutes ahead is too early', () => {
    expect(read(paid, { age_s: 290 })).not.toBeNull();
    expect(read(paid, { age_s: 310 })).toBeNull();
    expect(read(paid, { age_s: -290 })).not.toBeNull();
    expect(read(paid, { age_s: -310 })).toBeNull();
  });

  test('of tests to a live key, of money to a test key, of a connected account: no payment of ours', () => {
    const live = createStripePayments(settings({ secret_key: 'sk_live_x' }));
    expect(read(paid, { by: live })).toMatchObject({ payment: null, dispute: null });
    expect(read(eventOf('payment_intent.succeeded', intent, { livemode: true }))).toMatchObject({ payment: null });
    expect(read(eventOf('payment_intent.succeeded', intent, { livemode: true }), { by: live })?.payment?.status).toBe(
      'succeeded',
    );
    expect(read(eventOf('payment_intent.succeeded', intent, { account: 'acct_other' }))).toMatchObject({
      payment: null,
    });
  });

  test('without a secret of its own none is believed', () => {
    const deaf = createStripePayments(settings({ webhook_secret: null }));
    expect(read(paid, { by: deaf })).toBeNull();
  });

  test('a refund names its payment and whether it came back, under each of its messages (refund.*, charge.refund.updated)', () => {
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1', amount: 2055, currency: 'sgd' };
    const said = (type: string, change: object) => read(eventOf(type, { ...refund, ...change }))?.refund;
    const mine = { refund_id: 're_1', payment_id: 'pi_1', amount_minor: 2055, currency: 'SGD' };
    expect(said('refund.created', { status: 'pending' })).toEqual({ ...mine, state: 'sent' });
    expect(said('refund.updated', { status: 'succeeded' })).toEqual({ ...mine, state: 'sent' });
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
      expect(said(type, { status: 'failed', failure_reason: 'lost_or_stolen_card' })).toEqual({
        ...mine,
        state: 'failed',
      });
    expect(said('refund.updated', { status: 'canceled' })).toEqual({ ...mine, state: 'failed' });
    expect(said('refund.failed', { status: 'failed', payment_intent: null })).toBeNull();
    const other = eventOf('refund.failed', { ...refund, status: 'failed' }, { account: 'acct_other' });
    expect(read(other)).toMatchObject({ refund: null });
  });

  test('a dispute names its payment and how it stands; a warning takes no money', () => {
    const dispute = (status: string) =>
      read(
        eventOf('charge.dispute.updated', {
          id: 'dp_1',
          object: 'dispute',
          payment_intent: 'pi_1',
          amount: 2055,
          currency: 'sgd',
          status,
        }),
      )?.dispute;
    const said = { payment_id: 'pi_1', amount_minor: 2055, currency: 'SGD' };
    expect(dispute('needs_response')).toEqual({ ...said, state: 'open' });
    expect(dispute('under_review')).toEqual({ ...said, state: 'open' });
    expect(dispute('won')).toEqual({ ...said, state: 'won' });
    expect(dispute('lost')).toEqual({ ...said, state: 'lost' });
    expect(dispute('warning_needs_response')).toBeNull();
  });
});
