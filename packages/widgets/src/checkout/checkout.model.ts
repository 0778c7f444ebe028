import type { Listing } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { atom, type ReadableAtom } from 'nanostores';
import type { Pricing } from './checkout-pricing.ts';
import type { Purchase } from './checkout-purchase.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutActions, CheckoutViewState, PurchaseStepPort } from './purchase-step.port.ts';

export interface CheckoutModel extends CheckoutActions {
  readonly $state: ReadableAtom<CheckoutViewState>;
  /** Loads a product; what was typed stays. */
  open: (product_id: string) => Promise<void>;
  /** Goes on after `stop`, with everything as it was and prices of now. */
  resume: () => void;
}

/**
 * A purchase from the product to the receipt, without markup. The server makes every number; nothing is stored.
 *
 * @param given where the buyer lives, when the page knows; else the shop's own country comes first
 */
export function createCheckoutModel(
  port: CheckoutPort & PurchaseStepPort,
  t: Translate,
  given: CountryCode | null,
): CheckoutModel {
  const country = given ?? 'SG';
  const $state = atom<CheckoutViewState>({
    phase: 'loading',
    failure: null,
    listing: null,
    quantity: 1,
    country,
    address: null,
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
    step: null,
    PurchaseStatus: null,
  });
  const patch = (change: Partial<CheckoutViewState>): void => $state.set({ ...$state.get(), ...change });
  let pricing: Pricing | undefined;
  let purchase: Promise<Purchase> | null = null;
  let product_id = '';

  function show(listing: Listing): void {
    const { destination_countries: countries, max_quantity } = listing;
    const { quantity, country: chosen, method, listing: before } = $state.get();
    const wanted = before === null && given === null ? listing.country_code : chosen;
    const to = countries.includes(wanted) ? wanted : (countries[0] ?? listing.country_code);
    patch({
      ...(to === chosen ? {} : placeIn(to)),
      phase: 'form',
      listing,
      quantity: Math.max(1, Math.min(quantity, max_quantity)),
      method: method || (listing.payment_methods[0] ?? ''),
    });
  }

  /** An empty form of a country; who gets the parcel stays. There is none before its part has come. */
  function placeIn(to: CountryCode, parts = $state.get().step): Pick<CheckoutState, 'country' | 'address'> {
    if (parts === null) return { country: to, address: null };
    const receiver = $state.get().address?.$form.get().draft ?? null;
    const address = parts.createAddress(to, parts.t ?? t, receiver);
    address.$form.listen(() => pricing?.changed());
    return { country: to, address };
  }

  async function reload(): Promise<void> {
    await port.loadListing(product_id).then(show, () => {});
    pricing?.changed();
  }

  /** The form and buying come beside the product; when they cannot, that is a failure like the product's own. */
  function ready(): Promise<Purchase> {
    purchase ??= port.loadPurchaseStep().then((step) => {
      patch({ step, ...placeIn($state.get().country, step) });
      const { again } = (pricing = step.createPricing(port, $state, patch));
      void again();
      return step.createPurchase(port, $state, patch, step.t ?? t, { reprice: again, reload });
    });
    purchase.catch(() => (purchase = null));
    return purchase;
  }

  /** What never came needs nothing, and throws nothing into the shop's page. */
  function whenReady(act: (bought: Purchase) => void): void {
    purchase?.then(act, () => {});
  }

  /** One thing at a time: a second click finds the first at work. */
  const once = (verb: 'pay' | 'payInTest' | 'giveUp') => async (): Promise<void> => {
    const { busy, phase } = $state.get();
    if (busy || phase === 'confirming') return;
    patch({ busy: true });
    try {
      const bought = await ready();
      // Nobody pays and then sees nothing of it.
      const { PurchaseStatus, step } = $state.get();
      if (PurchaseStatus === null && step !== null) patch({ PurchaseStatus: await step.loadPurchaseStatus() });
      await bought[verb]();
    } catch {
      patch({ problem: { key: 'error.network' } });
    }
    patch({ busy: false });
  };

  async function open(id: string): Promise<void> {
    product_id = id;
    patch({ phase: 'loading', failure: null });
    const parts = ready();
    try {
      const listing = await port.loadListing(id);
      if (id !== product_id) return;
      show(listing);
      // Whichever comes last, the product or its form, asks for prices.
      await (pricing === undefined ? parts : pricing.again());
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
      pricing?.changed();
    },
    setCountry(to) {
      patch(placeIn(to));
      pricing?.changed();
    },
    setText(field, text) {
      patch({ [field]: text });
      whenReady(({ recheck }) => recheck());
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
      pricing?.stop();
      whenReady(({ stop }) => stop());
    },
    resume() {
      if ($state.get().phase === 'form') void pricing?.again();
      whenReady(({ resume }) => resume());
    },
  };
}
