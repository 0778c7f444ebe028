import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export type DayRangeName = 'today' | 'yesterday' | 'last_7_days' | 'last_30_days' | 'this_month';

/** Epoch seconds, both included: what `created_from` and `created_to` of the order lists take. */
export interface DayRange {
  from: number;
  to: number;
}

/** None of the five countries changes its clocks, so a fixed offset is the time zone. */
const there = (at: number, country: CountryCode): Dayjs => dayjs.unix(at).utcOffset(rulesOf(country).utc_offset_h * 60);
const span = (from: Dayjs, to: Dayjs): DayRange => ({ from: from.startOf('day').unix(), to: to.endOf('day').unix() });

/** A named range of whole days as the country's people mean it. `last_7_days` ends today and has seven days. */
export function dayRange(name: DayRangeName, country: CountryCode, now: number): DayRange {
  const today = there(now, country);
  const yesterday = today.subtract(1, 'day');
  switch (name) {
    case 'today':
      return span(today, today);
    case 'yesterday':
      return span(yesterday, yesterday);
    case 'last_7_days':
      return span(today.subtract(6, 'day'), today);
    case 'last_30_days':
      return span(today.subtract(29, 'day'), today);
    case 'this_month':
      return span(today.startOf('month'), today);
  }
}

/** The whole day of a date input ('2026-11-21') in the country; null for text of another shape. */
export function rangeOfWireDate(iso_date: string, country: CountryCode): DayRange | null {
  const day = dayjs.utc(iso_date);
  if (!/^\d{4}-\d\d-\d\d$/u.test(iso_date) || day.format('YYYY-MM-DD') !== iso_date) return null;
  const from = day.unix() - rulesOf(country).utc_offset_h * 3600;
  return { from, to: from + 86_399 };
}

/** The date of a moment in the country as the wire and date inputs write it: '2026-11-21'. */
export function wireDateOf(at: number, country: CountryCode): string {
  return there(at, country).format('YYYY-MM-DD');
}

/** The next `count` dates a courier may come, today first, Sundays left out; as '2026-11-21'. */
export function pickUpDates(country: CountryCode, now: number, count: number): string[] {
  const today = there(now, country);
  const days = Array.from({ length: count * 2 }, (_none, ahead) => today.add(ahead, 'day'));
  return days
    .filter((day) => day.day() !== 0)
    .slice(0, count)
    .map((day) => day.format('YYYY-MM-DD'));
}
