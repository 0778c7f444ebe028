import { furthestStep, ORDER_STEPS } from '@sampan/stores/order-draft';
import { describe, expect, it } from 'vitest';
import { reachableStep } from './reachable-step.ts';

const progress = (parts: number) =>
  furthestStep({ has_addresses: parts > 0, has_package: parts > 1, has_service: parts > 2 });
const PATHS = ORDER_STEPS.map(({ path }) => path);

describe('the step of a path (spec 2, Order creation steps)', () => {
  const tableOf = (may_add_card: boolean) =>
    [0, 1, 2, 3].map((parts) => PATHS.map((path) => reachableStep(path, progress(parts), may_add_card).number));

  it('is the furthest one that has what it needs, else the one asked for', () => {
    expect(tableOf(true)).toEqual([
      [1, 1, 1, 1, 1],
      [1, 2, 2, 2, 2],
      [1, 2, 3, 3, 3],
      [1, 2, 3, 4, 5],
    ]);
  });

  it('leads from a card to the confirmation where there is none to add', () => {
    expect(tableOf(false).at(-1)).toEqual([1, 2, 3, 4, 4]);
  });

  it('is the first for a path nobody knows, and the same for every way a plus is written', () => {
    expect(['', '6+x', '3'].map((path) => reachableStep(path, progress(3), true).number)).toEqual([1, 1, 1]);
    expect(
      ['3+delivery_service', '3%2Bdelivery_service', '3 delivery_service'].map(
        (path) => reachableStep(path, progress(3), true).number,
      ),
    ).toEqual([3, 3, 3]);
  });
});
