import type { CountryCode } from './country-code.ts';
import { PUBLIC_HOLIDAY_DAYS } from './public-holiday-days.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** '2026-12-25' is one everywhere but in Viet Nam. */
export function isPublicHoliday(country: CountryCode, day: string): boolean {
  return PUBLIC_HOLIDAY_DAYS[country].includes(day);
}

/** Couriers deliver on it: neither a Sunday nor a public holiday. */
export function isWorkingDay(country: CountryCode, day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY && !isPublicHoliday(country, day);
}

/** The next days after `day` on which couriers deliver, Sundays and public holidays left out. */
export function nextWorkingDays(country: CountryCode, day: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${day}T00:00:00Z`) + DAY_MS; days.length < count; at += DAY_MS) {
    const next = new Date(at).toISOString().slice(0, 10);
    if (isWorkingDay(country, next)) days.push(next);
  }
  return days;
}
