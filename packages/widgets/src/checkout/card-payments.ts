import type { CardField, CardOutcome, CheckoutPort, MountCard, StripePayment } from './checkout.port.ts';

/** Shows the provider's card field, and once it is filled in, pays with it. */
export type PayByCard = (payment: StripePayment, payer: { name: string; email: string }) => Promise<CardOutcome>;

/** The provider's script in the page itself, fetched when the first buyer pays by card. */
const inPage: MountCard = async (...field) => (await import('./card-field.ts')).mountCardField(...field);

/**
 * Payments by the provider's card field. The first call shows the field in its place, later ones pay with what is typed in it;
 * the provider's script is fetched by the first call and not before.
 */
export function createCardPayments({
  cardSlot,
  mountCard = inPage,
  language,
  fail,
}: Pick<CheckoutPort, 'cardSlot' | 'mountCard' | 'language' | 'fail'>): PayByCard {
  let card: Promise<CardField> | null = null;
  return async (payment, payer) => {
    try {
      if (card !== null) return await (await card).pay(payment.client_secret, payer);
      card = mountCard(payment, cardSlot(), language);
      await card;
      return { kind: 'ask' };
    } catch (error) {
      // What was kept away once may come the next time.
      card = null;
      throw fail(error);
    }
  };
}
