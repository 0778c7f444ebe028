import { UTC_OFFSETS_H } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { localMoment } from './moment.ts';

const DAY_S = 86_400;

export type DayRangeName = 'today' | 'yesterday' | 'last_7_days' | 'last_30_days' | 'this_month';

/** Epoch seconds, both included: what `created_from` and `created_to` of the order lists take. */
export interface DayRange {
  from: number;
  to: number;
}

/** Whole days of a country, given by their numbers since 1 January 1970 there. */
function span(first: number, last: number, country: CountryCode): DayRange {
  const offset_s = UTC_OFFSETS_H[country] * 3600;
  return { from: first * DAY_S - offset_s, to: (last + 1) * DAY_S - offset_s - 1 };
}

/** A named range of whole days as the country's people mean it. `last_7_days` ends today and has seven days. */
export function dayRange(name: DayRangeName, country: CountryCode, now: number): DayRange {
  const { day_number: today, day: day_of_month } = localMoment(now, country);
  switch (name) {
    case 'today':
      return span(today, today, country);
    case 'yesterday':
      return span(today - 1, today - 1, country);
    case 'last_7_days':
      return span(today - 6, today, country);
    case 'last_30_days':
      return span(today - 29, today, country);
    case 'this_month':
      return span(today - day_of_month + 1, today, country);
  }
}

/** The whole day of a date input ('2026-11-21') in the country; null for text of another shape. */
export function rangeOfWireDate(iso_date: string, country: CountryCode): DayRange | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(iso_date)) return null;
  const midnight = new Date(`${iso_date}T00:00:00Z`);
  // Some browsers read 30 February as 2 March.
  if (Number.isNaN(midnight.getTime()) || isoDay(midnight) !== iso_date) return null;
  const day_number = midnight.getTime() / 1000 / DAY_S;
  return span(day_number, day_number, country);
}

/** The date of a moment in the country as the wire and date inputs write it: '2026-11-21'. */
export function wireDateOf(at: number, country: CountryCode): string {
  return isoDay(new Date((at + UTC_OFFSETS_H[country] * 3600) * 1000));
}

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
