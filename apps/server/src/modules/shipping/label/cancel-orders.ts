import type { ParsedRequest, StartedBulkJob, endpoints } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { presentStartedJob, startBulkJob, type BulkStep } from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrders } from '../order/index.ts';
import { cancelOrder } from './cancel-order.ts';

type Input = ParsedRequest<typeof endpoints.startCancelOrders>['body'];

/** A parcel whose label is being bought is cancelled once the courier has answered. */
const LOOK_AGAIN_S = 3;

/** Starts cancelling many parcels (spec 4 'Live events': cancel_orders). */
export async function startCancelOrders({ ctx, input }: { ctx: Ctx; input: Input }): Promise<StartedBulkJob> {
  const { company_id } = requireWriter(ctx);
  const numbers = new Map((await findOrders(ctx, company_id, input.order_ids)).map(({ id, number }) => [id, number]));
  return withTransaction(
    ctx,
    (tx) =>
      startBulkJob(tx, {
        kind: 'cancel_orders',
        params: { reason: input.reason },
        items: input.order_ids.map((id) => ({ subject_id: id, reference: numbers.get(id) ?? id })),
      }),
    (_, job) => presentStartedJob(job),
  );
}

/** Cancels one parcel of a bulk job; a cancelled one is done. */
export const cancelOrderStep: BulkStep = {
  async runItem(ctx, item, job) {
    try {
      await cancelOrder({ ctx, id: item.subject_id ?? '', reason: String(job.params['reason'] ?? '') });
      return { status: 'succeeded' };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'label_pending')
        return { status: 'pending', again_in_s: LOOK_AGAIN_S };
      throw error;
    }
  },
};
