import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

const FILE = [
  'Name,Phone,Email,Address,Unit,Postcode',
  'Nurul Aisyah binti Rahman,91234567,nurul@example.test,145 Lorong 2 Toa Payoh,#08-212,310145',
  'Jun Hao,12,,60 Paya Lebar Road,#03-11,409051',
].join('\n');

test('address book: a file is imported, a person found by tag, changed, shipped to again and erased', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const { page, errors } = await demo.open({ as: owner, path: '/settings/address-book' });
  await page.getByText('No saved recipients yet').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import recipients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import recipients' });
  await dialog.getByLabel('Tags').fill('Wholesale, Monthly box');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await dialog.getByText('1 recipient added').waitFor();
  await dialog.getByText('Phone number is invalid').waitFor();
  await expectNoAxeViolations(page, { include: ['dialog[open]'] });
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('option', { name: /Wholesale/u }).click();
  const table = page.getByRole('table', { name: 'Address book' });
  await table.getByText('Nurul Aisyah binti Rahman').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);

  await table.getByRole('button', { name: 'Edit Nurul Aisyah binti Rahman' }).click();
  const form = page.getByRole('dialog', { name: 'Edit recipient' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Nurul Aisyah');
  await form.getByRole('button', { name: 'Save' }).click();
  await table.getByRole('button', { name: 'Ship again to Nurul Aisyah' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Nurul Aisyah');
  await page.getByRole('button', { name: 'Address book' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nurul Aisyah.*Wholesale/u })
    .click();

  await page.goto(`${demo.url}/settings/address-book`);
  await table.getByRole('button', { name: 'Delete Nurul Aisyah' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recipient' }).click();
  await page.getByText('No saved recipients yet').waitFor();
  expect(errors).toEqual([]);
});
