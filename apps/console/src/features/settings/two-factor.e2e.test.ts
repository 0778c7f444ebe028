import { createHmac } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows `steps` half minutes from now (RFC 6238), written apart from the server's library. */
function codeOf(secret: string, steps: number): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/gu)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

test('spec 4 Sessions: an app is added, a sign-in asks for its code, new recovery codes open too, and it is turned off', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const { page, errors } = await demo.open({ as: owner, path: '/settings/security' });
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByAltText('QR code for your authenticator app').waitFor();
  const secret = (await dialog.locator('.c-security__secret').textContent()) ?? '';
  await dialog.getByLabel('One-time code').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This code is incorrect or already used.').waitFor();
  await dialog.getByLabel('One-time code').fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = dialog.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const spent = (await codes.first().textContent()) ?? '';
  await expectFits(page);
  await expectNoAxeViolations(page);
  // Every sign of them on a phone too: a dialog cuts what is wider than itself, and the page does not grow.
  await expectFits(page, [375], async () => {
    const cut = await codes.evaluateAll((rows) =>
      rows.filter((row) => {
        const dialog_edge = row.closest('dialog')?.getBoundingClientRect().right ?? 0;
        return row.getBoundingClientRect().right > dialog_edge || row.scrollWidth > row.clientWidth;
      }),
    );
    expect(cut).toEqual([]);
  });
  // They come once: nothing but the answer closes the dialog.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: "I've kept them" }).click();
  await section.getByText('Recovery codes left: 10').waitFor();
  // One filled button: the password's (the header's is every screen's).
  expect(await page.locator('main .s-button--primary:visible').count()).toBe(1);

  await section.getByRole('button', { name: 'Get new recovery codes' }).click();
  await dialog.getByLabel('One-time code').fill(spent);
  await dialog.getByRole('button', { name: 'Get new recovery codes' }).click();
  await codes.first().waitFor();
  const recovery = (await codes.first().textContent()) ?? '';
  const last = (await codes.last().textContent()) ?? '';
  expect(recovery).not.toBe(spent);
  await dialog.getByRole('button', { name: "I've kept them" }).click();

  for (const otp of [codeOf(secret, 1), recovery]) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(new URL('/auth?next=%2Fsettings%2Fsecurity', page.url()).href);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await expectFits(page);
    await page.getByLabel('One-time code').fill(otp);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('region', { name: 'Two-factor sign-in' }).getByText('On since').waitFor();
  }
  await page.getByText('Recovery codes left: 9').waitFor();

  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('One-time code').fill(last);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await section.getByRole('button', { name: 'Turn on' }).waitFor();
  expect(errors).toEqual([]);
});
