import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { minorIn } from '../../five-currencies/figures.fixtures.ts';

/** A refund leads to its credit note, a top-up to its receipt, cash to its settlement, a payout to its page. */
export async function expectEntriesLead(page: Page, url: string): Promise<void> {
  const rows = page.locator('.c-ledger .s-table tbody tr:not(.c-ledger__date, .c-period)');
  for (const [search, paper] of [
    ['group=refunds', '**/refund/*/credit_note*'],
    ['group=top_ups', '**/me/top_up/*/receipt'],
    ['account=payable&group=cod', '**/cod/settlement/*/download*'],
  ] as const) {
    await page.goto(`${url}/histories?${search}`);
    await rows.first().waitFor();
    await expectFits(page);
    // The three lists differ in their entries alone.
    if (search === 'group=refunds') await expectNoAxeViolations(page, { include: ['main'] });
    const [asked] = await Promise.all([
      page.waitForResponse(paper),
      rows.first().locator('.c-ledger__paper button').click(),
    ]);
    const { link } = (await asked.json()) as { link: string };
    expect((await fetch(new URL(link, url))).headers.get('Content-Type')).toBe('application/pdf');
  }
  await page.goto(`${url}/histories?account=payable&group=payouts`);
  const payout = rows.last();
  await payout.waitFor();
  const moved = Math.abs(minorIn(await payout.locator('td.s-table__end:not([data-empty])').first().textContent()));
  await payout.getByRole('link').click();
  await page.waitForURL('**/histories/payouts?payout=*');
  await expect
    .poll(async () => minorIn(await page.locator('dialog[open] .c-payouts__amount').textContent()))
    .toBe(moved);
  await expectFits(page);
}
