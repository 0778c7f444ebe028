import type { BulkJobKind, StartedBulkJob } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { presentStartedJob, startBulkJob, type BulkStep } from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findFulfilmentOrder, findFulfilmentOrders } from './fulfilment-order.repo.ts';
import { cancelFulfilment, moveFulfilment } from './move-fulfilment.ts';

async function start(
  ctx: Ctx,
  kind: BulkJobKind,
  ids: readonly string[],
  params: Record<string, unknown>,
): Promise<StartedBulkJob> {
  const { company_id } = requireWriter(ctx);
  const numbers = new Map((await findFulfilmentOrders(ctx, company_id, ids)).map(({ id, number }) => [id, number]));
  return withTransaction(
    ctx,
    (tx) =>
      startBulkJob(tx, {
        kind,
        params,
        items: ids.map((id) => ({ subject_id: id, reference: numbers.get(id) ?? id })),
      }),
    (_, job) => presentStartedJob(job),
  );
}

/** Starts picking many orders (spec 4 'Live events': pick_orders). */
export async function startPickOrders({ ctx, ids }: { ctx: Ctx; ids: readonly string[] }): Promise<StartedBulkJob> {
  return start(ctx, 'pick_orders', ids, {});
}

/** Starts cancelling many orders (spec 4 'Live events': cancel_fulfillment_orders). Whoever starts it has confirmed it. */
export async function startCancelFulfilment({
  ctx,
  ids,
  reason,
}: {
  ctx: Ctx;
  ids: readonly string[];
  reason: string;
}): Promise<StartedBulkJob> {
  return start(ctx, 'cancel_fulfillment_orders', ids, { reason });
}

/** Picks one order of a job; a picked one is done. */
export const pickOrderStep: BulkStep = {
  async runItem(ctx, item) {
    const id = item.subject_id ?? '';
    const { status } = await findFulfilmentOrder(ctx, requireWriter(ctx).company_id, id);
    if (status !== 'picked') await moveFulfilment({ ctx, id, action: 'pick', reason: '' });
    return { status: 'succeeded' };
  },
};

/** Cancels one order of a job; a cancelled one is done. */
export const cancelFulfilmentStep: BulkStep = {
  async runItem(ctx, item, job) {
    const reason = String(job.params['reason'] ?? '');
    await cancelFulfilment({ ctx, id: item.subject_id ?? '', reason, confirm: true });
    return { status: 'succeeded' };
  },
};
