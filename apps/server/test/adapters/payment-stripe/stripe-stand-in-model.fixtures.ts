import { refusalOfForm, type FormValue, type Rule } from './stripe-form.fixtures.ts';

/** A PaymentIntent as Stripe's API answers it, as far as anybody reads it. */
export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  status: string;
  client_secret: string;
  description: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  payment_method_types: string[];
  last_payment_error: { code: string; decline_code?: string; type: string } | null;
  next_action: Record<string, unknown> | null;
  created: number;
  livemode: boolean;
}

/** A card at Stripe. */
export interface StandInCard {
  /** Whose it is; null for one that belongs to nobody. */
  customer: string | null;
  last4: string;
  name: string;
  /** Its bank refuses to have it kept. */
  is_declined?: boolean;
  /** What its bank says to a charge; it pays unless told otherwise. */
  behaviour?: 'pays' | 'asks' | 'declines' | 'expired';
}

/** A Checkout Session as Stripe's API answers it, as far as anybody reads it. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  /** The intent behind it; there is none before somebody begins to pay. */
  payment_intent: string | null;
  url: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string | null;
  livemode: boolean;
}

/** A Refund as the stand-in keeps it. A bank may send it back after it succeeded. */
export interface StandInRefund {
  id: string;
  payment_intent: string;
  amount: number;
  key: string | undefined;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
}

/** A call as it arrived. `form` is flat, as it was written: `metadata[checkout_id]`. */
export interface StandInRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  idempotency_key: string | undefined;
  version: string | undefined;
}

/**
 * - `500`: it breaks while it works, which is kept under the key as any other answer
 * - `503`: it does not begin, so nothing is kept
 * - `hang_up`: the line breaks before anything is done; `lost_answer`: after all of it was done
 * - `silence`: no answer ever comes
 */
export type Fault = 'none' | '500' | '503' | 'hang_up' | 'lost_answer' | 'silence';

export interface StripeStandIn {
  url: string;
  secret_key: string;
  requests: StandInRequest[];
  intents: Map<string, StandInIntent>;
  /** Cards the browser made, by the name Stripe gave them. */
  cards: Map<string, StandInCard>;
  customers: Map<string, string>;
  setups: Map<string, { customer: string; client_secret: string }>;
  sessions: Map<string, StandInSession>;
  refunds: StandInRefund[];
  /** The next calls fail so. */
  fault: Fault;
  /** What the work of a call waits for. */
  gate: Promise<void>;
  /** Epoch seconds; a test with a clock of its own sets it. */
  now: () => number;
  stop(): Promise<void>;
}

/** What an endpoint answers. `is_kept` false: refused before it began, so the key may be used again. */
export interface StandInAnswer {
  status: number;
  body: object;
  is_kept?: boolean;
}

/** One call as an endpoint sees it: Stripe's own objects, the body nested. */
export interface StandInCall {
  stand_in: StripeStandIn;
  method: string;
  path: string;
  query: URLSearchParams;
  form: Record<string, FormValue>;
  key: string | undefined;
}

/** An error as Stripe's documents show it. */
export function refuse(
  status: number,
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error',
  code: string | null,
  more: object = {},
): StandInAnswer {
  const message = `${code ?? type} (stand-in)`;
  const doc_url = code === null ? undefined : `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
  return {
    status,
    body: { error: { type, ...(code === null ? {} : { code, doc_url }), message, ...more } },
    // Declines are results; what does not validate, does not begin.
    is_kept: type === 'card_error' || type === 'api_error',
  };
}

/** A body that does not fit the documents, or null. */
export const wrongForm = (rule: Rule, form: FormValue): StandInAnswer | null => {
  const wrong = refusalOfForm(rule, form);
  return wrong && refuse(400, 'invalid_request_error', wrong.code, { param: wrong.param });
};
