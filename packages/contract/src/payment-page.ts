import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds } from './primitive.ts';

/** A test payment on Sampan's own PayNow page. Whoever has the address sees it: nobody's name or company is on it. */
export const paymentPage = v.object({
  status: v.picklist(['open', 'paid', 'closed']),
  currency: currencyCode,
  amount,
  /** The text of the PayNow code (EMVCo merchant-presented). */
  qr_text: v.string(),
  expires_at: epochSeconds,
  /** The server's clock, so that a countdown does not trust the phone's. */
  now: epochSeconds,
  /** Where the browser goes from here: after paying, or back. */
  return_url: v.string(),
});
export type PaymentPage = v.InferOutput<typeof paymentPage>;

/** 256 bits in the page's address. */
const pageSecret = v.strictObject({ secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, 'validate.id_invalid')) });

export const getPaymentPage = endpoint({
  name: 'getPaymentPage',
  service: 'consumer',
  method: 'GET',
  path: '/payment_page/{secret}',
  access: 'public',
  holds_secret: true,
  summary: 'A test payment by PayNow, for whoever has its address',
  spec: '7 Top-up',
  params: pageSecret,
  response: paymentPage,
  errors: ['not_found'],
});

export const actOnPaymentPage = endpoint({
  name: 'actOnPaymentPage',
  service: 'consumer',
  method: 'POST',
  path: '/payment_page/{secret}/act',
  access: 'public',
  summary: 'Play the bank of a test payment: pay it, or leave it',
  spec: '7 Top-up',
  params: pageSecret,
  body: v.strictObject({ action: v.picklist(['pay', 'cancel']) }),
  response: paymentPage,
  errors: ['not_found', 'checkout_closed'],
});
