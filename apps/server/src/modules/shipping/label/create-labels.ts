import type { ParsedRequest, StartedBulkJob, endpoints } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  findSucceeded,
  presentStartedJob,
  startBulkJob,
  type BulkJobItemRow,
  type BulkJobRow,
  type BulkStep,
  type ItemOutcome,
} from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { estimateOrder, getQuoteEntry } from '../estimate/index.ts';
import { findOrder, findOrders, type OrderRow } from '../order/index.ts';
import { createLabel } from './create-label.ts';
import { startPrintJob } from './print-labels.ts';
import type { LabelInput } from './reserve-purchase.ts';

type Input = ParsedRequest<typeof endpoints.startCreateLabels>['body'];

/** An open purchase is looked at again this soon; the reconciler asks the courier (reconcile-purchases.ts). */
const LOOK_AGAIN_S = 3;

interface WantedLabel {
  estimated_costs_id: string;
  total_fee: number;
}

/**
 * Starts buying many labels (spec 1). Each is a purchase of its own, made with the rights of whoever starts it; a parcel of
 * another company fails as not found. Throws `payment_method_unknown`.
 */
export async function startCreateLabels({ ctx, input }: { ctx: Ctx; input: Input }): Promise<StartedBulkJob> {
  const { company_id, payment_type } = requireWriter(ctx);
  if (input.payment_method_type === 'post_billing' && payment_type !== 'post_billing')
    throw new DomainError('payment_method_unknown');
  const ids = input.labels.map(({ order_id }) => order_id);
  const numbers = new Map((await findOrders(ctx, company_id, ids)).map((order) => [order.id, order.number]));
  return withTransaction(
    ctx,
    (tx) =>
      startBulkJob(tx, {
        kind: 'create_labels',
        params: { payment_method_type: input.payment_method_type, print: input.print },
        items: input.labels.map(({ order_id, estimated_costs_id, total_fee }) => ({
          subject_id: order_id,
          reference: numbers.get(order_id) ?? order_id,
          payload: { estimated_costs_id, total_fee },
        })),
      }),
    (_, job) => presentStartedJob(job),
  );
}

/** Buys one label of a bulk job. An open purchase is waited for and never made again. */
export const createLabelStep: BulkStep = {
  async runItem(ctx, item, job) {
    const { company_id } = requireWriter(ctx);
    const order = await findOrder(ctx, company_id, item.subject_id ?? '');
    if (order.tracking_code !== null) return bought(order);
    if (item.result?.['is_asked'] === true && order.label_state === 'pending') return waiting();
    if (item.result?.['is_asked'] === true && order.label_state === 'failed')
      return { status: 'failed', code: 'courier_refused', message: order.label_error ?? '' };
    try {
      return await buy(ctx, order, item, job);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'label_pending') return waiting();
      if (error.code === 'insufficient_balance') return { status: 'needs_top_up' };
      throw error;
    }
  },
  async finish(ctx, job) {
    await printBought(ctx, job);
    return {};
  },
};

/** Prints what a job bought, where its starter asked for it. Labels that a retry buys later are printed then, the others not again. */
async function printBought(ctx: Ctx, job: BulkJobRow): Promise<void> {
  const print = (job.params['print'] ?? null) as Input['print'];
  if (print === null) return;
  const bought_ids = await findSucceeded(ctx, job.company_id, job.id);
  const orders = await findOrders(ctx, job.company_id, bought_ids);
  const order_ids = orders.flatMap(({ id, label_printed_at }) => (label_printed_at === null ? [id] : []));
  if (order_ids.length > 0) await startPrintJob(ctx, { ...print, order_ids }, `bought ${job.id} ${bought_ids.length}`);
}

async function buy(ctx: Ctx, order: OrderRow, item: BulkJobItemRow, job: BulkJobRow): Promise<ItemOutcome> {
  const wanted = item.payload as unknown as WantedLabel;
  const payment_method_type = job.params['payment_method_type'] as LabelInput['payment_method_type'];
  const buyQuoted = (estimated_costs_id: string) =>
    createLabel({
      ctx,
      id: order.id,
      input: { estimated_costs_id, payment_method_type, total_fee: wanted.total_fee, draft: {} },
    });
  try {
    await buyQuoted(wanted.estimated_costs_id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'quote_expired') throw error;
    await buyQuoted(await quoteAgain(ctx, order, wanted.estimated_costs_id));
  }
  return bought(await findOrder(ctx, order.company_id, order.id));
}

/** The same service in a new quote; buying by it compares its price with the one that was shown. */
async function quoteAgain(ctx: Ctx, order: OrderRow, estimated_costs_id: string): Promise<string> {
  const outcome = await getQuoteEntry({ ctx, company_id: order.company_id, estimated_costs_id });
  const before =
    outcome.status === 'not_found' ? null : outcome.quote.entries.find(({ id }) => id === estimated_costs_id);
  const { estimated_costs } = await estimateOrder({ ctx, order_id: order.id, input: { refresh: true } });
  const entry = estimated_costs.find(
    ({ courier, delivery_service }) =>
      courier.alias === before?.courier.alias && delivery_service.id === before.delivery_service.id,
  );
  if (!entry) throw new DomainError('quote_expired');
  return entry.id;
}

function waiting(): ItemOutcome {
  return { status: 'pending', again_in_s: LOOK_AGAIN_S, result: { is_asked: true } };
}

function bought(order: OrderRow): ItemOutcome {
  return {
    status: 'succeeded',
    result: {
      tracking_code: order.tracking_code,
      courier: order.courier_alias,
      total_fee: toMajor(order.price_minor ?? 0, order.currency),
      currency: order.currency,
    },
  };
}
