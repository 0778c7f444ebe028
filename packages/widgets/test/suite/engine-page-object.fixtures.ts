import type { EnginePage, Target } from '@sampan/testing/engines';
import { vi } from 'vitest';
import type { JobHands } from './scripted-page-object.fixtures.ts';
import { labelPattern, oneLine, says } from './widget-driver.fixtures.ts';

/** Eyes and hands on a widget in an engine beside Chromium, with its own mouse and keyboard. */
export function enginePageObject(page: EnginePage, within: Target, timeout: number): JobHands {
  return {
    see: (wanted) =>
      vi.waitFor(
        async () => {
          const shown = oneLine(await page.text({ css: '.s-root', within }));
          if (!says(shown, wanted)) throw new Error(`${String(wanted)} is not in: ${shown}`);
        },
        { timeout, interval: 100 },
      ),
    fill: (label, value) => page.fill({ label: labelPattern(label), within }, value),
    click: (role, name) => page.click({ role, name, within }),
  };
}
