import type { CourierEvent } from '../../ports/courier.ts';
import { agreedEvents, deliveredText } from './agreed-events.ts';
import { driverPhone, restful, seedOf, type ParcelLife, type TimedEvent } from './pace.ts';
import { proofUrlOf } from './proof-of-delivery.ts';
import { scriptOf } from './scenario.ts';

/**
 * Every event of a parcel's life, past and future, oldest first: a pure function, so that two servers, a restart or a
 * second look always tell the same story. No two parcels keep exactly the same pace.
 */
export function timelineOf(life: ParcelLife): TimedEvent[] {
  const seed = seedOf(life.tracking_code);
  const events: TimedEvent[] = [];
  let at_ms = life.bought_at_ms;
  for (const [index, step] of scriptOf(life.scenario, life.trip, life.carrier).entries()) {
    const wobble = 0.85 + (((seed >>> (index % 16)) & 31) / 31) * 0.3;
    const due = at_ms + (step.gap_s * wobble * 1_000) / life.speed;
    at_ms = life.forced[index] ?? restful(life, step, due);
    if (life.cancelled_at_ms !== null && at_ms > life.cancelled_at_ms) break;
    const before = events.at(-1);
    if (before?.code === 'delivery_failed') before.decide_by = Math.floor(at_ms / 1_000);
    if (life.instruction !== null && at_ms > life.instruction.asked_at_ms) break;
    events.push({
      id: `${life.tracking_code}-${index}`,
      code: step.code,
      description: step.code === 'delivered' ? deliveredText(life) : step.description,
      place: step.place,
      at: Math.floor(at_ms / 1_000),
      at_ms,
      driver_phone: step.code === 'out_for_delivery' ? driverPhone(life.trip.destination_hub.country, seed) : null,
      pod_urls: step.code === 'delivered' ? [proofUrlOf(seed)] : [],
    });
  }
  if (life.instruction !== null) events.push(...agreedEvents(life, life.instruction, seed));
  if (life.cancelled_at_ms !== null) {
    events.push({
      id: `${life.tracking_code}-cancelled`,
      code: 'cancelled',
      description: 'Shipment cancelled by the sender.',
      place: life.trip.origin_city,
      at: Math.floor(life.cancelled_at_ms / 1_000),
      at_ms: life.cancelled_at_ms,
      driver_phone: null,
      pod_urls: [],
    });
  }
  return events;
}

/** Steps that no script has, by the end of their ids. */
const AGREED_STEPS = {
  '-attempt-1': 'attempt_out',
  '-attempt-2': 'attempt_done',
  '-return-1': 'return_out',
  '-return-2': 'return_done',
};

/** The name under which a step is made to happen at a moment. */
export function stepName({ id, code }: Pick<TimedEvent, 'id' | 'code'>, index: number): string {
  const [, pick_up] = /-pick-up-(\d+)$/u.exec(id) ?? [];
  if (pick_up !== undefined) return `pick_up_${pick_up}`;
  const agreed = Object.entries(AGREED_STEPS).find(([end]) => id.endsWith(end));
  return agreed?.[1] ?? (code === 'cancelled' ? 'cancelled' : String(index));
}

/** What has happened by a moment. The driver can be called only while out for delivery. */
export function eventsUntil(life: ParcelLife, now_ms: number): CourierEvent[] {
  const past = timelineOf(life).filter((event) => event.at_ms <= now_ms);
  return past.map(({ at_ms: _, ...event }, index) =>
    index === past.length - 1 ? event : { ...event, driver_phone: null },
  );
}

/** Whether a parcel still waits for its pick-up. */
export function isAtSender(events: readonly CourierEvent[]): boolean {
  return events.every(({ code }) => code === 'label_created' || code === 'pick_up_failed');
}
