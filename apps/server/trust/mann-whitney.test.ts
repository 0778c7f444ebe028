import { describe, expect, test } from 'vitest';
import { mannWhitneyP } from './mann-whitney.ts';

const range = (from: number, count: number, step = 1) => Array.from({ length: count }, (_, n) => from + n * step);

describe('mannWhitneyP', () => {
  // By scipy.stats.mannwhitneyu(..., method='asymptotic', use_continuity=True).
  test.each([
    [[19, 22, 16, 29, 24], [20, 11, 17, 12], 0.111347],
    [range(0, 30), range(5, 30), 0.042747],
    [[1, 2, 2, 3, 3, 3], [2, 3, 3, 4, 4, 5], 0.078403],
  ])('%j and %j', (a, b, p) => {
    expect(mannWhitneyP(a, b)).toBeCloseTo(p, 3);
    expect(mannWhitneyP(b, a)).toBeCloseTo(p, 3);
  });

  test('the same sample twice is no difference, another one is', () => {
    expect(mannWhitneyP(range(0, 1_000), range(0, 1_000))).toBeGreaterThan(0.99);
    expect(mannWhitneyP([1, 1, 1], [1, 1, 1])).toBe(1);
    expect(mannWhitneyP(range(0, 1_000), range(60, 1_000))).toBeLessThan(0.05);
  });
});
