import { expect, test } from 'vitest';
import { isPublicHoliday, nextWorkingDays } from './public-holidays.ts';

test('look-v2 3: working days leave out Sundays and the holidays of the country alone', () => {
  // A Wednesday before Christmas: Friday is a holiday, Sunday the 27th is no working day.
  expect(nextWorkingDays('SG', '2026-12-23', 3)).toEqual(['2026-12-24', '2026-12-26', '2026-12-28']);
  expect(nextWorkingDays('ID', '2026-12-23', 3)).toEqual(['2026-12-26', '2026-12-28', '2026-12-29']);
  // Four days in a row without a delivery.
  expect(nextWorkingDays('SG', '2027-02-05', 1)).toEqual(['2027-02-09']);
  expect(nextWorkingDays('PH', '2026-12-29', 2)).toEqual(['2027-01-02', '2027-01-04']);
  expect(isPublicHoliday('MY', '2026-11-30')).toBe(false);
  expect(isPublicHoliday('PH', '2026-11-30')).toBe(true);
});
