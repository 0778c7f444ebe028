import type { ParsedRequest, StartedBulkJob, endpoints } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, sentenceOfCode } from '../../../platform/errors.ts';
import {
  countItems,
  findSucceeded,
  presentStartedJob,
  startBulkJob,
  type BulkJobRow,
  type BulkStep,
} from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, findOrders } from '../order/index.ts';
import { linkToLabels, type LabelFile } from './download-label.ts';
import { sortForPrint } from './sort-labels.ts';

type Input = ParsedRequest<typeof endpoints.startPrintLabels>['body'];

/** Starts making one file of many labels (spec 4 'Live events': print_labels), in the order that is asked for. */
export async function startPrintLabels({ ctx, input }: { ctx: Ctx; input: Input }): Promise<StartedBulkJob> {
  const { job_id, ...print } = input;
  if (job_id === null) return presentStartedJob(await startPrintJob(ctx, print));
  const { company_id } = requireActor(ctx);
  const order_ids = await findSucceeded(ctx, company_id, job_id);
  if (order_ids.length === 0) throw new DomainError('not_found');
  return presentStartedJob(await startPrintJob(ctx, { ...print, order_ids }));
}

/** The same for named parcels, once for each `start_key`. */
export async function startPrintJob(ctx: Ctx, input: Omit<Input, 'job_id'>, start_key?: string): Promise<BulkJobRow> {
  const { company_id } = requireActor(ctx);
  const { order_ids, sort, ...file } = input;
  const found = new Map((await findOrders(ctx, company_id, order_ids)).map((order) => [order.id, order]));
  const sorted = await sortForPrint(ctx, company_id, { sort, ids: order_ids, found });
  return withTransaction(ctx, (tx) =>
    startBulkJob(tx, {
      kind: 'print_labels',
      params: file,
      items: sorted.map((id) => ({ subject_id: id, reference: found.get(id)?.number ?? id })),
      ...(start_key === undefined ? {} : { start_key }),
    }),
  );
}

/** Finds whether one parcel has a label to print; the file is made of those that have, when it is opened. */
export const printLabelStep: BulkStep = {
  async runItem(ctx, item) {
    const order = await findOrder(ctx, requireActor(ctx).company_id, item.subject_id ?? '');
    if (order.tracking_code === null || order.status === 'cancelled')
      return { status: 'failed', code: 'label_not_available', message: sentenceOfCode('label_not_available') };
    return { status: 'succeeded' };
  },
  async finish(ctx, job) {
    const counts = (await countItems(ctx, [job.id])).get(job.id);
    return counts?.success ? {} : { error_message: sentenceOfCode('label_not_available') };
  },
  linkOf: (ctx, { id, company_id, user_id, params }) =>
    linkToLabels(ctx, company_id, { ...(params as Omit<LabelFile, 'order_ids'>), job_id: id, user_id }).link,
};
