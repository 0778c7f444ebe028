import type { CountryCode } from './country-code.ts';
import { isWorkingDay, nextWorkingDays } from './public-holidays.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

/** A parcel about to leave, as far as its days depend on it. */
export interface Trip {
  from: CountryCode;
  to: CountryCode;
  /** Epoch seconds. */
  now: number;
  /** As '2026-11-24'; null where the courier comes on its next day. */
  pick_up_date: string | null;
  service: {
    eta_days_from: number;
    eta_days_to: number;
    /** As '1500'; handed over later, the parcel leaves on the next working day. */
    cut_off: string | null;
  };
}

/** The first and the last day of a service's promise, as '2026-11-25': its days are those on which couriers deliver at the door. */
export function arrivalDays(trip: Trip): readonly [first: string, last: string] {
  const { to, service } = trip;
  const leaves = leavingDay(trip);
  const days = nextWorkingDays(to, leaves, service.eta_days_to);
  const dayOf = (count: number): string => (count === 0 ? leaves : (days[count - 1] ?? leaves));
  return [dayOf(service.eta_days_from), dayOf(service.eta_days_to)];
}

function leavingDay({ from, now, pick_up_date, service }: Trip): string {
  const local = new Date((now + UTC_OFFSETS_H[from] * 3_600) * 1_000).toISOString();
  const today = local.slice(0, 10);
  if (pick_up_date !== null && pick_up_date > today) return pick_up_date;
  const time = `${local.slice(11, 13)}${local.slice(14, 16)}`;
  const is_late = service.cut_off !== null && time > service.cut_off;
  // Couriers of the same day ride on Sundays and holidays too.
  const leaves_today = !is_late && (service.eta_days_to === 0 || isWorkingDay(from, today));
  return leaves_today ? today : (nextWorkingDays(from, today, 1)[0] ?? today);
}
