import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const demo = useDemo();

test('spec 4: a list is exported, the file downloads by itself, and stays at /export for seven days', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/in-transit' });
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await page.waitForURL(/\/export\?status=in_transit/u);
  await page.getByRole('button', { name: 'Status: In transit' }).waitFor();
  // How many rows that are is known before; a preset changes its size, not its rows.
  const submit = page.getByRole('button', { name: /^Export [\d,]+ rows?$/u });
  await submit.waitFor();
  const rows = Number((await submit.textContent())?.replaceAll(/\D/gu, ''));
  await page.getByLabel('Columns').selectOption({ label: 'Your own choice' });
  await page.getByRole('button', { name: 'Clear: Choose columns' }).click();
  await page.getByText('Choose at least one column').waitFor();
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Tracking number' }).check();
  await page.getByRole('checkbox', { name: 'Parcel', exact: true }).check();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await submit.click();
  await page.getByText('Your export is ready.').waitFor();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect([lines[0], lines.length - 1]).toEqual(['Parcel,Tracking number', rows]);
  await page.getByRole('button', { name: 'Continue' }).click();
  const files = page.getByRole('region', { name: 'Your files' });
  await files
    .getByRole('listitem')
    .filter({ hasText: `${rows} row` })
    .filter({ hasText: 'until' })
    .first()
    .waitFor();
  await page.goto(`${demo.url}/export?search=nobody-at-all`);
  await page.getByText('No rows match. The file will only have column headings.').waitFor();
  await page.getByRole('radio', { name: 'Transactions' }).check({ force: true });
  await page.getByRole('button', { name: /^Export [\d,]+ rows?$/u }).waitFor();
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  expect(errors).toEqual([]);
});
