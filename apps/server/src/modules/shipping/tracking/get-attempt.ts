import { ATTEMPT_WINDOWS, type DeliveryAttempt } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { ATTEMPT_BOOKED, attemptDays, obstacleOf } from './attempt.rule.ts';
import { findAttempts } from './delivery-attempt.repo.ts';

/** Whether the courier can be asked to deliver a parcel again, on which days, and what is booked (look-v2 3). */
export async function getDeliveryAttempt({ ctx, id }: { ctx: Ctx; id: string }): Promise<DeliveryAttempt> {
  return presentAttempt(ctx, await findOrder(ctx, requireActor(ctx).company_id, id));
}

export async function presentAttempt(ctx: Ctx, order: OrderRow): Promise<DeliveryAttempt> {
  const alias = order.courier_alias ?? '';
  const obstacle = obstacleOf(order, ctx.ports.couriers.takesAttempts(alias));
  // An attempt that the courier has begun is history, whatever came of it.
  const [booked] = order.last_event?.status === ATTEMPT_BOOKED ? await findAttempts(ctx, order) : [];
  return {
    order_id: order.id,
    obstacle,
    courier_phone: ctx.ports.couriers.profileOf(alias)?.support_phone ?? '',
    days: obstacle === null ? attemptDays(countryOf(order), epochSeconds(ctx.clock)) : [],
    windows: [...ATTEMPT_WINDOWS],
    booked: booked
      ? {
          day: booked.day,
          window: booked.window,
          note: booked.note,
          booked_by: booked.user_name,
          booked_at: booked.created_at,
        }
      : null,
  };
}

/** Days and hours are those of the door. */
export function countryOf(order: Pick<OrderRow, 'destination_country_code' | 'origin_country_code'>) {
  return order.destination_country_code ?? order.origin_country_code;
}
