import { expectFits } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { minorIn } from '../../../five-currencies/figures.fixtures.ts';

/** On /histories/invoices: the drawer of the newest one shows the own currency, and its parts are its total. */
export async function expectInvoiceAddsUp(page: Page, symbol: string): Promise<void> {
  await page.locator('.c-row-open').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('.c-invoice__sum--total dd').first().waitFor();
  await expect.poll(() => drawer.locator('.c-invoice__sum--total dd').first().textContent()).toContain(symbol);
  const amounts = (await drawer.locator('.c-invoice__sum dd').allTextContents()).map(minorIn);
  const total = amounts.pop() ?? 0;
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
  await expectFits(page);
}
