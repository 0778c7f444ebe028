import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

const HEADER = 'Order,Name,Phone,Address,Unit,Postcode,Contents,Value';
const line = (order: string, phone: string) =>
  `${order},Mei Ling Ong,${phone},145 Lorong 2 Toa Payoh,#08-212,310145,Kaya jam,48.00`;

test('spec 1: a file becomes parcels; what is wrong is mended in place, and the import is undone', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const sheet = await owner.api.call<{ data_base64: string }>(
    'GET',
    '/api/v1/bulk_order/example?preset=template&format=xlsx',
  );
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import' });
  await page.getByRole('heading', { name: 'Import parcels' }).waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  const choose = page.getByLabel('Choose a file').last();
  const excel = { name: 'orders.xlsx', mimeType: 'application/octet-stream' };
  await choose.setInputFiles({ ...excel, buffer: Buffer.from('PK not a spreadsheet') });
  await page.getByText("We couldn't read this Excel file").waitFor();
  await choose.setInputFiles({ ...excel, buffer: Buffer.from(sheet.data_base64, 'base64') });
  await page.getByRole('button', { name: 'Create 7 parcels' }).waitFor();
  await page.getByRole('link', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Try an example file of Shopify' }).click();
  await page.getByRole('heading', { name: 'This looks like a file from Shopify' }).waitFor();
  await page.getByRole('link', { name: 'Upload' }).click();
  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEADER, line('#1', '91234567'), line('#2', '6.01235E+10'), line('#3', '12')].join('\n')),
    });
  // The file lacks a weight, so its columns are shown first.
  await page.getByLabel('Weight of each parcel').fill('1.5');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  const grid = page.getByRole('grid', { name: 'Check rows' });
  await grid.getByRole('gridcell', { name: '6.01235E+10' }).click();
  await page.getByText('A spreadsheet cut the digits of this number').waitFor();
  await expectNoAxeViolations(page);
  // As in a spreadsheet: type over the cell, Enter, and back by Ctrl Z.
  await page.keyboard.type('81234567');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create 2 parcels' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Create 1 parcel' }).waitFor();
  await grid.getByRole('gridcell', { name: '6.01235E+10' }).click();
  await page.keyboard.type('81234567');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create 2 parcels' }).waitFor();
  // Ctrl D takes the value above.
  await grid.getByRole('gridcell', { name: '12', exact: true }).click();
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Create 3 parcels' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Create 2 parcels' }).click();
  await page.getByRole('heading', { name: '2 parcels are created' }).waitFor();
  await page.getByText('1 row left out').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Compare and buy 2 labels' }).click();
  await page.getByRole('list', { name: '2 parcels ready' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'View 2 parcels' }).click();
  await expect.poll(async () => page.getByRole('row', { name: /Mei Ling Ong/u }).count()).toBe(2);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('button', { name: 'Create 2 parcels' }).waitFor();
  expect(errors).toEqual([]);
});

test('spec 7: a large file goes to the address that the server just gave, without the session', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import' });
  // Longer notes than any label has make a file of more than a megabyte of a few rows.
  const lines = Array.from({ length: 600 }, (_, at) => `${line(`#${at}`, '91234567')},1,${'Thank you. '.repeat(180)}`);
  const sent = page.waitForRequest((request) => request.url().includes('/api/files/uploads/'));
  const made = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/bulk_order/import');
  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'large.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([`${HEADER},Weight,Remarks for us`, ...lines].join('\n')),
    });
  expect((await (await sent).allHeaders())['authorization'] ?? '').toBe('');
  expect((await made).postDataJSON()).toEqual({
    file_name: 'large.csv',
    upload_id: expect.any(String),
    confirm_duplicate: false,
  });
  await page.getByRole('button', { name: 'Check 600 rows' }).click();
  await page.getByRole('button', { name: 'Create 600 parcels' }).waitFor();
  expect(errors).toEqual([]);
});
