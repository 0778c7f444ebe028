import { COUNTRY_CODES } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorIn, sidewaysOf } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';

let merchants: FiveMerchants;
beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));

describe.each(CASES)('the history in $country at $width px leads to what made an entry', ({ country, width }) => {
  test('a refund to its credit note, a top-up to its receipt, a payout to its page, cash to its settlement', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    const rows = page.locator('.c-ledger .s-table tbody tr:not(.c-ledger__date)');
    for (const [search, paper] of [
      ['group=refunds', '**/refund/*/credit_note*'],
      ['group=top_ups', '**/me/top_up/*/receipt'],
      ['account=payable&group=cod', '**/cod/settlement/*/download*'],
    ] as const) {
      await page.goto(`${url}/histories?${search}`);
      await rows.first().waitFor();
      expect(await sidewaysOf(page)).toBe(0);
      await expectNoAxeViolations(page, { include: ['main'] });
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
    expect(minorIn(await page.locator('dialog[open] .c-payouts__amount').textContent())).toBe(moved);
    expect(await sidewaysOf(page)).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
