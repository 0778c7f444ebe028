import { expectFits } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** 'S$ 1,824.20' or 'Rp 5.517.000,00' in minor units; what stands before the digits is the currency. */
const minorOf = (text: string) =>
  Number(text.replace(/^.*?(?=[\d])/u, '').replaceAll(/\D/gu, '')) * (text.startsWith('-') ? -1 : 1);

/** What is there to pay out, in minor units. */
export const availableOf = async (page: Page) => minorOf(await page.getByTestId('payout-available').innerText());

/** What stands above the line sums to what stands below it (issue 'Every total on a screen equals the sum of what it lists'). */
export async function expectPartsToAddUp(page: Page): Promise<void> {
  const amounts = (await page.locator('.c-payouts__parts dd').allInnerTexts()).map(minorOf);
  const total = await availableOf(page);
  const end = amounts.indexOf(total);
  expect(amounts.slice(0, end).reduce((sum, part) => sum + part, 0)).toBe(total);
}

/** On /histories/payouts outside of Singapore: the balance adds up, and only banks are offered. */
export async function expectBalance(page: Page): Promise<void> {
  await page.getByTestId('payout-available').waitFor();
  await expectPartsToAddUp(page);
  await expectFits(page);
  await expect.poll(() => page.getByRole('tab', { name: 'PayNow' }).count()).toBe(0);
}
