import type {
  AttemptWindow,
  InstructionKind,
  InstructionObstacle,
  OrderStatus,
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

/** So many days are offered (look-v2 3 'three next working days of the courier'). */
const DAYS_OFFERED = 3;

/** The word of a parcel whose courier was told what to do. */
export const INSTRUCTED: Readonly<Record<InstructionKind, string>> = {
  attempt: 'attempt_booked',
  address: 'address_corrected',
  return: 'return_booked',
};
/** The word of an instruction that went by email: the courier has not agreed. */
export const COURIER_ASKED = 'courier_asked';
const INSTRUCTED_WORDS = new Set(Object.values(INSTRUCTED));

/** Between a failed attempt and what the courier does next. */
function isWaiting(status: string | undefined): boolean {
  return status === 'delivery_failed' || (status !== undefined && INSTRUCTED_WORDS.has(status));
}

/** Why the courier of a parcel cannot be told what to do; null when it can. */
export function obstacleOf(order: {
  status: OrderStatus;
  last_event: { status: string } | null;
}): InstructionObstacle | null {
  if (order.status === 'completed' || order.status === 'cancelled') return 'ended';
  const last = order.last_event?.status;
  if (last === 'returning' || last === 'lost') return last;
  return isWaiting(last) ? null : 'not_tried';
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

/** Whether a report made after an instruction ends it. */
export function endsInstruction(code: CourierEventCode): boolean {
  return ENDS.has(code);
}

/** The next days on which couriers deliver at the door, from tomorrow on; as '2026-11-24'. */
export function attemptDays(country: CountryCode, now: number): string[] {
  const today = new Date((now + rulesOf(country).utc_offset_h * 3_600) * 1000).toISOString().slice(0, 10);
  return nextWorkingDays(country, today, DAYS_OFFERED);
}

/** When a window of a day opens and closes, epoch seconds; without one, the driver's whole day. */
export function windowTimes(
  country: CountryCode,
  day: string,
  window: AttemptWindow | null,
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
  return `Another delivery attempt is booked for ${said}, ${formatTimeSlot(from, to)}.`;
}
