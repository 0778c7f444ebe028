import { launchBrowser } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './shop-page.fixtures.ts';
import { playScene } from './stage.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const TYPED = 'Blk 145';

describe('a page builder takes the element and puts it elsewhere (widgets 2 "Moving the element")', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> keeps what was typed, and asks the server nothing again',
    async (tag, row) => {
      let moved = 0;
      for (const scene of row.scenes) {
        const stage = await playScene(browser, row, scene);
        const field = stage.page
          .locator(tag)
          .locator('input:is([type=text], [type=email], [type=tel], :not([type])), textarea')
          .and(stage.page.locator(':not([role=combobox]):not([readonly]):visible'))
          .first();
        if ((await field.count()) > 0) {
          await field.fill(TYPED);
          const value = await field.inputValue();
          await stage.page.clock.runFor(1_000);
          const calls = stage.api.calls().length;
          await stage.page.evaluate((name) => {
            const element = document.querySelector(name);
            const other = document.body.appendChild(document.createElement('section'));
            if (element !== null) other.append(element);
          }, tag);
          await stage.page.clock.runFor(1_000);
          expect(await field.inputValue()).toBe(value);
          expect(value).not.toBe('');
          expect(stage.api.calls().length).toBe(calls);
          moved += 1;
        }
        await stage.check();
        await stage.close();
      }
      expect(moved).toBeGreaterThan(0);
    },
  );
});
