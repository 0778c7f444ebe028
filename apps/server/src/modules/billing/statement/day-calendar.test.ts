import { describe, expect, test } from 'vitest';
import { dayOf, dayOfWire, monthOf, periodOf, periodsBetween, weekOf, wireDay } from './day-calendar.ts';

const at = (text: string) => Date.parse(text) / 1000;
const keys = (of: typeof weekOf, first: string, last: string) =>
  periodsBetween(of, { first: dayOfWire(first), last: dayOfWire(last) }).map(({ key }) => key);

describe("days of the company's country (trust 2.10)", () => {
  test.each([
    ['SG', '2026-11-30T15:59:59Z', '2026-11-30'],
    ['SG', '2026-11-30T16:00:00Z', '2026-12-01'],
    ['MY', '2026-12-31T16:00:00Z', '2027-01-01'],
    ['PH', '2026-12-31T15:59:59Z', '2026-12-31'],
    ['ID', '2026-11-30T16:59:59Z', '2026-11-30'],
    ['ID', '2026-11-30T17:00:00Z', '2026-12-01'],
    ['VN', '2028-02-29T16:59:59Z', '2028-02-29'],
    ['VN', '2028-02-29T17:00:00Z', '2028-03-01'],
  ] as const)('turn at its own midnight: %s %s', (country, moment, day) => {
    expect(wireDay(dayOf(at(moment), country))).toBe(day);
  });

  test.each([
    ['2026-11-16', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-W48', '2026-11-23', '2026-11-29'],
    ['2021-01-03', '2020-W53', '2020-12-28', '2021-01-03'],
    ['2021-01-04', '2021-W01', '2021-01-04', '2021-01-10'],
    ['2024-12-30', '2025-W01', '2024-12-30', '2025-01-05'],
  ])('%s is in the ISO week %s, Monday to Sunday', (day, key, first, last) => {
    const week = weekOf(dayOfWire(day));
    expect([week.key, wireDay(week.first), wireDay(week.last)]).toEqual([key, first, last]);
  });

  test.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('%s lasts from %s to %s', (key, first, last) => {
    const period = periodOf(key);
    expect([wireDay(period.first), wireDay(period.last)]).toEqual([first, last]);
  });

  test('periods follow one another without a gap, newest first', () => {
    expect(keys(monthOf, '2025-11-30', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(keys(weekOf, '2026-11-22', '2026-11-23')).toEqual(['2026-W48', '2026-W47']);
    const weeks = periodsBetween(weekOf, { first: 0, last: 40_000 });
    for (const [index, week] of weeks.entries()) if (index > 0) expect(week.last + 1).toBe(weeks[index - 1]?.first);
  });
});
