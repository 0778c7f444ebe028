import { newPage, sharedBrowser } from '@sampan/testing/browser';
import { expect, onTestFinished, test } from 'vitest';
import { problem, type Answers } from './api-stub.fixtures.ts';
import { startApiHost } from './api-host.fixtures.ts';
import { widgetPageObject, type WidgetPageObject } from './chromium-page-object.fixtures.ts';
import { jobOf } from './jobs.fixtures.ts';
import { SHOP_CLOCK } from './shop-clock.fixtures.ts';
import { startShopHost } from './shop-host.fixtures.ts';
import { tagHtml } from './shop-page.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

type Page = Awaited<ReturnType<typeof newPage>>;
type Inside = ReturnType<Page['frameLocator']>;

const LINK = '<a href="https://ship.example/page">Our page</a>';

/** A page of a shop with a widget in a frame that may do what `allows` says; answers the frame. */
async function openFrame(tag: string, attributes: object, allows: string, answers: Answers): Promise<Inside> {
  const api = await startApiHost(answers);
  const html = tagHtml(tag, { ...attributes, api: api.url }, LINK);
  const inside = `<!doctype html><html lang="en"><title>Shop</title>${SHOP_CLOCK}<script async src="${api.url}/sdk/v1/sampan.js"></script>${html}</html>`;
  const escaped = inside.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = `<iframe sandbox="${allows}" srcdoc="${escaped}" width="640" height="700"></iframe>`;
  const shop = await startShopHost(api.url, { '/': body }, null);
  const page = await newPage(await sharedBrowser());
  onTestFinished(async () => {
    await page.context().close();
    await Promise.all([shop.close(), api.close()]);
  });
  await page.goto(`${shop.url}/`);
  return page.frameLocator('iframe');
}

function handsIn(inside: Inside, tag: string): WidgetPageObject {
  return widgetPageObject(() => ({ locator: inside.locator.bind(inside) }) as unknown as Page, tag);
}

test.each(WIDGET_ROWS.map((row) => [row.definition.tag, row] as const))(
  '<%s> finishes its job in a frame without an origin, where it may keep nothing',
  async (tag, row) => {
    const job = jobOf(row);
    // It is asked to keep what is typed, and reading the storage of such a frame throws.
    const attributes = { ...job.attributes, persist: '' };
    const inside = await openFrame(tag, attributes, 'allow-scripts allow-forms', job.answers);
    const widget = handsIn(inside, tag);
    await inside.locator(tag).locator('.s-root').waitFor();
    if (job.begin !== undefined) await inside.locator(tag).evaluate(job.begin);
    await job.steps?.(widget);
    await widget.see(job.shows);
  },
);

test('a frame without an origin is no page that a live key knows: the line says so, with the hosted page', async () => {
  const refused = problem(403, 'origin_refused', 'This key cannot be used on this page.');
  const inside = await openFrame('sampan-tracking', { 'tracking-id': 'SMPME884211705' }, 'allow-scripts', {
    'GET /api/tpl/v1/order/{id}/public_tracking_info': refused,
  });
  const link = inside.getByRole('link', { name: 'Open on Sampan' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/\/t\/SMPME884211705$/u);
});

test('a frame without scripts has the link inside the tag', async () => {
  const inside = await openFrame('sampan-tracking', { 'tracking-id': 'SMPME884211705' }, '', {});
  const link = inside.getByRole('link', { name: 'Our page' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://ship.example/page');
});
