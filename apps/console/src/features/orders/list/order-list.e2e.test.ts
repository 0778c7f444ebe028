import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test("look-v2 2: a list shows the shop's own number and the next step, by keyboard and in two heights", async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/new' });
  const rows = page.locator('tbody tr');
  await page.getByText('KK-', { exact: false }).first().waitFor();

  // No column stays empty: a new parcel has no courier and no price.
  await expect
    .poll(() =>
      page
        .locator('thead th')
        .getByText(/^(?:Courier|Price)$/u)
        .count(),
    )
    .toBe(0);
  await rows
    .filter({ hasText: 'missing' })
    .first()
    .getByRole('link', { name: /^Fix: SP-/u })
    .waitFor();
  await rows
    .getByRole('link', { name: /^Buy label: SP-/u })
    .first()
    .waitFor();

  // Nothing of an address is cut.
  await expect
    .poll(() =>
      page
        .locator('.c-parcel__address')
        .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length),
    )
    .toBe(0);

  // J and K walk through the rows, X selects, Enter opens.
  await page.locator('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = rows.nth(1).locator('.c-parcel__link');
  await expect.poll(() => second.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('x');
  await expect.poll(() => rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Parcel SP-/u }).waitFor();
  await page.keyboard.press('Escape');
  await expectFits(page);
  await expectNoAxeViolations(page);

  const compact = page.getByRole('button', { name: 'Compact' });
  await compact.click();
  await page.locator('.s-table--compact').waitFor();
  await expectNoAxeViolations(page);
  await page.reload();
  await page.locator('.s-table--compact .c-parcel__link').first().waitFor();
  expect(errors).toEqual([]);
});
