import { describe, expect, test } from 'vitest';
import { labelledEvery, labelledToLast, scaleOf } from './chart-scale.ts';

describe('the scale of a chart', () => {
  test('begins at zero, ends at a round figure, and every tick is one', () => {
    expect(scaleOf([12, 97, 40])).toEqual({ min: 0, max: 100, ticks: [0, 50, 100] });
    expect(scaleOf([1_234_567])).toEqual({ min: 0, max: 1_500_000, ticks: [0, 500_000, 1_000_000, 1_500_000] });
    expect(scaleOf([0.4]).ticks.at(-1)).toBeCloseTo(0.4);
  });

  test('goes below zero when a value does, and stands without values', () => {
    const scale = scaleOf([-3, 10]);
    expect(scale.min).toBeLessThanOrEqual(-3);
    expect(scale.ticks).toContain(0);
    expect(scaleOf([])).toEqual({ min: 0, max: 1, ticks: [0, 1] });
  });

  test('counts things whole', () => {
    expect(scaleOf([1], 2, 1).ticks).toEqual([0, 1]);
    expect(scaleOf([0, 0], 2, 1).ticks).toEqual([0, 1]);
    expect(scaleOf([22, 9], 2, 1).ticks).toEqual([0, 20, 40]);
  });

  test('leaves labels out rather than let them touch', () => {
    expect(labelledEvery(12, 720, 60)).toBe(1);
    expect(labelledEvery(84, 300, 60)).toBe(17);
  });

  test("leaves a label out that would run into the last one's", () => {
    const place = { middleOf: (index: number) => 10 + 20 * index, width: 280, digit: 7 };
    const days = (name: string) => Array.from({ length: 14 }, (_, day) => (day === 13 ? name : `${day} thg 11`));
    expect([...labelledToLast(days('Nay'), 3, place)]).toEqual([1, 4, 7, 10, 13]);
    expect([...labelledToLast(days('Hôm nay'), 3, place)]).toEqual([1, 4, 7, 13]);
  });
});
