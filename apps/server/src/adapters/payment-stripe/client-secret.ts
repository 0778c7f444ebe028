import { PaymentUnavailable } from '../../ports/payment.ts';

/** What a page needs to go on with an intent. Throws `PaymentUnavailable` where Stripe gave none. */
export function clientSecretOf({ client_secret }: { readonly client_secret: string | null }): string {
  if (!client_secret) throw new PaymentUnavailable('Stripe answered no client secret');
  return client_secret;
}
