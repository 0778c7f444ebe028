import type { ParsedRequest, StartedBulkJob, endpoints } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { countItems, presentStartedJob, startBulkJob, type BulkStep } from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, findOrders, type OrderRow } from '../order/index.ts';
import { linkToLabels, type LabelFile } from './download-label.ts';
import { sentenceOfCode } from '../../../platform/errors.ts';

type Input = ParsedRequest<typeof endpoints.startPrintLabels>['body'];

/** What labels are sorted by where the order of the list is not wanted; parcels that are alike keep the list's order. */
const SORT_KEYS: Record<Exclude<Input['sort'], 'list'>, (order: OrderRow) => string> = {
  courier: ({ courier_alias }) => courier_alias ?? '',
  item: ({ items, package_content }) => items[0]?.name ?? package_content,
};

/** Starts making one file of many labels (spec 4 'Live events': print_labels), in the order that is asked for. */
export async function startPrintLabels({ ctx, input }: { ctx: Ctx; input: Input }): Promise<StartedBulkJob> {
  const { company_id } = requireActor(ctx);
  const { order_ids, sort, ...file } = input;
  const found = new Map((await findOrders(ctx, company_id, order_ids)).map((order) => [order.id, order]));
  const sorted = sort === 'list' ? order_ids : sortedBy(SORT_KEYS[sort], order_ids, found);
  return withTransaction(
    ctx,
    (tx) =>
      startBulkJob(tx, {
        kind: 'print_labels',
        params: file,
        items: sorted.map((id) => ({ subject_id: id, reference: found.get(id)?.number ?? id })),
      }),
    (_, job) => presentStartedJob(job),
  );
}

function sortedBy(
  keyOf: (order: OrderRow) => string,
  ids: readonly string[],
  found: ReadonlyMap<string, OrderRow>,
): string[] {
  const keys = new Map(ids.map((id) => [id, found.has(id) ? keyOf(found.get(id) as OrderRow) : '']));
  return ids.toSorted((a, b) => (keys.get(a) ?? '').localeCompare(keys.get(b) ?? ''));
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
  linkOf: (ctx, job) =>
    linkToLabels(ctx, job.company_id, { ...(job.params as Omit<LabelFile, 'order_ids'>), job_id: job.id }).link,
};
