import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, listOf, pageQuery } from './primitive.ts';
import { transaction, TRANSACTION_ACCOUNTS, transactionSums } from './transaction.ts';

const account = v.optional(v.picklist(TRANSACTION_ACCOUNTS), 'wallet');

/** A month `2026-11` or a year `2026`, by the company's clocks (spec 3 'accountStatements keyed by key'). */
const statementKey = v.pipe(
  v.string(),
  v.regex(/^(?:19|20|21)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u, 'validate.date_invalid'),
);

/** What a month or a year did to an account: `opening_balance` plus all `sums` is `closing_balance`. */
export const statement = v.object({
  key: v.string(),
  /** Its first and its last day. */
  from: v.string(),
  to: v.string(),
  /** False for the month and the year that still run: their closing balance is the balance now. */
  is_finished: v.boolean(),
  opening_balance: amount,
  closing_balance: amount,
  amount_in: amount,
  amount_out: amount,
  sums: transactionSums,
  /** How many entries it has. */
  entries: v.pipe(v.number(), v.integer()),
});
export type Statement = v.InferOutput<typeof statement>;

export const listStatements = endpoint({
  name: 'listStatements',
  service: 'main',
  method: 'GET',
  path: '/statement/list',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'List statements by month or year, newest first, including empty months',
  spec: '7 Statements',
  query: v.strictObject({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    account,
    unit: v.optional(v.picklist(['month', 'year']), 'month'),
  }),
  response: v.object({ ...listOf(statement).entries, currency: currencyCode }),
});

/** What a company earned and spent in a month. `fees` may be negative where discounts were larger. */
export const revenueMonth = v.object({
  key: v.string(),
  is_finished: v.boolean(),
  /** Goods sold at the checkout and paid there, and what of it went back to buyers. */
  sales: amount,
  sale_refunds: amount,
  /** Cash that couriers collected at the door, and what of it they have handed over. */
  cod_collected: amount,
  cod_settled: amount,
  /** Parts of the labels bought and of other charges: couriers, insurance, Sampan's fees, taxes. */
  shipping: amount,
  insurance: amount,
  fees: amount,
  taxes: amount,
  /** Labels cancelled: what came back of the four above. */
  refunds: amount,
  /** Corrections after couriers weighed again and the like; negative when the company got money back. */
  adjustments: amount,
  /** Free credit. */
  bonus: amount,
  earned: amount,
  spent: amount,
  /** `earned` minus `spent`. */
  net: amount,
});
export type RevenueMonth = v.InferOutput<typeof revenueMonth>;

export const getStatementRevenue = endpoint({
  name: 'getStatementRevenue',
  service: 'main',
  method: 'GET',
  path: '/statement/revenue',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get monthly and yearly revenue and costs',
  spec: '7 Statements',
  query: v.strictObject({
    /** The current year when left out. */
    year: v.optional(v.pipe(v.string(), v.regex(/^(?:19|20|21)\d{2}$/u, 'validate.date_invalid'))),
  }),
  response: v.object({
    currency: currencyCode,
    year: v.string(),
    /** Years with entries, newest first. */
    years: v.array(v.string()),
    /** January first, up to the current month. */
    months: v.array(revenueMonth),
    totals: v.omit(revenueMonth, ['key', 'is_finished']),
  }),
});

export const getStatement = endpoint({
  name: 'getStatement',
  service: 'main',
  method: 'GET',
  path: '/statement/{key}',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get a statement with its transactions, newest first',
  spec: '7 Statements',
  params: v.strictObject({ key: statementKey }),
  query: v.strictObject({ ...pageQuery, account }),
  response: v.object({
    ...statement.entries,
    account: v.picklist(TRANSACTION_ACCOUNTS),
    currency: currencyCode,
    lines: listOf(transaction),
  }),
  errors: ['not_found'],
});

export const downloadStatement = endpoint({
  name: 'downloadStatement',
  service: 'main',
  method: 'GET',
  path: '/statement/{key}/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: "Get a PDF or CSV download link for a statement, in the request's language",
  spec: '7 Statements',
  params: v.strictObject({ key: statementKey }),
  query: v.strictObject({ account, format: v.optional(v.picklist(['pdf', 'csv']), 'pdf') }),
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
  errors: ['not_found'],
});
