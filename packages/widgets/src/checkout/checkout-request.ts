import type { CheckoutPaymentMethod } from '@sampan/contract';
import type { LooseTranslate, Translate } from '@sampan/messages';
import type { ReadableAtom } from 'nanostores';
import type { WidgetError } from '../shell/widget-error.ts';
import type { CheckoutPort, StartRequest } from './checkout.port.ts';
import { addressIn, chosenPayment, type CheckoutField, type CheckoutState } from './checkout-state.ts';

const OWN_FIELDS = ['email', 'card_number', 'code'] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface CheckoutRequest {
  /** The purchase as the form says it, once the page agreed; null when something is missing, which is then shown. */
  make: () => StartRequest | null;
  /** The same without asking anybody, for a quote that was renewed. */
  body: () => StartRequest;
  /** Shows what the server refused beside its fields. */
  refuse: (error: WidgetError) => void;
  /** Complaints about our own fields that are no longer true go. */
  recheck: () => void;
}

/** From the form to what is sent, and from the server's refusals back to the form. */
export function createRequest(
  port: Pick<CheckoutPort, 'mayPay'>,
  $state: ReadableAtom<CheckoutState>,
  patch: (change: Partial<CheckoutState>) => void,
  t: Translate,
): CheckoutRequest {
  function problems(): CheckoutState['errors'] {
    const { email, method, listing, card_number } = $state.get();
    const errors: Partial<Record<CheckoutField, string>> = {};
    const missing = (field: CheckoutField): string => t('validate.required', { label: t(`checkout.${field}`) });
    if (email.trim() === '') errors.email = missing('email');
    else if (!EMAIL.test(email.trim())) errors.email = t('validate.email_invalid');
    if (method === 'card' && listing?.is_test === true && card_number.trim() === '')
      errors.card_number = missing('card_number');
    return errors;
  }

  function body(): StartRequest {
    const state = $state.get();
    const { name, phone, email: _, ...place } = addressIn(state).$form.get().draft;
    return {
      quote_id: state.quote?.quote_id ?? '',
      shipping_option_id: state.option_id,
      payment_method: state.method as CheckoutPaymentMethod,
      expected_total: chosenPayment(state)?.total ?? 0,
      recipient: { name, phone, email: state.email.trim(), coordinate: { ...place, country: state.country } },
    };
  }

  return {
    body,
    make() {
      const errors = problems();
      const is_right = addressIn($state.get()).check() && Object.keys(errors).length === 0;
      const state = $state.get();
      patch({ errors, attempt: is_right ? 0 : state.attempt + 1, problem: is_right ? state.price_problem : null });
      const { listing, quantity, quote, method } = state;
      const payment = chosenPayment(state);
      if (!is_right || state.pricing || listing === null || quote === null || payment === undefined) return null;
      const intention = { product_id: listing.id, quantity, currency: quote.currency, total: payment.total };
      return port.mayPay({ ...intention, payment_method: method }) ? body() : null;
    },
    refuse({ errors: failures }) {
      const { attempt } = $state.get();
      const own: Partial<Record<CheckoutField, string>> = {};
      for (const { param, code, message } of failures) {
        const field = OWN_FIELDS.find((name) => param.endsWith(name));
        if (field === undefined) continue;
        const text = (t as LooseTranslate)(code, { label: t(`checkout.${field}`) });
        own[field] = text === code ? message : text;
      }
      addressIn($state.get()).refuse(failures);
      patch({ errors: own, problem: null, attempt: attempt + 1 });
    },
    // Nobody is told off while typing for the first time.
    recheck: () => {
      if ($state.get().attempt > 0) patch({ errors: problems() });
    },
  };
}
