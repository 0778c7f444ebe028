import { formatMoney } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '#test/five-currencies/figures.fixtures.ts';
import { settled } from '#test/five-currencies/money-screens.fixtures.ts';
import { newCompanyIn, type EmptyCompany } from '#test/five-currencies/new-company-in.fixtures.ts';
import { expectHistoryAddsUp, MOVEMENTS, newHistory } from '#test/features/billing/histories.steps.fixtures.ts';

const demo = useDemo();

let singaporean: EmptyCompany;
let indonesian: EmptyCompany;
beforeAll(async () => {
  singaporean = await newHistory(demo, 'SG');
  indonesian = await newHistory(demo, 'ID');
});

/** Totals in five currencies: histories.matrix.test.ts. */
describe('/histories (spec 2, look.md 3 Wallet)', () => {
  test('every total is the sum of what is listed', async () => {
    const { page, errors } = await demo.open({ as: indonesian, path: '/histories', width: 375 });
    await expectHistoryAddsUp(page, 'ID');
    expect(errors).toEqual([]);
  });

  test('filters stand in the URL, are found again after a reload, and can be cleared', async () => {
    const { page } = await demo.open({ as: singaporean, path: '/histories' });
    await page.getByRole('button', { name: 'Type', exact: true }).click();
    await page.getByRole('option', { name: 'Top-ups' }).click();
    await page.waitForURL(/group=top_ups/u);
    await page.reload();
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByText('Total for 5 transactions').waitFor();
    await expect.poll(() => table.locator('tbody').getByText('Label').count()).toBe(0);
    await page.goto(`${demo.url}/histories?from=2019-01-01&to=2019-01-31`);
    await page.getByText('No transactions in this period').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await table.getByText(`Total for ${MOVEMENTS} transactions`).waitFor();
    await page.getByRole('textbox', { name: 'Order number' }).fill('F-7');
    await page.keyboard.press('Enter');
    await table.getByText('Total for 1 transaction', { exact: true }).waitFor();
  });

  test('a phone groups by day, a desktop has a column for the date; the chart has its figures as a table', async () => {
    const { page } = await demo.open({ as: singaporean, path: '/histories', width: 375 });
    const day = page.locator('.c-ledger__date').first();
    await day.waitFor({ state: 'attached' });
    await expectFits(page, [375, 1280], async (width) => {
      await expect.poll(() => day.isVisible()).toBe(width < 640);
      await expect.poll(() => page.locator('.c-ledger__moment').first().isVisible()).toBe(width >= 640);
    });
    const summary = page.getByText('View data');
    await summary.focus();
    await page.keyboard.press('Enter');
    const figures = page.locator('.c-time__figures table');
    await figures.waitFor();
    const weeks = await ask<{ weeks: { closing_balance: number }[] }>(page, '/transaction/weekly');
    await expect.poll(() => figures.locator('tbody tr').count()).toBe(weeks.weeks.length);
    const closing = weeks.weeks.at(-1)?.closing_balance ?? 0;
    await expect
      .poll(() => figures.locator('tbody tr').first().textContent())
      .toContain(formatMoney(Math.round(closing * 100), 'SGD'));
    await expectNoAxeViolations(page);
  });

  test('an empty wallet says so; staff have no Top Up (spec 6)', async () => {
    const owner = await newCompanyIn(demo, 'SG');
    const { page, errors } = await demo.open({ as: owner, path: '/histories', width: 375 });
    await page.getByText('Your balance is S$ 0.00').waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    const staff = await demo.open({ as: 'staff', path: '/histories' });
    await staff.page.getByRole('table', { name: 'Transactions' }).waitFor();
    await expect.poll(() => staff.page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
  });

  test('an error keeps the page and is mended by one tap', async () => {
    const { page } = await demo.open({ as: singaporean, width: 375, stay: true });
    await failUntilPressed(page, '**/api/v1/transaction/list?*', { status: 500, body: '{}' });
    await page.goto(`${demo.url}/histories`);
    await page.getByText("We couldn't load your transactions").waitFor({ timeout: 60_000 });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Transaction History');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`Total for ${MOVEMENTS} transactions`).waitFor();
  });

  test("spec 4 Result dialog: 'Your export is ready.', the file after 1 s, the link after 5 s", async () => {
    const { page } = await demo.open({ as: indonesian, path: '/histories?direction=in', fresh: true });
    // What is still being loaded above the button moves it.
    await settled(page);
    await page.clock.install();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Ekspor CSV|Export CSV/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Your export is ready\.|Ekspor Anda sudah siap\./u).waitFor();
    const link = dialog.locator('a');
    await expect.poll(() => link.count()).toBe(0);
    await page.clock.runFor(1_000);
    const file = await saved;
    const text = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toMatch(/^(?:transactions|transaksi)-\d{4}-\d\d-\d\d\.csv$/u);
    expect(text.trim().split('\r\n')).toHaveLength(6);
    await page.clock.runFor(4_000);
    await link.waitFor();
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer');
    await dialog.getByRole('button', { name: /Continue|Lanjutkan/u }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('/histories/statements (spec 7 Statements)', () => {
  test('months and years with their files; the current one is marked; opening a month shows its entries', async () => {
    const { page, errors } = await demo.open({ as: 'ph', path: '/histories/statements', width: 375 });
    const table = page.getByRole('table', { name: 'Statements' });
    await table.getByText('In progress').waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await table
      .getByRole('button', { name: /^Download CSV:/u })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/u);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      table
        .getByRole('button', { name: /^Download PDF:/u })
        .first()
        .click(),
    ]);
    await tab.close();
    await table.getByRole('link').nth(1).click();
    await page.waitForURL(/statements\/\d{4}-\d\d$/u);
    const key = page.url().slice(-7);
    const statement = await ask<{ closing_balance: number; entries: number }>(page, `/statement/${key}`);
    await page.locator('.c-statement__closing').waitFor();
    await expect
      .poll(() => page.locator('.c-statement__closing dd').textContent())
      .toBe(formatMoney(Math.round(statement.closing_balance * 100), 'PHP'));
    await page.getByText(new RegExp(`Total for ${statement.entries} transaction`, 'u')).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'All statements' }).click();
    await page.getByRole('button', { name: 'Year' }).click();
    await page.waitForURL(/unit=year/u);
    expect(errors).toEqual([]);
  });

  test('earnings and costs open to what they are made of', async () => {
    const { page, errors } = await demo.open({ as: 'sg', path: '/histories/revenue', width: 375 });
    const table = page.getByRole('table', { name: 'Revenue and costs' });
    await table.locator('summary').first().click();
    await table.getByText('Label refunds').first().waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });
});
