import { describe, expect, test } from 'vitest';
import { playAllScenes } from './stage.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const TYPED = 'Blk 145';

describe('a page builder takes the element and puts it elsewhere (widgets 2 "Moving the element")', () => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> keeps what was typed, and asks the server nothing again',
    async (_tag, row) => {
      const scenes = await playAllScenes(row);
      /** How many calls were the same as one before, each element for itself. */
      const again = (): number => {
        const calls = scenes.api.calls().filter(({ path }) => row.repeats?.test(path) !== true);
        const kinds = calls.map(({ method, path, query, body, headers }) =>
          JSON.stringify([method, path, query, body, headers['x-publishable-key']]),
        );
        return kinds.length - new Set(kinds).size;
      };
      let moved = 0;
      for (const at of row.scenes.keys()) {
        const field = scenes.page
          .locator(scenes.selectorOf(at))
          .locator('input:is([type=text], [type=email], [type=tel], :not([type])), textarea')
          .and(scenes.page.locator(':not([role=combobox]):not([readonly]):not(:disabled):visible'))
          .first();
        if ((await field.count()) === 0) continue;
        await field.fill(TYPED);
        await field.blur();
        await scenes.page.clock.runFor(3_000);
        const value = await field.inputValue();
        const before = again();
        await scenes.page.evaluate((selector) => {
          const place = document.querySelector(selector)?.parentElement;
          const element = document.querySelector(selector);
          const other = document.createElement('section');
          if (element !== null) other.append(element);
          place?.append(other);
        }, scenes.selectorOf(at));
        await scenes.page.clock.runFor(1_000);
        expect(value).not.toBe('');
        expect(await field.inputValue()).toBe(value);
        expect(again()).toBe(before);
        moved += 1;
      }
      expect(moved).toBeGreaterThan(0);
      await scenes.check();
      await scenes.close();
    },
  );
});
