import { isPublicHoliday, UTC_OFFSETS_H } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Longer than any run of public holidays and Sundays. */
const LONGEST_REST = 14;

/** The next `count` dates a courier may come, today first, Sundays and public holidays left out; as '2026-11-21'. */
export function pickUpDates(country: CountryCode, now: number, count: number): string[] {
  const today = dayjs.unix(now).utcOffset(UTC_OFFSETS_H[country] * 60);
  const days = Array.from({ length: count * 2 + LONGEST_REST }, (_none, ahead) => today.add(ahead, 'day'));
  return days
    .filter((day) => day.day() !== 0)
    .map((day) => day.format('YYYY-MM-DD'))
    .filter((day) => !isPublicHoliday(country, day))
    .slice(0, count);
}
