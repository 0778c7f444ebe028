import { describe, expect, test } from 'vitest';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import { leakOnPurpose, leftByMounts } from './mount-leak.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const CYCLES = 500;
const LIMIT_BYTES = 1_000_000;

describe('elements that come and go, by the hundred', () => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> leaves nothing behind after 500 of them',
    async (tag, row) => {
      const left = await leftByMounts(row, CYCLES);
      console.info(`${tag}: ${CYCLES} mounts grow the heap by ${left.bytes} bytes and ${left.nodes} nodes`);
      expect({ listeners: left.listeners, wrongs: left.wrongs }).toEqual({ listeners: 0, wrongs: [] });
      expect(left.bytes).toBeLessThan(LIMIT_BYTES);
      // Not one for each; what a single one keeps for all is no leak.
      expect(left.nodes).toBeLessThan(CYCLES / 2);
    },
  );

  test('an element that leaves something behind is noticed', async () => {
    const left = await leftByMounts(trackingRow, CYCLES, leakOnPurpose);
    expect(left.listeners).toBe(CYCLES);
    expect(left.bytes).toBeGreaterThan(LIMIT_BYTES);
    expect(left.nodes).toBeGreaterThan(CYCLES);
  });
});
