import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { SeededRandom } from './seeded-random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Parcels a shop sends on a Sunday, Monday, ... compared with each other: what was ordered at the weekend goes on Monday. */
const DAY_WEIGHTS = [0.12, 1.6, 1.25, 1.05, 1.1, 1.2, 0.55] as const;
/** Labels are bought in two rounds, before noon and before the courier comes; from nine to seven. */
const HOUR_WEIGHTS = [0.5, 1.2, 1.8, 0.9, 0.5, 0.8, 1.5, 1.7, 1.1, 0.4] as const;
const OPENS_H = 9;

function localOf(at_ms: number, country: CountryCode): { weekday: number; hour: number; midnight_ms: number } {
  const local = at_ms + rulesOf(country).utc_offset_h * HOUR_MS;
  const day = Math.floor(local / DAY_MS);
  // The first day of 1970 was a Thursday.
  return {
    weekday: (day + 4) % 7,
    hour: Math.floor((local % DAY_MS) / HOUR_MS),
    midnight_ms: day * DAY_MS - rulesOf(country).utc_offset_h * HOUR_MS,
  };
}

/** How likely a shop is at its packing table at a moment; 0 outside its hours. */
export function packingWeight(at_ms: number, country: CountryCode): number {
  const { weekday, hour } = localOf(at_ms, country);
  return (DAY_WEIGHTS[weekday] ?? 0) * (HOUR_WEIGHTS[hour - OPENS_H] ?? 0);
}

/** So many moments of packing between two times, in the rhythm of the week, oldest first. */
export function packingTimes(
  random: SeededRandom,
  country: CountryCode,
  span: { from_ms: number; to_ms: number; count: number },
): number[] {
  const hours = Math.floor((span.to_ms - span.from_ms) / HOUR_MS);
  const weights = Array.from({ length: hours }, (_, index) => packingWeight(span.from_ms + index * HOUR_MS, country));
  return Array.from(
    { length: span.count },
    () => span.from_ms + random.weighed(weights) * HOUR_MS + random.between(0, HOUR_MS - 1),
  ).sort((a, b) => a - b);
}

/** The local day of a moment as an ISO date, and the hour. */
export function localDay(at_ms: number, country: CountryCode): { date: string; hour: number } {
  const { hour, midnight_ms } = localOf(at_ms, country);
  return { date: new Date(midnight_ms + rulesOf(country).utc_offset_h * HOUR_MS).toISOString().slice(0, 10), hour };
}
