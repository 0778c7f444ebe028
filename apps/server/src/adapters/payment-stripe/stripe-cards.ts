import { Stripe } from 'stripe';
import { type CardCharge, type CardVault, type ProviderCard } from '../../ports/payment.ts';
import { asked, isRefused } from './stripe-call.ts';
import { paymentOf } from './stripe.mapper.ts';
import { clientSecretOf } from './client-secret.ts';

/** Stripe's clock and ours. */
const CLOCKS_DIFFER_S = 300;

function cardOf(method: Stripe.PaymentMethod): ProviderCard | null {
  if (!method.card) return null;
  return {
    payment_method_id: method.id,
    customer_id: typeof method.customer === 'string' ? method.customer : (method.customer?.id ?? null),
    brand: method.card.brand,
    last4: method.card.last4,
    exp_month: method.card.exp_month,
    exp_year: method.card.exp_year,
    holder_name: method.billing_details.name ?? '',
  };
}

type Charged = Awaited<ReturnType<CardVault['charge']>>;

/** Stripe said no before it made anything: the charge is known by our own reference alone. */
function notMade(request: CardCharge): Charged {
  const { reference, amount_minor, currency } = request;
  const payment = {
    provider: 'stripe' as const,
    payment_id: reference,
    reference,
    amount_minor,
    currency,
    status: 'failed' as const,
    decline_reason: 'card_declined' as const,
  };
  return { payment, next_action: null };
}

/** A charge that was refused is one all the same: Stripe answers 402 with the intent it made. Null when it made none. */
async function chargeOf(stripe: Stripe, request: CardCharge): Promise<Stripe.PaymentIntent | null> {
  if (request.payment_id !== null) return stripe.paymentIntents.retrieve(request.payment_id);
  try {
    return await stripe.paymentIntents.create(
      {
        amount: request.amount_minor,
        currency: request.currency.toLowerCase(),
        customer: request.customer_id,
        payment_method: request.payment_method_id,
        allowed_payment_method_types: ['card'],
        confirm: true,
        // Who is there is asked by their bank on our page; who is not cannot be asked.
        ...(request.off_session ? { off_session: true } : { use_stripe_sdk: true }),
        description: request.description,
        metadata: { checkout_id: request.reference },
      },
      { idempotencyKey: `top_up:${request.reference}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Companies' cards at Stripe: a customer each, saved by SetupIntents, so that the bank's question comes when the card is saved. */
export function createStripeCards(stripe: Stripe, publishable_key: string): CardVault {
  return {
    createCustomer: ({ company_id, name }) =>
      asked(async () => {
        const customer = await stripe.customers.create(
          { name, metadata: { company_id } },
          { idempotencyKey: `customer:${company_id}` },
        );
        return customer.id;
      }),
    startSetup: ({ customer_id, setup_id }) =>
      asked(async () => {
        const intent = await stripe.setupIntents.create(
          {
            customer: customer_id,
            usage: 'off_session',
            allowed_payment_method_types: ['card'],
            metadata: { setup_id },
          },
          { idempotencyKey: `setup:${setup_id}` },
        );
        return { provider: 'stripe' as const, client_secret: clientSecretOf(intent), publishable_key };
      }),
    fetchCard: (payment_method_id) =>
      asked(async () => {
        try {
          return cardOf(await stripe.paymentMethods.retrieve(payment_method_id));
        } catch (error) {
          if (isRefused(error)) return null;
          throw error;
        }
      }),
    attachCard: ({ payment_method_id, customer_id }) =>
      asked(async () => {
        try {
          return cardOf(await stripe.paymentMethods.attach(payment_method_id, { customer: customer_id }));
        } catch (error) {
          if (isRefused(error) || error instanceof Stripe.errors.StripeCardError) return null;
          throw error;
        }
      }),
    charge: (request) =>
      asked(async () => {
        const intent = await chargeOf(stripe, request);
        if (intent === null) return notMade(request);
        const { client_secret } = intent;
        const asks = intent.status === 'requires_action' && client_secret !== null;
        return {
          payment: paymentOf(intent),
          next_action: asks ? { provider: 'stripe' as const, client_secret, publishable_key } : null,
        };
      }),
    findCharge: ({ reference, customer_id, asked_at }) =>
      asked(async () => {
        // Stripe's search lags behind; its list does not.
        const made = await stripe.paymentIntents.list({
          customer: customer_id,
          created: { gte: asked_at - CLOCKS_DIFFER_S },
          limit: 100,
        });
        const mine = made.data.find(({ metadata }) => metadata['checkout_id'] === reference);
        return mine ? paymentOf(mine) : null;
      }),
    detachCard: (payment_method_id) =>
      asked(async () => {
        try {
          await stripe.paymentMethods.detach(payment_method_id);
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }),
  };
}
