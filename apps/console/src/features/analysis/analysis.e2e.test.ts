import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { minorIn } from '#test/five-currencies/figures.fixtures.ts';

const demo = useDemo();

/** A machine that builds and tests at once. */
const SLOW = { timeout: 20_000 };

/** Groups, periods and states without rows: analysis.matrix.test.ts. */
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
});
