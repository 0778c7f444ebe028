import { COUNTRY_CODES } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letAnswer, makeFail, makeLong } from './answers.fixtures.ts';
import { minorIn, sumIn } from './figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from './five-merchants.fixtures.ts';
import { faultsOf, settled } from './money-screens.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
const DIALOG = { include: ['dialog[open]'] };
const SOON = { timeout: 15_000 };
const sums = (page: Page) => page.locator('dialog[open] .c-invoice__sum dd');

describe.each(CASES)('what opens over the screens of money in $country at $width px', ({ country, width }) => {
  test('an invoice: net and taxes are its total; long, and when it does not come', async () => {
    const { page, url } = await merchants.open(country, { width });
    await page.goto(`${url}/histories/invoices`);
    await page.locator('.c-row-open').first().click();
    await sums(page).first().waitFor();
    const total = minorIn(await sums(page).last().textContent());
    expect(total).toBeGreaterThan(0);
    expect(await sumIn(sums(page))).toBe(2 * total);
    expect(await faultsOf(page, country)).toEqual([]);
    await expectNoAxeViolations(page, DIALOG);

    await makeLong(page);
    await page.reload();
    await sums(page).first().waitFor();
    expect(await faultsOf(page, country)).toEqual([]);

    await letAnswer(page);
    await makeFail(page);
    await page.reload();
    const retry = page.locator('dialog[open] .s-banner--danger button.s-button');
    await retry.waitFor();
    expect(await faultsOf(page, country)).toEqual([]);
    await letAnswer(page);
    await retry.click();
    await sums(page).first().waitFor();
    await page.context().close();
  });

  test('asking for a payout: what is wrong is said at the field, and the typing stays', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    await page.goto(`${url}/histories/payouts`);
    await settled(page);
    await page.locator('.c-payouts__sum .s-button--primary').click();
    const dialog = page.locator('dialog[open]');
    const amount = dialog.locator('input[inputmode="decimal"]');
    await amount.waitFor();
    expect(await faultsOf(page, country)).toEqual([]);
    await expectNoAxeViolations(page, DIALOG);
    await amount.fill('987654321');
    await dialog.locator('.s-button--primary').last().click();
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count(), SOON).toBeGreaterThan(0);
    expect((await amount.inputValue()).replaceAll(/\D/gu, '')).toMatch(/^987654321(?:00)?$/u);
    expect(await faultsOf(page, country)).toEqual([]);
    await expectNoAxeViolations(page, DIALOG);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
