import { expect, test } from 'vitest';
import type { QuoteEntry } from '../estimate/index.ts';
import { promisedAt } from './promised-at.ts';

/** Friday 27 November 2026, 23:30 in Singapore: in Greenwich it is the same day's afternoon. */
const NOW = Date.UTC(2026, 10, 27, 15, 30) / 1000;
const DAY_S = 86_400;

const service = (delivery_type: 'pick_up' | 'drop_off', eta_days_to: number) =>
  ({ delivery_service: { delivery_type, eta_days_from: 0, eta_days_to, cut_off: null } }) as QuoteEntry;
const order = (pick_up_date: string | null) =>
  ({ origin_country_code: 'SG', destination_country_code: 'SG', pick_up_date }) as const;

test('the promise leaves out Sundays, and keeps the hour at which the label was bought', () => {
  expect((promisedAt(order(null), service('pick_up', 0), NOW) - NOW) / DAY_S).toBe(0);
  expect((promisedAt(order(null), service('pick_up', 1), NOW) - NOW) / DAY_S).toBe(1);
  expect((promisedAt(order(null), service('pick_up', 2), NOW) - NOW) / DAY_S).toBe(3);
});

test('it counts from the booked pick-up; a parcel that is brought has none', () => {
  expect((promisedAt(order('2026-12-01'), service('pick_up', 1), NOW) - NOW) / DAY_S).toBe(5);
  expect((promisedAt(order('2026-12-01'), service('drop_off', 1), NOW) - NOW) / DAY_S).toBe(1);
});
