import type { CheckoutState } from './checkout-state.ts';

/**
 * Tells the page what changed between two states. Names, numbers and addresses of people are in no event.
 *
 * @param tell name and detail of an event
 */
export function emitCheckoutEvents(
  tell: (name: `sampan-${string}`, detail: unknown) => void,
  before: CheckoutState,
  { listing, quantity, country, method, quote, info }: CheckoutState,
): void {
  if (quote !== null && quote !== before.quote) tell('sampan-quote', quote);
  if (info !== null && info !== before.info) {
    const { id, order_number, currency, total, payment_method, tracking_url } = info;
    tell('sampan-complete', { id, order_number, currency, total, payment_method, tracking_url });
  }
  if (before.listing === null || listing === null) return;
  if (quantity !== before.quantity || country !== before.country || method !== before.method)
    tell('sampan-change', { product_id: listing.id, quantity, country, payment_method: method });
}
