import type { CardSetup, CheckoutPayment, TestCardAnswer, TopUp } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';

/** Why a bank said no, as far as a buyer may be told. */
export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'challenge_failed';

export type PaymentProviderName = 'sandbox' | 'stripe';

/** Money that is asked of a buyer, as its provider sees it. */
export interface Payment {
  provider: PaymentProviderName;
  payment_id: string;
  /** What the money is for: our id, given at the creation. */
  reference: string;
  amount_minor: number;
  currency: string;
  /** `open`: the buyer has not paid yet. `failed`: the last try was refused; another may follow. */
  status: 'open' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled';
  decline_reason: DeclineReason | null;
}

export interface PaymentRequest {
  /** Ours; the same reference always gives the same payment. */
  reference: string;
  amount_minor: number;
  currency: Currency;
  method: 'card' | 'paynow';
  /** What stands on the provider's own pages: the shop and the product. */
  description: string;
  /** Epoch seconds: a QR code is not shown longer. */
  expires_at: number;
}

export interface CreatedPayment {
  payment_id: string;
  /** What the page of the buyer does next. */
  instructions: NonNullable<CheckoutPayment>;
}

/** A buyer's bank asks for a payment back: not decided yet, for us, or for the buyer. */
export interface Dispute {
  payment_id: string;
  amount_minor: number;
  currency: string;
  state: 'open' | 'won' | 'lost';
}

/** Whether what a bank says goes beyond what is known; nothing is undone by what is said late: decided stays decided. */
export function isDisputeNews(known: Dispute['state'] | null, said: Dispute['state']): boolean {
  return known === null || (known === 'open' && said !== 'open');
}

/** Money that goes back to a buyer, as its provider sees it. */
export interface Refund {
  refund_id: string;
  payment_id: string;
  amount_minor: number;
  currency: string;
  /** `sent`: it left, and may have arrived. `failed`: the buyer's bank did not take it, also weeks later; we have it again. */
  state: 'sent' | 'failed';
}

/** Something a provider tells us on its own. What is null is no business of ours. */
export interface PaymentEvent {
  id: string;
  type: string;
  payment: Payment | null;
  dispute: Dispute | null;
  refund: Refund | null;
}

/** The provider did not answer, or refused for a reason that is not the buyer's. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** Takes money of buyers (trust 2.9). Every call throws `PaymentUnavailable` when the provider cannot be asked. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly cards: CardVault;
  readonly pages: PaymentPages;
  create(request: PaymentRequest): Promise<CreatedPayment>;
  /** How a payment stands; null for an id the provider does not know. */
  fetch(payment_id: string): Promise<Payment | null>;
  /** Asks that nobody can pay it any more; answers how it stands then, which may be paid. */
  cancel(payment_id: string): Promise<Payment | null>;
  /** Gives all of it back, once per `idempotency_key`. */
  refund(refund: { payment_id: string; amount_minor: number; idempotency_key: string }): Promise<Refund>;
  /** How a refund stands: one that was taken may fail later. Null for an id the provider does not know. */
  fetchRefund(refund_id: string): Promise<Refund | null>;
  /** A message of the provider from its raw bytes; null when its signature is not the provider's or too old. */
  readEvent(raw: Buffer, signature: string): PaymentEvent | null;
}

/** Money asked for on a page of the provider, to which the payer's browser is sent (spec 7 'me/top_up/checkout'). */
export interface PageRequest {
  /** Ours; the same reference always gives the same page. */
  reference: string;
  amount_minor: number;
  currency: Currency;
  method: 'paynow';
  /** What stands on the page: what is bought. */
  description: string;
  /** Epoch seconds: nobody can pay there any more. Providers ask for half an hour at least. */
  expires_at: number;
  /** Where the browser goes afterwards. Neither says anything about money. */
  success_url: string;
  cancel_url: string;
}

export interface OpenedPage {
  /** The provider's name of the page; the payment has one of its own once somebody pays. */
  page_id: string;
  url: string;
}

/** Pages of a provider that take money. Every call throws `PaymentUnavailable` when it cannot be asked. */
export interface PaymentPages {
  open(request: PageRequest): Promise<OpenedPage>;
  /** How the payment of a page stands; null for an unknown page. While nobody tried to pay, its `payment_id` is the page's. */
  fetch(page_id: string): Promise<Payment | null>;
  /** Asks that nobody can pay there any more; answers how it stands then, which may be paid. */
  close(page_id: string): Promise<Payment | null>;
}

/** What a buyer does in a test checkout. */
export type SandboxAction =
  | { action: 'card'; card_number: string }
  | { action: 'challenge'; code: string }
  | { action: 'paynow_paid' };

/** The provider where no money moves: the page plays the bank. */
export interface SandboxPaymentProvider extends PaymentProvider {
  readonly cards: SandboxCardVault;
  readonly pages: SandboxPages;
  /** Plays the bank; null when this payment does not take that action any more. */
  act(payment_id: string, action: SandboxAction): Promise<Payment | null>;
}

/** A page of the sandbox, as whoever has its address sees it: nobody's name is on it. */
export interface SandboxPage {
  page_id: string;
  payment: Payment;
  description: string;
  expires_at: number;
  /** The text of the PayNow code. */
  qr_text: string;
  success_url: string;
  cancel_url: string;
}

export interface SandboxPages extends PaymentPages {
  /** The page behind the secret of its address; null for an unknown one. */
  find(secret: string): Promise<SandboxPage | null>;
  /** Plays the bank; null when the page takes that no more. */
  act(page_id: string, action: 'pay' | 'cancel'): Promise<Payment | null>;
}

/** A card a provider keeps for a company. */
export interface ProviderCard {
  payment_method_id: string;
  /** Whose it is at the provider; null while it belongs to nobody. */
  customer_id: string | null;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  holder_name: string;
}

/** Keeps companies' cards (trust 4.32): numbers stay with the provider. Every call throws `PaymentUnavailable` when it cannot be asked. */
export interface CardVault {
  /** The provider's customer of a company; asked twice, the same one. */
  createCustomer(company: { company_id: string; name: string }): Promise<string>;
  /** Begins to save a card; what the browser does next. */
  startSetup(setup: { customer_id: string; setup_id: string }): Promise<CardSetup>;
  /** A card that was handed over and confirmed; null for an unknown one. */
  fetchCard(payment_method_id: string): Promise<ProviderCard | null>;
  /** Gives a card that belongs to nobody to a customer; null when its bank refuses. */
  attachCard(card: { payment_method_id: string; customer_id: string }): Promise<ProviderCard | null>;
  /** Asks a saved card for money; `next_action` is what the holder's browser hands to the provider when the bank asks. */
  charge(request: CardCharge): Promise<{ payment: Payment; next_action: TopUp['next_action'] }>;
  /** The charge of a reference whose answer got lost, since it was first asked for; null when there is none. */
  findCharge(charge: { reference: string; customer_id: string; asked_at: number }): Promise<Payment | null>;
  /** Nobody can charge it any more. An unknown one is gone already. */
  detachCard(payment_method_id: string): Promise<void>;
}

/** Money asked of a saved card. */
export interface CardCharge {
  /** Ours; the same reference is one charge however often it is asked for. */
  reference: string;
  /** The provider's name for it, once it is known: then only how it stands is asked. */
  payment_id: string | null;
  amount_minor: number;
  currency: Currency;
  customer_id: string;
  payment_method_id: string;
  description: string;
  /** Nobody sits before a screen: a bank that wants to ask the holder refuses instead. */
  off_session: boolean;
}

/** What somebody types for a test card. */
export interface TestCardInput {
  card_number: string;
  exp_month: number;
  exp_year: number;
  code: string;
}

export interface SandboxCardVault extends CardVault {
  /** Plays the bank for a setup of this customer; null for an unknown setup. */
  tryCard(setup: { customer_id: string; setup_id: string }, card: TestCardInput): Promise<TestCardAnswer | null>;
}

export interface PaymentProviders {
  /** For test checkouts; null where they are switched off. */
  sandbox: SandboxPaymentProvider | null;
  /** For real money; null when no provider is configured. */
  live: PaymentProvider | null;
}
