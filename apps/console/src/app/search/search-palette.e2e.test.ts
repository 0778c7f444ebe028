import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('look-v2 8: Ctrl+K finds parcels, people, pages and actions by keyboard alone', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/new' });
  const first = page.locator('.c-parcel__link').first();
  await first.waitFor();
  const name = (await first.textContent()) ?? '';
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await page
    .getByRole('group', { name: 'Do' })
    .getByRole('option', { name: /Create parcel/u })
    .waitFor();
  await expectNoAxeViolations(page);

  await page.keyboard.type(name);
  const parcels = page.getByRole('group', { name: 'Parcels' });
  await parcels.getByRole('option').first().waitFor();
  await page.getByRole('group', { name: 'People' }).getByRole('option', { name }).first().waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Parcel SP-/u }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBeNull();

  // The opened parcel is the first of the recent ones, and the drawer is not in the way of the next search.
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name }).waitFor();
  await page.keyboard.type('> webhook');
  await page.getByRole('option', { name: 'Webhooks' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/webhooks');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzyzxq');
  await page.getByText('No results for "zzyzxq"').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).count()).toBe(0);

  // A list that has nothing for a text hands it on.
  await page.goto(`${demo.url}/orders/new?search=${encodeURIComponent(name)}&courier=nobody`);
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect.poll(() => field.inputValue()).toBe(name);
  await parcels.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.count()).toBe(0);
  expect(errors).toEqual([]);
});
