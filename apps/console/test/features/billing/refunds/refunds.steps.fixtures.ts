import { moneyText, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, minorIn, sumIn } from '../../../five-currencies/figures.fixtures.ts';

const PARTS = 4;
const FAULT = { status: 500, contentType: 'application/problem+json', body: '{}' };

/** On /histories/refunds: each refund is the sum of its parts, each total that of its column, and the credit note is a PDF. */
export async function expectRefundsAddUp(page: Page, url: string, country: CountryCode): Promise<void> {
  const rows = page.locator('.s-table tbody tr');
  await rows.first().waitFor();
  const totals = page.locator('.c-refunds__totals dd');
  await expect.poll(() => totals.count()).toBe(PARTS + 1);
  for (let at = 0; at < (await rows.count()); at += 1) {
    const figures = await rows.nth(at).locator('td.s-table__end.s-num').allTextContents();
    const amounts = figures.map(minorIn);
    expect(amounts.slice(0, PARTS).reduce((sum, part) => sum + part, 0)).toBe(amounts[PARTS]);
  }
  for (let part = 0; part <= PARTS; part += 1) {
    const column = page.locator(`.s-table tbody tr td.s-table__end.s-num:nth-child(${part + 3})`);
    await expect.poll(() => column.count()).toBe(await rows.count());
    await expect.poll(async () => minorIn(await totals.nth(part).textContent())).toBe(await sumIn(column));
  }
  const answer = await ask<{ total: number; total_amount: number }>(page, '/refund/list');
  await expect.poll(() => rows.count()).toBe(answer.total);
  await expect.poll(() => totals.last().textContent()).toBe(moneyText(answer.total_amount, rulesOf(country).currency));
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
  const [asked] = await Promise.all([
    page.waitForResponse('**/refund/*/credit_note*'),
    rows.first().getByRole('button').click(),
  ]);
  const { link } = (await asked.json()) as { link: string };
  const file = await fetch(new URL(link, url));
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

/** A list that does not come is asked for again; a credit note that does not come says so beside its button. */
export async function expectRefundRetry(page: Page, url: string): Promise<void> {
  await failUntilPressed(page, '**/refund/**', FAULT);
  await page.goto(`${url}/histories/refunds`);
  const retry = page.locator('main .s-banner--danger button.s-button');
  await retry.waitFor();
  await expectNoAxeViolations(page, { include: ['main'] });
  await page.route('**/refund/*/credit_note*', (route) => route.fulfill(FAULT));
  await retry.click();
  const row = page.locator('.s-table tbody tr').first();
  await row.getByRole('button').click();
  await row.locator('.s-banner--danger').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
}
