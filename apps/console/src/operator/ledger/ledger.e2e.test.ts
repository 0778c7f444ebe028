import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openLedger(width: number, name = /Sampan Admin/u): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, {
    width,
    height: 812,
    touch: width < 500,
    theme: width < 500 ? 'dark' : 'light',
  });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name }).first().click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}/operator/ledger`);
  return { page, errors };
}

describe.each([375, 1280])('/operator/ledger at %i px (trust 2.5)', (width) => {
  test('says that everything adds up, per currency to the cent, and counts again when asked', async () => {
    const { page, errors } = await openLedger(width);
    await page.getByText('Everything adds up').first().waitFor();
    for (const [currency, zero] of [
      ['SGD', 'S$ 0.00'],
      ['MYR', 'RM 0.00'],
      ['PHP', '₱0.00'],
      ['IDR', 'Rp 0,00'],
    ] as const) {
      const table = page.getByRole('table', { name: `What stands where, ${currency}` });
      await table.waitFor();
      expect(await table.locator('strong').textContent()).toBe(zero);
    }
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Ledger checked').waitFor();
    await page.getByText('Asked for').first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('a ledger that does not add up is shouted; asked too often it says so; nobody else sees the page', async () => {
  const { pool } = database;
  const account = "(select id from ledger_accounts where kind = 'wallet' and entry_seq > 0 order by id limit 1)";
  await pool.query(`update ledger_accounts set posted_minor = posted_minor + 100 where id = ${account}`);
  const { page } = await openLedger(1280);
  const check = page.getByRole('button', { name: 'Check now' });
  await check.click();
  await page.getByText('Stop payouts and look at what is named here').waitFor();
  const { rows } = await pool.query<{ id: string }>(`select id from ledger_accounts where id = ${account}`);
  await page.getByText(rows[0]?.id ?? 'no account').waitFor();
  await pool.query(`update ledger_accounts set posted_minor = posted_minor - 100 where id = ${account}`);
  // Six an hour, and some were asked above.
  for (let time = 0; time < 6 && !(await page.getByText('at most six times an hour').isVisible()); time += 1) {
    await check.click();
    await page.getByText(/Ledger checked|at most six times an hour/u).waitFor();
    await page.waitForTimeout(300);
  }
  await page.getByText('at most six times an hour').waitFor();
  await page.context().close();

  const merchant = await openLedger(1280, /Rachel Tan/u);
  await merchant.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await merchant.page.getByText('What stands where').count()).toBe(0);
  await merchant.page.context().close();
});
