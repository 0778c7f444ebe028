import { describe, expect, test } from 'vitest';
import type { Page } from './shop-page.fixtures.ts';
import { playAllScenes } from './stage.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';

const TYPED = 'Blk 145';

/** What a page does with an element somebody has typed into. */
type Deed = (page: Page, selector: string) => Promise<void>;

/** A page builder takes the element and puts it elsewhere in one breath. */
const move: Deed = async (page, selector) => {
  await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const place = element?.parentElement;
    const other = document.createElement('section');
    if (element !== null) other.append(element);
    place?.append(other);
  }, selector);
  await page.clock.runFor(1_000);
};

/** A tab of the shop, or Vue's KeepAlive, takes it out for a while. */
const takeAway: Deed = async (page, selector) => {
  const element = await page.locator(selector).elementHandle();
  const place = await page.locator(selector).locator('..').elementHandle();
  await element?.evaluate((taken) => (taken as Element).remove());
  await page.clock.runFor(30_000);
  await place?.evaluate((parent, taken) => (parent as Element).append(taken as Element), element);
  await page.clock.runFor(1_000);
};

/** The shop's page changes its language. */
const speakMalay: Deed = async (page, selector) => {
  const [before] = await page.locator(selector).locator('label').allTextContents();
  await page.locator(selector).evaluate((element) => element.setAttribute('locale', 'ms-MY'));
  await expect.poll(async () => (await page.locator(selector).locator('label').allTextContents())[0]).not.toBe(before);
};

interface CountingPage {
  /** Calls that have begun and are not answered. */
  sampanOpen: number;
}

/** Runs in the browser before the widgets: counts the calls that are on their way. */
const COUNT_CALLS = `{
  const fetchIt = globalThis.fetch;
  globalThis.sampanOpen = 0;
  globalThis.fetch = (...args) => {
    globalThis.sampanOpen += 1;
    return fetchIt(...args).finally(() => (globalThis.sampanOpen -= 1));
  };
}`;

/** Waits until all calls are answered: one still on its way would be taken for one of the next deed. */
async function answered(page: Page): Promise<void> {
  let looks = 0;
  await expect
    .poll(async () => {
      const open = await page.evaluate(() => (globalThis as unknown as CountingPage).sampanOpen);
      // An answer that is being read can lead to the next call.
      looks = open === 0 ? looks + 1 : 0;
      return looks;
    })
    .toBeGreaterThan(2);
}

/** One after the other: each begins with what the one before it left. */
const DEEDS: readonly { name: string; deed: Deed; is_quiet: boolean }[] = [
  { name: 'is moved', deed: move, is_quiet: true },
  { name: 'is away for 30 seconds', deed: takeAway, is_quiet: false },
  { name: 'speaks another language', deed: speakMalay, is_quiet: true },
];

/** What was typed into these widgets stays (widgets 2 "Moving the element"). */
export function describeMoving(rows: readonly WidgetRow[]): void {
  describe('what was typed stays (widgets 2 "Moving the element")', () => {
    const named = rows.map((row) => [row.definition.tag, row] as const);
    test.each(named)(
      '<%s> that is moved, is away for 30 seconds, speaks another language keeps it',
      async (_tag, row) => {
        const scenes = await playAllScenes(row, { first: COUNT_CALLS });
        /** How many calls were the same as one before, each element for itself. */
        const again = (): number => {
          const calls = scenes.api.calls().filter(({ path }) => row.repeats?.test(path) !== true);
          const kinds = calls.map(({ method, path, query, body, headers }) =>
            JSON.stringify([method, path, query, body, headers['x-publishable-key']]),
          );
          return kinds.length - new Set(kinds).size;
        };
        let kept = 0;
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
          expect(value).not.toBe('');
          for (const { name, deed, is_quiet } of DEEDS) {
            await answered(scenes.page);
            const before = again();
            await deed(scenes.page, scenes.selectorOf(at));
            await expect.poll(() => field.inputValue(), { message: name }).toBe(value);
            await answered(scenes.page);
            if (is_quiet) expect(again(), name).toBe(before);
          }
          kept += 1;
        }
        expect(kept).toBeGreaterThan(0);
        await scenes.check();
        await scenes.close();
      },
    );
  });
}
