import { Stripe } from 'stripe';
import { PaymentUnavailable } from '../../ports/payment.ts';

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
