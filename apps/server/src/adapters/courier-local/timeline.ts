import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import type { DeliveryPlace } from '@sampan/contract';
import type { CourierEvent, CourierEventCode } from '../../ports/courier.ts';
import { proofUrlOf } from './proof-of-delivery.ts';
import type { AgreedInstruction } from './courier-local.table.ts';
import { DELIVERED_TEXT, outText, RETURNED_TEXT, RETURNING_TEXT, scriptOf } from './scenario.ts';
import type { Scenario, Journey } from './scenario.ts';

/** What the timeline of a parcel depends on, and nothing else. */
export interface ParcelLife {
  tracking_code: string;
  scenario: Scenario;
  trip: Journey;
  carrier: string;
  bought_at_ms: number;
  /** Courier seconds that pass in one second: 1 is real life. */
  speed: number;
  /** Steps that were made to happen at a moment (milliseconds), by their index; later steps follow from it. */
  forced: Readonly<Record<string, number>>;
  cancelled_at_ms: number | null;
  /** Agreed with the sender after a failed attempt; it takes the place of everything the script still had in mind. */
  instruction: AgreedInstruction | null;
  /** What the recipient asked for at the door. */
  wish?: DeliveryPlace | null;
}

export interface TimedEvent extends CourierEvent {
  at_ms: number;
}

/** People hand over and take parcels by day; hubs work all night. */
const BY_DAY: ReadonlySet<CourierEventCode> = new Set([
  'picked_up',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'returned',
]);
const DAY_BEGINS_H = 8;
const DAY_ENDS_H = 20;
/** Faster than this, days pass too quickly for a night's rest to matter. */
const RESTS_UP_TO_SPEED = 4;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
    const near_door =
      step.place === life.trip.origin_city ? life.trip.origin_hub.country : life.trip.destination_hub.country;
    at_ms =
      life.forced[index] ?? (life.speed <= RESTS_UP_TO_SPEED && BY_DAY.has(step.code) ? byDay(due, near_door) : due);
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
  if (life.instruction !== null)
    events.push(
      ...(life.instruction.kind === 'return'
        ? returnEvents(life, life.instruction)
        : attemptEvents(life, life.instruction, seed)),
    );
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

/** The agreed attempt: the driver sets out when the window opens, and somebody is there in the middle of it. */
function attemptEvents(
  life: ParcelLife,
  { asked_at_ms, from_ms, to_ms }: AgreedInstruction,
  seed: number,
): TimedEvent[] {
  const { destination_city, destination_hub } = life.trip;
  // Fast networks do not wait for days. Steps of an attempt are forced under names that no step of the script has.
  const paced = (at: number) => Math.round(asked_at_ms + (at - asked_at_ms) / Math.max(1, life.speed));
  const out_ms = life.forced['attempt_out'] ?? paced(from_ms);
  const done_ms = life.forced['attempt_done'] ?? paced((from_ms + to_ms) / 2);
  const step = { place: destination_city, driver_phone: null, pod_urls: [] };
  return [
    {
      ...step,
      id: `${life.tracking_code}-attempt-1`,
      code: 'out_for_delivery',
      description: outText(life.carrier),
      at: Math.floor(out_ms / 1_000),
      at_ms: out_ms,
      driver_phone: driverPhone(destination_hub.country, seed),
    },
    {
      ...step,
      id: `${life.tracking_code}-attempt-2`,
      code: 'delivered',
      description: deliveredText(life),
      at: Math.floor(done_ms / 1_000),
      at_ms: done_ms,
      pod_urls: [proofUrlOf(seed)],
    },
  ];
}

/** Says where the driver left the parcel, where its recipient wanted it left. */
function deliveredText({ wish }: ParcelLife): string {
  if (wish === 'door') return 'Delivered. Left at the door, as the recipient asked.';
  return wish === 'neighbour' ? 'Delivered. Left with a neighbour, as the recipient asked.' : DELIVERED_TEXT;
}

/** The way back that the sender asked for, between the hours agreed for leaving the hub and for being home. */
function returnEvents(life: ParcelLife, { asked_at_ms, from_ms, to_ms }: AgreedInstruction): TimedEvent[] {
  const { origin_city, destination_hub } = life.trip;
  const paced = (at: number) => Math.round(asked_at_ms + (at - asked_at_ms) / Math.max(1, life.speed));
  const out_ms = life.forced['return_out'] ?? paced(from_ms);
  const done_ms = life.forced['return_done'] ?? paced(to_ms);
  const step = { driver_phone: null, pod_urls: [] };
  return [
    {
      ...step,
      id: `${life.tracking_code}-return-1`,
      code: 'returning',
      description: RETURNING_TEXT,
      place: destination_hub.name,
      at: Math.floor(out_ms / 1_000),
      at_ms: out_ms,
    },
    {
      ...step,
      id: `${life.tracking_code}-return-2`,
      code: 'returned',
      description: RETURNED_TEXT,
      place: origin_city,
      at: Math.floor(done_ms / 1_000),
      at_ms: done_ms,
    },
  ];
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

/** The same moment when it is day there, else the next morning. */
function byDay(at_ms: number, country: CountryCode): number {
  const offset = rulesOf(country).utc_offset_h * HOUR_MS;
  const since_midnight = (at_ms + offset) % DAY_MS;
  const midnight = at_ms - since_midnight;
  if (since_midnight < DAY_BEGINS_H * HOUR_MS) return midnight + DAY_BEGINS_H * HOUR_MS + (at_ms % HOUR_MS);
  if (since_midnight >= DAY_ENDS_H * HOUR_MS) return midnight + DAY_MS + DAY_BEGINS_H * HOUR_MS + (at_ms % HOUR_MS);
  return at_ms;
}

/** A number that belongs to nobody, of the length the country dials. */
function driverPhone(country: CountryCode, seed: number): string {
  const rules = rulesOf(country);
  const length = rules.phone_lengths[rules.phone_lengths.length - 1] ?? 8;
  const first = country === 'MY' ? '1' : country === 'PH' ? '9' : '8';
  return `${rules.phone_code}${first}${String(seed % 100).padStart(length - 1, '0')}`;
}

/** FNV-1a: the same text gives the same number on every machine. */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}
