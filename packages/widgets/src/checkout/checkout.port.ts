import type {
  Answer,
  CallInput,
  CheckoutInfo,
  CheckoutPayment,
  CheckoutQuote,
  endpoints,
  Listing,
} from '@sampan/contract';
import type { WidgetConnection } from '../shell/widget-api.ts';
import type { WidgetError } from '../shell/widget-error.ts';

/** What `quoteCheckout` takes. */
export type QuoteRequest = CallInput<typeof endpoints.quoteCheckout>['body'];
/** What `startCheckout` takes. */
export type StartRequest = CallInput<typeof endpoints.startCheckout>['body'];
export type StartedCheckout = Answer<typeof endpoints.startCheckout>;
export type StripePayment = Extract<NonNullable<CheckoutPayment>, { provider: 'stripe' }>;

/** What a test checkout is told instead of a bank. */
export type SandboxAction =
  | { action: 'card'; card_number: string }
  | { action: 'challenge'; code: string }
  | { action: 'paynow_paid' };

/**
 * - `ask`: the card field has just been shown, or is not filled in yet; nothing was sent
 * - `sent`: the provider has it; the server knows how it went
 * - `declined`: the bank refused, in the provider's words, with its code where the field knows it
 */
export type CardOutcome =
  | { kind: 'ask' }
  | { kind: 'sent' }
  | { kind: 'declined'; code?: string | undefined; message: string };

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
  /** Where the provider's card field goes: an element outside of shadow roots. */
  cardSlot: () => HTMLElement;
  /** How the field comes there; left out, the provider's script runs in the page itself. */
  readonly mountCard?: MountCard | undefined;
  /** Wire language. */
  readonly language: string;
  /** Tells the page of a failure and gives it back as a `WidgetError`. */
  fail: (error: unknown) => WidgetError;
  /** Where the address form's look-ups go. */
  readonly connection: WidgetConnection;
}
