import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFits, expectNoAxeViolations, newPage } from '../packages/testing/src/browser.index.ts';
import { useDemo } from '../packages/testing/src/demo/index.ts';
import { serveFolder, strictPolicy, type StaticServer } from './static-server.fixtures.ts';

const demo = useDemo();
let shop: StaticServer;

beforeAll(async () => {
  shop = await serveFolder(fileURLToPath(new URL('./plain-html', import.meta.url)), {
    replace: { 'http://127.0.0.1:8080': demo.url },
    headers: { 'Content-Security-Policy': strictPolicy(demo.url) },
  });
});
afterAll(() => shop?.close());

describe('examples/plain-html, on a page with the strictest policy', () => {
  test('the product can be bought and shipping priced, at every width', async () => {
    const { page, errors } = await demo.open({ width: 375, stay: true });
    await page.goto(shop.url);
    await page.locator('sampan-checkout').getByText('Kaya jam trio').first().waitFor();
    await page.locator('sampan-calculator').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('sampan-calculator').evaluate((element) => element.shadowRoot?.textContent?.length ?? 0))
      .toBeGreaterThan(50);
    expect(errors).toEqual([]);
    await expectNoAxeViolations(page);
    await expectFits(page);
  });

  test('a parcel is followed by its number', async () => {
    const { page, errors } = await demo.open({ stay: true });
    await page.goto(`${shop.url}/track.html`);
    const widget = page.locator('sampan-tracking');
    await widget.getByRole('textbox').fill('SMPME00000000010');
    await widget.getByRole('button').first().click();
    await widget.getByText('Merlion Express').first().waitFor();
    expect(
      await widget.evaluate((element) => getComputedStyle(element).getPropertyValue('--sampan-primary')),
    ).toContain('#8a4b12');
    expect(errors).toEqual([]);
  });

  test('without JavaScript there is a link to the hosted page', async () => {
    const page = await newPage(demo.browser, { context: { javaScriptEnabled: false } });
    await page.goto(`${shop.url}/track.html`);
    expect(await page.getByRole('link', { name: 'hosted page' }).getAttribute('href')).toBe(
      `${demo.url}/t/SMPME00000000010`,
    );
    await page.context().close();
  });
});
