import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import {
  canTransition,
  findOrder,
  hasOtherMissedPickUp,
  writeOrder,
  type OrderChange,
  type OrderRow,
} from '../order/index.ts';
import { notifyParcelProblem } from '../../identity/notification-preference/index.ts';
import { endInstruction } from './end-instruction.ts';
import { addEvents, findEvents, stopPolling, type EventRow } from './tracking.repo.ts';
import { hasLeft, mapCourierEvent } from './tracking.status.ts';

/** What the newest of a parcel's reports changes in it. */
export function changeFromEvents(order: OrderRow, events: readonly CourierEvent[], newest: CourierEvent): OrderChange {
  const meaning = mapCourierEvent(newest.code);
  // A parcel that was seen on its way is on its way, even when the newest report does not say so.
  const seen = events.map((event) => mapCourierEvent(event.code).order_status);
  const furthest = seen.includes('completed') ? 'completed' : seen.includes('in_transit') ? 'in_transit' : null;
  const moves = furthest !== null && furthest !== order.status && canTransition(order.status, furthest);
  const { instruction, created_at = 0 } = order.last_event ?? {};
  // Another pick-up was booked after what is reported only now: that one counts.
  if (instruction?.kind === 'pick_up' && newest.at <= created_at && !hasLeft(newest.code)) return {};
  return {
    ...(moves ? { status: furthest } : {}),
    ...(furthest === 'completed' ? { completed_at: newest.at } : {}),
    has_problem: meaning.is_problem,
    decide_by: newest.decide_by ?? null,
    driver_phone: newest.driver_phone,
    last_event: { status: meaning.status, status_description: newest.description, created_at: newest.at },
    ...(newest.pod_urls.length > 0 ? { pod_urls: newest.pod_urls } : {}),
  };
}

/** A report as it is kept. The driver's phone is told with the newest report only. */
function eventOfRow(row: EventRow): CourierEvent {
  const { event_id: id, code, description, place, at, pod_urls, decide_by } = row;
  return { id, code, description, place, at, driver_phone: null, pod_urls, decide_by };
}

/**
 * The newest report that says something. What a courier sends and what it is asked for may overtake each other: a report that
 * is known and newer is the newest. A missed pick-up says nothing of a parcel that has left. Null where nothing but unknown
 * words was reported.
 */
async function newestOf(tx: Ctx, order: OrderRow, reported: CourierEvent | null): Promise<CourierEvent | null> {
  const events = await findEvents(tx, order);
  const has_left = events.some(({ code }) => hasLeft(code));
  const kept = events.find(({ code }) => code !== 'noted' && !(has_left && code === 'pick_up_failed'));
  if (has_left && reported?.code === 'pick_up_failed') return kept === undefined ? null : eventOfRow(kept);
  return kept !== undefined && kept.at > (reported?.at ?? -Infinity) ? eventOfRow(kept) : reported;
}

/**
 * Mails about a problem: when it begins, and once more when the parcel is back or lost. A driver who does not come leaves all
 * parcels of a day: the first of them is mailed, and its panel books the others too.
 */
async function notifyProblem(
  tx: Ctx,
  before: OrderRow,
  after: OrderRow,
  { code, description }: CourierEvent,
): Promise<void> {
  if (code === 'returned' || code === 'lost') await notifyParcelProblem(tx, after, { what: code, said: description });
  else if (after.has_problem && !before.has_problem) {
    if (code === 'pick_up_failed' && (await hasOtherMissedPickUp(tx, after))) return;
    await notifyParcelProblem(tx, after, {
      what: code === 'pick_up_failed' ? 'missed_pick_up' : 'problem',
      said: description,
    });
  }
}

/**
 * Stores what a courier reports of a parcel and moves the parcel on (spec 4). Reports may come twice, late or all at once:
 * the result is the same. Answers whether anything was new.
 */
export async function applyEvents(
  ctx: Ctx,
  parcel: { company_id: string; order_id: string; courier_alias: string },
  events: readonly CourierEvent[],
): Promise<boolean> {
  if (events.length === 0) return false;
  return withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, parcel.company_id, parcel.order_id, { lock: true });
    return applyToOrder(tx, order, parcel.courier_alias, events);
  });
}

/** The same in the caller's transaction, on a locked parcel. */
export async function applyToOrder(
  tx: Ctx,
  order: OrderRow,
  courier_alias: string,
  events: readonly CourierEvent[],
): Promise<boolean> {
  const added = await addEvents(tx, order, courier_alias, events);
  // Most questions bring nothing new: what is kept is read when something is.
  const last = events.findLast(({ code }) => code !== 'noted') ?? null;
  const newest = added.length > 0 ? await newestOf(tx, order, last) : last;
  if (order.status === 'cancelled' || (newest !== null && mapCourierEvent(newest.code).is_final))
    await stopPolling(tx, order.id);
  if (added.length === 0 || order.status === 'cancelled') return added.length > 0;
  if (newest === null) {
    await writeLiveEvent(tx, order.company_id, 'tracking_updated', { order_id: order.id, status: order.status });
    return true;
  }
  await endInstruction(tx, order, added);
  const written = await writeOrder(tx, order, changeFromEvents(order, events, newest));
  await publishEvent(tx, 'tracking.applied', { order, events });
  await writeLiveEvent(tx, order.company_id, 'tracking_updated', { order_id: order.id, status: written.status });
  await notifyProblem(tx, order, written, newest);
  if (written.status !== order.status) await publishEvent(tx, 'order.moved', { order });
  if (events.some(({ code }) => code === 'delivered')) await publishEvent(tx, 'parcel.delivered', { order });
  return true;
}
