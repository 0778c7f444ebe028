import { TIME_ZONES } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';

/** A moment on the clocks of a country. */
export interface LocalMoment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** Days since 1 January 1970 there, to count days between two moments. */
  readonly day_number: number;
}

/** Making a DateTimeFormat takes longer than a thousand uses of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(time_zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(time_zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: time_zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    clocks.set(time_zone, clock);
  }
  return clock;
}

/** What the clocks of a country show at a moment (epoch seconds). */
export function localMoment(at: number, country: CountryCode): LocalMoment {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(TIME_ZONES[country]).formatToParts(at * 1000))
    parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute, day_number: Date.UTC(year, month - 1, day) / 86_400_000 };
}
