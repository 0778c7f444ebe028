import { addressRulesOf } from '@sampan/country-rules';
import type { ReadableAtom } from 'nanostores';
import type { CheckoutPort, QuoteRequest } from './checkout.port.ts';
import { addressIn, type CheckoutState } from './checkout-state.ts';

/** Pause after the last keystroke before the server is asked for prices. */
export const QUOTE_DELAY_MS = 350;

/** What to ask prices for; null while the address is not far enough for one. */
function requestOf(checkout: CheckoutState): QuoteRequest | null {
  const { listing, quantity, country } = checkout;
  if (listing === null || listing.stock.status === 'sold_out') return null;
  const request = { product_id: listing.id, quantity };
  if (listing.shipping_fee_model !== 'live_quote') return { ...request, address: { country } };
  const { state, city, post_code: typed } = addressIn(checkout).$form.get().draft;
  const rules = addressRulesOf(country);
  const post_code = rules.postcode_pattern.test(typed) ? typed : '';
  if (post_code === '' && (rules.address.levels.length === 0 || city === '')) return null;
  return { ...request, address: { country, post_code, state, city } };
}

export interface Pricing {
  /** Something changed that prices may depend on: asks again after a pause, and never twice for the same. */
  changed: () => void;
  /** Asks at once, whatever was asked before; prices and choices are in the state when it resolves. */
  again: () => Promise<void>;
  stop: () => void;
}

/** Keeps the prices of a checkout up to date. Calls whose answer nobody waits for any more are ended. */
export function createPricing(
  port: Pick<CheckoutPort, 'quote'>,
  $state: ReadableAtom<CheckoutState>,
  patch: (change: Partial<CheckoutState>) => void,
): Pricing {
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: AbortController | undefined;

  async function ask(request: QuoteRequest): Promise<void> {
    waiting = new AbortController();
    const { signal } = waiting;
    try {
      const quote = await port.quote(request, signal);
      if (signal.aborted) return;
      const { option_id, method } = $state.get();
      const option = quote.shipping_options.find(({ id }) => id === option_id) ?? quote.shipping_options[0];
      const methods = option?.payments.map((payment) => payment.method) ?? [];
      patch({
        quote,
        pricing: false,
        price_problem: option === undefined ? { key: 'error.no_service' } : null,
        option_id: option?.id ?? '',
        method: methods.find((name) => name === method) ?? methods[0] ?? method,
      });
    } catch (error) {
      if (signal.aborted) return;
      asked = '';
      patch({ quote: null, pricing: false, price_problem: { failure: error } });
    }
  }

  function stop(): void {
    clearTimeout(timer);
    waiting?.abort();
  }

  return {
    stop,
    changed() {
      const request = requestOf($state.get());
      const key = JSON.stringify(request);
      if (key === asked) return;
      asked = key;
      stop();
      if (request === null) return patch({ quote: null, pricing: false, price_problem: null });
      patch({ pricing: true, price_problem: null });
      timer = setTimeout(() => void ask(request), QUOTE_DELAY_MS);
    },
    async again() {
      const request = requestOf($state.get());
      asked = JSON.stringify(request);
      stop();
      if (request === null) return;
      patch({ pricing: true });
      await ask(request);
    },
  };
}
