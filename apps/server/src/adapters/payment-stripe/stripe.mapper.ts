import type { Stripe } from 'stripe';
import type { DeclineReason, Dispute, Payment, Refund } from '../../ports/payment.ts';

function declineOf(error: Stripe.PaymentIntent.LastPaymentError | null): DeclineReason | null {
  if (error === null) return null;
  if (error.decline_code === 'insufficient_funds') return 'insufficient_funds';
  // Asked and not answered, or not there to be asked.
  if (error.code === 'payment_intent_authentication_failure' || error.code === 'authentication_required')
    return 'challenge_failed';
  return 'card_declined';
}

/** A card that waits for the bank's page waits for the buyer to act; a QR code simply waits. */
function statusOf(intent: Stripe.PaymentIntent, event_type: string): Payment['status'] {
  if (intent.status === 'succeeded') return 'succeeded';
  if (intent.status === 'canceled') return 'cancelled';
  if (event_type === 'payment_intent.payment_failed') return 'failed';
  if (intent.status === 'requires_payment_method') return intent.last_payment_error === null ? 'open' : 'failed';
  if (intent.status === 'requires_action')
    return intent.next_action?.type === 'paynow_display_qr_code' ? 'open' : 'requires_action';
  return 'open';
}

/** A PaymentIntent as the port sees it. `event_type` says what happened where the state alone does not. */
export function paymentOf(intent: Stripe.PaymentIntent, event_type = ''): Payment {
  const status = statusOf(intent, event_type);
  return {
    provider: 'stripe',
    payment_id: intent.id,
    reference: intent.metadata['checkout_id'] ?? '',
    amount_minor: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    status,
    decline_reason: status === 'failed' ? declineOf(intent.last_payment_error) : null,
  };
}

const isA = (object: unknown, name: string) =>
  typeof object === 'object' && object !== null && 'object' in object && object.object === name;

/** What an event is about, told by what Stripe calls it. */
export const isIntent = (object: unknown): object is Stripe.PaymentIntent => isA(object, 'payment_intent');
export const isSession = (object: unknown): object is Stripe.Checkout.Session => isA(object, 'checkout.session');
export const isRefund = (object: unknown): object is Stripe.Refund => isA(object, 'refund');
export const isDispute = (object: unknown): object is Stripe.Dispute => isA(object, 'dispute');

/**
 * The payment of a hosted page. Its intent comes into being when somebody begins to pay, and then names the payment, so that
 * the page's events and the intent's are about the same one. A try that was refused leaves the page open.
 */
export function paymentOfSession(session: Stripe.Checkout.Session): Payment {
  const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
  return {
    provider: 'stripe',
    payment_id: intent ?? session.id,
    // Not `client_reference_id`, which a payment link takes from its own address.
    reference: session.metadata?.['checkout_id'] ?? '',
    amount_minor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    status: session.payment_status === 'paid' ? 'succeeded' : session.status === 'expired' ? 'cancelled' : 'open',
    decline_reason: null,
  };
}

/** A refund as the port sees it; null for one of a payment that is not ours. One that nobody picked up in time (`canceled`) failed. */
export function refundOf(refund: Stripe.Refund): Refund | null {
  const { id, payment_intent, amount, currency, status } = refund;
  const payment_id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (payment_id === undefined) return null;
  const state = status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
  return { refund_id: id, payment_id, amount_minor: amount, currency: currency.toUpperCase(), state };
}

/** A dispute as the port sees it. A question of the bank that takes no money yet (`warning_...`) is none. */
export function disputeOf(dispute: Stripe.Dispute): Dispute | null {
  const { payment_intent, amount, currency, status } = dispute;
  const payment_id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (payment_id === undefined || status.startsWith('warning_')) return null;
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open';
  return { payment_id, amount_minor: amount, currency: currency.toUpperCase(), state };
}
