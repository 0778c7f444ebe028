import type { DeliveryAttempt } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, writeOrder, type OrderChange } from '../order/index.ts';
import { ATTEMPT_BOOKED } from './attempt.rule.ts';
import { endAttempt, findAttempts } from './delivery-attempt.repo.ts';
import { presentAttempt } from './get-attempt.ts';
import { findEvents, type EventRow } from './tracking.repo.ts';
import { mapCourierEvent } from './tracking.status.ts';

/**
 * Takes a booked attempt back (look-v2 3 'Undo 10 s'): the parcel is again what its courier last reported. Withdrawing
 * nothing changes nothing. Throws `attempt_not_possible` once the driver has set out.
 */
export async function withdrawDeliveryAttempt({ ctx, id }: { ctx: Ctx; id: string }): Promise<DeliveryAttempt> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  if (order.last_event?.status !== ATTEMPT_BOOKED) return presentAttempt(ctx, order);
  const outcome = await ctx.ports.couriers
    .withdrawAttempt(order.courier_alias ?? '', order.tracking_code ?? '')
    .catch((error: unknown) => {
      throw new DomainError('courier_unavailable', {
        cause: error,
        message: 'The courier does not answer at the moment. The attempt is still booked; please try again.',
      });
    });
  if (outcome.status === 'refused') throw new DomainError('attempt_not_possible', { detail: outcome.reason });
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    if (locked.last_event?.status !== ATTEMPT_BOOKED) return presentAttempt(tx, locked);
    const [standing] = await findAttempts(tx, locked);
    if (standing) await endAttempt(tx, standing, 'withdrawn');
    const [newest] = await findEvents(tx, locked);
    const written = await writeOrder(tx, locked, changeOf(newest));
    await recordAudit(tx, { action: 'order.attempt_withdraw', object_type: 'order', object_id: id });
    await writeLiveEvent(tx, actor.company_id, 'tracking_updated', { order_id: id, status: written.status });
    return presentAttempt(tx, written);
  });
}

/** What a parcel says that only its courier has spoken of. */
function changeOf(newest: EventRow | undefined): OrderChange {
  if (!newest) return { last_event: null, has_problem: false };
  const { status, is_problem } = mapCourierEvent(newest.code);
  return {
    has_problem: is_problem,
    last_event: { status, status_description: newest.description, created_at: newest.at },
  };
}
