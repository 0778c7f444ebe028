import type { CountryCode } from './country-code.ts';

/**
 * Written by `npm run docs` from `apps/site/content/<country>/holidays.yaml`, where their names and sources stand. Holidays of
 * single states are working days of a courier that delivers in the others.
 */
export const PUBLIC_HOLIDAY_DAYS: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: [
    '2026-12-25',
    '2027-01-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-03-26',
    '2027-05-01',
    '2027-08-09',
    '2027-12-25',
  ],
  MY: [
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
  ],
  PH: [
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
  ],
  ID: [
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
  ],
  // Closed: no page lists its days, and no courier delivers there.
  VN: [],
};
