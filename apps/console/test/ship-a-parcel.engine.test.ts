import { openCompany, sharedDemoServer } from '@sampan/testing/demo';
import { describeInEngines, type EnginePage } from '@sampan/testing/engines';
import { readLabelBarcodes } from '@sampan/testing/read-label';
import { beforeAll, expect, test } from 'vitest';

let url: string;
beforeAll(async () => {
  url = (await sharedDemoServer()).server.url;
});

/** Signs in by the form, as somebody of a new company who has money for a label. */
async function signIn(page: EnginePage): Promise<void> {
  const { email, password } = await openCompany(url, { money: 50 });
  await page.open(`${url}/auth`);
  await page.fill({ role: 'textbox', name: 'Email' }, email);
  await page.fill({ label: /^Password/u }, password);
  await page.click({ role: 'button', name: 'Sign in' });
  await page.waitForUrl(/\/orders\/new/u);
  // The router still goes there; another address meanwhile would cut it off.
  await page.waitFor({ css: 'h1' });
}

/** The link the console gave to the printer's frame; it may be asked again for ten minutes. */
async function printedLink(page: EnginePage): Promise<string> {
  let link = '';
  await expect
    .poll(async () => (link = String(await page.run(`document.querySelector('.c-print-frame')?.src ?? ''`))))
    .toContain('/api/files/labels/');
  return link;
}

describeInEngines('sign-in', (withPage) => {
  test('a wrong password is refused beside the form, the right one opens the console, and a reload keeps it', async () => {
    const { email, password } = await openCompany(url);
    await withPage(async (page) => {
      await page.open(`${url}/auth`);
      await page.fill({ role: 'textbox', name: 'Email' }, email);
      await page.fill({ label: /^Password/u }, `${password}x`);
      await page.click({ role: 'button', name: 'Sign in' });
      await page.waitFor({ text: 'Incorrect email or password.' });
      await page.fill({ label: /^Password/u }, password);
      await page.click({ role: 'button', name: 'Sign in' });
      await page.waitForUrl(/\/orders\/new/u);
      await page.waitFor({ css: 'h1' });
      await page.open(`${url}/settings/company`);
      await page.waitFor({ role: 'heading', name: 'Company' });
      expect(await page.value({ label: /^Company name/u })).toBe('Test Trading');
      expect(await page.errors()).toEqual([]);
    });
  });
});

describeInEngines('a parcel: sign-in, one label, the tracking page', (withPage) => {
  test('five steps, a label that reads back, and the public page that follows it', async () => {
    await withPage(async (page) => {
      await signIn(page);
      await page.open(`${url}/orders/create_label/1+customer_address?new=true`);
      const within = { role: 'region', name: 'Recipient' };
      await page.fill({ label: /^Name/u, within }, 'Nguyễn Thị Ánh Tuyết');
      await page.fill({ label: /^Phone number/u, within }, '91234567');
      await page.fill({ label: /^Postcode/u, within }, '310145');
      await page.fill({ label: /^Street/u, within }, 'Blk 145 Toa Payoh Lorong 2');
      await page.fill({ label: /^Unit number/u, within }, '#08-212');
      await page.click({ role: 'button', name: 'Continue to package' });

      await page.click({ role: 'radio', name: /Handbag/u });
      await page.fill({ label: /^Package contents/u }, 'Kaya jam, 6 jars');
      await page.fill({ label: /^Total package value/u }, '48.50');
      await page.click({ role: 'button', name: 'Compare couriers' });

      await page.click({ role: 'radio', name: /Merlion Express/u });
      await page.click({ role: 'button', name: 'Continue to review' });

      await page.click({ role: 'button', name: /^Pay S\$ \d+\.\d\d and create label$/u });
      await page.click({ role: 'button', name: 'Print label' });
      const link = await printedLink(page);
      const order_id = new URL(await page.url()).searchParams.get('order_id') ?? '';
      const tracking_code = await page.text({ role: 'status', name: 'Tracking number' });
      const codes = await readLabelBarcodes(new Uint8Array(await (await fetch(link)).arrayBuffer()));
      expect(codes.map(({ text }) => text).sort()).toEqual([tracking_code, `${url}/t/${order_id}`].sort());
      expect(await page.errors()).toEqual([]);

      await fetch(`${url}/api/dev/courier/advance`, {
        method: 'POST',
        body: JSON.stringify({ tracking_code, to: 'out_for_delivery' }),
      });
      await page.open(`${url}/t/${order_id}`);
      await page.waitFor({ text: tracking_code });
      await page.waitFor({ role: 'heading', name: 'Out for delivery' });
      expect(await page.isShown({ text: 'Tuyết' })).toBe(false);
      expect(await page.errors()).toEqual([]);
    });
  });
});
