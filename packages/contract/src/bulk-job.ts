import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, listOf, pageQuery } from './primitive.ts';

/** What can be done to many things at once (spec 4 'Live events'). Each has a `<kind>_progress` and a `<kind>_completed` event. */
export const BULK_JOB_KINDS = [
  'estimate_costs',
  'create_labels',
  'print_labels',
  'pick_orders',
  'cancel_orders',
  'cancel_fulfillment_orders',
  'export_orders_csv',
  'export_transactions_csv',
  'store_sync',
] as const;
export type BulkJobKind = (typeof BULK_JOB_KINDS)[number];

/**
 * - `queued`: the company's other jobs come first
 * - `running`
 * - `waiting_for_top_up`: the wallet is too low for the next item; `resume` continues after a top-up
 * - `stopped`: stopped by a person; `resume` continues
 * - `completed`: every item succeeded or failed; `retry` runs the failed ones again
 */
export const BULK_JOB_STATES = ['queued', 'running', 'waiting_for_top_up', 'stopped', 'completed'] as const;
export type BulkJobState = (typeof BULK_JOB_STATES)[number];

export const BULK_ITEM_STATES = ['waiting', 'running', 'succeeded', 'failed'] as const;
export type BulkItemState = (typeof BULK_ITEM_STATES)[number];

/** Items of one job: what starts one refuses more. */
export const MAX_BULK_ITEMS = 10_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Spec 3 'Bulk progress': `success + failed + remaining = total`, at any time. */
export const bulkProgress = v.object({ success: count, failed: count, remaining: count, total: count });
export type BulkProgress = v.InferOutput<typeof bulkProgress>;

export const bulkJob = v.object({
  id,
  kind: v.picklist(BULK_JOB_KINDS),
  state: v.picklist(BULK_JOB_STATES),
  ...bulkProgress.entries,
  /** Who started it. */
  created_by: v.object({ id, name: v.string() }),
  created_at: epochSeconds,
  started_at: v.nullable(epochSeconds),
  completed_at: v.nullable(epochSeconds),
  /** The file the job made; null while there is none, or when its kind makes none. */
  link: v.nullable(v.string()),
  /** Why the job as a whole failed; null when it did not. */
  error_message: v.nullable(v.string()),
});
export type BulkJob = v.InferOutput<typeof bulkJob>;

/** What starts a job answers: enough to follow it. The same start answers the same job. */
export const startedBulkJob = v.pick(bulkJob, ['id', 'kind', 'state', 'total']);
export type StartedBulkJob = v.InferOutput<typeof startedBulkJob>;

export const bulkJobItem = v.object({
  id,
  position: count,
  /** What the item is about, such as the ID of an order; null where the kind has no such thing. */
  subject_id: v.nullable(v.string()),
  /** What a person calls it, such as the parcel's number. */
  reference: v.string(),
  state: v.picklist(BULK_ITEM_STATES),
  attempts: count,
  error_code: v.nullable(v.string()),
  error_message: v.nullable(v.string()),
  result: v.nullable(v.record(v.string(), v.unknown())),
});
export type BulkJobItem = v.InferOutput<typeof bulkJobItem>;

const job_params = v.strictObject({ id });

export const listBulkJobs = endpoint({
  name: 'listBulkJobs',
  service: 'main',
  method: 'GET',
  path: '/bulk_job/list',
  access: 'member',
  holds_secret: true,
  summary: 'List bulk jobs of the last 30 days, newest first',
  spec: '4 Result dialog',
  query: v.strictObject({ ...pageQuery, state: v.optional(v.picklist(BULK_JOB_STATES)) }),
  response: listOf(bulkJob),
  errors: ['page_too_deep'],
  api_scope: 'orders:read',
});

export const getBulkJob = endpoint({
  name: 'getBulkJob',
  service: 'main',
  method: 'GET',
  path: '/bulk_job/{id}',
  access: 'member',
  holds_secret: true,
  summary: 'Get a bulk job with its progress',
  spec: '3 Bulk progress',
  params: job_params,
  response: bulkJob,
  errors: ['not_found'],
  api_scope: 'orders:read',
});

export const listBulkJobItems = endpoint({
  name: 'listBulkJobItems',
  service: 'main',
  method: 'GET',
  path: '/bulk_job/{id}/items',
  access: 'member',
  summary: 'List the items of a bulk job in their order, with what failed and why',
  spec: '3 Bulk progress',
  params: job_params,
  query: v.strictObject({ ...pageQuery, state: v.optional(v.picklist(BULK_ITEM_STATES)) }),
  response: listOf(bulkJobItem),
  errors: ['not_found', 'page_too_deep'],
  api_scope: 'orders:read',
});

export const stopBulkJob = endpoint({
  name: 'stopBulkJob',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/{id}/stop',
  access: 'writer',
  summary: 'Stop a bulk job; items that have begun are finished',
  spec: '4 Result dialog',
  params: job_params,
  response: bulkJob,
  errors: ['not_found'],
  api_scope: 'orders:write',
});

export const resumeBulkJob = endpoint({
  name: 'resumeBulkJob',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/{id}/resume',
  access: 'writer',
  // It may go on buying labels.
  while_impersonating: false,
  with_test_key: false,
  summary: 'Continue a stopped bulk job, or one that waits for a top-up',
  spec: '4 Result dialog',
  params: job_params,
  response: bulkJob,
  errors: ['not_found'],
  api_scope: 'orders:write',
});

export const retryBulkJob = endpoint({
  name: 'retryBulkJob',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/{id}/retry',
  access: 'writer',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Run the failed items of a bulk job again',
  spec: '4 Result dialog',
  params: job_params,
  response: bulkJob,
  errors: ['not_found'],
  api_scope: 'orders:write',
});
