import { cancelOrderStep, createLabelStep, printLabelStep } from '../modules/shipping/label/index.ts';
import { syncStoreStep } from '../modules/commerce/channel/index.ts';
import { cancelFulfilmentStep, pickOrderStep } from '../modules/fulfilment/fulfilment-order/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { BulkJobRow, BulkSteps } from '../platform/jobs/index.ts';

/**
 * How each kind of bulk job is done. A module that adds a kind exports a `BulkStep`, and its verb starts jobs with
 * `startBulkJob`; nothing else has to know.
 */
export const bulkSteps: BulkSteps = {
  create_labels: createLabelStep,
  print_labels: printLabelStep,
  cancel_orders: cancelOrderStep,
  pick_orders: pickOrderStep,
  cancel_fulfillment_orders: cancelFulfilmentStep,
  store_sync: syncStoreStep,
};

/** A fresh link to what a completed job made; null when there is nothing. */
export function linkOfJob(ctx: Ctx, job: BulkJobRow): string | null {
  const is_done = job.state === 'completed' && job.error_message === null;
  return is_done ? (bulkSteps[job.kind]?.linkOf?.(ctx, job) ?? null) : null;
}
