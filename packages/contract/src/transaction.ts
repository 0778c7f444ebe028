import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id, listOf, pageQuery, queryInteger, requiredText } from './primitive.ts';

/** The accounts of a company whose entries can be read. Test sales have none: no real money moved. */
export const TRANSACTION_ACCOUNTS = ['wallet', 'payable', 'cod_collected', 'merchant_sales', 'owed'] as const;
export type TransactionAccount = (typeof TRANSACTION_ACCOUNTS)[number];

/** What an entry was for, as lists are filtered and statements are summed by. */
export const TRANSACTION_GROUPS = [
  'top_ups',
  'bonus',
  'labels',
  'refunds',
  'adjustments',
  'sales',
  'cod',
  'payouts',
  'disputes',
  'invoices',
] as const;
export type TransactionGroup = (typeof TRANSACTION_GROUPS)[number];

/** A day of the calendar: 30 February is none. */
export const wireDay = v.pipe(
  v.string(),
  v.check((day) => {
    const parsed = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day;
  }, 'validate.date_invalid'),
);

/** Which entries a list or an export holds. Days are those of the company's time zone, both included. */
const transactionFilter = {
  account: v.optional(v.picklist(TRANSACTION_ACCOUNTS), 'wallet'),
  group: v.optional(v.picklist(TRANSACTION_GROUPS)),
  direction: v.optional(v.picklist(['in', 'out'])),
  from: v.optional(wireDay),
  to: v.optional(wireDay),
  /** The number of a parcel, exactly. */
  order_number: v.optional(requiredText(64)),
};

/** A thing of the company's own that an entry was for. */
export const transactionSubject = v.object({
  type: v.picklist(['order', 'top_up', 'payout', 'invoice']),
  id,
  /** Its number where it has one. */
  number: v.nullable(v.string()),
});
export type TransactionSubject = v.InferOutput<typeof transactionSubject>;

/** What made an entry, where that has a page or a document of its own besides the parcel. */
export const transactionCause = v.object({
  type: v.picklist(['adjustment', 'credit_note', 'payout', 'invoice', 'cod_settlement', 'receipt']),
  id,
});
export type TransactionCause = v.InferOutput<typeof transactionCause>;

/** One entry of an account. */
export const transaction = v.object({
  id,
  created_at: epochSeconds,
  /** Why money moved: `top_up`, `label`, ... More may come; `group` says what a new one is close to. */
  kind: v.string(),
  group: v.picklist(TRANSACTION_GROUPS),
  /** In the caller's language. */
  description: v.string(),
  /** Negative when it left the account. */
  amount,
  /** What the account held after it. */
  balance: amount,
  subject: v.nullable(transactionSubject),
  cause: v.nullable(transactionCause),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** What entries sum to: `amount_in` minus `amount_out` is `net`. */
export const transactionTotals = v.object({ amount_in: amount, amount_out: amount, net: amount });
export type TransactionTotals = v.InferOutput<typeof transactionTotals>;

/** Sums by group, negative where more left the account than came; together they are the change of the balance. */
export const transactionSums = v.object({
  top_ups: amount,
  bonus: amount,
  labels: amount,
  refunds: amount,
  adjustments: amount,
  sales: amount,
  cod: amount,
  payouts: amount,
  disputes: amount,
  invoices: amount,
});
export type TransactionSums = v.InferOutput<typeof transactionSums>;

/** What stands on an account. */
const accountBalance = v.object({
  account: v.picklist(TRANSACTION_ACCOUNTS),
  balance: amount,
  /** What waits there for an answer, part of `balance`. */
  held: amount,
});

export const transactionPage = v.object({
  ...listOf(transaction).entries,
  account: v.picklist(TRANSACTION_ACCOUNTS),
  currency: currencyCode,
  /** What the account holds now. */
  balance: amount,
  held: amount,
  /** The accounts the company uses, the wallet first. */
  accounts: v.array(accountBalance),
  /** Top-ups whose payment the provider has not confirmed yet. */
  pending_payments: v.pipe(v.number(), v.integer()),
  /** Of all entries the filters let through, on this page or not. */
  totals: transactionTotals,
});
export type TransactionPage = v.InferOutput<typeof transactionPage>;

export const listTransactions = endpoint({
  name: 'listTransactions',
  service: 'main',
  method: 'GET',
  path: '/transaction/list',
  access: 'member',
  api_scope: 'wallet:read',
  summary: "List an account's transactions with running balance, newest first",
  spec: '7 Statements',
  query: v.strictObject({ ...pageQuery, ...transactionFilter }),
  response: transactionPage,
});
export type TransactionQuery = v.InferOutput<typeof listTransactions.query>;

/** A week from Monday to Sunday, by the company's clocks. Weeks in which nothing happened are there, with zeros. */
export const transactionWeek = v.object({
  /** ISO week: `2026-W47`. */
  week: v.string(),
  /** Its Monday and its Sunday. */
  from: v.string(),
  to: v.string(),
  /** False for the week that still runs. */
  is_finished: v.boolean(),
  opening_balance: amount,
  closing_balance: amount,
  amount_in: amount,
  amount_out: amount,
  sums: transactionSums,
});
export type TransactionWeek = v.InferOutput<typeof transactionWeek>;

export const listTransactionWeeks = endpoint({
  name: 'listTransactionWeeks',
  service: 'main',
  method: 'GET',
  path: '/transaction/list/weekly',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get weekly totals since the first transaction, newest first',
  spec: '7 Statements',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page, account: transactionFilter.account }),
  response: v.object({ ...listOf(transactionWeek).entries, currency: currencyCode }),
});

export const getTransactionWeekly = endpoint({
  name: 'getTransactionWeekly',
  service: 'main',
  method: 'GET',
  path: '/transaction/weekly',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get recent weekly totals for a chart, oldest first',
  spec: '7 Statements',
  query: v.strictObject({
    account: transactionFilter.account,
    weeks: v.optional(queryInteger(1, 53), '12'),
  }),
  response: v.object({ currency: currencyCode, weeks: v.array(transactionWeek) }),
});

export const exportTransactions = endpoint({
  name: 'exportTransactions',
  service: 'main',
  method: 'GET',
  path: '/transaction/export',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary:
    'Get a CSV download link for filtered transactions; also sent as the live event `export_transactions_csv_completed`',
  spec: '4 Live events',
  query: v.strictObject(transactionFilter),
  response: v.object({ id, link: v.string(), expires_at: epochSeconds, rows: v.pipe(v.number(), v.integer()) }),
});
