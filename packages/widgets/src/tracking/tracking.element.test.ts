import { TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import { describe, expect, test, vi } from 'vitest';
import { elementDriver } from '#test/suite/element-driver.fixtures.ts';
import { SampanTrackingElement } from './index.ts';
import { describeTrackingElement } from '#test/tracking/tracking-element.suite.ts';
import { PUBLIC } from '#test/tracking/tracking.fixtures.ts';
import { describeTracking } from '#test/tracking/tracking.suite.ts';

const makeDriver = elementDriver('sampan-tracking', SampanTrackingElement);

describeTracking('element', makeDriver);
describeTrackingElement('element', makeDriver);

describe('an open tab', () => {
  const widget = makeDriver();

  test('a tab that stays open asks less and less often, and not at all for a parcel that has arrived', async () => {
    let status = 'in_transit';
    await widget.open({
      attributes: { 'tracking-id': 'SMPME884211705' },
      answers: {
        'GET /api/tpl/v1/order/{id}/public_tracking_info': () => ({
          ...PUBLIC,
          status,
          trackings: status === 'completed' ? [] : PUBLIC.trackings,
        }),
      },
    });
    await widget.see('With the driver');
    await widget.pass(10 * TRACKING_REFRESH_MS + 1_000);
    await expect.poll(() => widget.calls().length).toBe(8);
    // A visitor may ask 300 times a day, with every tab.
    await widget.pass(24 * 60 * TRACKING_REFRESH_MS);
    await expect.poll(() => widget.calls().length).toBeGreaterThan(140);
    expect(widget.calls().length).toBeLessThan(155);
    status = 'completed';
    await widget.pass(16 * TRACKING_REFRESH_MS);
    await widget.see('Delivered');
    const asked = widget.calls().length;
    await widget.pass(60 * TRACKING_REFRESH_MS);
    expect(widget.calls()).toHaveLength(asked);
  });

  test('a tab that nobody looks at asks nothing, and asks again once it is looked at', async () => {
    await widget.open({
      attributes: { 'tracking-id': 'SMPME884211705' },
      answers: { 'GET /api/tpl/v1/order/{id}/public_tracking_info': PUBLIC },
    });
    await widget.see('With the driver');
    const asked = widget.calls().length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await widget.pass(30 * TRACKING_REFRESH_MS);
    expect(widget.calls()).toHaveLength(asked);
    visibility.mockRestore();
    await widget.pass(2 * TRACKING_REFRESH_MS);
    expect(widget.calls().length).toBeGreaterThan(asked);
  });
});
