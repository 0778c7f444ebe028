import { createHmac, randomBytes } from 'node:crypto';
import { STRIPE_API_VERSION } from '../../../src/adapters/payment-stripe/stripe-call.ts';

/** The `Stripe-Signature` of a message, made by hand as the documents say: HMAC-SHA256 of `time.body`, one `v1` for each living secret. */
export function signatureOf(secret: string | readonly string[], body: string, at_s: number): string {
  const proofs = [secret]
    .flat()
    .map((one) => `v1=${createHmac('sha256', one).update(`${at_s}.${body}`).digest('hex')}`);
  return [`t=${at_s}`, ...proofs].join(',');
}

/** An event as Stripe sends it, about an object as it is now. */
export function eventOf(type: string, object: object, change: object = {}): Record<string, unknown> {
  return {
    id: `evt_${randomBytes(8).toString('hex')}`,
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: { ...object } },
    ...change,
  };
}
