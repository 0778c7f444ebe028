import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('spec 4 Sessions: another email is asked for by password and proved by its code; nothing changes before', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const email = `moved-${owner.email}`;
  const codeSent = async () => {
    const path = `/api/dev/outbox?to=${encodeURIComponent(email)}&per_page=1`;
    const { records } = await owner.api.call<{ records: { text: string }[] }>('GET', path);
    return /\b\d{6}\b/u.exec(records[0]?.text ?? '')?.[0] ?? '';
  };
  const { page, errors } = await demo.open({ as: owner, path: '/settings/security' });
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill('Wrong#Pass1');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Password is incorrect').waitFor();
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const code = dialog.getByLabel('Code sent to the new email');
  await expect.poll(() => code.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(codeSent).not.toBe('');
  const otp = await codeSent();
  await code.fill(otp === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await expect.poll(() => section.getByText(owner.email, { exact: true }).count()).toBe(1);
  await code.fill(otp);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await page.getByText('Email changed').waitFor();
  await section.getByText(email).waitFor();
  expect(errors).toEqual([]);
});
