import { describe, expect, test } from 'vitest';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import { leakOnPurpose, leftByMounts } from './mount-leak.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const CYCLES = 100;

/** The short form of `mount-leak.matrix.test.ts`: nodes can be counted after a few, bytes only after hundreds. */
describe('elements that come and go', () => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> leaves no node and no listener behind after 100 of them',
    async (_tag, row) => {
      const left = await leftByMounts(row, CYCLES);
      expect({ listeners: left.listeners, wrongs: left.wrongs }).toEqual({ listeners: 0, wrongs: [] });
      // Not one for each; what a single one keeps for all is no leak.
      expect(left.nodes).toBeLessThan(CYCLES / 2);
    },
  );

  test('an element that leaves something behind is noticed', async () => {
    const left = await leftByMounts(trackingRow, CYCLES, leakOnPurpose);
    expect(left.listeners).toBe(CYCLES);
    expect(left.nodes).toBeGreaterThan(CYCLES);
  });
});
