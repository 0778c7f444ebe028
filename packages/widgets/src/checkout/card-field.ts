import { loadStripe } from '@stripe/stripe-js/pure';
import { WidgetError } from '../shell/widget-error.ts';
import type { CardField, StripePayment } from './checkout.port.ts';

/** BCP 47 tags Stripe speaks, by our wire language. */
const LOCALES = { en: 'en', my: 'ms', ph: 'fil', id: 'id', vi: 'vi' } as const;

/**
 * Stripe's card field in a place of the page, focused when it is ready. What is typed goes to Stripe alone. Rejects with a
 * `WidgetError` when the provider's script is kept away, by a network or by the page's Content-Security-Policy.
 *
 * @param place an element outside of shadow roots
 */
export async function mountCardField(payment: StripePayment, place: HTMLElement, language: string): Promise<CardField> {
  const stripe = await loadStripe(payment.publishable_key, { locale: LOCALES[language as 'en'] ?? 'auto' }).catch(
    () => null,
  );
  if (stripe === null) throw new WidgetError({ type: 'request', code: 'payment_unavailable' });
  const { color, fontFamily } = getComputedStyle(place);
  const card = stripe.elements().create('card', {
    hidePostalCode: true,
    style: { base: { fontSize: '16px', color, fontFamily } },
  });
  card.mount(place);
  card.on('ready', () => card.focus());
  return {
    async pay(client_secret, { name, email }) {
      const { error } = await stripe.confirmCardPayment(client_secret, {
        payment_method: { card, billing_details: { name, email } },
      });
      if (error === undefined) return { kind: 'sent' };
      // An incomplete field: Stripe marks it, and nothing was tried.
      if (error.type === 'validation_error') return { kind: 'ask' };
      return { kind: 'declined', code: error.decline_code ?? error.code, message: error.message ?? '' };
    },
  };
}
