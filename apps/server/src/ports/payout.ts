import type { BankFailure, PayoutMethod } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';

/** Money to be sent, with everything a bank needs. */
export interface PayoutOrder {
  /** The bank pays once per reference. */
  client_ref: string;
  /** What the receiver reads on the statement: 'PO-000012'. */
  number: string;
  currency: Currency;
  amount_minor: number;
  method: PayoutMethod;
  bank_name: string;
  holder_name: string;
  /** The account, or the PayNow mobile number or UEN. */
  account_number: string;
}

/** How an order stands at the bank. `unknown`: it has never heard of it. */
export type PayoutOutcome =
  | { status: 'unknown' }
  | { status: 'sent'; bank_reference: string }
  | { status: 'paid'; bank_reference: string }
  | { status: 'failed'; bank_reference: string; failure: BankFailure };

/** A bank that is asked by this server, and tells how it went. Every error means: not known. */
export interface DirectPayouts {
  readonly leaves_by: 'itself';
  readonly name: string;
  /** Hands an order over. The same reference again is the same order. */
  send(order: PayoutOrder): Promise<PayoutOutcome>;
  find(client_ref: string): Promise<PayoutOutcome>;
}

/** What a bank's answer says of one order. */
export interface PayoutResult {
  row: number;
  reference: string;
  result: { status: 'paid' } | { status: 'failed'; failure: BankFailure } | null;
  reason: string;
}

/** A bank that people take files to. */
export interface FilePayouts {
  readonly leaves_by: 'file';
  readonly name: string;
  /** The file with these orders, a row each. */
  writeFile(orders: AsyncIterable<PayoutOrder> | Iterable<PayoutOrder>): ReadableStream<Uint8Array>;
  /** The rows of an answer. Throws `PayoutAnswerError` for what is no such file. */
  readResults(csv: string): PayoutResult[];
}

export type Payouts = DirectPayouts | FilePayouts;

/** An uploaded answer of a bank cannot be read at all. */
export class PayoutAnswerError extends Error {
  override readonly name = 'PayoutAnswerError';
}
