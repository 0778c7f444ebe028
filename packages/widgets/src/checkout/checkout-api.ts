import type { WidgetContext } from '../shell/sampan-element.tsx';
import { callApi, type WidgetCall } from '../shell/widget-api.ts';
import { WidgetError } from '../shell/widget-error.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { PurchaseStepPort } from './purchase-step.port.ts';

const PATH = '/api/consumer/v1/checkout';

export interface CheckoutApiOptions
  extends
    Pick<WidgetContext, 'connection' | 'fail'>,
    Pick<CheckoutPort, 'mayPay' | 'cardSlot' | 'mountCard'>,
    PurchaseStepPort {}

/** The checkout's calls over `fetch`, in the name of nobody but the page's key: a buyer has no session. */
export function createCheckoutPort(options: CheckoutApiOptions): CheckoutPort & PurchaseStepPort {
  const { connection, fail, cardSlot, mountCard, mayPay, loadPurchaseStep } = options;
  const { language } = connection;
  const call = <Answer>(path: string, rest: Omit<WidgetCall, 'path'> = {}): Promise<Answer> =>
    callApi<Answer>(connection, { ...rest, path: PATH + path }).catch((error: unknown) => {
      throw rest.signal?.aborted ? error : fail(error);
    });
  const post = <Answer>(path: string, body: unknown, rest: Partial<WidgetCall> = {}) =>
    call<Answer>(path, { ...rest, method: 'POST', body });
  return {
    // A tag without a product is a shop's mistake, and no question to the server.
    loadListing: async (id) => {
      if (id === '') throw fail(new WidgetError({ type: 'configuration', code: 'product_not_available' }));
      return call(`/product/${encodeURIComponent(id)}`);
    },
    quote: (request, signal) => post('/quote', request, { signal }),
    start: (request, idempotency_key) => post('', request, { idempotency_key }),
    act: ({ id, secret }, action) => post(`/${id}/sandbox_payment`, { secret, ...action }),
    read: ({ id, secret }) => call(`/${id}`, { query: { secret } }),
    cancel: ({ id, secret }) => post(`/${id}/cancel`, { secret }),
    language,
    fail,
    cardSlot,
    mountCard,
    mayPay,
    loadPurchaseStep,
    connection,
  };
}
