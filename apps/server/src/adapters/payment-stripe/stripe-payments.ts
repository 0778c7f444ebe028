import { toMinor, type Currency } from '@sampan/country-rules';
import { Stripe } from 'stripe';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import {
  PaymentUnavailable,
  type CreatedPayment,
  type Payment,
  type PaymentProvider,
  type PaymentRequest,
  type Refund,
} from '../../ports/payment.ts';
import { STRIPE_API_VERSION, asked, isRefused, isUnknown } from './stripe-call.ts';
import { createStripeCards } from './stripe-cards.ts';
import { createStripePages } from './stripe-pages.ts';
import { readStripeEvent } from './stripe-event.ts';
import { paymentOf, refundOf } from './stripe.mapper.ts';
import { clientSecretOf } from './client-secret.ts';

const TIMEOUT_MS = 10_000;

export interface StripeSettings {
  secret_key: string;
  publishable_key: string;
  /** Null: messages of Stripe are refused, and payments are asked for. */
  webhook_secret: string | null;
  /** Another host that speaks the same language, for tests. */
  api_url: string | null;
  clock: Clock;
  /** How long one call may take; ten seconds when left out. */
  timeout_ms?: number;
}

/** Stripe keeps the books in the smallest unit of each currency, as we do: rupiah have two digits there too. */
function assertSameUnit(currency: Currency): void {
  if (toMinor(1, currency) !== (currency === 'VND' ? 1 : 100)) throw new Error(`Stripe counts ${currency} otherwise`);
}

/** Payments by Stripe PaymentIntents. Card data goes from the buyer's browser to Stripe and never comes here (trust 4.32). */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const host = settings.api_url === null ? null : new URL(settings.api_url);
  const stripe = new Stripe(settings.secret_key, {
    apiVersion: STRIPE_API_VERSION,
    timeout: settings.timeout_ms ?? TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(host === null
      ? {}
      : {
          host: host.hostname,
          port: host.port === '' ? (host.protocol === 'https:' ? 443 : 80) : Number(host.port),
          protocol: host.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
  });

  return {
    name: 'stripe',
    cards: createStripeCards(stripe, settings.publishable_key),
    pages: createStripePages(stripe),
    create: (request) => asked(() => create(stripe, settings.publishable_key, request)),
    fetch: (payment_id) => asked(() => retrieve(stripe, payment_id)),
    cancel: (payment_id) =>
      asked(async () => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(payment_id));
        } catch (error) {
          // Paid or cancelled meanwhile: how it stands is the answer.
          if (isRefused(error)) return retrieve(stripe, payment_id);
          throw error;
        }
      }),
    refund: (refund) => asked(() => giveBack(stripe, refund)),
    fetchRefund: (refund_id) => asked(() => retrieveRefund(stripe, refund_id)),
    readEvent: (raw, signature) => readStripeEvent(stripe, settings, raw, signature),
  };

  async function create(client: Stripe, publishable_key: string, request: PaymentRequest): Promise<CreatedPayment> {
    assertSameUnit(request.currency);
    const intent = await client.paymentIntents.create(
      {
        amount: request.amount_minor,
        currency: request.currency.toLowerCase(),
        description: request.description,
        metadata: { checkout_id: request.reference },
        allowed_payment_method_types: [request.method],
        // A QR code exists once the method is chosen, which for PayNow leaves nothing to type.
        ...(request.method === 'paynow' ? { confirm: true, payment_method_data: { type: 'paynow' as const } } : {}),
      },
      { idempotencyKey: `checkout:${request.reference}` },
    );
    if (request.method === 'card') {
      return {
        payment_id: intent.id,
        instructions: { provider: 'stripe', client_secret: clientSecretOf(intent), publishable_key },
      };
    }
    const qr_text = intent.next_action?.paynow_display_qr_code?.data;
    if (!qr_text) throw new PaymentUnavailable('Stripe answered no QR code');
    const expires_at = Math.min(request.expires_at, epochSeconds(settings.clock) + 3600);
    return { payment_id: intent.id, instructions: { provider: 'paynow', qr_text, expires_at, is_sandbox: false } };
  }
}

/** All of it back. It is never given twice, whatever the key: Stripe refunds no more than was paid. */
async function giveBack(stripe: Stripe, refund: Parameters<PaymentProvider['refund']>[0]): Promise<Refund> {
  const { payment_id, amount_minor, idempotency_key } = refund;
  try {
    const made = refundOf(
      await stripe.refunds.create(
        { payment_intent: payment_id, amount: amount_minor },
        { idempotencyKey: idempotency_key },
      ),
    );
    if (!made || made.state === 'failed') throw new PaymentUnavailable('Stripe: refund failed');
    return made;
  } catch (error) {
    // An answer that got lost: it went back then.
    if (!isRefused(error) || error.code !== 'charge_already_refunded') throw error;
    const { data } = await stripe.refunds.list({ payment_intent: payment_id, limit: 10 });
    const gone = data.map(refundOf).find((one) => one?.state === 'sent');
    if (!gone) throw new PaymentUnavailable('Stripe: refunded, but by no refund');
    return gone;
  }
}

async function retrieveRefund(stripe: Stripe, refund_id: string): Promise<Refund | null> {
  try {
    return refundOf(await stripe.refunds.retrieve(refund_id));
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

async function retrieve(stripe: Stripe, payment_id: string): Promise<Payment | null> {
  try {
    return paymentOf(await stripe.paymentIntents.retrieve(payment_id));
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}
