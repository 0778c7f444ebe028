import type { CheckoutPaymentMethod, Listing } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/i18n';
import { emptyAddress, type AddressDraft } from '@sampan/ui';
import { atom, type ReadableAtom } from 'nanostores';
import { createAddressFormModel } from '../address/address-form.model.ts';
import type { WidgetError } from '../shell/widget-error.ts';
import { createPricing } from './checkout-pricing.ts';
import type { Purchase } from './checkout-purchase.ts';
import type { CheckoutPort, StartRequest } from './checkout.port.ts';
import { chosenPayment, type CheckoutField, type CheckoutState } from './checkout.state.ts';

export interface CheckoutModel extends Purchase {
  readonly $state: ReadableAtom<CheckoutState>;
  /** Loads a product; what was typed stays. */
  open: (product_id: string) => Promise<void>;
  /** Loads it once more. */
  retry: () => Promise<void>;
  setQuantity: (quantity: number) => void;
  setCountry: (country: CountryCode) => void;
  setText: (field: CheckoutField, text: string) => void;
  setOption: (id: string) => void;
  setMethod: (method: CheckoutPaymentMethod) => void;
}

const OWN_FIELDS = ['email', 'card_number', 'code'] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A purchase from the product to the receipt, without markup. The server makes every number; nothing is stored.
 *
 * @param given where the buyer lives, when the page knows; else the shop's own country comes first
 */
export function createCheckoutModel(port: CheckoutPort, t: Translate, given: CountryCode | null): CheckoutModel {
  const country = given ?? 'SG';
  const $state = atom<CheckoutState>({
    phase: 'loading',
    failure: null,
    listing: null,
    quantity: 1,
    country,
    address: addressOf(emptyAddress(country), country),
    email: '',
    card_number: '',
    code: '',
    option_id: '',
    method: '',
    quote: null,
    pricing: false,
    price_problem: null,
    busy: false,
    unsure: false,
    problem: null,
    errors: {},
    attempt: 0,
    started: null,
    info: null,
    buying: null,
  });
  const patch = (change: Partial<CheckoutState>): void => $state.set({ ...$state.get(), ...change });
  const pricing = createPricing(port, $state, patch);
  let purchase: Promise<Purchase> | null = null;
  let product_id = '';

  function addressOf(draft: AddressDraft, of: CountryCode) {
    const model = createAddressFormModel({ country: of, t, start: draft, people: ['name', 'phone'] });
    model.$form.listen(() => pricing.changed());
    return model;
  }

  function show(listing: Listing): void {
    const { destination_countries: countries, max_quantity } = listing;
    const { quantity, country: chosen, method, listing: before } = $state.get();
    const wanted = before === null && given === null ? listing.country_code : chosen;
    patch({
      phase: 'form',
      listing,
      quantity: Math.max(1, Math.min(quantity, max_quantity)),
      method: method || (listing.payment_methods[0] ?? ''),
    });
    const to = countries.includes(wanted) ? wanted : (countries[0] ?? listing.country_code);
    if (to !== chosen) moveTo(to);
  }

  function moveTo(to: CountryCode): void {
    const { name, phone } = $state.get().address.$form.get().draft;
    patch({ country: to, address: addressOf({ ...emptyAddress(to), name, phone }, to) });
  }

  async function reload(): Promise<void> {
    await port.loadListing(product_id).then(show, () => {});
    pricing.changed();
  }

  /** What is wrong in our own fields, in words. */
  function problems(): CheckoutState['errors'] {
    const { email, method, listing, card_number } = $state.get();
    const errors: Partial<Record<CheckoutField, string>> = {};
    if (email.trim() === '') errors.email = t('validate.required', { label: t('checkout.email') });
    else if (!EMAIL.test(email.trim())) errors.email = t('validate.email_invalid');
    if (method === 'card' && listing?.is_test === true && card_number.trim() === '')
      errors.card_number = t('validate.required', { label: t('checkout.card_number') });
    return errors;
  }

  function body(): StartRequest {
    const state = $state.get();
    const { name, phone, email: _, ...place } = state.address.$form.get().draft;
    return {
      quote_id: state.quote?.quote_id ?? '',
      shipping_option_id: state.option_id,
      payment_method: state.method as CheckoutPaymentMethod,
      expected_total: chosenPayment(state)?.total ?? 0,
      recipient: { name, phone, email: state.email.trim(), coordinate: { ...place, country: state.country } },
    };
  }

  function request(): StartRequest | null {
    const errors = problems();
    const is_right = $state.get().address.check() && Object.keys(errors).length === 0;
    const state = $state.get();
    patch({ errors, attempt: is_right ? 0 : state.attempt + 1, problem: is_right ? state.price_problem : null });
    const { listing, quantity, quote, method } = state;
    const payment = chosenPayment(state);
    if (!is_right || state.pricing || listing === null || quote === null || payment === undefined) return null;
    const intention = { product_id: listing.id, quantity, currency: quote.currency, total: payment.total };
    return port.mayPay({ ...intention, payment_method: method }) ? body() : null;
  }

  function refuse({ errors: failures }: WidgetError): void {
    const { address, attempt } = $state.get();
    const own: Partial<Record<CheckoutField, string>> = {};
    for (const { param, code, message } of failures) {
      const field = OWN_FIELDS.find((name) => param.endsWith(name));
      if (field === undefined) continue;
      const text = (t as LooseTranslate)(code, { label: t(`checkout.${field}`) });
      own[field] = text === code ? message : text;
    }
    address.refuse(failures);
    patch({ errors: own, problem: null, attempt: attempt + 1 });
  }

  /** What buying needs comes after the first paint; without a connection the next click asks again. */
  function ready(): Promise<Purchase> {
    purchase ??= port.loadBuying().then((buying) => {
      patch({ buying });
      return buying.createPurchase(port, $state, patch, { request, body, reprice: pricing.again, reload, refuse });
    });
    purchase.catch(() => (purchase = null));
    return purchase;
  }

  /** One thing at a time: a second click finds the first at work. */
  const once = (verb: 'pay' | 'payInTest' | 'giveUp') => async (): Promise<void> => {
    const { busy, phase } = $state.get();
    if (busy || phase === 'confirming') return;
    patch({ busy: true });
    try {
      await (await ready())[verb]();
    } catch {
      patch({ problem: { key: 'error.network' } });
    }
    patch({ busy: false });
  };

  async function open(id: string): Promise<void> {
    product_id = id;
    patch({ phase: 'loading', failure: null });
    try {
      const listing = await port.loadListing(id);
      if (id !== product_id) return;
      show(listing);
      void ready().catch(() => {});
      await pricing.again();
    } catch (failure) {
      if (id === product_id) patch({ phase: 'failed', failure });
    }
  }

  return {
    $state,
    pay: once('pay'),
    payInTest: once('payInTest'),
    giveUp: once('giveUp'),
    open,
    retry: () => open(product_id),
    setQuantity(quantity) {
      patch({ quantity });
      pricing.changed();
    },
    setCountry(to) {
      moveTo(to);
      pricing.changed();
    },
    setText(field, text) {
      patch({ [field]: text });
      // A complaint goes when it is no longer true; nobody is told off while typing for the first time.
      if ($state.get().attempt > 0) patch({ errors: problems() });
    },
    setOption(option_id) {
      patch({ option_id, problem: null });
      const option = $state.get().quote?.shipping_options.find(({ id }) => id === option_id);
      const { method } = $state.get();
      if (option?.payments.every((payment) => payment.method !== method))
        patch({ method: option.payments[0]?.method ?? '' });
    },
    setMethod: (method) => patch({ method, problem: null }),
    stop() {
      pricing.stop();
      void purchase?.then(({ stop }) => stop());
    },
  };
}
