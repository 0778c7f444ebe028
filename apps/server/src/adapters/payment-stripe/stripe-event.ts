import { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentEvent } from '../../ports/payment.ts';
import {
  disputeOf,
  isDispute,
  isIntent,
  isRefund,
  isSession,
  paymentOf,
  paymentOfSession,
  refundOf,
} from './stripe.mapper.ts';

/** A message may be this far from now: its signature covers its time (trust 1 'Webhooks in'). */
const TOLERANCE_S = 300;

/** Whose messages these are: the endpoint's secret, and whether the key moves real money. */
export interface EventSettings {
  secret_key: string;
  webhook_secret: string | null;
  clock: Clock;
}

/** The SDK refuses what is too old; a time that is yet to come is none either. */
function isOfTheFuture(signature: string, now_ms: number): boolean {
  const [, at = '0'] = /(?:^|,)t=(\d+)/u.exec(signature) ?? [];
  return Number(at) - Math.floor(now_ms / 1000) > TOLERANCE_S;
}

/** Test keys hear of tests, live keys of money; a message of a connected account is somebody else's business. */
function isForUs(event: Stripe.Event, secret_key: string): boolean {
  return event.livemode === /^[sr]k_live_/u.test(secret_key) && event.account === undefined;
}

/**
 * A message of Stripe from its raw bytes; null when no `v1` of its signature is by our secret, or its time is not about now.
 * What is for another account, or from tests to a live key, is no payment of ours.
 */
export function readStripeEvent(
  stripe: Stripe,
  settings: EventSettings,
  raw: Buffer,
  signature: string,
): PaymentEvent | null {
  if (settings.webhook_secret === null || isOfTheFuture(signature, settings.clock.now())) return null;
  try {
    const { webhook_secret, clock, secret_key } = settings;
    const event = stripe.webhooks.constructEvent(raw, signature, webhook_secret, TOLERANCE_S, undefined, clock.now());
    const object = isForUs(event, secret_key) ? event.data.object : null;
    const payment = isIntent(object)
      ? paymentOf(object, event.type)
      : isSession(object)
        ? paymentOfSession(object)
        : null;
    return {
      id: event.id,
      type: event.type,
      payment,
      dispute: isDispute(object) ? disputeOf(object) : null,
      // `refund.failed`, `refund.updated` and the older `charge.refund.updated` are all about the refund itself.
      refund: isRefund(object) ? refundOf(object) : null,
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
}
