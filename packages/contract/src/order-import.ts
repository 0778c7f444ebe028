import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderItem } from './order-item.ts';
import { problemError } from './problem.ts';
import { text } from './primitive.ts';

/** What a column of an uploaded file may say about a parcel (spec 3 'Recipient fields', and what shops and couriers add). */
export const IMPORT_FIELDS = [
  'reference_id',
  'recipient_name',
  'recipient_phone',
  'recipient_email',
  'recipient_address',
  'recipient_unit',
  'recipient_post_code',
  'recipient_county',
  'recipient_district',
  'recipient_city',
  'recipient_state',
  'recipient_country',
  'package_content',
  'package_value',
  'package_weight',
  'package_type',
  'package_length',
  'package_width',
  'package_height',
  'cod_amount',
  'delivery_service',
  'delivery_instructions',
  'pick_up_date',
  'item_name',
  'item_sku',
  'item_quantity',
  'item_price',
  'item_weight',
  'hs_code',
  'origin_country',
  'customs_purpose',
  'customs_explanation',
  'item_requires_shipping',
  'currency',
  'order_total',
  'order_state',
  'payment_method',
] as const;
export const importField = v.picklist(IMPORT_FIELDS);
export type ImportField = v.InferOutput<typeof importField>;

/** Files that are read as they are, told by their header. */
export const IMPORT_PRESETS = [
  'template',
  'shopify',
  'woocommerce',
  'shopee',
  'tiktok_shop',
  'lazada',
  'ninja_van',
  'pos_laju',
  'easyparcel',
  'jnt_id',
  'sap',
] as const;
export const importPreset = v.picklist(IMPORT_PRESETS);
export type ImportPreset = v.InferOutput<typeof importPreset>;

/** How the bytes of a file were read. */
export const importEncoding = v.picklist(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1258']);
export type ImportEncoding = v.InferOutput<typeof importEncoding>;

/** `items`: rows of one reference are items of one parcel. `parcels`: each is a parcel of its own. */
export const sameReference = v.picklist(['items', 'parcels']);
export type SameReference = v.InferOutput<typeof sameReference>;

/** Column names by field: several of an address or a name are joined, of any other field the first one that is filled counts. */
export const importMapping = v.record(importField, v.pipe(v.array(text(200)), v.maxLength(6)));
export type ImportMapping = v.InferOutput<typeof importMapping>;

const importSeverity = v.picklist(['error', 'warning', 'skipped']);

export const importIssue = v.object({
  field: v.nullable(importField),
  ...v.omit(problemError, ['param']).entries,
  /** `error`: the row is not imported. `skipped`: neither, and nothing is wrong. `warning`: imported all the same. */
  severity: importSeverity,
});
export type ImportIssue = v.InferOutput<typeof importIssue>;

export const importRepair = v.object({
  field: importField,
  code: v.string(),
  message: v.string(),
  from: v.string(),
  to: v.string(),
});
export type ImportRepair = v.InferOutput<typeof importRepair>;

/** What a parcel holds, as far as the file says it. */
export const importItem = v.object(orderItem.entries);
export type ImportItem = v.InferOutput<typeof importItem>;

export const importValues = v.record(importField, v.string());
export type ImportValues = v.InferOutput<typeof importValues>;

/** One parcel of the file. Rows count as spreadsheets do, from 1; `lines` are all that make it. */
export const importRow = v.object({
  row: v.number(),
  lines: v.array(v.number()),
  reference: v.nullable(v.string()),
  state: v.picklist(['ready', 'error', 'skipped']),
  values: importValues,
  items: v.array(importItem),
  issues: v.array(importIssue),
  repaired: v.array(importRepair),
});
export type ImportRow = v.InferOutput<typeof importRow>;

const importSummary = v.object({
  lines: v.number(),
  rows: v.number(),
  ready: v.number(),
  errors: v.number(),
  skipped: v.number(),
  warnings: v.number(),
  repaired: v.number(),
  /** How often each issue stands, the most frequent first. */
  kinds: v.array(v.object({ code: v.string(), severity: importSeverity, count: v.number() })),
});
export type ImportSummary = v.InferOutput<typeof importSummary>;

/** A column of the file with the field it fills, or null where it is left out. */
const importColumn = v.object({
  header: v.string(),
  field: v.nullable(importField),
  samples: v.array(v.string()),
});
export type ImportColumn = v.InferOutput<typeof importColumn>;

const importDetected = v.object({
  encoding: importEncoding,
  delimiter: v.string(),
  header_row: v.number(),
  preset: v.nullable(importPreset),
  same_reference: sameReference,
});
export type ImportDetected = v.InferOutput<typeof importDetected>;

export const convertedFile = v.object({
  rows: v.array(importRow),
  summary: importSummary,
  mapping: importMapping,
  columns: v.array(importColumn),
  /** Fields that every parcel must have and no column gives. */
  missing: v.array(importField),
  detected: importDetected,
});
export type ConvertedFile = v.InferOutput<typeof convertedFile>;

/** A file of this size holds the rows that are taken at once. */
export const MAX_IMPORT_BYTES = 5_242_880;
export const MAX_IMPORT_ROWS = 10_000;
/** The file in base64, and room for the other fields. */
export const MAX_IMPORT_BODY_BYTES = 7_200_000;

/** A field of a form comes as JSON text, a field of a JSON body as it is. */
function jsonOr<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, unknown>(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value !== 'string') return dataset.value;
      try {
        return JSON.parse(dataset.value) as unknown;
      } catch {
        addIssue({ message: 'validate.type_invalid|expected=JSON' });
        return NEVER;
      }
    }),
    schema,
  );
}

export const defaultValues = v.record(importField, text(200));

export const importFile = {
  file_name: v.optional(text(200), 'orders.csv'),
  data_base64: v.pipe(
    v.string(),
    v.minLength(1, 'validate.required'),
    v.maxLength(7_000_000, 'validate.csv_too_large'),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.csv_unreadable'),
  ),
  preset: v.optional(importPreset),
  /** Instead of what the header tells. */
  mapping: v.optional(jsonOr(importMapping)),
  /** What a row says that has nothing in the column, such as a weight for all. */
  defaults: v.optional(jsonOr(defaultValues)),
  header_row: v.optional(jsonOr(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  encoding: v.optional(importEncoding),
  same_reference: v.optional(sameReference),
};

export const convertCsv = endpoint({
  name: 'convertCsv',
  service: 'main',
  method: 'POST',
  path: '/bulk_order/convert_csv',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Read a file of orders as parcels, with what is wrong and what was repaired; nothing is stored',
  spec: '7 Orders',
  body: v.strictObject(importFile),
  response: convertedFile,
  idempotency: 'none',
  max_body_bytes: MAX_IMPORT_BODY_BYTES,
});

export const convertCsvBoxify = endpoint({
  name: 'convertCsvBoxify',
  service: 'main',
  method: 'POST',
  path: '/bulk_order/convert_csv/boxify',
  access: 'writer',
  api_scope: 'orders:write',
  summary: 'Read a file of item lists as parcels, packed into the smallest preset that holds them; nothing is stored',
  spec: '7 Orders',
  body: v.strictObject(importFile),
  response: convertedFile,
  idempotency: 'none',
  max_body_bytes: MAX_IMPORT_BODY_BYTES,
});
