import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

const QUESTION =
  'from_country=SG&from_postcode=409051&to_country=MY&to_postcode=50450&length=40&width=30&height=20&weight=2';

describe('/calculator (spec 2, public routes)', () => {
  test('anybody asks without signing in; the address keeps the question, and the link asks it again', async () => {
    const page = await newPage(browser, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    const errors = collectPageErrors(page);
    await page.goto(`${server.url}/calculator`);
    await page.getByLabel('From: Postcode').fill('409051');
    await page.getByLabel('To: Postcode').fill('310145');
    await page.getByRole('radio', { name: /Handbag/ }).check();
    await page.getByRole('button', { name: 'Compare couriers' }).click();
    await page.getByText('services for this parcel').waitFor();
    const prices = await page.locator('[part=price]').allInnerTexts();
    expect(prices.length).toBeGreaterThan(3);
    expect(page.url()).toContain('to_postcode=310145&package_type=handbag');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await newPage(browser);
    await other.goto(link);
    await other.getByText('services for this parcel').waitFor();
    expect(await other.locator('[part=price]').allInnerTexts()).toEqual(prices);
    expect(errors).toEqual([]);
  });

  test.each([375, 1280])('fits %i px and says which weight is charged before the prices', async (width) => {
    const page = await newPage(browser, { width, height: 812, touch: width < 500, theme: 'dark' });
    await page.goto(`${server.url}/my/calculator?${QUESTION}`);
    await page.getByText('The size decides').waitFor();
    await page.locator('summary').first().click();
    await page.getByText('Fuel surcharge').first().waitFor();
    await expectNoAxeViolations(page);
    const is_wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(is_wide).toBe(false);
  });

  test('each country has its own, and that of Viet Nam leads to the notice', async () => {
    const page = await newPage(browser);
    await page.goto(`${server.url}/ph/calculator`);
    await page.getByLabel('From: Province').waitFor();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('PH');
    await page.goto(`${server.url}/vn/calculator`);
    await page.waitForURL('**/maintain');
    await page.goto(`${server.url}/sg/calculators`);
    await page.waitForURL('**/404');
  });
});
