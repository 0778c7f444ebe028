import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  collectPageErrors,
  expectNoAxeViolations,
  launchBrowser,
  newPage,
} from '../packages/testing/src/browser.index.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../packages/testing/src/index.ts';
import { serveFolder, strictPolicy, type StaticServer } from './static-server.fixtures.ts';

let database: TestDatabase;
let sampan: TestServer;
let shop: StaticServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  database = await createTestDatabase();
  [sampan, browser] = await Promise.all([startTestServer({ database_url: database.url }), launchBrowser()]);
  shop = await serveFolder(fileURLToPath(new URL('./plain-html', import.meta.url)), {
    replace: { 'http://127.0.0.1:8080': sampan.url },
    headers: { 'Content-Security-Policy': strictPolicy(sampan.url) },
  });
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await sampan?.stop();
  await database?.drop();
});

describe('examples/plain-html, on a page with the strictest policy', () => {
  test.each([375, 1280])('at %i px the product can be bought and shipping priced', async (width) => {
    const page = await newPage(browser, { width });
    const errors = collectPageErrors(page);
    await page.goto(shop.url);
    await page.locator('sampan-checkout').getByText('Kaya jam trio').first().waitFor();
    await page.locator('sampan-calculator').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('sampan-calculator').evaluate((element) => element.shadowRoot?.textContent?.length ?? 0))
      .toBeGreaterThan(50);
    expect(errors).toEqual([]);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('a parcel is followed by its number', async () => {
    const page = await newPage(browser);
    const errors = collectPageErrors(page);
    await page.goto(`${shop.url}/track.html`);
    const widget = page.locator('sampan-tracking');
    await widget.getByRole('textbox').fill('SMPME00000000010');
    await widget.getByRole('button').first().click();
    await widget.getByText('Merlion Express').first().waitFor();
    expect(
      await widget.evaluate((element) => getComputedStyle(element).getPropertyValue('--sampan-primary')),
    ).toContain('#8a4b12');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('without JavaScript there is a link to the hosted page', async () => {
    const page = await newPage(browser, { context: { javaScriptEnabled: false } });
    await page.goto(`${shop.url}/track.html`);
    expect(await page.getByRole('link', { name: 'hosted page' }).getAttribute('href')).toBe(
      `${sampan.url}/t/SMPME00000000010`,
    );
    await page.context().close();
  });
});
