import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('volume 6: a warehouse, an SKU, goods that come in short, and a corrected stock with its movements', async () => {
  const owner = await demo.newCompany();
  const { page, errors } = await demo.open({ as: owner, path: '/fulfillment/warehouses' });
  await page.getByText('No warehouses yet').waitFor();
  await page.getByRole('button', { name: 'Add warehouse' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Name is required').waitFor();
  await form.getByLabel('Name').fill('Ubi store room');
  await form.getByLabel('Address').fill('10 Ubi Crescent, Singapore 408564');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Ubi store room' }).waitFor();
  await expectFits(page);

  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await page.getByText('No stock yet').waitFor();
  await page.getByRole('button', { name: 'Add SKU' }).click();
  await form.getByLabel('SKU').fill('KAYA-250');
  await form.getByLabel('Name').fill('Kaya jam 250 g');
  await form.getByLabel('Barcode').fill('9551000000014');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Weight in kg must be 0.001 or more').waitFor();
  await form.getByLabel('Weight in kg').fill('0.3');
  await form.getByLabel('Reorder point').fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  const line = page.getByRole('row').filter({ hasText: 'KAYA-250' });
  await line.getByText('Order at 5').waitFor();

  await page.getByRole('button', { name: 'Edit KAYA-250' }).click();
  await form.getByLabel('Name').fill('Kaya jam 250 grams');
  await form.getByRole('button', { name: 'Save' }).click();
  await line.getByText('Kaya jam 250 grams').waitFor();

  await page.getByRole('link', { name: 'Incoming goods' }).click();
  await page.getByRole('button', { name: 'Announce goods' }).click();
  await form.getByLabel('Add an SKU to the list').fill('kaya');
  await page.getByRole('option', { name: /Kaya jam/u }).click();
  await form.getByLabel('Quantity of KAYA-250').fill('10');
  await form.getByRole('button', { name: 'Announce goods' }).click();
  await page.getByText('On the way').waitFor();
  await page.getByRole('button', { name: 'Receive goods' }).click();
  await form.getByLabel('Arrived now: KAYA-250').fill('8');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Receive goods' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click();
  await page.getByText('2 missing').waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await page.getByRole('button', { name: 'Adjust KAYA-250' }).click();
  await form.getByLabel('Change').fill('-1');
  await form.getByText('On hand afterwards: 7').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Say why the stock changes').waitFor();
  await form.getByLabel('Note').fill('One jar broke');
  await form.getByLabel('Shelf').fill('A-03');
  await form.getByRole('button', { name: 'Save' }).click();
  await line.getByText('A-03').waitFor();
  await line.getByRole('button', { name: 'Kaya jam 250 grams' }).click();
  await form.getByText('One jar broke').waitFor();
  await form.getByRole('row').filter({ hasText: 'Received' }).getByText('+8').waitFor();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Close' }).click();
  // Goods that lie there are not deleted, and the dialog says why.
  await page.getByRole('button', { name: 'Edit KAYA-250' }).click();
  await form.getByRole('button', { name: 'Delete SKU' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Delete SKU' }).click();
  await asked.getByText('This SKU still has stock, open orders or goods on the way.').waitFor();
  await asked.getByRole('button', { name: 'Keep SKU' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  expect(errors).toEqual([]);
});
