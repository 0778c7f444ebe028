import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id } from './primitive.ts';

/** Kinds of accounts: those of companies first, then Sampan's own. */
const ledgerAccountKind = v.picklist([
  'wallet',
  'payable',
  'payout_pending',
  'cod_collected',
  'merchant_sales',
  'test_merchant_sales',
  'owed',
  'provider_clearing',
  'courier_payable',
  'tax_payable',
  'platform_fee',
  'insurance_payable',
  'refund',
  'promotion',
  'payment_clearing',
  'test_payment_clearing',
  'cod_receivable',
  'bank_clearing',
  'payout_clearing',
]);

/** What stands on all accounts of a kind in a currency, counted from the entries alone. */
const ledgerTotal = v.object({
  /** `company`: money of companies; `house`: Sampan's own accounts. All of a currency together are zero. */
  owner: v.picklist(['company', 'house']),
  kind: ledgerAccountKind,
  currency: currencyCode,
  accounts: v.pipe(v.number(), v.integer()),
  entries: v.pipe(v.number(), v.integer()),
  amount,
  /** Set aside until a courier answers. */
  held: amount,
});
export type LedgerTotal = v.InferOutput<typeof ledgerTotal>;

/** One recomputation of every balance from the entries (trust 2.5). */
export const ledgerCheck = v.object({
  id,
  at: epochSeconds,
  cause: v.picklist(['start', 'schedule', 'asked']),
  seconds: v.number(),
  entries: v.pipe(v.number(), v.integer()),
  /** What the entries of each currency sum to; zero in a sound ledger. */
  differences: v.array(v.object({ currency: currencyCode, amount })),
  /** Accounts whose kept sum, number of entries or holds differ from what is written; the first hundred of them. */
  wrong_accounts: v.array(id),
  wrong_accounts_total: v.pipe(v.number(), v.integer()),
  /** Entries whose number, running balance, day or currency does not follow from the one before. */
  wrong_entries: v.pipe(v.number(), v.integer()),
  /** Movements whose entries do not sum to zero. */
  wrong_journals: v.pipe(v.number(), v.integer()),
  /** Kept sums of a day, of which statements are made, that differ from their entries. */
  wrong_days: v.pipe(v.number(), v.integer()),
  is_sound: v.boolean(),
});
export type LedgerCheck = v.InferOutput<typeof ledgerCheck>;

/** A price or an amount that a client sent although only the server decides it (trust 4.9); it had no effect. */
const priceClaim = v.object({
  endpoint: v.string(),
  field: v.string(),
  times: v.pipe(v.number(), v.integer()),
  callers: v.pipe(v.number(), v.integer()),
  last_at: epochSeconds,
});

export const ledgerReport = v.object({
  /** Null before the first one, a moment after the very first start. */
  last: v.nullable(ledgerCheck),
  /** As the last one counted them. */
  totals: v.array(ledgerTotal),
  /** The checks before it, the newest first. */
  earlier: v.array(ledgerCheck),
  price_claims: v.array(priceClaim),
});
export type LedgerReport = v.InferOutput<typeof ledgerReport>;

export const getLedgerReport = endpoint({
  name: 'getLedgerReport',
  service: 'main',
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  summary: 'Get the latest ledger check: totals and differences',
  spec: '6',
  response: ledgerReport,
});

export const checkLedger = endpoint({
  name: 'checkLedger',
  service: 'main',
  method: 'POST',
  path: '/admin/ledger/check',
  access: 'admin',
  summary: 'Run a ledger check; up to 6 times an hour',
  spec: '6',
  response: ledgerReport,
  idempotency: 'none',
  errors: ['rate_limited'],
});
