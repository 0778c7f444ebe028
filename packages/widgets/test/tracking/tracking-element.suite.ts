import { describe, expect, test } from 'vitest';
import { problem } from '../suite/api-stub.fixtures.ts';
import type { MakeDriver } from '../suite/widget-driver.fixtures.ts';
import { PUBLIC } from './tracking.fixtures.ts';

const ROUTE = 'GET /api/tpl/v1/order/{id}/public_tracking_info';
const ID = 'SMPME884211705';
const UNKNOWN = problem(404, 'tracking_not_available', 'This tracking is not available at the moment.');

/** What `<sampan-tracking>` does by itself, where a React app decides: it keeps the question beside the answer. */
export function describeTrackingElement(name: string, makeDriver: MakeDriver): void {
  describe(`tracking element: ${name}`, () => {
    const widget = makeDriver();

    test('whoever asked keeps the focus, can ask for another number, and hears of a typo', async () => {
      await widget.open({
        answers: {
          [ROUTE]: ({ params }: { params: Readonly<Record<string, string>> }) =>
            params['id'] === ID ? PUBLIC : UNKNOWN,
        },
      });
      await widget.see('Track');
      await widget.press('Tab');
      await widget.type('SMPME88421170');
      await widget.press('Enter');
      await widget.see('Check the number for a typo.');
      expect(await widget.focusedName()).toBe('Tracking number');
      expect(await widget.valueOf('Tracking number')).toBe('SMPME88421170');
      await widget.fill('Tracking number', ID);
      await widget.click('button', 'Track');
      await widget.see('Merlion Express');
      expect(await widget.focusedName()).toBe('Track');
      expect(await widget.valueOf('Tracking number')).toBe(ID);
    });
  });
}
