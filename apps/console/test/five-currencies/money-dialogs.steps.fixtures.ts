import type { CountryCode } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letAnswer, makeFail, makeLong } from './answers.fixtures.ts';
import { minorIn, sumIn } from './figures.fixtures.ts';
import { faultsOf, settled } from './money-screens.fixtures.ts';

const DIALOG = { include: ['dialog[open]'] };
const SOON = { timeout: 15_000 };

/** On /histories/invoices: net and taxes are the invoice's total; long, and when it does not come. The page must be fresh. */
export async function expectInvoice(page: Page, country: CountryCode): Promise<void> {
  const sums = page.locator('dialog[open] .c-invoice__sum dd');
  await page.locator('.c-row-open').first().click();
  await sums.first().waitFor();
  const total = minorIn(await sums.last().textContent());
  expect(total).toBeGreaterThan(0);
  await expect.poll(() => sumIn(sums)).toBe(2 * total);
  expect(await faultsOf(page, country)).toEqual([]);
  await expectNoAxeViolations(page, DIALOG);

  await makeLong(page);
  await page.reload();
  await sums.first().waitFor();
  expect(await faultsOf(page, country)).toEqual([]);

  await letAnswer(page);
  await makeFail(page);
  await page.reload();
  const retry = page.locator('dialog[open] .s-banner--danger button.s-button');
  await retry.waitFor();
  expect(await faultsOf(page, country)).toEqual([]);
  await letAnswer(page);
  await retry.click();
  await sums.first().waitFor();
}

/** On /histories/payouts: what is wrong with what is asked for is said at the field, and the typing stays. */
export async function expectPayoutForm(page: Page, country: CountryCode): Promise<void> {
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
  await expect.poll(async () => (await amount.inputValue()).replaceAll(/\D/gu, '')).toMatch(/^987654321(?:00)?$/u);
  expect(await faultsOf(page, country)).toEqual([]);
  await expectNoAxeViolations(page, DIALOG);
}
