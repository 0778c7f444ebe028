import type { Stripe } from 'stripe';
import { PaymentUnavailable, type Payment, type PaymentPages } from '../../ports/payment.ts';
import { asked, isRefused, isUnknown } from './stripe-call.ts';
import { paymentOfSession } from './stripe.mapper.ts';

async function retrieve(stripe: Stripe, page_id: string): Promise<Payment | null> {
  try {
    return paymentOfSession(await stripe.checkout.sessions.retrieve(page_id));
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** Stripe's own payment pages: Checkout Sessions for one payment. The intent behind it carries our id as any other does. */
export function createStripePages(stripe: Stripe): PaymentPages {
  return {
    open: (request) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: [request.method],
            client_reference_id: request.reference,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: request.currency.toLowerCase(),
                  unit_amount: request.amount_minor,
                  product_data: { name: request.description },
                },
              },
            ],
            payment_intent_data: {
              description: request.description,
              metadata: { checkout_id: request.reference },
            },
            metadata: { checkout_id: request.reference },
            success_url: request.success_url,
            cancel_url: request.cancel_url,
            expires_at: request.expires_at,
          },
          { idempotencyKey: `page:${request.reference}` },
        );
        if (!session.url) throw new PaymentUnavailable('Stripe answered no page');
        return { page_id: session.id, url: session.url };
      }),
    fetch: (page_id) => asked(() => retrieve(stripe, page_id)),
    close: (page_id) =>
      asked(async () => {
        try {
          return paymentOfSession(await stripe.checkout.sessions.expire(page_id));
        } catch (error) {
          // Paid or expired meanwhile: how it stands is the answer.
          if (isRefused(error)) return retrieve(stripe, page_id);
          throw error;
        }
      }),
  };
}
