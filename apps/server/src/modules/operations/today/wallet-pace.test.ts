import { describe, expect, test } from 'vitest';
import { daysLeft } from './wallet-pace.ts';

describe('how long the wallet lasts (look-v2 7 "Lasts about 9 days")', () => {
  test('whole days at the pace of the days there were', () => {
    expect(daysLeft({ available_minor: 127_972, spent_minor: 196_000, days: 14 })).toBe(9);
    expect(daysLeft({ available_minor: 100, spent_minor: 300, days: 3 })).toBe(1);
    expect(daysLeft({ available_minor: 99, spent_minor: 300, days: 3 })).toBe(0);
    expect(daysLeft({ available_minor: -500, spent_minor: 300, days: 3 })).toBe(0);
  });

  test('nothing is said from too few days, without spending, or of a far future', () => {
    expect(daysLeft({ available_minor: 5_000, spent_minor: 100, days: 2 })).toBeNull();
    expect(daysLeft({ available_minor: 5_000, spent_minor: 0, days: 14 })).toBeNull();
    expect(daysLeft({ available_minor: 5_000, spent_minor: -10, days: 14 })).toBeNull();
    expect(daysLeft({ available_minor: 1_000_000, spent_minor: 14, days: 14 })).toBeNull();
  });
});
