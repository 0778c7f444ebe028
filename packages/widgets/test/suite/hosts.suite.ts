import { expect, test } from 'vitest';
import { widgetPageObject, type WidgetPageObject } from './chromium-page-object.fixtures.ts';
import {
  expressionOf,
  frameOf,
  frameworksScript,
  HOSTS,
  hostsHtml,
  SANDBOX,
  SWITCHES,
  TURNS,
} from './hosts.fixtures.ts';
import { jobOf } from './jobs.fixtures.ts';
import { LEAST_WIDTH, PAGE_WIDTH } from './parents.fixtures.ts';
import { scriptedPageObject } from './scripted-page-object.fixtures.ts';
import { openShop, tagHtml, type Page } from './shop-page.fixtures.ts';
import { API, SDK } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const PATIENCE_MS = 8_000;

/** What of a page a page object uses, within a frame. */
function framePage(page: Page, frame: string): Page {
  const inside = page.frameLocator(frame);
  return { locator: inside.locator.bind(inside), keyboard: page.keyboard } as unknown as Page;
}

/** A widget's root by its width and height, once it is there; by script where no locator looks. */
async function sizeOf(
  page: Page,
  selector: string,
  closed: string | undefined,
): Promise<{ width: number; height: number }> {
  if (closed === undefined) {
    const root = page.locator(selector).locator('.s-root');
    await root.waitFor();
    return (await root.boundingBox()) ?? { width: 0, height: 0 };
  }
  const root = `${closed}.shadowRoot?.querySelector('.s-root')`;
  await expect.poll(() => page.evaluate(`${root} != null`)).toBe(true);
  return page.evaluate(`(({ width, height }) => ({ width, height }))(${root}.getBoundingClientRect())`);
}

type Choice = (host: number, widget: number) => boolean;

/**
 * Each widget on one page with the hosts that `shows` names by their number: it shows itself in them, and a person finishes its
 * job in those that `finishes` names.
 */
export function describeHosts({ shows, finishes }: { shows: Choice; finishes: Choice }): void {
  test.each(WIDGET_ROWS.map((row, number) => [row.definition.tag, row, number] as const))(
    '<%s> shows itself and finishes its job in its kinds of hosts',
    async (tag, row, number) => {
      const job = jobOf(row);
      const html = tagHtml(tag, { api: API, ...job.attributes });
      const shop = await openShop({
        policy: null,
        scripts: ['v1/all.iife.js'],
        body: hostsHtml(html, `${SDK}/sdk/v1/sampan.js`, '', (host) => shows(host, number)),
        answers: job.answers,
      });
      await shop.page.addScriptTag({ content: await frameworksScript(html) });
      for (const [at, host] of HOSTS.entries()) {
        // No answer of a test reaches it: `sandboxed-frame.e2e.test.ts` has servers for it.
        if (host === SANDBOX || !shows(at, number)) continue;
        const frame = frameOf(host);
        const page = frame === undefined ? shop.page : framePage(shop.page, frame);
        const selector = frame === undefined ? `#host-${at} ${tag}` : tag;
        const closed = frame === undefined ? expressionOf(host, tag) : undefined;
        const [begin, end] = TURNS[host] ?? ['null', 'null'];
        await shop.page.evaluate(begin);
        await shop.page.locator(`#host-${at}`).evaluate((box) => box.scrollIntoView());
        const button = SWITCHES[host];
        if (button !== undefined) {
          const root = page.locator(selector).locator('.s-root');
          await root.waitFor();
          await shop.page.locator(button).click();
          await root.waitFor({ state: 'detached' });
          await shop.page.locator(button).click();
        }
        const { width, height } = await sizeOf(page, selector, closed);
        expect
          .soft([host, width >= LEAST_WIDTH && width <= PAGE_WIDTH, height > 40], `${host}: ${width} x ${height}`)
          .toEqual([host, true, true]);
        if (finishes(at, number)) {
          const widget =
            closed === undefined
              ? widgetPageObject(() => page, selector, PATIENCE_MS)
              : (scriptedPageObject((said) => page.evaluate(said), closed, PATIENCE_MS) as WidgetPageObject);
          if (job.begin !== undefined && closed === undefined) await page.locator(selector).evaluate(job.begin);
          if (job.begin !== undefined && closed !== undefined)
            await page.evaluate(`(${job.begin.toString()})(${closed})`);
          await job.steps?.(widget);
          await widget.see(job.shows);
        }
        await shop.page.evaluate(end);
      }
      await shop.check();
    },
  );
}
