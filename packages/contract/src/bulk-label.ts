import * as v from 'valibot';
import { MAX_BULK_ITEMS, startedBulkJob } from './bulk-job.ts';
import { endpoint } from './endpoint.ts';
import { labelFormat } from './label.ts';
import { id, positiveAmount, requiredText } from './primitive.ts';

const TOO_MANY = `validate.too_many|max=${MAX_BULK_ITEMS}`;

function atMost<S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.minLength(1, 'validate.required'), v.maxLength(MAX_BULK_ITEMS, TOO_MANY));
}

/** In which order labels are printed: `list` is the order in which the parcels are sent, `pick_list` the way past the shelves. */
const PRINT_ORDERS = ['list', 'sku', 'courier', 'pick_list'] as const;
export type PrintOrder = (typeof PRINT_ORDERS)[number];

/** How labels are printed. */
const printChoice = {
  format: v.optional(labelFormat, '100x150'),
  /** The first free cell of a sheet of four. */
  start_position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
  /** Prints the last digits of both phone numbers only. */
  mask_phones: v.optional(v.boolean(), false),
  /** Prints a packing slip behind each label, in the language of the recipient's country. */
  with_slips: v.optional(v.boolean(), false),
  sort: v.optional(v.picklist(PRINT_ORDERS), 'list'),
};

/**
 * Buys labels of quoted services, each as `createLabel` does: held and charged at its turn, at the price that was shown. Too
 * little money stops the job as `waiting_for_top_up`. A quote that ended meanwhile is asked for again; the label is bought when
 * its price is the same, and fails as `price_changed` when it is not.
 */
export const startCreateLabels = endpoint({
  name: 'startCreateLabels',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/create_labels',
  access: 'writer',
  api_scope: 'labels:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Buy the labels of many parcels as a bulk job',
  spec: '1 Capabilities',
  body: v.strictObject({
    labels: atMost(
      v.strictObject({
        order_id: id,
        estimated_costs_id: v.pipe(v.string(), v.minLength(1, 'validate.required'), v.maxLength(120)),
        total_fee: positiveAmount,
      }),
    ),
    payment_method_type: v.optional(v.picklist(['wallet', 'post_billing']), 'wallet'),
    /** Prints what was bought as soon as the job ends, as a print job of its own. */
    print: v.optional(v.nullable(v.strictObject(printChoice)), null),
  }),
  response: startedBulkJob,
  idempotency: 'required',
  errors: ['payment_method_unknown'],
});

/** Makes one file of many labels; a parcel without one fails and holds up no other. The `_completed` event carries the link. */
export const startPrintLabels = endpoint({
  name: 'startPrintLabels',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/print_labels',
  access: 'member',
  api_scope: 'labels:write',
  summary: 'Make one printable file of the labels of many parcels as a bulk job',
  spec: '4 Result dialog',
  body: v.pipe(
    v.strictObject({
      order_ids: v.optional(v.pipe(v.array(id), v.maxLength(MAX_BULK_ITEMS, TOO_MANY)), []),
      /** Prints what this job bought, in its order, instead of naming the parcels. */
      job_id: v.optional(v.nullable(id), null),
      ...printChoice,
    }),
    v.forward(
      v.check(({ order_ids, job_id }) => order_ids.length > 0 !== (job_id !== null), 'validate.required'),
      ['order_ids'],
    ),
  ),
  response: startedBulkJob,
  errors: ['not_found'],
});

/** Cancels parcels, each as `cancelOrder` does. */
export const startCancelOrders = endpoint({
  name: 'startCancelOrders',
  service: 'main',
  method: 'POST',
  path: '/bulk_job/cancel_orders',
  access: 'writer',
  api_scope: 'orders:write',
  while_impersonating: false,
  with_test_key: false,
  summary: 'Cancel many parcels as a bulk job',
  spec: '4 Result dialog',
  body: v.strictObject({ order_ids: atMost(id), reason: requiredText(300) }),
  response: startedBulkJob,
});
