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

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openAs(
  name: RegExp,
  path: string,
  settings: { width: number; theme?: 'light' | 'dark' },
): Promise<{ page: Page; errors: readonly string[] }> {
  const { width, theme = 'light' } = settings;
  const page = await newPage(browser, { width, height: 812, touch: width < 500, theme });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name }).first().click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}${path}`);
  return { page, errors };
}

const invoicesAs = async (name: RegExp, width: number, theme?: 'light' | 'dark') => {
  const opened = await openAs(name, '/histories/invoices', { width, ...(theme ? { theme } : {}) });
  await opened.page.getByRole('heading', { name: 'Invoices', level: 2 }).waitFor();
  return opened;
};

/** Amounts such as 'S$ 1,234.50' in cents. */
const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/gu, '')) * 100);

describe.each([
  [375, 'light'],
  [1280, 'dark'],
] as const)('/histories/invoices at %i px, %s (spec 7 GET /invoice/list)', (width, theme) => {
  test('lists an invoice a month; its sheet adds up and gives both files', async () => {
    const { page, errors } = await invoicesAs(/Rachel/u, width, theme);
    const table = page.getByRole('table', { name: 'Invoices' });
    await table.getByText('INV-000001').first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    await table.getByRole('button', { name: 'Show invoice INV-000001' }).click();
    const sheet = page.getByRole('dialog', { name: 'Invoice' });
    await sheet.getByText('Kopi & Kaya Goods').waitFor();
    expect(page.url()).toContain('invoice=');
    const amounts = await sheet.locator('.c-invoice__sum dd').allTextContents();
    const [net = '', ...rest] = amounts;
    const total = rest.at(-1) ?? '';
    expect(cents(net) + rest.slice(0, -1).reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total));
    await sheet.getByText('GST 7% on').waitFor();
    await sheet.getByText('Paid from your balance when each label was bought.').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      sheet.getByRole('button', { name: 'Open PDF' }).click(),
    ]);
    expect(tab.url()).toMatch(/\/api\/files\/papers\/.*\/invoice-INV-000001\.pdf$/u);
    await tab.close();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('invoice-INV-000001.csv');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('invoice=');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('filters stand in the URL; nothing found says so, a failure can be tried again', async () => {
    const { page, errors } = await invoicesAs(/Rachel/u, width, theme);
    await page.getByRole('button', { name: /^Status/u }).click();
    await page.getByRole('option', { name: 'Overdue' }).click();
    await page.waitForURL(/status=overdue/u);
    await page.getByText('No invoices match').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.getByRole('table', { name: 'Invoices' }).waitFor();
    await page.route('**/api/v1/invoice/list*', (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.reload();
    await page.getByText('Your invoices could not be loaded').waitFor();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/v1/invoice/list*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table', { name: 'Invoices' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('spec 3 post_billing: limit, used credit and what is to pay instead of a balance, and no Top Up', async () => {
    const { page, errors } = await invoicesAs(/Adeline/u, width, theme);
    await page.getByRole('heading', { name: 'Credit left' }).waitFor();
    await page
      .getByText(/of S\$ 5,000\.00 used/u)
      .first()
      .waitFor();
    await page.getByText(/^Next invoice on/u).waitFor();
    expect(await page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
    await page
      .getByRole('button', { name: /Show invoice/u })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Invoice' });
    await sheet.getByText(/Transfer the amount and name INV-/u).waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.goto(`${server.url}/home`);
    await page.getByText('Credit left').first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe.each(['my', 'ph', 'id'] as const)('spec 9 currencies: %s', (country) => {
  test('the list and the sheet show the own currency, and the sums are equal', async () => {
    const names = { my: /Nur Aisyah/u, ph: /Maria/u, id: /Dewi/u };
    const { page } = await openAs(names[country], '/histories/invoices', { width: 375 });
    await page.locator('.c-row-open').first().click();
    const sheet = page.getByRole('dialog');
    const symbol = { my: 'RM', ph: '₱', id: 'Rp' }[country];
    await sheet.locator('.c-invoice__sum--total dd').first().waitFor();
    expect(await sheet.locator('.c-invoice__sum--total dd').first().textContent()).toContain(symbol);
    const plain = (text: string) => Number(text.replaceAll(/\D/gu, '')) * (text.startsWith('-') ? -1 : 1);
    const amounts = (await sheet.locator('.c-invoice__sum dd').allTextContents()).map(plain);
    const total = amounts.pop() ?? 0;
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

test('spec 6: staff have no tab of invoices', async () => {
  const { page } = await openAs(/Marcus/u, '/histories', { width: 1280 });
  await page.getByRole('heading', { name: 'Transaction History', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
  await page.context().close();
});
