import { Stripe } from 'stripe';
import { PaymentUnavailable } from '../../ports/payment.ts';

/** The version of Stripe's API this adapter was written against; Stripe answers as that version did, whatever comes later. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** Whatever goes wrong on the way or over there is one thing to the caller; its text may name a card and is kept inside. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentUnavailable(`Stripe: ${error.type} ${error.code ?? ''}`.trim(), { cause: error.requestId });
    throw error;
  }
}

/** True for an id that Stripe does not know, or knows no more, and for what it says no to as things stand. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** True for an id that Stripe does not know. */
export function isUnknown(error: unknown): boolean {
  return isRefused(error) && error.statusCode === 404;
}
