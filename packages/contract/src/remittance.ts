import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  amount,
  currencyCode,
  epochSeconds,
  id,
  languageCode,
  listOf,
  pageQuery,
  requiredText,
  text,
} from './primitive.ts';

/** Most bytes of a remittance file (trust 4.16), and what its base64 and the rest of the request need. */
export const MAX_REMITTANCE_BYTES = 5_242_880;
const MAX_REMITTANCE_BODY_BYTES = 7_100_000;

/** Why a row of a courier's remittance is not settled. */
export const remittanceReason = v.picklist([
  'malformed',
  'unknown_tracking_code',
  'other_courier',
  'wrong_currency',
  'not_delivered',
  'not_collected',
  'already_settled',
  'twice_in_file',
  'amount_differs',
]);
export type RemittanceReason = v.InferOutput<typeof remittanceReason>;

/** `checked`: read and matched, nothing moved. `settling`: good rows are being settled. `done`: all that fit are. */
export const remittanceState = v.picklist(['checked', 'settling', 'done']);
export type RemittanceState = v.InferOutput<typeof remittanceState>;

const currencyTotal = v.object({
  currency: currencyCode,
  /** Rows that fit, and what the courier collected, kept and handed over by them. */
  count: v.number(),
  collected: amount,
  fee: amount,
  remitted: amount,
  settled_count: v.number(),
  settled: amount,
});

export const remittance = v.object({
  id,
  courier_alias: v.string(),
  courier_name: v.string(),
  file_name: v.string(),
  state: remittanceState,
  /** Rows of the file: all, those that fit, those that do not, those settled so far. */
  rows: v.object({ total: v.number(), good: v.number(), bad: v.number(), settled: v.number() }),
  reasons: v.array(v.object({ reason: remittanceReason, count: v.number() })),
  totals: v.array(currencyTotal),
  uploaded_by: v.string(),
  created_at: epochSeconds,
  finished_at: v.nullable(epochSeconds),
  /** True when this very file had been uploaded before: nothing was read again. */
  is_repeat: v.boolean(),
});
export type Remittance = v.InferOutput<typeof remittance>;

/** A row that does not fit. `row` counts as spreadsheets do: the header is 1. */
export const remittanceProblem = v.object({
  row: v.number(),
  column: v.nullable(v.string()),
  reason: remittanceReason,
  tracking_code: v.string(),
  /** As the file says it. */
  collected: v.string(),
  expected: v.nullable(amount),
  currency: v.nullable(currencyCode),
});
export type RemittanceProblem = v.InferOutput<typeof remittanceProblem>;

export const remittanceFormat = v.object({
  courier_alias: v.string(),
  courier_name: v.string(),
  /** Names of the columns that must be there, as the courier writes them. */
  columns: v.array(v.string()),
  /** The courier keeps its fee back from what it hands over. */
  is_fee_kept: v.boolean(),
});
export type RemittanceFormat = v.InferOutput<typeof remittanceFormat>;

/** A parcel whose money is missing, as a courier or its shop says. */
export const codShortfall = v.object({
  order_id: id,
  order_number: v.string(),
  company_name: v.string(),
  courier_name: v.string(),
  tracking_code: v.string(),
  state: v.picklist(['short', 'disputed']),
  currency: currencyCode,
  to_collect: amount,
  remitted: v.nullable(amount),
  /** `to_collect` without `remitted`. */
  missing: amount,
  note: v.nullable(v.string()),
  since: epochSeconds,
});
export type CodShortfall = v.InferOutput<typeof codShortfall>;

/** What a courier still has of all companies in one currency; `remitted` is what it or the shops say came of that. */
export const codOpen = v.object({
  courier_alias: v.string(),
  courier_name: v.string(),
  currency: currencyCode,
  /** Parcels whose cash it has, and of those the ones whose money is missing (states `short`, `disputed`). */
  count: v.number(),
  missing_count: v.number(),
  expected: amount,
  remitted: amount,
  /** `expected` without `remitted`. */
  difference: amount,
  /** When the first of them was collected. */
  oldest_at: epochSeconds,
});
export type CodOpen = v.InferOutput<typeof codOpen>;

const params = v.strictObject({ id });
const link = v.object({ link: v.string(), expires_at: epochSeconds });

export const listRemittanceFormats = endpoint({
  name: 'listRemittanceFormats',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/formats',
  access: 'admin',
  summary: "Get each courier's remittance file format",
  spec: '1 Cash-on-delivery orders',
  response: v.object({ records: v.array(remittanceFormat) }),
});

export const listRemittances = endpoint({
  name: 'listRemittances',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/list',
  access: 'admin',
  summary: 'List uploaded remittance files, newest first',
  spec: '1 Cash-on-delivery orders',
  query: v.strictObject(pageQuery),
  response: listOf(remittance),
  errors: ['page_too_deep'],
});

export const sampleRemittance = endpoint({
  name: 'sampleRemittance',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/sample',
  access: 'admin',
  holds_secret: true,
  summary: 'Get a sample remittance file from a simulated courier (demo only)',
  spec: '1 Cash-on-delivery orders',
  query: v.strictObject({ courier_alias: requiredText(60) }),
  response: link,
  errors: ['not_found'],
});

export const listCodShortfalls = endpoint({
  name: 'listCodShortfalls',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/shortfalls',
  access: 'admin',
  summary: 'List parcels with missing COD cash, oldest first',
  spec: '1 Cash-on-delivery orders',
  query: v.strictObject(pageQuery),
  response: listOf(codShortfall),
  errors: ['page_too_deep'],
});

export const listCodOpen = endpoint({
  name: 'listCodOpen',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/open',
  access: 'admin',
  summary:
    'The cash each courier still has, per currency: expected, handed over as far as anybody says, missing, and since when',
  spec: '1 Cash-on-delivery orders',
  response: v.object({ records: v.array(codOpen) }),
});

export const uploadRemittance = endpoint({
  name: 'uploadRemittance',
  service: 'main',
  method: 'POST',
  path: '/admin/remittance',
  access: 'admin',
  summary:
    "Read a courier's remittance file and match it; nothing is settled yet. As multipart/form-data, or as JSON with the file in base64",
  spec: '1 Cash-on-delivery orders',
  body: v.strictObject({
    courier_alias: requiredText(60),
    file_name: v.optional(text(200), 'remittance.csv'),
    data_base64: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.maxLength(7_000_000, 'validate.remittance_file_invalid'),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.remittance_file_invalid'),
    ),
  }),
  response: remittance,
  idempotency: 'none',
  max_body_bytes: MAX_REMITTANCE_BODY_BYTES,
  errors: ['not_found'],
});

export const getRemittance = endpoint({
  name: 'getRemittance',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/{id}',
  access: 'admin',
  summary: "Get a remittance file's status",
  spec: '1 Cash-on-delivery orders',
  params,
  response: remittance,
  errors: ['not_found'],
});

export const listRemittanceProblems = endpoint({
  name: 'listRemittanceProblems',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/{id}/problems',
  access: 'admin',
  summary: 'List unmatched rows, in file order',
  spec: '1 Cash-on-delivery orders',
  params,
  query: v.strictObject(pageQuery),
  response: listOf(remittanceProblem),
  errors: ['not_found', 'page_too_deep'],
});

export const downloadRemittanceProblems = endpoint({
  name: 'downloadRemittanceProblems',
  service: 'main',
  method: 'GET',
  path: '/admin/remittance/{id}/problems_file',
  access: 'admin',
  holds_secret: true,
  summary: 'Get a CSV of unmatched rows with reasons; correct it and upload it again',
  spec: '1 Cash-on-delivery orders',
  params,
  query: v.strictObject({ language: v.optional(languageCode, 'en') }),
  response: link,
  errors: ['not_found'],
});

export const settleRemittance = endpoint({
  name: 'settleRemittance',
  service: 'main',
  method: 'POST',
  path: '/admin/remittance/{id}/settle',
  access: 'admin',
  summary: 'Settle matched rows once each; runs in the background',
  spec: '1 Cash-on-delivery orders',
  params,
  response: remittance,
  idempotency: 'required',
  errors: ['not_found'],
});
