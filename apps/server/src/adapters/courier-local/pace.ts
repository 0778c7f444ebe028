import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import type { DeliveryPlace } from '@sampan/contract';
import type { CourierEvent, CourierEventCode } from '../../ports/courier.ts';
import type { AgreedInstruction } from './courier-local.table.ts';
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
  /** Agreed with the sender after a failed attempt or a missed pick-up; it takes the place of everything the script still had in mind. */
  instruction: AgreedInstruction | null;
  /** What the recipient asked for at the door. */
  wish?: DeliveryPlace | null;
}

export interface TimedEvent extends CourierEvent {
  at_ms: number;
}

/** People hand over and take parcels by day; hubs work all night. */
const BY_DAY: ReadonlySet<CourierEventCode> = new Set([
  'pick_up_failed',
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

/** When a step that is due happens: what people do waits for the morning. */
export function restful(
  { trip, speed }: ParcelLife,
  { code, place }: Pick<TimedEvent, 'code' | 'place'>,
  due: number,
): number {
  if (speed > RESTS_UP_TO_SPEED || !BY_DAY.has(code)) return due;
  return byDay(due, (place === trip.origin_city ? trip.origin_hub : trip.destination_hub).country);
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
export function driverPhone(country: CountryCode, seed: number): string {
  const rules = rulesOf(country);
  const length = rules.phone_lengths[rules.phone_lengths.length - 1] ?? 8;
  const first = country === 'MY' ? '1' : country === 'PH' ? '9' : '8';
  return `${rules.phone_code}${first}${String(seed % 100).padStart(length - 1, '0')}`;
}

/** FNV-1a: the same text gives the same number on every machine. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}
