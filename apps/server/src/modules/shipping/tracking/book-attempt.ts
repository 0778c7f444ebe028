import type { AttemptWindow, DeliveryAttempt } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, writeOrder, type OrderRow } from '../order/index.ts';
import { ATTEMPT_BOOKED, attemptDays, attemptText, obstacleOf, windowTimes } from './attempt.rule.ts';
import { endAttempt, findAttempts, insertAttempt } from './delivery-attempt.repo.ts';
import { countryOf, presentAttempt } from './get-attempt.ts';

interface Wish {
  day: string;
  window: AttemptWindow;
  note: string;
}

/**
 * Asks the courier to deliver again on a day (look-v2 3 'Try again'). The courier is asked first and keeps one wish per
 * parcel, so a call that broke off is simply repeated. The parcel is no problem any more until the courier reports the next.
 * Throws `attempt_not_possible` when it was not tried yet, is on its way back, or the courier refuses.
 */
export async function bookDeliveryAttempt({
  ctx,
  id,
  body,
}: {
  ctx: Ctx;
  id: string;
  body: Wish;
}): Promise<DeliveryAttempt> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  requirePossible(ctx, order);
  const days = attemptDays(countryOf(order), epochSeconds(ctx.clock));
  refuseFields(
    days.includes(body.day) ? [] : [issueErrorOf('day', 'validate.value_expected', { expected: days.join(', ') })],
  );
  await askCourier(ctx, order, body);
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    // The courier has reported something else meanwhile: that is the newer truth.
    requirePossible(tx, locked);
    const created_at = epochSeconds(tx.clock);
    const [standing] = locked.last_event?.status === ATTEMPT_BOOKED ? await findAttempts(tx, locked) : [];
    if (standing) await endAttempt(tx, standing, 'replaced');
    const { company_id, user_id } = actor;
    await insertAttempt(tx, { id: newId(), company_id, order_id: id, user_id, ...body, state: 'booked', created_at });
    const written = await writeOrder(tx, locked, {
      has_problem: false,
      last_event: { status: ATTEMPT_BOOKED, status_description: attemptText(body), created_at },
    });
    await recordAudit(tx, {
      action: 'order.attempt_book',
      object_type: 'order',
      object_id: id,
      details: { day: body.day, window: body.window },
    });
    await writeLiveEvent(tx, company_id, 'tracking_updated', { order_id: id, status: written.status });
    return presentAttempt(tx, written);
  });
}

function requirePossible(ctx: Ctx, order: OrderRow): void {
  const obstacle = obstacleOf(order, ctx.ports.couriers.takesAttempts(order.courier_alias ?? ''));
  if (obstacle !== null || order.tracking_code === null)
    throw new DomainError('attempt_not_possible', { data: { obstacle: obstacle ?? 'not_tried' } });
}

async function askCourier(ctx: Ctx, order: OrderRow, { day, window, note }: Wish): Promise<void> {
  const { courier_alias, tracking_code } = order;
  const times = windowTimes(countryOf(order), day, window);
  const outcome = await ctx.ports.couriers
    .bookAttempt(courier_alias ?? '', { tracking_code: tracking_code ?? '', ...times, note })
    .catch((error: unknown) => {
      throw new DomainError('courier_unavailable', {
        cause: error,
        message: 'The courier does not answer at the moment. Nothing is booked yet; please try again.',
      });
    });
  if (outcome.status === 'refused') throw new DomainError('attempt_not_possible', { detail: outcome.reason });
}
