import { launchBrowser } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instantServer } from './instant-server.fixtures.ts';
import { openShop, tagHtml, type Browser, type Page } from './shop-page.fixtures.ts';
import { API, SDK } from './widget-driver.fixtures.ts';
import { trackingRow } from '../tracking/tracking.row.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const CYCLES = 500;
const AT_ONCE = 20;
const LIMIT_BYTES = 1_000_000;

/** Puts elements into the page and takes them away again, until as many as asked for have lived. */
async function mountAndLeave(
  page: Page,
  tag: string,
  attributes: Record<string, string>,
  cycles: number,
): Promise<void> {
  await page.evaluate(
    async ([name, given, total, at_once]) => {
      for (let done = 0; done < total; done += at_once) {
        const made = Array.from({ length: at_once }, () => {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
          return element;
        });
        const heard = Promise.all(
          made.map((element) => new Promise((ready) => element.addEventListener('sampan-ready', ready))),
        );
        document.querySelector('main')?.append(...made);
        await heard;
        for (const element of made)
          (globalThis as unknown as { sampanBegin: (begun: Element) => void }).sampanBegin(element);
        // Answers arrive in some, others leave before.
        await new Promise((later) => setTimeout(later, done % (2 * at_once) === 0 ? 60 : 0));
        for (const element of made) element.remove();
        await new Promise((later) => setTimeout(later, 5));
      }
      await new Promise((later) => setTimeout(later, 300));
    },
    [tag, attributes, cycles, AT_ONCE] as const,
  );
}

describe('elements that come and go', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function measure({ definition: { tag }, scenes: [scene] }: WidgetRow, prepare: (page: Page) => Promise<void>) {
    const attributes = { api: API, ...scene.attributes };
    const shop = await openShop(browser, {
      body: `<main>${tagHtml(tag, attributes)}</main>`,
      first: `${await instantServer(scene.answers)};globalThis.sampanBegin=${String(scene.begin ?? '() => {}')}`,
      is_clock_held: false,
      policy: null,
      scripts: [],
    });
    const { page } = shop;
    await prepare(page);
    await page.addScriptTag({ url: `${SDK}/sdk/v1/sampan.js` });
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    const session = await page.context().newCDPSession(page);
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    const listeners = async (): Promise<number> => {
      let count = 0;
      for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
        const { result } = await session.send('Runtime.evaluate', { expression });
        const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
        count += found.listeners.length;
      }
      return count;
    };
    await mountAndLeave(page, tag, attributes, 3 * AT_ONCE);
    const before = { bytes: await heap(), listeners: await listeners() };
    await mountAndLeave(page, tag, attributes, CYCLES);
    const after = { bytes: await heap(), listeners: await listeners() };
    const { wrongs } = shop;
    await shop.close();
    return { grown: after.bytes - before.bytes, listeners: after.listeners - before.listeners, wrongs };
  }

  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> leaves nothing behind after 500 of them',
    async (tag, row) => {
      const left = await measure(row, async () => {});
      console.info(`${tag}: ${CYCLES} mounts grow the heap by ${left.grown} bytes`);
      expect(left).toEqual({ grown: expect.any(Number) as number, listeners: 0, wrongs: [] });
      expect(left.grown).toBeLessThan(LIMIT_BYTES);
    },
  );

  test('an element that leaves something behind is noticed', async () => {
    const leaky = async (page: Page): Promise<void> => {
      await page.evaluate(() => {
        const kept: object[] = [];
        const listen = (): void => {};
        document.addEventListener('sampan-ready', (event) => {
          kept.push({ element: event.target, text: Array.from({ length: 500 }, () => Math.random()) });
          window.addEventListener('resize', listen.bind(kept));
        });
      });
    };
    const left = await measure(trackingRow, leaky);
    expect(left.listeners).toBe(CYCLES);
    expect(left.grown).toBeGreaterThan(LIMIT_BYTES);
  });
});
