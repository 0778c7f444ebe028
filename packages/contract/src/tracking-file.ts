import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MAX_IMPORT_BODY_BYTES, importFile } from './order-import.ts';
import { id } from './primitive.ts';
import { problemError } from './problem.ts';

/** Rows of one file. */
export const MAX_TRACKING_ROWS = 2_000;

/** `shipped`: the parcel was marked. `known`: it had this number already. `refused`: the row says why. */
const trackingRow = v.object({
  row: v.number(),
  order_number: v.string(),
  tracking_number: v.string(),
  courier: v.string(),
  state: v.picklist(['shipped', 'known', 'refused']),
  /** The parcel that was found. */
  order_id: v.nullable(id),
  reason: v.nullable(v.omit(problemError, ['param'])),
});
export type TrackingRow = v.InferOutput<typeof trackingRow>;

export const applyTrackingFile = endpoint({
  name: 'applyTrackingFile',
  service: 'main',
  method: 'POST',
  path: '/bulk_order/tracking_file',
  access: 'writer',
  api_scope: 'orders:write',
  summary:
    'Mark parcels that were shipped elsewhere by a file of order numbers and tracking numbers; their stores are told',
  spec: '7 Orders',
  body: v.strictObject({
    file_name: importFile.file_name,
    data_base64: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.maxLength(7_000_000, 'validate.csv_too_large'),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.csv_unreadable'),
    ),
    encoding: importFile.encoding,
  }),
  response: v.object({
    shipped: v.number(),
    known: v.number(),
    refused: v.number(),
    rows: v.array(trackingRow),
    /** The rows that were refused as a file with their reasons, to be mended and sent again; empty when all are good. */
    refused_csv: v.string(),
  }),
  max_body_bytes: MAX_IMPORT_BODY_BYTES,
});
