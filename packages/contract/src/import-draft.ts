import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  MAX_IMPORT_BODY_BYTES,
  convertedFile,
  defaultValues,
  importEncoding,
  importField,
  importFile,
  importMapping,
  importRow,
  importValues,
} from './order-import.ts';
import { done, epochSeconds, id, listOf, pageQuery, queryInteger, text } from './primitive.ts';

/** A draft is kept so long after its last change; a finished import as long after it was made. */
export const IMPORT_KEPT_DAYS = 7;
/** The same file with the same mapping within this time is taken for a second click. */
export const SAME_IMPORT_S = 600;
/** Rows that one call changes or reads. */
export const IMPORT_ROWS_AT_ONCE = 500;

/** What the rows of an import are looked at by: those that need somebody, and those that do not. */
export const importRowFilter = v.picklist(['all', 'error', 'warning', 'repaired', 'ready', 'skipped']);
export type ImportRowFilter = v.InferOutput<typeof importRowFilter>;

/** `draft`: no parcel is created. `imported`: some are; rows left out can still be mended and imported. */
const importState = v.picklist(['draft', 'imported']);

/** What came of a row. `updated`: its parcel was here without a label. `skipped`: it has one, or is cancelled. */
export const importOutcome = v.picklist(['created', 'updated', 'skipped']);
export type ImportOutcome = v.InferOutput<typeof importOutcome>;

const importResult = v.object({
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  /** Left out until they are mended. */
  refused: v.number(),
});
export type ImportResult = v.InferOutput<typeof importResult>;

/** A file of orders on its way to parcels. */
export const orderImport = v.object({
  id,
  file_name: v.string(),
  state: importState,
  created_by: v.string(),
  created_at: epochSeconds,
  expires_at: epochSeconds,
  imported_at: v.nullable(epochSeconds),
  /** True while the places of a large import are looked up: rows may still be warned about, and nothing need wait for it. */
  is_checking: v.boolean(),
  ...v.omit(convertedFile, ['rows']).entries,
  /** One value for all rows of a field. */
  defaults: importValues,
  result: importResult,
});
export type OrderImport = v.InferOutput<typeof orderImport>;

/** A parcel of an import, with what came of it. */
export const importDraftRow = v.object({
  ...importRow.entries,
  outcome: v.nullable(importOutcome),
  order_id: v.nullable(id),
});
export type ImportDraftRow = v.InferOutput<typeof importDraftRow>;

/** Cells of a row as typed; null puts back what the file says. */
const importCells = v.record(importField, v.nullable(text(2_000)));
const importEdit = v.strictObject({
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  values: importCells,
});
export type ImportEdit = v.InferOutput<typeof importEdit>;

const editedRows = v.object({
  rows: v.array(importDraftRow),
  /** What was changed as it was, to be sent back as an edit for an undo. */
  before: v.array(v.object({ row: v.number(), values: v.record(importField, v.nullable(v.string())) })),
  import: orderImport,
});
export type EditedRows = v.InferOutput<typeof editedRows>;

const params = v.strictObject({ id });
const ORDERS = { service: 'main', spec: '7 Orders' } as const;

export const createImportUpload = endpoint({
  ...ORDERS,
  name: 'createImportUpload',
  method: 'POST',
  path: '/bulk_order/import/upload',
  access: 'writer',
  api_scope: 'orders:write',
  summary:
    'Get an address of this server for a large file, to be posted there as multipart with an empty Authorization header',
  body: v.strictObject({}),
  response: v.object({
    upload_id: id,
    /** Takes one file, in the field `file`, until then. */
    upload_url: v.string(),
    expires_at: epochSeconds,
    max_bytes: v.number(),
  }),
  // Whoever asks again gets another address, which costs nothing.
  idempotency: 'none',
});

export const createOrderImport = endpoint({
  ...ORDERS,
  name: 'createOrderImport',
  method: 'POST',
  path: '/bulk_order/import',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Keep a file of orders as a draft whose rows can be mended and imported',
  body: v.strictObject({
    ...importFile,
    data_base64: v.optional(importFile.data_base64),
    /** Instead of `data_base64`: a file that was posted to the address of `createImportUpload`. */
    upload_id: v.optional(id),
    confirm_duplicate: v.optional(v.boolean(), false),
  }),
  response: orderImport,
  errors: ['possible_duplicate'],
  max_body_bytes: MAX_IMPORT_BODY_BYTES,
});

export const listOrderImports = endpoint({
  ...ORDERS,
  name: 'listOrderImports',
  method: 'GET',
  path: '/bulk_order/import/list',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List imports of the last days, the newest first',
  query: v.strictObject(pageQuery),
  response: listOf(v.omit(orderImport, ['columns', 'mapping', 'missing', 'defaults'])),
  errors: ['page_too_deep'],
});

export const getOrderImport = endpoint({
  ...ORDERS,
  name: 'getOrderImport',
  method: 'GET',
  path: '/bulk_order/import/{id}',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get an import: its columns, counts and result',
  params,
  response: orderImport,
});

export const listImportRows = endpoint({
  ...ORDERS,
  name: 'listImportRows',
  method: 'GET',
  path: '/bulk_order/import/{id}/rows',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List rows of an import, those that need you first',
  params,
  query: v.strictObject({
    filter: v.optional(importRowFilter, 'all'),
    /** Only rows with this issue or repair. */
    code: v.optional(text(80)),
    offset: v.optional(queryInteger(0, 10_000), '0'),
    limit: v.optional(queryInteger(1, IMPORT_ROWS_AT_ONCE), '100'),
  }),
  response: v.object({ rows: v.array(importDraftRow), total: v.number(), offset: v.number() }),
});

export const listImportServices = endpoint({
  ...ORDERS,
  name: 'listImportServices',
  method: 'GET',
  path: '/bulk_order/import/{id}/services',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'List the names of delivery services in an import, the most frequent first',
  params,
  response: v.object({ services: v.array(v.object({ name: v.string(), rows: v.number() })) }),
});

/** For the person to say how a file is read, where what was found is not right (volume 2). */
export const getImportPreview = endpoint({
  ...ORDERS,
  name: 'getImportPreview',
  method: 'GET',
  path: '/bulk_order/import/{id}/preview',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get the first lines of the file of an import, and how its letters look in each encoding',
  params,
  response: v.object({
    /** Lines that may name the columns, without empty ones. */
    lines: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
    /** The same few cells in each encoding, names first; without samples where the file has plain letters only. */
    encodings: v.array(v.object({ encoding: importEncoding, samples: v.array(v.string()) })),
  }),
});

export const editImportRows = endpoint({
  ...ORDERS,
  name: 'editImportRows',
  method: 'PUT',
  path: '/bulk_order/import/{id}/rows',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Change cells of rows, one or a pasted block, and check these rows again',
  params,
  body: v.strictObject({
    rows: v.pipe(
      v.array(importEdit),
      v.minLength(1, 'validate.required'),
      v.maxLength(IMPORT_ROWS_AT_ONCE, `validate.too_many|max=${IMPORT_ROWS_AT_ONCE}`),
    ),
  }),
  response: editedRows,
  errors: ['import_closed'],
  max_body_bytes: 2_000_000,
});

export const fixImportRows = endpoint({
  ...ORDERS,
  name: 'fixImportRows',
  method: 'POST',
  path: '/bulk_order/import/{id}/fix',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Give every row that has the same value in a field another one',
  params,
  /** `from` null means every row that has nothing there, `to` what they get. */
  body: v.strictObject({ field: importField, from: v.nullable(text(2_000)), to: text(2_000) }),
  response: v.omit(editedRows, ['rows']),
  errors: ['import_closed'],
});

export const remapOrderImport = endpoint({
  ...ORDERS,
  name: 'remapOrderImport',
  method: 'PUT',
  path: '/bulk_order/import/{id}/mapping',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Read the file of an import again with other columns; cells that were changed stay changed',
  params,
  body: v.strictObject({
    mapping: v.optional(importMapping),
    defaults: v.optional(defaultValues),
    header_row: importFile.header_row,
    encoding: importFile.encoding,
    same_reference: importFile.same_reference,
    /** Use these columns for the next file with the same header. */
    remember: v.optional(v.boolean(), true),
  }),
  response: orderImport,
  errors: ['import_closed'],
});

export const importOrders = endpoint({
  ...ORDERS,
  name: 'importOrders',
  method: 'POST',
  path: '/bulk_order/import/{id}/orders',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Create a parcel of every good row; rows left out stay to be mended',
  params,
  body: v.strictObject({}),
  response: orderImport,
  errors: ['import_closed'],
});

export const undoOrderImport = endpoint({
  ...ORDERS,
  name: 'undoOrderImport',
  method: 'POST',
  path: '/bulk_order/import/{id}/undo',
  access: 'writer',
  api_scope: 'orders:write',
  summary:
    'Delete the parcels of an import, and put back those it changed, while none has a label; it is a draft again',
  params,
  body: v.strictObject({}),
  response: orderImport,
  errors: ['import_closed', 'import_has_labels'],
});

export const discardOrderImport = endpoint({
  ...ORDERS,
  name: 'discardOrderImport',
  method: 'DELETE',
  path: '/bulk_order/import/{id}',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Delete a draft',
  params,
  response: done,
  errors: ['import_closed'],
});

export const getRefusedRows = endpoint({
  ...ORDERS,
  name: 'getRefusedRows',
  method: 'GET',
  path: '/bulk_order/import/{id}/refused',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get the rows that were left out as a file, each with its reason, to be mended and uploaded again',
  params,
  response: v.object({ file_name: v.string(), csv: v.string() }),
});
