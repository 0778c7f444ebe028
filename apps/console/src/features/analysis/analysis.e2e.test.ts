import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { minorIn } from '#test/five-currencies/figures.fixtures.ts';
import { newCompanyIn } from '#test/five-currencies/new-company-in.fixtures.ts';

const demo = useDemo();

/** A machine that builds and tests at once. */
const SLOW = { timeout: 20_000 };

describe('the order analysis (spec 3 orderAnalysis, ordersAnalysisDetail)', () => {
  test('a bar opens its parcels by keyboard; their sum is the figure of the bar', async () => {
    const { page, errors } = await demo.open({ as: 'sg', path: '/histories/analysis?group_by=month', width: 375 });
    const table = page.getByRole('table', { name: 'Chart data' });
    await table.waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    // The sum of the groups is the last row.
    const costs = await table.locator('tbody td[data-label="Cost"]').allTextContents();
    const total = costs.pop() ?? '';
    expect(costs.reduce((sum, cost) => sum + minorIn(cost), 0)).toBe(minorIn(total));
    const bars = page.locator('[data-bar]');
    await bars.last().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const parcels = page.getByRole('table', { name: 'Parcels' });
    await parcels.waitFor();
    await expect.poll(() => page.url()).toContain('group=');
    const of_group = page.locator('.c-analysis__drill .c-analysis__value').first();
    await expect.poll(async () => minorIn((await of_group.textContent()) ?? '')).toBe(minorIn(costs.at(-1) ?? ''));
    let sum = 0;
    for (;;) {
      await expect.poll(() => parcels.locator('..').locator('..').getAttribute('aria-busy'), SLOW).toBe(null);
      for (const cost of await parcels.locator('td[data-label="Cost"]').allTextContents()) sum += minorIn(cost);
      const next = page.locator('.c-analysis__drill').getByRole('button', { name: 'Next page' });
      if ((await next.count()) === 0 || (await next.isDisabled())) break;
      const first = await parcels.locator('tbody a').first().textContent();
      await next.click();
      await expect.poll(() => parcels.locator('tbody a').first().textContent(), SLOW).not.toBe(first);
    }
    expect(sum).toBe(minorIn(costs.at(-1) ?? ''));
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('couriers as rows, filters in the URL, a period without labels, a failure, and a shop without any', async () => {
    const { page } = await demo.open({ as: 'sg', path: '/histories/analysis?group_by=courier&measure=parcels' });
    await page.getByRole('button', { name: /Straits Parcel: \d+, parcels/u }).waitFor();
    await page.goto(`${demo.url}/histories/analysis?from=2020-01-01&to=2020-02-01`);
    await page.getByText('No labels bought in this period').waitFor();
    await page.route('**/order_analysis/list**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${demo.url}/histories/analysis`);
    await page.getByText("We couldn't load your analysis").waitFor();
    await expectNoAxeViolations(page);
    const empty = await demo.open({ as: await newCompanyIn(demo, 'SG'), path: '/histories/analysis' });
    await empty.page.getByText('No data yet').waitFor();
    await empty.page.goto(`${demo.url}/histories/adjustments`);
    await empty.page.getByText('No adjustments yet').waitFor();
    await empty.page.goto(`${demo.url}/histories/refunds`);
    await empty.page.getByText('No refunds yet').waitFor();
    await expectNoAxeViolations(empty.page);
  });
});
