import * as v from 'valibot';
import {
  adjustment,
  adjustmentState,
  adjustmentSummary,
  courierReference,
  measuredSide,
  measuredWeight,
  noteText,
  PHOTOS_BODY_BYTES,
  photosInput,
} from './adjustment.ts';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery, requiredText, text } from './primitive.ts';

/** A correction as people of Sampan see it. */
export const operatorAdjustment = v.object({ ...adjustment.entries, company: v.object({ id, name: v.string() }) });
export type OperatorAdjustment = v.InferOutput<typeof operatorAdjustment>;

const operatorSummary = v.object({ ...adjustmentSummary.entries, company: v.object({ id, name: v.string() }) });
export type OperatorAdjustmentSummary = v.InferOutput<typeof operatorSummary>;

const params = v.strictObject({ id });
const PLACE = '1 An admin can act as another user';

export const listOperatorAdjustments = endpoint({
  name: 'listOperatorAdjustments',
  service: 'main',
  method: 'GET',
  path: '/admin/adjustment/list',
  access: 'admin',
  summary: 'List adjustments for all companies; use `state=disputed` for open disputes, oldest first',
  spec: PLACE,
  query: v.strictObject({ ...pageQuery, state: v.optional(adjustmentState) }),
  response: v.object({
    ...listOf(operatorSummary).entries,
    counts: v.array(v.object({ state: adjustmentState, count: v.number() })),
  }),
  errors: ['page_too_deep'],
});

/** A row of a courier's file that was not taken; `row` counts from 1 with the header, `column` is empty for a whole row. */
/** Why a row of a courier's file is refused: of the row itself first, then of the parcel it names. */
export const reweighReason = v.picklist([
  'row_cells',
  'row_quotes',
  'cell_too_long',
  'reference',
  'tracking_code',
  'weight',
  'sides',
  'size',
  'unknown_tracking_code',
  'other_courier',
  'label_cancelled',
  'not_picked_up',
  'no_addresses',
  'undecided',
  'no_price',
]);
export type ReweighReason = v.InferOutput<typeof reweighReason>;

export const reweighProblem = v.object({ row: v.number(), column: v.string(), reason: reweighReason });
export type ReweighProblem = v.InferOutput<typeof reweighProblem>;

export const reweighImport = v.object({
  id,
  courier_alias: v.string(),
  file_name: v.string(),
  created_at: epochSeconds,
  /** Rows without the header: the four figures below add up to it. */
  rows: v.number(),
  opened: v.number(),
  /** Weighings that were taken before. */
  known: v.number(),
  /** The price stays as it is. */
  unchanged: v.number(),
  refused: v.number(),
  /** At most 1,000. */
  problems: v.array(reweighProblem),
});
export type ReweighImport = v.InferOutput<typeof reweighImport>;

export const listReweighImports = endpoint({
  name: 'listReweighImports',
  service: 'main',
  method: 'GET',
  path: '/admin/adjustment/import/list',
  access: 'admin',
  summary: 'List imported courier weight files, newest first',
  spec: PLACE,
  query: v.strictObject(pageQuery),
  response: listOf(reweighImport),
  errors: ['page_too_deep'],
});

/** Of a CSV file of 5 MB (trust.md 4.16). */
const MAX_CSV_CHARACTERS = 5_242_880;
const CSV_BODY_BYTES = 11_000_000;

export const importReweighs = endpoint({
  name: 'importReweighs',
  service: 'main',
  method: 'POST',
  path: '/admin/adjustment/import',
  access: 'admin',
  summary: 'Import a courier weight file; each reference is imported once',
  spec: PLACE,
  body: v.strictObject({
    courier_alias: requiredText(60),
    file_name: requiredText(200),
    /** The file's text: a header row and one row per weighing. */
    csv: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.maxLength(MAX_CSV_CHARACTERS, 'validate.file_invalid'),
    ),
  }),
  response: reweighImport,
  idempotency: 'required',
  max_body_bytes: CSV_BODY_BYTES,
});

export const createOperatorAdjustment = endpoint({
  name: 'createOperatorAdjustment',
  service: 'main',
  method: 'POST',
  path: '/admin/adjustment',
  access: 'admin',
  summary: 'Record one courier weight manually, with photos',
  spec: PLACE,
  body: v.strictObject({
    tracking_code: requiredText(64),
    courier_reference: courierReference,
    weight: measuredWeight,
    /** All three sides, or none when only the weight was measured. */
    length: v.optional(v.nullable(measuredSide), null),
    width: v.optional(v.nullable(measuredSide), null),
    height: v.optional(v.nullable(measuredSide), null),
    note: noteText,
    photos: photosInput,
  }),
  response: operatorAdjustment,
  idempotency: 'required',
  max_body_bytes: PHOTOS_BODY_BYTES,
});

export const getOperatorAdjustment = endpoint({
  name: 'getOperatorAdjustment',
  service: 'main',
  method: 'GET',
  path: '/admin/adjustment/{id}',
  access: 'admin',
  holds_secret: true,
  summary: 'Get an adjustment for any company, as its merchant sees it',
  spec: PLACE,
  params,
  response: operatorAdjustment,
  errors: ['not_found'],
});

export const addAdjustmentPhotos = endpoint({
  name: 'addAdjustmentPhotos',
  service: 'main',
  method: 'POST',
  path: '/admin/adjustment/{id}/photo',
  access: 'admin',
  summary: 'Add courier photos to an adjustment',
  spec: PLACE,
  params,
  body: v.strictObject({ photos: photosInput }),
  response: operatorAdjustment,
  idempotency: 'required',
  errors: ['not_found', 'adjustment_closed'],
  max_body_bytes: PHOTOS_BODY_BYTES,
});

export const decideAdjustment = endpoint({
  name: 'decideAdjustment',
  service: 'main',
  method: 'POST',
  path: '/admin/adjustment/{id}/decide',
  access: 'admin',
  summary: 'Uphold a disputed adjustment, or withdraw an uncharged one',
  spec: PLACE,
  params,
  body: v.strictObject({
    decision: v.picklist(['uphold', 'withdraw']),
    /** The merchant reads it. */
    note: requiredText(500),
  }),
  response: operatorAdjustment,
  idempotency: 'required',
  errors: ['not_found', 'adjustment_closed'],
});

export const reverseAdjustment = endpoint({
  name: 'reverseAdjustment',
  service: 'main',
  method: 'POST',
  path: '/admin/adjustment/{id}/reverse',
  access: 'admin',
  summary: 'Reverse a charged adjustment',
  spec: PLACE,
  params,
  body: v.strictObject({ note: v.pipe(text(500), v.minLength(1, 'validate.required')) }),
  response: operatorAdjustment,
  idempotency: 'required',
  errors: ['not_found', 'adjustment_closed'],
});
