import { formatMoney, rulesOf, type CountryCode } from '@sampan/country-rules';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import { readFile } from 'node:fs/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLedger } from '../../../server/src/fill-ledger.fixtures.ts';
import { giveCompany } from '../five-currencies/give-company.fixtures.ts';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

interface Person {
  email: string;
  /** As their button on the first page calls them. */
  name: string;
}

/** Who shows which currency: the demo's people move to companies with a past of their own. */
const PEOPLE: Readonly<Record<CountryCode, Person>> = {
  SG: { email: 'sg@demo.sampan.test', name: 'Rachel' },
  MY: { email: 'my@demo.sampan.test', name: 'Nur Aisyah' },
  PH: { email: 'ph@demo.sampan.test', name: 'Maria Cristina' },
  ID: { email: 'id@demo.sampan.test', name: 'Dewi' },
  // Nobody of a closed country gets in: its dong stand in the answers to somebody else.
  VN: { email: 'postbilling@demo.sampan.test', name: 'Adeline' },
};
const STAFF: Person = { email: 'staff@demo.sampan.test', name: 'Marcus' };
const MOVEMENTS = 45;
const DAY_S = 86_400;

/** A company with so many movements in the last 60 days. */
async function giveMovements(country: CountryCode, { email }: Person, journals: number): Promise<void> {
  const company_id = await giveCompany(database, email, country);
  const now = Math.floor(Date.now() / 1000);
  const [from, to] = [now - 60 * DAY_S, now - 60];
  if (journals > 0) await fillLedger({ pool: database.pool, company_id, country_code: country, journals, from, to });
}

beforeAll(async () => {
  database = await createTestDatabase({ pool: { max: 2 } });
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  for (const country of Object.keys(PEOPLE) as CountryCode[])
    await giveMovements(country === 'VN' ? 'SG' : country, PEOPLE[country], MOVEMENTS);
  await giveMovements('SG', STAFF, 0);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

async function open(person: Person, path: string, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: new RegExp(person.name, 'u') })
    .first()
    .click();
  await page.waitForURL('**/orders/new');
  if (person === PEOPLE.VN) await page.route('**/api/v1/transaction/**', inDong);
  await page.goto(`${server.url}${path}`);
  return { page, errors };
}

const IS_MONEY = /^(?:amount|amount_in|amount_out|net|balance|held|opening_balance|closing_balance)$/u;

/** The server's answer with every amount in dong, which have no decimals: a hundred times as many. */
async function inDong(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = (await response.text()).replaceAll('"currency":"SGD"', '"currency":"VND"');
  const dong = JSON.parse(json, (key, value: unknown) =>
    typeof value === 'number' && IS_MONEY.test(key) ? Math.round(value * 100) : value,
  ) as unknown;
  await route.fulfill({ response, json: dong });
}

/** An answer of the server to the page's own session. */
async function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token: string };
    return (await (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).json()) as never;
  }, `/api/v1${path}`);
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** An amount on the page as minor units, whatever the currency's signs are. */
const minorIn = (text: string) => (/^[^\d]*[-\u2212]/u.test(text) ? -1 : 1) * Number(text.replaceAll(/\D/gu, ''));

interface Totals {
  totals: { amount_in: number; amount_out: number };
  total: number;
  balance: number;
}

describe.each([375, 1280])('/histories at %i px (spec 2, look.md 3 Wallet)', (width) => {
  test.each(Object.entries(PEOPLE))('every total is the sum of what is listed: %s', async (country, person) => {
    const { page, errors } = await open(person, '/histories', width);
    const { currency } = rulesOf(country as CountryCode);
    const minor = (amount: number) => Math.round(amount * (currency === 'VND' ? 1 : 100));
    // Its name is in the language of the country.
    const table = page.locator('.c-ledger .s-table table');
    await table.locator('tbody tr:not(.c-ledger__date)').nth(2).waitFor();
    const rows: { amount: number; balance: number }[] = [];
    for (let number = 1; number <= 3; number += 1) {
      if (number > 1) {
        await page.locator('.s-pages__buttons button').last().click();
        await page.waitForURL(new RegExp(`page=${number}`, 'u'));
        await page.getByText(`${(number - 1) * 20 + 1}-`).waitFor();
        await table.locator('..').locator('..').and(page.locator(':not([aria-busy])')).waitFor();
      }
      const cells = await table
        .locator('tbody tr:not(.c-ledger__date)')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
      for (const [, , came = '', left = '', balance = ''] of cells)
        rows.push({ amount: minorIn(came === '' ? left : came), balance: minorIn(balance) });
    }
    expect(rows).toHaveLength(MOVEMENTS);
    for (const [index, { balance, amount }] of rows.entries())
      expect(balance - amount).toBe(rows[index + 1]?.balance ?? 0);
    const answer = await ask<Totals>(page, '/transaction/list');
    const sum = (sign: 1 | -1) =>
      rows.filter(({ amount }) => amount * sign > 0).reduce((all, { amount }) => all + amount, 0);
    expect([minor(answer.totals.amount_in), -minor(answer.totals.amount_out)]).toEqual([sum(1), sum(-1)]);
    const totals = await table.locator('tfoot td').allTextContents();
    expect([minorIn(totals[1] ?? ''), minorIn(totals[2] ?? '')]).toEqual([sum(1), sum(-1)]);
    expect(await page.locator('.c-wallet__amount').textContent()).toBe(formatMoney(rows[0]?.balance ?? 0, currency));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('filters stand in the URL, are found again after a reload, and can be cleared', async () => {
    const { page } = await open(PEOPLE.SG, '/histories', width);
    await page.getByRole('button', { name: 'Type', exact: true }).click();
    await page.getByRole('option', { name: 'Top-ups' }).click();
    await page.waitForURL(/group=top_ups/u);
    await page.reload();
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByText('Total of 5 transactions').waitFor();
    expect(await table.locator('tbody').getByText('Label').count()).toBe(0);
    await page.goto(`${server.url}/histories?from=2019-01-01&to=2019-01-31`);
    await page.getByText('Nothing in this period').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await table.getByText(`Total of ${MOVEMENTS} transactions`).waitFor();
    await page.getByRole('textbox', { name: 'Order number' }).fill('F-7');
    await page.keyboard.press('Enter');
    await table.getByText('Total of 1 transaction', { exact: true }).waitFor();
    await page.close();
  });

  test('a phone groups by day, a desktop has a column for the date; the chart has its figures as a table', async () => {
    const { page } = await open(PEOPLE.MY, '/histories', width);
    const day = page.locator('.c-ledger__date').first();
    await day.waitFor({ state: 'attached' });
    expect(await day.isVisible()).toBe(width < 640);
    expect(await page.locator('.c-ledger__moment').first().isVisible()).toBe(width >= 640);
    const summary = page.getByText('Show the figures');
    await summary.focus();
    await page.keyboard.press('Enter');
    const figures = page.locator('.c-weeks__figures table');
    await figures.waitFor();
    const weeks = await ask<{ weeks: { closing_balance: number }[] }>(page, '/transaction/weekly');
    expect(await figures.locator('tbody tr').count()).toBe(weeks.weeks.length);
    const closing = weeks.weeks.at(-1)?.closing_balance ?? 0;
    expect(await figures.locator('tbody tr').first().textContent()).toContain(
      formatMoney(Math.round(closing * 100), 'MYR'),
    );
    await expectNoAxeViolations(page);
    await page.close();
  });

  test('an empty wallet says so; staff have no Top Up (spec 6)', async () => {
    const { page, errors } = await open(STAFF, '/histories', width);
    await page.getByText('Your balance is S$ 0.00').waitFor();
    expect(await page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('an error keeps the page and is mended by one tap', async () => {
    const { page } = await open(PEOPLE.SG, '/home', width);
    await page.route('**/api/v1/transaction/list?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${server.url}/histories`);
    await page.getByText('The transactions could not be loaded').waitFor({ timeout: 60_000 });
    await page.unroute('**/api/v1/transaction/list?*');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Transaction History');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`Total of ${MOVEMENTS} transactions`).waitFor();
    await page.close();
  });

  test("spec 4 Result dialog: 'Your export is ready.', the file after 1 s, the link after 5 s", async () => {
    const { page } = await open(PEOPLE.ID, '/histories?direction=in', width);
    // What is still being loaded above the button moves it.
    await page.waitForLoadState('networkidle');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Ekspor CSV|Export CSV/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Your export is ready\.|Ekspor Anda sudah siap\./u).waitFor();
    const link = dialog.locator('a');
    expect(await link.count()).toBe(0);
    const file = await saved;
    const text = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/u);
    expect(text.trim().split('\r\n')).toHaveLength(6);
    await link.waitFor({ timeout: 15_000 });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await dialog.getByRole('button', { name: /Continue|Lanjutkan/u }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.close();
  });
});

describe.each([375, 1280])('/histories/statements at %i px (spec 7 Statements)', (width) => {
  test('months and years with their files; the current one is marked; opening a month shows its entries', async () => {
    const { page, errors } = await open(PEOPLE.PH, '/histories/statements', width);
    const table = page.getByRole('table', { name: 'Statements' });
    await table.getByText('Not finished').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await table
      .getByRole('button', { name: /^CSV of/u })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/u);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      table
        .getByRole('button', { name: /^PDF of/u })
        .first()
        .click(),
    ]);
    await tab.close();
    await table.getByRole('link').nth(1).click();
    await page.waitForURL(/statements\/\d{4}-\d\d$/u);
    const key = page.url().slice(-7);
    const statement = await ask<{ closing_balance: number; entries: number }>(page, `/statement/${key}`);
    await page.locator('.c-statement__closing').waitFor();
    expect(await page.locator('.c-statement__closing dd').textContent()).toBe(
      formatMoney(Math.round(statement.closing_balance * 100), 'PHP'),
    );
    await page.getByText(new RegExp(`Total of ${statement.entries} transaction`, 'u')).waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'All statements' }).click();
    await page.getByRole('button', { name: 'Years' }).click();
    await page.waitForURL(/unit=year/u);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('earnings and costs open to what they are made of', async () => {
    const { page, errors } = await open(PEOPLE.SG, '/histories/revenue', width);
    const table = page.getByRole('table', { name: 'Earnings and costs' });
    await table.locator('summary').first().click();
    await table.getByText('Refunds of labels').first().waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});
