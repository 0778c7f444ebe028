/** Which of two numbers comes first in the days of a column. */
export type DayOrder = 'day_first' | 'month_first';

const DAY_S = 86_400;
/** Day 0 of the spreadsheets' 1900 system, which counts a 29 February 1900 that never was, in epoch seconds. */
const DAY_ZERO_S = Date.UTC(1899, 11, 30) / 1000;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T].*)?$/u;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/u;
const SERIAL = /^\d{5}(?:\.\d+)?$/u;

export interface ReadDay {
  /** As 2026-11-24. */
  day: string;
  /** How it was written otherwise than the wire writes it. */
  from: 'iso' | 'slashed' | 'serial';
}

/** The order of a column: one number above 12 settles it; day first where none does, as all five countries write. */
export function dayOrderOf(values: Iterable<string>): DayOrder {
  for (const value of values) {
    const match = SLASHED.exec(value.trim());
    if (!match) continue;
    if (Number(match[1]) > 12) return 'day_first';
    if (Number(match[2]) > 12) return 'month_first';
  }
  return 'day_first';
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** A day as people and spreadsheets write it; null for what is none. A time behind it is left out. */
export function readDay(text: string, order: DayOrder): ReadDay | null {
  const iso = ISO.exec(text);
  if (iso) return found(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), 'iso');
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    return order === 'day_first'
      ? found(dayOf(year, second, first), 'slashed')
      : found(dayOf(year, first, second), 'slashed');
  }
  const serial = SERIAL.test(text) ? Number(text) : 0;
  if (serial < 40_000 || serial > 60_000) return null;
  const date = new Date((DAY_ZERO_S + Math.floor(serial) * DAY_S) * 1000);
  return found(date.toISOString().slice(0, 10), 'serial');
}

function found(day: string | null, from: ReadDay['from']): ReadDay | null {
  return day === null ? null : { day, from };
}
