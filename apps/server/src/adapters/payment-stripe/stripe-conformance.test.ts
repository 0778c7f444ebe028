import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { paymentProviderSuite, type ProviderUnderTest } from '#test/adapters/payment.suite.ts';
import { createStripePayments } from './index.ts';
import { eventOf, signatureOf } from '#test/adapters/payment-stripe/stripe-events.fixtures.ts';
import { refundObject } from '#test/adapters/payment-stripe/stripe-refunds.fixtures.ts';
import { paySession } from '#test/adapters/payment-stripe/stripe-sessions.fixtures.ts';
import { startStripeStandIn } from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';

const SECRET = 'whsec_of_the_stand_in';
const BANKS = { pays: 'pays', no_funds: 'declines', asks: 'asks' } as const;

/** What Stripe.js and the banks behind it make of an intent in a browser. */
async function open(): Promise<ProviderUnderTest> {
  const stripe = await startStripeStandIn();
  const provider = createStripePayments({
    secret_key: stripe.secret_key,
    publishable_key: 'pk_test_stand_in',
    webhook_secret: SECRET,
    api_url: stripe.url,
    clock: systemClock,
  });
  const change = (payment_id: string, to: object) => {
    const intent = stripe.intents.get(payment_id);
    if (!intent || intent.status === 'canceled') throw new Error(`${payment_id} takes nothing`);
    Object.assign(intent, to);
    if (intent.status === 'succeeded')
      Object.assign(intent, { amount_received: intent.amount, last_payment_error: null });
    return Promise.resolve();
  };
  const failed = (code: string, decline_code?: string) => ({
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: { type: 'card_error', code, decline_code },
  });
  const sending_back = new Set<string>();
  return {
    provider,
    pay(payment_id, behaviour) {
      if (behaviour === 'sends_refunds_back') sending_back.add(payment_id);
      return change(
        payment_id,
        behaviour === 'pays' || behaviour === 'sends_refunds_back'
          ? { status: 'succeeded' }
          : behaviour === 'asks'
            ? { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } }
            : failed('card_declined', behaviour === 'no_funds' ? 'insufficient_funds' : 'generic_decline'),
      );
    },
    answerBank: (payment_id, is_right) =>
      change(payment_id, is_right ? { status: 'succeeded' } : failed('payment_intent_authentication_failure')),
    scan: (payment_id) => change(payment_id, { status: 'succeeded', next_action: null }),
    payPage: (page_id) => Promise.resolve(void paySession(stripe, page_id)),
    async handOver(customer_id, behaviour) {
      await provider.cards.startSetup({ customer_id, setup_id: newId() });
      const id = `pm_${stripe.cards.size}`;
      stripe.cards.set(id, { customer: customer_id, last4: '4242', name: 'Rachel Tan', behaviour: BANKS[behaviour] });
      return id;
    },
    refundsOf: (payment_id) =>
      Promise.resolve(
        stripe.refunds.filter(({ payment_intent }) => payment_intent === payment_id).map(({ amount }) => amount),
      ),
    endRefund(payment_id) {
      const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === payment_id);
      if (!refund) throw new Error(`${payment_id} gave nothing back`);
      if (sending_back.has(payment_id)) refund.status = 'failed';
      const type = refund.status === 'failed' ? 'refund.failed' : 'refund.updated';
      const body = JSON.stringify(eventOf(type, refundObject(stripe, refund)));
      return Promise.resolve(provider.readEvent(Buffer.from(body), signatureOf(SECRET, body, stripe.now())));
    },
    close: () => stripe.stop(),
  };
}

paymentProviderSuite('Stripe', open);
