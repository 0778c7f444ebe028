import { expect, test } from 'vitest';
import { widgetPageObject } from './chromium-page-object.fixtures.ts';
import { frameOf, frameworksScript, HOSTS, hostsHtml, SWITCHES } from './hosts.fixtures.ts';
import { LEAST_WIDTH, PAGE_WIDTH } from './parents.fixtures.ts';
import { openShop, tagHtml, type Page } from './shop-page.fixtures.ts';
import { API, SDK } from './widget-driver.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

/** The scene in which a widget has finished its job. */
const JOBS: Readonly<Record<string, string>> = {
  'sampan-calculator': 'prices',
  'sampan-tracking': 'a parcel on its way',
  'sampan-confirm-address': 'confirmed',
  'sampan-checkout': 'bought',
};

/** What of a page a page object uses, within a frame. */
function framePage(page: Page, frame: string): Page {
  const inside = page.frameLocator(frame);
  return { locator: inside.locator.bind(inside), keyboard: page.keyboard } as unknown as Page;
}

/**
 * Each widget on one page with every host: it shows itself in all of them, and a person finishes its job in those that
 * `finishes` names by their number.
 */
export function describeHosts(finishes: (host: number, widget: number) => boolean): void {
  test.each(WIDGET_ROWS.map((row, number) => [row.definition.tag, row, number] as const))(
    '<%s> shows itself and finishes its job in every kind of host',
    async (tag, { scenes }, number) => {
      const job = scenes.find(({ name }) => name === JOBS[tag]);
      if (job === undefined) throw new Error(`${tag} has no scene ${JOBS[tag]}`);
      const html = tagHtml(tag, { api: API, ...job.attributes });
      const shop = await openShop({
        policy: null,
        scripts: ['v1/all.iife.js'],
        body: hostsHtml(html, `${SDK}/sdk/v1/sampan.js`),
        answers: job.answers,
      });
      await shop.page.addScriptTag({ content: await frameworksScript(html) });
      for (const [at, host] of HOSTS.entries()) {
        const frame = frameOf(host);
        const page = frame === undefined ? shop.page : framePage(shop.page, frame);
        const selector = frame === undefined ? `#host-${at} ${tag}` : tag;
        const root = page.locator(selector).locator('.s-root');
        await shop.page.locator(`#host-${at}`).evaluate((box) => box.scrollIntoView());
        await root.waitFor();
        const button = SWITCHES[host];
        if (button !== undefined) {
          await shop.page.locator(button).click();
          await root.waitFor({ state: 'detached' });
          await shop.page.locator(button).click();
          await root.waitFor();
        }
        const { width = 0, height = 0 } = (await root.boundingBox()) ?? {};
        expect
          .soft([host, width >= LEAST_WIDTH && width <= PAGE_WIDTH, height > 40], `${host}: ${width} x ${height}`)
          .toEqual([host, true, true]);
        if (!finishes(at, number)) continue;
        const widget = widgetPageObject(() => page, selector);
        if (job.begin !== undefined) await page.locator(selector).evaluate(job.begin);
        await job.steps?.(widget);
        await widget.see(job.shows);
      }
      await shop.check();
    },
  );
}
