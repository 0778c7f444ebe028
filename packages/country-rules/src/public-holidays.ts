import type { CountryCode } from './country-code.ts';
import { PUBLIC_HOLIDAY_DAYS } from './public-holiday-days.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** '2026-12-25' is one everywhere but in Viet Nam. */
export function isPublicHoliday(country: CountryCode, day: string): boolean {
  return PUBLIC_HOLIDAY_DAYS[country].includes(day);
}

/** The next days after `day` on which couriers deliver, Sundays and public holidays left out. */
export function nextWorkingDays(country: CountryCode, day: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${day}T00:00:00Z`) + DAY_MS; days.length < count; at += DAY_MS) {
    const next = new Date(at);
    const iso = next.toISOString().slice(0, 10);
    if (next.getUTCDay() !== SUNDAY && !isPublicHoliday(country, iso)) days.push(iso);
  }
  return days;
}
