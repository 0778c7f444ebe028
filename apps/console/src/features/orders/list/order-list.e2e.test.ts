import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test("look-v2 2: a list shows the shop's own number and the next step, by keyboard", async () => {
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

  expect(errors).toEqual([]);
});

function newParcel({ api }: NewCompany, name: string): Promise<unknown> {
  return api.call('POST', '/api/v1/order', {
    shipping_address: {
      name,
      phone: '91234567',
      email: 'buyer@example.test',
      coordinate: {
        country: 'SG',
        unit_number: '#08-212',
        street: 'Blk 145 Toa Payoh Lorong 2',
        post_code: '310145',
      },
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  });
}

test('look-v2 2: filters, columns and row height are kept per person; a row has its menu, and archiving can be undone', async () => {
  const owner = await demo.newCompany();
  for (const name of ['Wong Li Ting', 'Grace Toh Yan Ling']) await newParcel(owner, name);
  const { page, errors } = await demo.open({ as: owner, path: '/orders/new' });
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(2);

  await page.getByRole('button', { name: 'Compact' }).click();
  await page.locator('.s-table--compact').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'Contents' }).uncheck();
  await expect.poll(() => page.locator('th[data-cell=contents]').count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await page.locator('.c-filters__search input').fill('Grace');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('For Grace');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const view = page.getByRole('link', { name: /^For Grace/u });
  await expect.poll(() => view.getAttribute('aria-current')).toBe('page');

  // Another visit, another browser: the server knows the view, the height and the columns.
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('sampan.list.'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await page.goto(`${demo.url}/orders/new`);
  await page.locator('.s-table--compact').waitFor();
  await expect.poll(() => page.locator('th[data-cell=contents]').count()).toBe(0);
  await expect.poll(() => rows.count()).toBe(2);
  await view.click();
  await expect.poll(() => rows.count()).toBe(1);
  await expectFits(page);

  await page.getByRole('button', { name: /^More: SP-/u }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive parcel' }).click();
  await page.getByText('No parcels match your search').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.getByText('Grace Toh Yan Ling').count()).toBe(1);

  await page.getByRole('button', { name: 'Options for For Grace' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect.poll(() => view.count()).toBe(0);
  await expect.poll(() => rows.count()).toBe(2);
  expect(errors).toEqual([]);
});
