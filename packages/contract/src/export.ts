import * as v from 'valibot';
import { codState } from './cod-state.ts';
import { endpoint } from './endpoint.ts';
import {
  ORDER_EXPORT_COLUMNS,
  ORDER_EXPORT_PRESETS,
  TRANSACTION_EXPORT_COLUMNS,
  TRANSACTION_EXPORT_PRESETS,
  type OrderExportPreset,
  type TransactionExportPreset,
} from './export-column.ts';
import { deliveryType } from './order-draft.ts';
import { orderStatus } from './order.ts';
import { epochSeconds, id, languageCode, listOf, pageQuery, requiredText, text } from './primitive.ts';
import { TRANSACTION_ACCOUNTS, TRANSACTION_GROUPS, wireDay } from './transaction.ts';

/** Files are kept so long (look-v2 0.7). */
export const EXPORT_DAYS = 7;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const format = v.picklist(['csv', 'xlsx']);
export type ExportFormat = v.InferOutput<typeof format>;
export const exportState = v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type ExportState = v.InferOutput<typeof exportState>;

/** What a list of parcels is narrowed by, with days by the company's clocks, both included. */
export const orderExportFilter = v.strictObject({
  status: v.optional(orderStatus),
  courier: v.optional(text(40)),
  delivery_type: v.optional(deliveryType),
  formatted_pick_up_address: v.optional(text(500)),
  is_cod: v.optional(v.boolean()),
  cod_state: v.optional(codState),
  is_confirmed: v.optional(v.boolean()),
  is_printed: v.optional(v.boolean()),
  is_fulfillment: v.optional(v.boolean()),
  is_archived: v.optional(v.boolean()),
  has_problem: v.optional(v.boolean()),
  search: v.optional(text(80)),
  /** Only parcels whose label was bought. */
  has_label: v.optional(v.boolean()),
  from: v.optional(wireDay),
  to: v.optional(wireDay),
});
export type OrderExportFilter = v.InferOutput<typeof orderExportFilter>;

/** What a history is narrowed by. */
export const transactionExportFilter = v.strictObject({
  account: v.optional(v.picklist(TRANSACTION_ACCOUNTS), 'wallet'),
  group: v.optional(v.picklist(TRANSACTION_GROUPS)),
  direction: v.optional(v.picklist(['in', 'out'])),
  from: v.optional(wireDay),
  to: v.optional(wireDay),
  order_number: v.optional(requiredText(64)),
});
export type TransactionExportFilter = v.InferOutput<typeof transactionExportFilter>;

const shape = {
  format: v.optional(format, 'csv'),
  /** Of the header and of words in the rows; the language of the request when left out. */
  language: v.optional(languageCode),
};
const presetsOf = <Preset extends string>(presets: Record<Preset, readonly string[]>) =>
  v.optional(v.picklist(Object.keys(presets) as Preset[]), 'all' as Preset & 'all');

const orderExport = v.strictObject({
  ...shape,
  filter: v.optional(orderExportFilter, {}),
  preset: presetsOf<OrderExportPreset>(ORDER_EXPORT_PRESETS),
  /** Instead of a preset. */
  columns: v.optional(v.pipe(v.array(v.picklist(ORDER_EXPORT_COLUMNS)), v.minLength(1, 'validate.required'))),
});
export type OrderExportInput = v.InferOutput<typeof orderExport>;

const transactionExport = v.strictObject({
  ...shape,
  filter: v.optional(transactionExportFilter, {}),
  preset: presetsOf<TransactionExportPreset>(TRANSACTION_EXPORT_PRESETS),
  columns: v.optional(v.pipe(v.array(v.picklist(TRANSACTION_EXPORT_COLUMNS)), v.minLength(1, 'validate.required'))),
});
export type TransactionExportInput = v.InferOutput<typeof transactionExport>;

/** One file of the history, or what became of it. */
export const exportRecord = v.object({
  id,
  kind: v.picklist(['orders', 'transactions']),
  state: exportState,
  /** Null for chosen columns. */
  preset: v.nullable(v.string()),
  columns: v.array(v.string()),
  format,
  language: languageCode,
  filter: v.record(v.string(), v.unknown()),
  /** Known once it runs. */
  rows_total: v.nullable(count),
  rows_done: count,
  parts: v.nullable(count),
  bytes: v.nullable(count),
  file_name: v.nullable(v.string()),
  /** Who asked for it. */
  user_id: id,
  user_name: v.string(),
  created_at: epochSeconds,
  finished_at: v.nullable(epochSeconds),
  /** When the file is deleted. */
  expires_at: v.nullable(epochSeconds),
  /** What to tell us of one that failed: `EX-7F21`. */
  reference: v.string(),
});
export type ExportRecord = v.InferOutput<typeof exportRecord>;

const sizeOfExport = v.object({
  rows: count,
  /** Of the file, from a sample of its rows. */
  bytes: count,
  parts: count,
  /** Those of the preset, or the chosen ones. */
  columns: v.array(v.string()),
});
export type ExportSize = v.InferOutput<typeof sizeOfExport>;

const params = v.strictObject({ id });

export const measureOrderExport = endpoint({
  name: 'measureOrderExport',
  service: 'main',
  method: 'POST',
  path: '/export/orders/size',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get how many rows and about how many bytes an export of parcels would have; nothing is stored',
  spec: '4 Live events',
  body: orderExport,
  response: sizeOfExport,
  idempotency: 'none',
});

export const measureTransactionExport = endpoint({
  name: 'measureTransactionExport',
  service: 'main',
  method: 'POST',
  path: '/export/transactions/size',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get how many rows and about how many bytes an export of transactions would have; nothing is stored',
  spec: '4 Live events',
  body: transactionExport,
  response: sizeOfExport,
  idempotency: 'none',
});

export const startOrderExport = endpoint({
  name: 'startOrderExport',
  service: 'main',
  method: 'POST',
  path: '/export/orders',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Start an export of parcels; its end is sent as the live event `export_orders_csv_completed`',
  spec: '4 Live events',
  body: orderExport,
  response: exportRecord,
});

export const startTransactionExport = endpoint({
  name: 'startTransactionExport',
  service: 'main',
  method: 'POST',
  path: '/export/transactions',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Start an export of transactions; its end is sent as the live event `export_transactions_csv_completed`',
  spec: '4 Live events',
  body: transactionExport,
  response: exportRecord,
});

export const listExports = endpoint({
  name: 'listExports',
  service: 'main',
  method: 'GET',
  path: '/export/list',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List exports of the last 7 days, newest first; those of transactions need `wallet:read` as well',
  spec: '2 Authenticated routes',
  query: v.strictObject(pageQuery),
  response: listOf(exportRecord),
  errors: ['page_too_deep'],
});

export const getExport = endpoint({
  name: 'getExport',
  service: 'main',
  method: 'GET',
  path: '/export/{id}',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get an export with its progress',
  spec: '4 Result dialog',
  params,
  response: exportRecord,
  errors: ['not_found'],
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  service: 'main',
  method: 'GET',
  path: '/export/{id}/download',
  access: 'member',
  holds_secret: true,
  api_scope: 'orders:read',
  summary: 'Get a download link for a finished export, valid for 10 minutes',
  spec: '4 Result dialog',
  params,
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
  errors: ['not_found', 'export_not_ready'],
});

export const retryExport = endpoint({
  name: 'retryExport',
  service: 'main',
  method: 'POST',
  path: '/export/{id}/retry',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Start an export that failed or was cancelled again',
  spec: '4 Result dialog',
  params,
  response: exportRecord,
  errors: ['not_found', 'export_not_ready'],
});

export const cancelExport = endpoint({
  name: 'cancelExport',
  service: 'main',
  method: 'DELETE',
  path: '/export/{id}',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Cancel an export that waits or runs',
  spec: '4 Result dialog',
  params,
  response: exportRecord,
  errors: ['not_found', 'export_not_ready'],
});
