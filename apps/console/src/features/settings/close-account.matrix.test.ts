import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('an owner closes the account: what goes and stays is said, the password is asked for, and nobody gets in again', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const { page, errors } = await demo.open({ as: owner, path: '/settings/security' });
  const section = page.getByRole('region', { name: 'Close account' });
  await section.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your Sampan account?' });
  await dialog.getByRole('link', { name: 'Export your parcels and payments first' }).waitFor();
  await dialog.getByText('Parcels, invoices and payments stay with us, as tax law requires.').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  const password = dialog.getByLabel('Current password');
  await password.fill('Wrong#Pass1');
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await dialog.getByText('Password is incorrect').waitFor();
  await password.fill(owner.password);
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await page.waitForURL('**/auth*');
  await expect(
    fetch(`${demo.url}/api/v1/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: owner.email, password: owner.password }),
    }).then(({ status }) => status),
  ).resolves.toBe(422);
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});
