import { expect, test } from 'vitest';
import { arrivalDays, type Trip } from './arrival.ts';

/** Wednesday 23 December 2026, 10:00 in Singapore. */
const NOW = Date.UTC(2026, 11, 23, 2) / 1000;

const trip = (change: Omit<Partial<Trip>, 'service'> = {}, service: Partial<Trip['service']> = {}): Trip => ({
  from: 'SG',
  to: 'SG',
  now: NOW,
  pick_up_date: null,
  ...change,
  service: { eta_days_from: 1, eta_days_to: 2, cut_off: null, ...service },
});

test('the promise counts the days on which couriers deliver at the door', () => {
  expect(arrivalDays(trip())).toEqual(['2026-12-24', '2026-12-26']);
  expect(arrivalDays(trip({}, { eta_days_from: 3, eta_days_to: 3 }))).toEqual(['2026-12-28', '2026-12-28']);
  // Indonesia rests on 24 December too.
  expect(arrivalDays(trip({ to: 'ID' }))).toEqual(['2026-12-26', '2026-12-28']);
});

test('a later pick-up counts instead of today, an earlier one does not', () => {
  expect(arrivalDays(trip({ pick_up_date: '2026-12-28' }))).toEqual(['2026-12-29', '2026-12-30']);
  expect(arrivalDays(trip({ pick_up_date: '2026-12-01' }))).toEqual(arrivalDays(trip()));
});

test('after the cut-off, by the clocks of the sender, it leaves on the next working day', () => {
  expect(arrivalDays(trip({}, { cut_off: '1000' }))).toEqual(['2026-12-24', '2026-12-26']);
  expect(arrivalDays(trip({}, { cut_off: '0959' }))).toEqual(['2026-12-26', '2026-12-28']);
  expect(arrivalDays(trip({ from: 'VN', to: 'VN' }, { cut_off: '0959' }))[0]).toBe('2026-12-24');
});

test('a rider of the same day rides on a Sunday too; all others leave on Monday', () => {
  const sunday = NOW + 4 * 86_400;
  expect(arrivalDays(trip({ now: sunday }, { eta_days_from: 0, eta_days_to: 0 }))).toEqual([
    '2026-12-27',
    '2026-12-27',
  ]);
  expect(arrivalDays(trip({ now: sunday }))).toEqual(['2026-12-29', '2026-12-30']);
  const late = { eta_days_from: 0, eta_days_to: 0, cut_off: '0900' };
  expect(arrivalDays(trip({ now: sunday }, late))).toEqual(['2026-12-28', '2026-12-28']);
});
