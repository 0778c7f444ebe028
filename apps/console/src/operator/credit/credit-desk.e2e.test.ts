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

async function openDesk(width: number, name = /Sampan Admin/u): Promise<{ page: Page; errors: readonly string[] }> {
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
  await page.goto(`${server.url}/operator/credit`);
  return { page, errors };
}

describe.each([375, 1280])('/operator/credit at %i px (spec 3 payment_type post_billing)', (width) => {
  test('finds companies, refuses a limit below the debt, books a part of an invoice once', async () => {
    const { page, errors } = await openDesk(width);
    const table = page.getByRole('table', { name: 'Credit' });
    await table.getByRole('button', { name: 'Show Harbourfront Electronics' }).waitFor();
    expect(await table.getByText('Kopi & Kaya Goods').count()).toBe(0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: /^Which companies/u }).click();
    await page.getByRole('option', { name: 'All companies' }).click();
    await page.getByLabel('Search companies').fill('kopi');
    await table.getByRole('button', { name: 'Show Kopi & Kaya Goods' }).waitFor();
    await page.waitForURL(/search=kopi/u);
    await page.getByLabel('Search companies').fill('nobody at all');
    await page.getByText('No company matches').waitFor();
    await page.goto(`${server.url}/operator/credit`);

    await table.getByRole('button', { name: 'Show Harbourfront Electronics' }).click();
    const sheet = page.getByRole('dialog', { name: 'Credit' });
    await sheet.getByRole('heading', { name: 'Harbourfront Electronics' }).waitFor();
    await sheet.getByLabel('Limit').fill('0.01');
    await sheet.getByRole('button', { name: 'Save terms' }).click();
    await sheet.getByText('The company owes more than this limit. Book its payments first.').waitFor();
    // What was typed is kept.
    expect(await sheet.getByLabel('Limit').inputValue()).toBe('0.01');
    await sheet.getByLabel('Limit').fill('6,000');
    await sheet.getByRole('button', { name: 'Save terms' }).click();
    await page.getByText('Terms saved').waitFor();

    await sheet
      .getByRole('button', { name: /^Book a payment of INV-/u })
      .first()
      .click();
    await sheet.getByRole('button', { name: 'Book payment' }).last().click();
    await sheet.getByText('Bank reference is required').waitFor();
    await sheet.getByLabel('Bank reference').fill(`GIRO ${width}`);
    await sheet.getByLabel('Amount received').fill('1.00');
    await sheet.getByRole('button', { name: 'Book payment' }).last().click();
    await page.getByText('Payment booked').waitFor();
    await sheet
      .getByRole('button', { name: /^Book a payment of INV-/u })
      .first()
      .click();
    await sheet.getByLabel('Bank reference').fill(`GIRO ${width}`);
    await sheet.getByRole('button', { name: 'Book payment' }).last().click();
    await sheet.getByText('A payment with this bank reference is booked already.').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('spec 6 is_admin: for everybody else the desk does not exist', async () => {
  const { page } = await openDesk(1280, /Rachel/u);
  await page.waitForURL('**/404');
  expect(await page.getByRole('heading', { name: 'Credit' }).count()).toBe(0);
  await page.context().close();
});
