import type {
  InstructionKind,
  InstructionObstacle,
  OrderStatus,
  PickUpObstacle,
  PublicInstruction,
} from '@sampan/contract';
import {
  formatTimeSlot,
  nextWorkingDays,
  payablePercentOf,
  rulesOf,
  type CountryCode,
  type Currency,
} from '@sampan/country-rules';
import type { CourierEventCode } from '../../../ports/courier.ts';
import { hasLeft, PICK_UP_MISSED } from './tracking.status.ts';

/** So many days are offered (look-v2 3 'three next working days of the courier'). */
const DAYS_OFFERED = 3;

/** The word of a parcel whose courier was told what to do. */
export const INSTRUCTED: Readonly<Record<InstructionKind, string>> = {
  attempt: 'attempt_booked',
  address: 'address_corrected',
  return: 'return_booked',
  pick_up: 'pick_up_booked',
};
/** The word of an instruction that went by email: the courier has not agreed. */
export const COURIER_ASKED = 'courier_asked';
const { pick_up: PICK_UP_BOOKED, ...INSTRUCTED_ON_THE_WAY } = INSTRUCTED;
const INSTRUCTED_WORDS = new Set(Object.values(INSTRUCTED_ON_THE_WAY));

/** Between a failed attempt and what the courier does next. */
function isWaiting(status: string | undefined): boolean {
  return status === 'delivery_failed' || (status !== undefined && INSTRUCTED_WORDS.has(status));
}

interface Stage {
  status: OrderStatus;
  last_event: { status: string } | null;
}

/** Why the courier of a parcel cannot be told what to do at the door; null when it can. */
export function obstacleOf(order: Stage): InstructionObstacle | null {
  if (order.status === 'completed' || order.status === 'cancelled') return 'ended';
  const last = order.last_event?.status;
  if (last === 'returning' || last === 'lost') return last;
  return isWaiting(last) ? null : 'not_tried';
}

/** Why no other pick-up of a parcel can be booked; null when one can. */
export function pickUpObstacleOf({ status, last_event }: Stage): PickUpObstacle | null {
  if (status !== 'new' && status !== 'ready_to_ship') return 'ended';
  const last = last_event?.status;
  return status === 'ready_to_ship' && (last === PICK_UP_MISSED || last === PICK_UP_BOOKED) ? null : 'not_missed';
}

/** Why a courier cannot be told this of a parcel; null when it can. */
export function obstacleFor(kind: InstructionKind, order: Stage): InstructionObstacle | PickUpObstacle | null {
  return kind === 'pick_up' ? pickUpObstacleOf(order) : obstacleOf(order);
}

/** What a courier reports when it has begun what was asked, or could not any more. */
const ENDS: ReadonlySet<CourierEventCode> = new Set([
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
]);

/**
 * Whether a report ends an instruction. What was done at the door counts when it was done afterwards; a parcel that has left
 * needs no other pick-up, even if it left before one was asked for and its courier said so late.
 */
export function endsInstruction(
  { code, at }: { code: CourierEventCode; at: number },
  { kind, created_at }: { kind: InstructionKind; created_at: number },
): boolean {
  if (kind !== 'pick_up') return ENDS.has(code) && at >= created_at;
  return hasLeft(code) || (code === 'pick_up_failed' && at > created_at);
}

/** The next days on which couriers come to the door, from tomorrow on; as '2026-11-24'. */
export function visitDays(country: CountryCode, now: number): string[] {
  return nextWorkingDays(country, dayAt(country, now), DAYS_OFFERED);
}

/** The day of a moment at the door; as '2026-11-24'. */
export function dayAt(country: CountryCode, at: number): string {
  return new Date((at + rulesOf(country).utc_offset_h * 3_600) * 1000).toISOString().slice(0, 10);
}

/** When a window of a day opens and closes, epoch seconds; without one, the driver's whole day. */
export function windowTimes(
  country: CountryCode,
  day: string,
  window: string | null,
): { from_at: number; to_at: number } {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1_000 - rulesOf(country).utc_offset_h * 3_600;
  const [from = '', to = ''] = (window ?? '0900-1800').split('-');
  const at = (hhmm: string): number => midnight + Number(hhmm.slice(0, 2)) * 3_600 + Number(hhmm.slice(2)) * 60;
  return { from_at: at(from), to_at: at(to) };
}

/** A fee of the courier with the tax the label was bought with; the parts are what the ledger books. */
export function feeWithTax(
  net_minor: number,
  tax_percent: number,
  currency: Currency,
): { net_minor: number; tax_minor: number; total_minor: number } {
  const tax_minor = payablePercentOf(net_minor, Math.round(tax_percent * 100), currency);
  return { net_minor, tax_minor, total_minor: net_minor + tax_minor };
}

/** What the API says of an instruction, in English as couriers' own reports; screens say it in the reader's language. */
export function instructionText({ kind, day, window }: PublicInstruction): string {
  if (kind === 'return') return 'The sender asked for the parcel back.';
  const said = day === null ? '' : day.split('-').reverse().join('.');
  if (kind === 'address') return `The address was corrected. The courier delivers on ${said}.`;
  const [from, to] = (window ?? '').split('-');
  if (kind === 'pick_up') return `Another pick-up is booked for ${said}, ${formatTimeSlot(from, to)}.`;
  return `Another delivery attempt is booked for ${said}, ${formatTimeSlot(from, to)}.`;
}
