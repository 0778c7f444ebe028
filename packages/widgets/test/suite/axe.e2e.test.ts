import { expectNoAxeViolations } from '@sampan/testing/browser';
import { describe, expect, test } from 'vitest';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import { expectUsableInEveryLook } from './looks.fixtures.ts';
import { playAllScenes } from './stage.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

/** `axe.matrix.test.ts` has axe read forced colours, large text and 320 px too. */
describe('everyone can use a widget', () => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s>: axe finds nothing in any state, light and dark, and nothing is cut off in any look',
    (_tag, row) => expectUsableInEveryLook(row, ['light', 'dark']),
  );

  test('a text that is too pale is noticed inside the shadow root', async () => {
    const css = 'sampan-tracking { --sampan-text-2: #cccccc }';
    const { page } = await playAllScenes(trackingRow, { policy: null, css });
    await expect(expectNoAxeViolations(page, { include: ['main'] })).rejects.toThrow(/color-contrast/);
  });
});
