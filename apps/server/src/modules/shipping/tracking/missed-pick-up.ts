import { nextWorkingDays, rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { applyToOrder } from './apply-events.ts';
import type { PollRow } from './tracking.repo.ts';
import { hasLeft, PICK_UP_MISSED } from './tracking.status.ts';

const HOUR_S = 3_600;
/** Drivers' last scans of a day reach their courier in the evening, and some during the night. */
const SCANS_ARE_IN_H = 24 + 9;
/** A pick-up missed longer ago is no news: its sender knows, or has given the parcel up. */
const NEWS_S = 7 * 24 * HOUR_S;

/**
 * The report that a courier left out: the day of the pick-up is over, and the parcel still waits. A courier that was asked
 * later, or has said something since, as that a driver is on the way, has that day too. Its id names the day, so that each
 * missed day is reported once. Null while the pick-up may still be reported.
 */
export function missedPickUpOf(
  order: Pick<
    OrderRow,
    | 'status'
    | 'delivery_type'
    | 'is_fulfillment'
    | 'pick_up_date'
    | 'origin_country_code'
    | 'last_event'
    | 'label_created_at'
  >,
  now: number,
  /** When its courier last said anything, in whatever words; 0 for never. */
  said_at = 0,
): CourierEvent | null {
  const { last_event, label_created_at, origin_country_code: country } = order;
  if (order.status !== 'ready_to_ship' || order.delivery_type !== 'pick_up' || label_created_at === null) return null;
  // A warehouse hands its parcels over itself, and what the courier has said already needs no second word.
  if (order.is_fulfillment || last_event?.status === PICK_UP_MISSED) return null;
  const offset_s = rulesOf(country).utc_offset_h * HOUR_S;
  const dayOf = (at: number): string => new Date((at + offset_s) * 1_000).toISOString().slice(0, 10);
  const bought = dayOf(label_created_at);
  // Without a day, or with one that was over when the label was bought, couriers are asked for their next working day.
  const agreed =
    order.pick_up_date !== null && order.pick_up_date >= bought
      ? order.pick_up_date
      : (nextWorkingDays(country, bought, 1)[0] ?? bought);
  const heard = dayOf(Math.max(last_event?.created_at ?? 0, label_created_at, said_at));
  const day = heard > agreed ? heard : agreed;
  const at = Date.parse(`${day}T00:00:00Z`) / 1_000 - offset_s + SCANS_ARE_IN_H * HOUR_S;
  if (now < at || now - at > NEWS_S) return null;
  return {
    id: `pick-up-missed-${day}`,
    code: 'pick_up_failed',
    description: 'The courier has not reported the pick-up.',
    place: '',
    at,
    driver_phone: null,
    pod_urls: [],
  };
}

/** After a courier was asked about a parcel: notes that it did not come on the day of the pick-up. */
export async function noteMissedPickUp(
  ctx: Ctx,
  parcel: Omit<PollRow, 'next_at'>,
  reported: readonly CourierEvent[],
): Promise<void> {
  if (reported.some(({ code }) => hasLeft(code))) return;
  // Words that nobody knows are words: the parcel may have been scanned.
  const said_at = Math.max(0, ...reported.map(({ at }) => at));
  const seen = await findOrder(ctx, parcel.company_id, parcel.order_id);
  if (missedPickUpOf(seen, epochSeconds(ctx.clock), said_at) === null) return;
  await withTransaction(ctx, async (tx) => {
    // Looked at again under the lock: another day may have been booked, or a message may have told of the pick-up.
    const order = await findOrder(tx, parcel.company_id, parcel.order_id, { lock: true });
    const missed = missedPickUpOf(order, epochSeconds(tx.clock), said_at);
    if (missed !== null) await applyToOrder(tx, order, parcel.courier_alias, [missed]);
  });
}
