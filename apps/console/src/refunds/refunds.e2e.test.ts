import { COUNTRY_CODES, moneyText, rulesOf } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, minorIn, sidewaysOf, sumIn } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';

let merchants: FiveMerchants;
beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
const PARTS = 4;

describe.each(CASES)('/histories/refunds in $country at $width px (spec 4 Order lifecycle)', ({ country, width }) => {
  test('each refund is the sum of its parts, each total that of its column, and the credit note is a PDF', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    await page.goto(`${url}/histories/refunds`);
    const rows = page.locator('.s-table tbody tr');
    await rows.first().waitFor();
    const totals = page.locator('.c-refunds__totals dd');
    expect(await totals.count()).toBe(PARTS + 1);
    for (let at = 0; at < (await rows.count()); at += 1) {
      const figures = await rows.nth(at).locator('td.s-table__end.s-num').allTextContents();
      const amounts = figures.map(minorIn);
      expect(amounts.slice(0, PARTS).reduce((sum, part) => sum + part, 0)).toBe(amounts[PARTS]);
    }
    for (let part = 0; part <= PARTS; part += 1) {
      const column = page.locator(`.s-table tbody tr td.s-table__end.s-num:nth-child(${part + 3})`);
      expect(await column.count()).toBe(await rows.count());
      expect(minorIn(await totals.nth(part).textContent())).toBe(await sumIn(column));
    }
    const answer = await ask<{ total: number; total_amount: number }>(page, '/refund/list');
    expect(answer.total).toBe(await rows.count());
    expect(await totals.last().textContent()).toBe(moneyText(answer.total_amount, rulesOf(country).currency));
    expect(await sidewaysOf(page)).toBe(0);
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
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a credit note that does not come says so beside its button; a list that does not come is asked again', async () => {
    const { page, url } = await merchants.open(country, { width });
    const fault = { status: 500, contentType: 'application/problem+json', body: '{}' };
    await page.route('**/refund/**', (route) => route.fulfill(fault));
    await page.goto(`${url}/histories/refunds`);
    const retry = page.locator('main .s-banner--danger button.s-button');
    await retry.waitFor();
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.unroute('**/refund/**');
    await page.route('**/refund/*/credit_note*', (route) => route.fulfill(fault));
    await retry.click();
    const row = page.locator('.s-table tbody tr').first();
    await row.getByRole('button').click();
    await row.locator('.s-banner--danger').waitFor();
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.context().close();
  });
});
