import type { CountryCode } from './country-code.ts';

/**
 * Days of a whole country on which couriers do not deliver, from the sources the public pages name beside their tables; a
 * test compares both. Holidays of single states are working days of a courier that delivers in the others.
 */
const PUBLIC_HOLIDAYS: Readonly<Record<CountryCode, ReadonlySet<string>>> = {
  SG: new Set([
    '2026-12-25',
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-03-26',
    '2027-05-01',
    '2027-08-09',
    '2027-12-25',
  ]),
  MY: new Set([
    '2026-12-25',
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-05-01',
    '2027-06-07',
    '2027-08-31',
    '2027-09-16',
    '2027-12-25',
  ]),
  PH: new Set([
    '2026-11-30',
    '2026-12-08',
    '2026-12-25',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-03-25',
    '2027-03-26',
    '2027-04-09',
    '2027-05-01',
    '2027-06-12',
    '2027-08-30',
    '2027-11-01',
    '2027-11-30',
    '2027-12-08',
    '2027-12-25',
    '2027-12-30',
    '2027-12-31',
  ]),
  ID: new Set([
    '2026-12-24',
    '2026-12-25',
    '2027-01-01',
    '2027-02-06',
    '2027-03-26',
    '2027-05-01',
    '2027-05-06',
    '2027-06-01',
    '2027-08-17',
    '2027-12-25',
  ]),
  // Closed: no page lists its days, and no courier delivers there.
  VN: new Set(),
};

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** '2026-12-25' is one everywhere but in Viet Nam. */
export function isPublicHoliday(country: CountryCode, day: string): boolean {
  return PUBLIC_HOLIDAYS[country].has(day);
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
