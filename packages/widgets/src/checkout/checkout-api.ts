import { createAddressPort } from '../address/address.port.ts';
import { emit } from '../shell/emit.ts';
import type { WidgetContext } from '../shell/sampan-element.tsx';
import { callApi, type WidgetCall } from '../shell/widget-api.ts';
import { createCardPayments } from './card-payments.ts';
import type { CheckoutPort } from './checkout.port.ts';

const PATH = '/api/consumer/v1/checkout';

/** The port of the element: `fetch`, the element's events, and its light-DOM child for the card field. */
export function createCheckoutPort(
  element: HTMLElement,
  context: Pick<WidgetContext, 'connection' | 'fail'>,
  loadBuying: CheckoutPort['loadBuying'],
): CheckoutPort {
  const { connection, fail } = context;
  const payByCard = createCardPayments(() => cardPlace(element), connection.language);
  const call = <Answer>(path: string, rest: Omit<WidgetCall, 'path'> = {}): Promise<Answer> =>
    callApi<Answer>(connection, { ...rest, path: PATH + path }).catch((error: unknown) => {
      throw rest.signal?.aborted ? error : fail(error);
    });
  const post = <Answer>(path: string, body: unknown, rest: Partial<WidgetCall> = {}) =>
    call<Answer>(path, { ...rest, method: 'POST', body });
  return {
    loadListing: (id) => call(`/product/${encodeURIComponent(id)}`),
    quote: (request, signal) => post('/quote', request, { signal }),
    start: (request, idempotency_key) => post('', request, { idempotency_key }),
    act: ({ id, secret }, action) => post(`/${id}/sandbox_payment`, { secret, ...action }),
    read: ({ id, secret }) => call(`/${id}`, { query: { secret } }),
    cancel: ({ id, secret }) => post(`/${id}/cancel`, { secret }),
    payByCard: (payment, payer) =>
      payByCard(payment, payer).catch((error: unknown) => {
        throw fail(error);
      }),
    mayPay: (intention) => emit(element, 'sampan-submit', intention, true),
    loadBuying,
    addressOf: (country) => createAddressPort(connection, country),
  };
}

/** Card fields of providers refuse shadow roots: theirs is a child of the element itself, shown through a slot. */
function cardPlace(element: HTMLElement): HTMLElement {
  const known = element.querySelector<HTMLElement>(':scope > [slot="card"]');
  if (known !== null) return known;
  const made = document.createElement('div');
  made.slot = 'card';
  return element.appendChild(made);
}
