import type { WidgetContext } from '../shell/sampan-element.tsx';
import { sendApi, type WidgetRequest } from '../shell/send-api.ts';
import { callApi } from '../shell/widget-api.ts';
import { WidgetError } from '../shell/widget-error.ts';
import { withQuery } from '../shell/with-query.ts';
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
  const told = (error: unknown): never => {
    throw fail(error);
  };
  const call = <Answer>(path: string): Promise<Answer> => callApi<Answer>(connection, PATH + path).catch(told);
  const post = <Answer>(path: string, body: unknown, rest: Partial<WidgetRequest> = {}): Promise<Answer> =>
    sendApi<Answer>(connection, PATH + path, { ...rest, body }).catch((error: unknown) => {
      if (rest.signal?.aborted) throw error;
      return told(error);
    });
  return {
    // A tag without a product is a shop's mistake, and no question to the server.
    loadListing: async (id) => {
      if (id === '') throw fail(new WidgetError({ type: 'configuration', code: 'product_not_available' }));
      return call(`/product/${encodeURIComponent(id)}`);
    },
    quote: (request, signal) => post('/quote', request, { signal }),
    start: (request, idempotency_key) => post('', request, { idempotency_key }),
    act: ({ id, secret }, action) => post(`/${id}/sandbox_payment`, { secret, ...action }),
    read: ({ id, secret }) => call(withQuery(`/${id}`, { secret })),
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
