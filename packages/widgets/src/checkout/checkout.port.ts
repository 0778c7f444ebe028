import type {
  Answer,
  CallInput,
  CheckoutInfo,
  CheckoutPayment,
  CheckoutQuote,
  endpoints,
  Listing,
} from '@sampan/contract';
import type { Translate } from '@sampan/i18n';
import type { AddressSearch } from '@sampan/ui';
import type { WidgetConnection } from '../shell/widget-api.ts';
import type { WidgetError } from '../shell/widget-error.ts';
import type { AfterForm } from './after-form.view.tsx';
import type { addressPortOf, createAddress } from './buying-address.ts';
import type { createPricing } from './checkout-pricing.ts';
import type { createPurchase } from './checkout-purchase.ts';
import type { FormFields } from './form-fields.view.tsx';
import type { PayAside } from './pay-aside.view.tsx';
import type { Problems } from './problems.view.tsx';
import type { TestCard } from './test-card.view.tsx';

/** What `quoteCheckout` takes. */
export type QuoteRequest = CallInput<typeof endpoints.quoteCheckout>['body'];
/** What `startCheckout` takes. */
export type StartRequest = CallInput<typeof endpoints.startCheckout>['body'];
export type StartedCheckout = Answer<typeof endpoints.startCheckout>;
export type StripePayment = Extract<NonNullable<CheckoutPayment>, { provider: 'stripe' }>;

/** What a test checkout is told instead of a bank. */
export type SandboxAction =
  { action: 'card'; card_number: string } | { action: 'challenge'; code: string } | { action: 'paynow_paid' };

/**
 * - `ask`: the card field has just been shown, or is not filled in yet; nothing was sent
 * - `sent`: the provider has it; the server knows how it went
 * - `declined`: the bank refused, in the provider's words
 */
export type CardOutcome = { kind: 'ask' } | { kind: 'sent' } | { kind: 'declined'; message: string };

export interface CardField {
  /** Pays with what is typed in the field; 3-D Secure happens in the provider's own window. */
  pay(client_secret: string, payer: { name: string; email: string }): Promise<CardOutcome>;
}

/**
 * Shows the provider's card field in a place outside of shadow roots. Rejects when the provider's script is kept away, by a
 * network or by the page's Content-Security-Policy.
 */
export type MountCard = (payment: StripePayment, place: HTMLElement, language: string) => Promise<CardField>;

/** What a page is told before anything is held or charged. */
export interface Intention {
  product_id: string;
  quantity: number;
  currency: string;
  total: number;
  payment_method: string;
}

/** What the first paint does not need: an element fetches it beside the product. */
export interface Buying {
  /** The messages of this part as well, where they come with it. */
  t?: Translate;
  createPricing: typeof createPricing;
  createPurchase: typeof createPurchase;
  /** The address form of a country, empty or with what was typed. */
  createAddress: typeof createAddress;
  addressPortOf: typeof addressPortOf;
  AddressSearch: typeof AddressSearch;
  FormFields: typeof FormFields;
  Problems: typeof Problems;
  TestCard: typeof TestCard;
  PayAside: typeof PayAside;
  AfterForm: typeof AfterForm;
}

/** Everything a checkout needs from outside. Its calls reject with a `WidgetError`. */
export interface CheckoutPort {
  loadListing(product_id: string): Promise<Listing>;
  /** Rejects as well when the signal says that nobody waits for it any more. */
  quote(request: QuoteRequest, signal: AbortSignal): Promise<CheckoutQuote>;
  /** The same key again gives the first answer again. */
  start(request: StartRequest, idempotency_key: string): Promise<StartedCheckout>;
  act(checkout: StartedCheckout, action: SandboxAction): Promise<CheckoutInfo>;
  read(checkout: StartedCheckout): Promise<CheckoutInfo>;
  cancel(checkout: StartedCheckout): Promise<CheckoutInfo>;
  /** The page may stop the purchase here: false does nothing. */
  mayPay(intention: Intention): boolean;
  loadBuying(): Promise<Buying>;
  /** Where the provider's card field goes: an element outside of shadow roots. */
  cardPlace: () => HTMLElement;
  /** How the field comes there; left out, the provider's script runs in the page itself. */
  readonly mountCard?: MountCard | undefined;
  /** Wire language. */
  readonly language: string;
  /** Tells the page of a failure and gives it back as a `WidgetError`. */
  fail: (error: unknown) => WidgetError;
  /** Where the address form's look-ups go. */
  readonly connection: WidgetConnection;
}
