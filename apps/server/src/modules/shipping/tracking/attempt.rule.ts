import type { AttemptObstacle, AttemptWindow, OrderStatus } from '@sampan/contract';
import { formatTimeSlot, nextWorkingDays, rulesOf, type CountryCode } from '@sampan/country-rules';

/** So many days are offered (look-v2 3 'three next working days of the courier'). */
const DAYS_OFFERED = 3;

/** The word of a parcel whose next attempt is booked. */
export const ATTEMPT_BOOKED = 'attempt_booked';

/** Why the courier of a parcel cannot be asked to come again; null when it can. */
export function obstacleOf(
  order: { status: OrderStatus; last_event: { status: string } | null },
  takes_attempts: boolean,
): AttemptObstacle | null {
  if (order.status === 'completed' || order.status === 'cancelled') return 'ended';
  const last = order.last_event?.status;
  if (last === 'returning' || last === 'lost') return last;
  if (last !== 'delivery_failed' && last !== ATTEMPT_BOOKED) return 'not_tried';
  return takes_attempts ? null : 'by_phone';
}

/** The next days on which couriers deliver at the door, from tomorrow on; as '2026-11-24'. */
export function attemptDays(country: CountryCode, now: number): string[] {
  const today = new Date((now + rulesOf(country).utc_offset_h * 3_600) * 1000).toISOString().slice(0, 10);
  return nextWorkingDays(country, today, DAYS_OFFERED);
}

/** When a window of a day opens and closes, epoch seconds. */
export function windowTimes(
  country: CountryCode,
  day: string,
  window: AttemptWindow,
): { from_at: number; to_at: number } {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1_000 - rulesOf(country).utc_offset_h * 3_600;
  const [from = '', to = ''] = window.split('-');
  const at = (hhmm: string): number => midnight + Number(hhmm.slice(0, 2)) * 3_600 + Number(hhmm.slice(2)) * 60;
  return { from_at: at(from), to_at: at(to) };
}

/** What the history says of a booked attempt, in English as couriers' own reports; the public may read it. */
export function attemptText({ day, window }: { day: string; window: AttemptWindow }): string {
  const [from, to] = window.split('-');
  return `Another delivery attempt is booked for ${day.split('-').reverse().join('.')}, ${formatTimeSlot(from, to)}.`;
}
