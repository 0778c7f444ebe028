import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
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

const WIDTHS = [375, 1280] as const;

async function open(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  return { page, errors };
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

describe('COD Orders (spec 2 Sidebar, /orders/cod)', () => {
  test.each(WIDTHS)(
    'at %d px: amounts by state, each a filter of the list, and the way of a parcel’s cash',
    async (width) => {
      const { page, errors } = await open(/Habi Home Weaves/u, width);
      await page.goto(`${server.url}/orders/cod`);
      const totals = page.getByRole('region', { name: 'Cash on delivery by state' });
      for (const name of ['Expected', 'With the courier', 'Settled', 'Payable', 'Paid out'])
        await totals.getByText(name, { exact: true }).waitFor();
      await expectNoSidewaysScroll(page);
      await totals.getByRole('link', { name: /^Payable/u }).click();
      await page.waitForURL('**/orders/cod?cash=payable');
      const payable = totals.getByRole('link', { name: /^Payable/u });
      // Its places stand before the counts are loaded.
      const countOf = async (state: RegExp) =>
        totals.getByRole('link', { name: state }).locator('.c-cod-total__count').textContent();
      await expect.poll(() => countOf(/^Expected/u), { timeout: 20_000 }).toBe('0 parcels');
      expect(await countOf(/^Payable/u)).toMatch(/^[1-9]\d* parcels?$/u);
      expect(await payable.getAttribute('aria-current')).toBe('true');
      await page
        .getByText(/^SP-\d{6}$/u)
        .first()
        .click();
      const sheet = page.getByRole('dialog');
      const way = sheet.getByRole('list', { name: 'Cash on delivery' });
      await way.waitFor();
      for (const step of ['Expected', 'With the courier', 'Settled', 'Payable'])
        expect(await way.getByText(step, { exact: true }).count()).toBe(1);
      await expectNoAxeViolations(page);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('a cancellation says what becomes of the cash; refreshing the list resets it (spec 4 Order lifecycle)', async () => {
    const { page } = await open(/Habi Home Weaves/u, 1280);
    await page.goto(`${server.url}/orders/cod?cash=expected`);
    const ready = page.getByRole('row').filter({ hasText: 'Ready to ship' }).first();
    await ready.getByText(/^SP-\d{6}$/u).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel parcel' }).click();
    const said = page.getByText(/The courier will not collect ₱/u);
    await said.waitFor();
    expect(await said.textContent()).toContain('Nothing has been collected yet');
    await page.context().close();
  });

  test('settlements leave as PDF and CSV', async () => {
    const { page } = await open(/Habi Home Weaves/u, 375);
    await page.goto(`${server.url}/orders/cod`);
    await page.getByRole('button', { name: 'Settlements' }).click();
    const pdf = page.getByRole('button', { name: /^PDF of RM-/u }).first();
    await pdf.waitFor();
    const [file] = await Promise.all([
      page.waitForResponse((answer) => /\/cod\/settlement\/[0-9a-f-]{36}\/download/u.test(answer.url())),
      pdf.click(),
    ]);
    expect(((await file.json()) as { link: string }).link).toMatch(/^\/api\/files\/papers\/.*\.pdf$/u);
    await expectNoSidewaysScroll(page);
    await page.context().close();
  });
});

describe('the desk of remittances', () => {
  test.each(WIDTHS)('at %d px: a file is reported before anything is settled, then settled', async (width) => {
    const { page, errors } = await open(/Sampan Admin/u, width);
    await page.goto(`${server.url}/operator/remittances`);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('Courier is required').waitFor();
    const courier = width < 500 ? 'komodo-parcel' : 'tarsier-express';
    await page.getByRole('combobox', { name: /^Courier/u }).selectOption(courier);
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().includes('/admin/remittance/sample')),
      page.getByRole('button', { name: 'Download a sample file' }).click(),
    ]);
    const { link } = (await answer.json()) as { link: string };
    const buffer = Buffer.from(await (await fetch(server.url + link)).arrayBuffer());
    await page.locator('input[type=file]').setInputFiles({ name: 'sample.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('table', { name: 'Rows that do not fit' }).waitFor();
    await page.getByText('SMP-NOT-OURS').waitFor();
    const settle = page.getByRole('button', { name: /^Settle \d+ rows$/u });
    if ((await settle.count()) > 0) {
      await settle.click();
      await page.getByRole('region', { name: 'sample.csv' }).getByText('Done', { exact: true }).waitFor();
    }
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('for merchants it does not exist', async () => {
    const { page } = await open(/Habi Home Weaves/u, 1280);
    await page.goto(`${server.url}/operator/remittances`);
    await page.getByText('Ooops! The page you are looking for could not be found :(').waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
    await page.context().close();
  });
});
