import { rulesOf, type CountryCode } from '@sampan/country-rules';

/** Days are counted since 1970-01-01 in a country's own time; none of the five changes its clocks (trust 2.10). */
const DAY_S = 86_400;

/** Days from one to another, both included. */
export interface DaySpan {
  first: number;
  last: number;
}

/** A month `2026-11`, a year `2026` or a week `2026-W47` with its days. */
export interface Period extends DaySpan {
  key: string;
}

export function dayOf(epoch_s: number, country: CountryCode): number {
  return Math.floor((epoch_s + rulesOf(country).utc_offset_h * 3600) / DAY_S);
}

/** `2026-11-21` as a day. */
export function dayOfWire(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000 / DAY_S;
}

/** A day as the wire writes it: `2026-11-21`. */
export function wireDay(day: number): string {
  return new Date(day * DAY_S * 1000).toISOString().slice(0, 10);
}

/** The ISO week a day is in: Monday to Sunday, named after the year its Thursday is in. */
export function weekOf(day: number): Period {
  // 1970-01-01 was a Thursday.
  const first = Math.floor((day + 3) / 7) * 7 - 3;
  const thursday = first + 3;
  const year = wireDay(thursday).slice(0, 4);
  const number = Math.floor((thursday - dayOfWire(`${year}-01-01`)) / 7) + 1;
  return { key: `${year}-W${String(number).padStart(2, '0')}`, first, last: first + 6 };
}

export function monthOf(day: number): Period {
  return periodOf(wireDay(day).slice(0, 7));
}

export function yearOf(day: number): Period {
  return periodOf(wireDay(day).slice(0, 4));
}

/** The days of a key `2026-11` or `2026`. */
export function periodOf(key: string): Period {
  const [year = 0, month] = key.split('-').map(Number);
  const end = month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
  const start = Date.UTC(year, (month ?? 1) - 1, 1);
  return { key, first: start / 1000 / DAY_S, last: end / 1000 / DAY_S - 1 };
}

/** Periods from the one `first` is in to the one `last` is in, the newest first. */
export function periodsBetween(of: (day: number) => Period, { first, last }: DaySpan): Period[] {
  const found: Period[] = [];
  for (let period = of(last); period.last >= first; period = of(period.first - 1)) found.push(period);
  return found;
}
