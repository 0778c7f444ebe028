import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The smallest picture there is. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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

async function openPage(
  person: RegExp,
  path: string,
  width = 1280,
): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).first().click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}${path}`);
  return { page, errors };
}

/** A machine that builds and tests at once. */
const SLOW = { timeout: 20_000 };

const OWNERS = [
  ['SGD', /Rachel Tan/u, 'S$'],
  ['MYR', /Nur Aisyah/u, 'RM'],
  ['PHP', /Maria Cristina/u, '₱'],
  ['IDR', /Dewi Kartika/u, 'Rp'],
] as const;
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
/** Digits of an amount, whatever separates them; the sign counts. */
const minorOf = (text: string) => Number(`${text.includes('-') ? '-' : ''}${text.replaceAll(/\D/gu, '')}`);

describe('adjustments (spec 3 actual_weight, volume_weight)', () => {
  test('at 375 and 1280 px: the list, its sums, and one that is open with its photo', async () => {
    for (const width of [375, 1280]) {
      const { page, errors } = await openPage(/Rachel Tan/u, '/histories/adjustments', width);
      const table = page.getByRole('table', { name: 'Adjustments' });
      await table.waitFor();
      expect(await fits(page)).toBe(true);
      // Each state's card is the sum of what a click on it lists.
      for (const state of ['To answer', 'Disputed', 'Charged', 'Credited']) {
        const card = page.getByRole('button', { name: new RegExp(`^${state}`, 'u') });
        await card.click();
        await page.locator('.c-adjustments__sum').waitFor();
        await expect.poll(() => card.getAttribute('aria-pressed'), SLOW).toBe('true');
        const said = minorOf((await card.locator('strong').textContent()) ?? '');
        const listed = async () =>
          (await table.locator('tbody td.s-table__end').allTextContents()).reduce(
            (total, amount) => total + minorOf(amount),
            0,
          );
        await expect.poll(listed, SLOW).toBe(said);
        await card.click();
        await expect.poll(() => card.getAttribute('aria-pressed'), SLOW).toBe('false');
      }
      await expectNoAxeViolations(page);
      await page.getByRole('row').filter({ hasText: 'To answer' }).getByRole('link').click();
      await page.getByText('Both prices are by the rate card').waitFor();
      const photo = page.getByRole('button', { name: 'Photo 1 of 1' }).locator('img');
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0), SLOW)
        .toBe(true);
      expect(await fits(page)).toBe(true);
      await expectNoAxeViolations(page);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test('a dispute needs a reason, keeps what was typed, and is upheld by Sampan; then it is charged', async () => {
    const { page, errors } = await openPage(/Rachel Tan/u, '/histories/adjustments?state=open');
    await page.getByRole('table', { name: 'Adjustments' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Dispute' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send dispute' }).click();
    await dialog.getByText('Reason is required').waitFor();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await reason.fill('Our scale says 7.5 kg.');
    const file = { name: 'scale.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText('scale.png').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await dialog.getByRole('button', { name: 'Send dispute' }).click();
    await page.getByText('Nothing is charged until Sampan has decided').first().waitFor();
    const link = page.url().split('/').at(-1) ?? '';

    const desk = await openPage(/Sampan Admin/u, `/operator/adjustments/${link}`);
    await desk.page.getByText('Our scale says 7.5 kg.').waitFor();
    await desk.page.getByRole('button', { name: 'Uphold and charge' }).click();
    await desk.page.getByText('Note to the merchant is required').waitFor();
    await desk.page.getByRole('textbox', { name: 'Note to the merchant' }).fill('The photo of the hub is clear.');
    await desk.page.getByRole('button', { name: 'Uphold and charge' }).click();
    await desk.page.getByText('kept the adjustment').waitFor();
    await page.reload();
    await page.getByText('The photo of the hub is clear.').waitFor();
    expect([errors, desk.errors]).toEqual([[], []]);
    await page.context().close();
    await desk.page.context().close();
  });

  test("the operator imports a courier's file: the report names row, column and reason", async () => {
    const { page, errors } = await openPage(/Sampan Admin/u, '/operator/adjustments', 375);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Choose the courier and a file.').waitFor();
    const csv = 'reference,tracking_code,weight_kg\nA-1,SMPME99999999999,2\nA-2,SMPME99999999999,two\n';
    const file = { name: 'weighings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('combobox', { name: 'Courier' }).selectOption({ label: 'Merlion Express' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Row 3 · weight_kg: Give kilograms such as 1.25').waitFor();
    await dialog.getByText('Row 2 · tracking_code: No label has this tracking number').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('refunds and the order analysis (spec 3 orderAnalysis, ordersAnalysisDetail)', () => {
  test('refunds: the total is the sum of the list, in four currencies', async () => {
    for (const [, person, symbol] of OWNERS) {
      const { page } = await openPage(person, '/histories/refunds');
      // The owner in Indonesia reads Indonesian.
      const table = page.locator('.s-table table');
      await table.waitFor();
      const amounts = await table.locator('td strong').allTextContents();
      expect(amounts.every((amount) => amount.includes(symbol))).toBe(true);
      const total = await page.locator('.c-refunds__totals [data-total] dd').textContent();
      expect(minorOf(total ?? '')).toBe(amounts.reduce((sum, amount) => sum + minorOf(amount), 0));
      await page.context().close();
    }
  });

  test('a bar opens its parcels by keyboard; their sum is the figure of the bar, at 375 and 1280 px', async () => {
    for (const width of [375, 1280]) {
      const { page, errors } = await openPage(/Rachel Tan/u, '/histories/analysis?group_by=month', width);
      const table = page.getByRole('table', { name: 'Figures of the chart' });
      await table.waitFor();
      await expectNoAxeViolations(page);
      expect(await fits(page)).toBe(true);
      // The sum of the groups is the last row.
      const costs = await table.locator('tbody td[data-label="Cost"]').allTextContents();
      const total = costs.pop() ?? '';
      expect(costs.reduce((sum, cost) => sum + minorOf(cost), 0)).toBe(minorOf(total));
      const bars = page.locator('[data-bar]');
      await bars.last().focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const parcels = page.getByRole('table', { name: 'Parcels' });
      await parcels.waitFor();
      expect(page.url()).toContain('group=');
      const of_group = page.locator('.c-analysis__drill .c-analysis__value').first();
      expect(minorOf((await of_group.textContent()) ?? '')).toBe(minorOf(costs.at(-1) ?? ''));
      let sum = 0;
      for (;;) {
        await expect.poll(() => parcels.locator('..').locator('..').getAttribute('aria-busy'), SLOW).toBe(null);
        for (const cost of await parcels.locator('td[data-label="Cost"]').allTextContents()) sum += minorOf(cost);
        const next = page.locator('.c-analysis__drill').getByRole('button', { name: 'Next page' });
        if ((await next.count()) === 0 || (await next.isDisabled())) break;
        const first = await parcels.locator('tbody a').first().textContent();
        await next.click();
        await expect.poll(() => parcels.locator('tbody a').first().textContent(), SLOW).not.toBe(first);
      }
      expect(sum).toBe(minorOf(costs.at(-1) ?? ''));
      await expectNoAxeViolations(page);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test('couriers as rows, filters in the URL, a period without labels, a failure, and a shop without any', async () => {
    const { page } = await openPage(/Rachel Tan/u, '/histories/analysis?group_by=courier&measure=parcels');
    await page.getByRole('button', { name: /Straits Parcel: \d+, parcels/u }).waitFor();
    await page.goto(`${server.url}/histories/analysis?from=2020-01-01&to=2020-02-01`);
    await page.getByText('No labels in this period').waitFor();
    await page.route('**/order_analysis/list**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${server.url}/histories/analysis`);
    await page.getByText('The analysis could not be loaded').waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
    const empty = await openPage(/Sampan Admin/u, '/histories/analysis');
    await empty.page.getByText('Nothing to analyse yet').waitFor();
    await empty.page.goto(`${server.url}/histories/adjustments`);
    await empty.page.getByText('No adjustments').waitFor();
    await empty.page.goto(`${server.url}/histories/refunds`);
    await empty.page.getByText('No refunds').waitFor();
    await expectNoAxeViolations(empty.page);
    await empty.page.context().close();
  });
});
