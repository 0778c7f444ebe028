import { expect, test } from 'vitest';
import { groupByPeriod } from './period-groups.tsx';

test('runs of the same period, in the order of the list', () => {
  expect(groupByPeriod(['2026-11-02', '2026-11-01', '2026-10-31'], (day) => day.slice(0, 7))).toEqual([
    { period: '2026-11', rows: ['2026-11-02', '2026-11-01'] },
    { period: '2026-10', rows: ['2026-10-31'] },
  ]);
});
