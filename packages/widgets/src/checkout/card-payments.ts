import type { CardField } from './card-field.ts';
import type { CheckoutPort } from './checkout.port.ts';

/**
 * Payments by the provider's card field. The first call shows the field in its place, later ones pay with what is typed in it;
 * the provider's script is fetched by the first call and not before.
 *
 * @param place an element outside of shadow roots
 */
export function createCardPayments(place: () => HTMLElement, language: string): CheckoutPort['payByCard'] {
  let card: Promise<CardField> | null = null;
  return async (payment, payer) => {
    if (card !== null) return (await card).pay(payment.client_secret, payer);
    card = import('./card-field.ts').then(({ mountCardField }) => mountCardField(payment, place(), language));
    // What was kept away once may come the next time.
    card.catch(() => (card = null));
    await card;
    return { kind: 'ask' };
  };
}
