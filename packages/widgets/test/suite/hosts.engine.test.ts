import { describeInEngines, type EnginePage } from '@sampan/testing/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiHost, type ApiHost } from './api-host.fixtures.ts';
import type { WidgetPageObject } from './chromium-page-object.fixtures.ts';
import { enginePageObject } from './engine-page-object.fixtures.ts';
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
import { startShopHost, type ShopHost } from './shop-host.fixtures.ts';
import { SHOP_CLOCK } from './shop-clock.fixtures.ts';
import { tagHtml } from './shop-page.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const PATIENCE_MS = 30_000;
/** The frame of another origin than its page answers what it is asked: no driver's hands are wanted there. */
const ANSWERS = `<script>addEventListener('message', (event) => event.source.postMessage(eval(event.data), '*'));</script>`;

let api: ApiHost;
let shop: ShopHost;

beforeAll(async () => {
  api = await startApiHost(Object.assign({}, ...WIDGET_ROWS.map((row) => jobOf(row).answers)));
  const pages = WIDGET_ROWS.map(async (row) => {
    const { tag } = row.definition;
    const html = tagHtml(tag, { api: api.url, ...jobOf(row).attributes });
    const all = `<script async src="${api.url}/sdk/v1/all.iife.js"></script>`;
    const frameworks = (await frameworksScript(html)).replaceAll('</script', String.raw`<\/script`);
    const body = hostsHtml(html, `${api.url}/sdk/v1/sampan.js`, SHOP_CLOCK + ANSWERS);
    return [`/${tag}`, `${SHOP_CLOCK}<body>${all}${body}<script>${frameworks}</script>`] as const;
  });
  shop = await startShopHost(api.url, Object.fromEntries(await Promise.all(pages)), null);
});
afterAll(async () => {
  await shop?.close();
  await api?.close();
});

/** Runs in the page: the element of a tag below another, through open shadow roots. */
const FIND = `(function find(root, tag) {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === tag) return element;
    const found = element.shadowRoot === null ? null : find(element.shadowRoot, tag);
    if (found !== null) return found;
  }
  return null;
})`;

/** Evaluates an expression in a host's frame, by messages. */
async function runInFrame(page: EnginePage, frame: string, expression: string): Promise<unknown> {
  await page.run(`(globalThis.shopHeard = [], addEventListener('message', ({ data }) => shopHeard.push(data), { once: true }),
    document.querySelector('${frame}').contentWindow.postMessage(${JSON.stringify(expression)}, '*'))`);
  let heard: unknown[] = [];
  await expect
    .poll(async () => (heard = (await page.run('shopHeard')) as unknown[]).length, { timeout: PATIENCE_MS })
    .toBe(1);
  return heard[0];
}

async function pressSwitch(page: EnginePage, button: string, element: string): Promise<void> {
  const is_there = () => page.run(`${element}?.shadowRoot?.querySelector('.s-root') != null`);
  await expect.poll(is_there, { timeout: PATIENCE_MS }).toBe(true);
  await page.click({ css: button });
  await expect.poll(() => page.run(`${element} === null`), { timeout: PATIENCE_MS }).toBe(true);
  await page.click({ css: button });
}

describeInEngines('a widget in every kind of host', (withPage) => {
  test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
    '<%s> shows itself, wide enough, and finishes its job',
    async (tag, row) => {
      const job = jobOf(row);
      await withPage(async (page) => {
        await page.open(`${shop.url}/${tag}`);
        for (const [at, host] of HOSTS.entries()) {
          const scripted = expressionOf(host, tag);
          const frame = host === SANDBOX ? frameOf(host) : undefined;
          const run = (said: string) => (frame === undefined ? page.run(said) : runInFrame(page, frame, said));
          const element = scripted ?? `${FIND}(document.querySelector('#host-${at}'), '${tag}')`;
          const [begin, end] = TURNS[host] ?? ['null', 'null'];
          await page.run(`(${begin}, null)`);
          await page.run(`document.querySelector('#host-${at}').scrollIntoView()`);
          const button = SWITCHES[host];
          if (button !== undefined) await pressSwitch(page, button, element);
          const width = () =>
            run(`${element}?.shadowRoot?.querySelector('.s-root')?.getBoundingClientRect().width ?? 0`);
          await expect.poll(width, { timeout: PATIENCE_MS, message: host }).toBeGreaterThanOrEqual(LEAST_WIDTH);
          expect(await width(), host).toBeLessThanOrEqual(PAGE_WIDTH);
          const widget = (
            scripted === undefined
              ? enginePageObject(page, { css: tag, within: { css: `#host-${at}` } }, PATIENCE_MS)
              : scriptedPageObject(run, scripted, PATIENCE_MS)
          ) as WidgetPageObject;
          if (job.begin !== undefined) await run(`(${job.begin.toString()})(${element})`);
          await job.steps?.(widget);
          await widget.see(job.shows);
          await page.run(`(${end}, null)`);
        }
        expect(await page.errors()).toEqual([]);
        api.check();
      }, PATIENCE_MS);
    },
    240_000,
  );
});
