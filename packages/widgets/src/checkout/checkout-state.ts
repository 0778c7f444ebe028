import type { CheckoutInfo, CheckoutPaymentMethod, CheckoutQuote, Listing, ShippingOption } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { AddressFormStore } from '@sampan/stores/address';
import type { WidgetError } from '../shell/widget-error.ts';
import type { StartedCheckout } from './checkout.port.ts';

/**
 * Where the buyer is. `card`: the provider's card field is open; `challenge`: the bank of a test asks for a code; `paynow`: a QR
 * code waits to be scanned; `confirming`: the provider has the card, our server not yet its word; `done`: bought.
 */
export type CheckoutPhase = 'loading' | 'failed' | 'form' | 'card' | 'challenge' | 'paynow' | 'confirming' | 'done';

/** Something to say above the button: a key of our own with its values, a failed call, or a bank's words. */
export type CheckoutProblem =
  | { key: string; params?: Readonly<Record<string, string>> }
  | { failure: unknown }
  | { text: string };

/** Fields of the checkout itself; the address form holds its own. */
export type CheckoutField = 'email' | 'card_number' | 'code';

/** Everything a checkout shows and holds. What the buyer typed stays in it until the purchase is done. */
export interface CheckoutState {
  phase: CheckoutPhase;
  /** Why the listing could not be loaded. */
  failure: unknown;
  listing: Listing | null;
  quantity: number;
  country: CountryCode;
  /** Name, phone and address, in the form of the country; null until the form is there. */
  address: AddressFormStore | null;
  email: string;
  card_number: string;
  code: string;
  option_id: string;
  method: CheckoutPaymentMethod | '';
  /** The last prices; they stay visible while newer ones are on their way. */
  quote: CheckoutQuote | null;
  pricing: boolean;
  /** Why there are no prices. */
  price_problem: CheckoutProblem | null;
  /** A purchase is under way: a second click does nothing. */
  busy: boolean;
  /** Nobody knows yet whether the purchase arrived: nothing may change before the same one was sent again. */
  unsure: boolean;
  problem: CheckoutProblem | null;
  /** Problems of our own fields, in words. */
  errors: Readonly<Partial<Record<CheckoutField, string>>>;
  /** Grows with every refused click: the summary takes the focus each time. */
  attempt: number;
  started: StartedCheckout | null;
  info: CheckoutInfo | null;
}

/** The address form, for the parts that come with it or after it. */
export function addressIn({ address }: CheckoutState): AddressFormStore {
  if (address === null) throw new Error('The address form is not there yet');
  return address;
}

/** The shipping option the buyer chose, as it is priced now. */
export function chosenOption({ quote, option_id }: CheckoutState): ShippingOption | undefined {
  return quote?.shipping_options.find(({ id }) => id === option_id);
}

/** What the chosen way to pay costs with the chosen option: the server's numbers, never our own. */
export function chosenPayment(state: CheckoutState): ShippingOption['payments'][number] | undefined {
  return chosenOption(state)?.payments.find(({ method }) => method === state.method);
}

/** Prices were asked for and did not come, for no reason that lies in what was asked: the same question may be answered later. */
export function arePricesMissing({ quote, price_problem }: CheckoutState): boolean {
  if (quote !== null || price_problem === null || !('failure' in price_problem)) return false;
  const { type, retryable } = price_problem.failure as WidgetError;
  return retryable || type === 'server' || type === 'network';
}
