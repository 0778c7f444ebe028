import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

const demo = useDemo();

test('rules of the shop: a person writes two rules and a weight, moves one up and finds them after a reload', async () => {
  const owner = await demo.newCompany({ country: 'MY' });
  const { page, errors } = await demo.open({ as: owner, path: '/settings/shipping-rules' });
  const add = page.getByRole('button', { name: 'Add rule' });
  await add.click();
  const first = page.getByRole('group', { name: 'Rule 1' });
  await first.getByLabel('Weight over').fill('5');
  await add.click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  // Spec 5 Form helper: told off without a press on Save, as in every form.
  await second.getByLabel('Weight over').fill('x');
  await second.getByText('Enter a weight in kg above 0').waitFor();
  await second.getByLabel('Weight over').fill('');
  await second.getByLabel('Value over').fill('x');
  await page.getByRole('button', { name: 'Add SKU' }).click();
  await page.getByLabel('SKU', { exact: true }).fill('JAM-250');
  await page.getByLabel('Weight', { exact: true }).fill('0.38');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter an amount above 0').waitFor();
  const wrong = second.getByLabel('Value over');
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
  await second.getByLabel('Value over').fill('200');
  await page.getByRole('button', { name: 'Move rule 2 up' }).click();
  await expectFits(page);
  await expectNoAxeViolations(page);
  // On a phone a saved size is removed beside its name, not below its measures.
  await page.getByRole('button', { name: 'Add size' }).click();
  const size = page.getByRole('group', { name: 'Size 1' });
  await page.setViewportSize({ width: 375, height: 812 });
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  const remove = size.getByRole('button', { name: 'Remove size 1' });
  const name = size.getByLabel('Name');
  await expect.poll(async () => Math.abs((await middleOf(remove)) - (await middleOf(name)))).toBeLessThan(12);
  await expectFits(page);
  await remove.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Shipping rules saved').waitFor();
  await page.reload();
  await expect.poll(async () => first.getByLabel('Value over').inputValue()).toBe('200.00');
  expect(await second.getByLabel('Weight over').inputValue()).toBe('5');
  expect(errors).toEqual([]);
});
