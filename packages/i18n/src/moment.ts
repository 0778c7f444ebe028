import { UTC_OFFSETS_H } from '@sampan/country-rules';
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

/** What the clocks of a country show at a moment (epoch seconds). Their distance from UTC never changes, so no `Intl` is asked. */
export function localMoment(at: number, country: CountryCode): LocalMoment {
  const local_s = at + UTC_OFFSETS_H[country] * 3600;
  const clock = new Date(local_s * 1000);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    day_number: Math.floor(local_s / 86_400),
  };
}
