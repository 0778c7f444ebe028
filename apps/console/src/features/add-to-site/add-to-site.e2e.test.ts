import type { PublishableKey } from '@sampan/contract';
import { copiedText, expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type OpenOptions, type OpenPage } from '@sampan/testing/demo';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const demo = useDemo();
let shop: Server;
let shop_url: string;

beforeAll(async () => {
  // A page of another origin: the same computer, another port.
  shop = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>Shop</title>'),
  );
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shop_url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

async function openPage(as: NonNullable<OpenOptions['as']>, more: OpenOptions = {}): Promise<OpenPage> {
  const opened = await demo.open({ ...more, as, path: '/settings/add-to-site' });
  await opened.page.getByRole('table', { name: 'Publishable keys' }).waitFor();
  return opened;
}

/** A company with one key for tests, as those of the demo have. */
async function newShop() {
  const owner = await demo.newCompany();
  const scopes = ['estimate', 'track', 'confirm', 'checkout'];
  const { key } = await owner.api.call<PublishableKey>('POST', '/api/v1/publishable_key', {
    name: 'First',
    mode: 'test',
    allowed_origins: [],
    scopes,
  });
  return { owner, key };
}

/** What a script of the shop's page is told, as far as the browser lets it read. */
async function askFromShop(page: Page, key: string): Promise<{ status: number; code: string | undefined }> {
  return page.evaluate(
    async ([url, publishable_key]) => {
      const answer = await fetch(`${url}/api/v1/common/supported_locations/level_1/list?country_code=PH`, {
        headers: { 'X-Publishable-Key': publishable_key ?? '' },
      });
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    },
    [demo.url, key],
  );
}

describe('Add to your site (widgets.md 2 and 7.1)', () => {
  test('a key is made, its code copied, and revoked; a page of another origin works and stops with it', async () => {
    const { owner, key: first_key } = await newShop();
    const { page, errors } = await openPage(owner, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const table = page.getByRole('table', { name: 'Publishable keys' });
    const code = page.getByRole('tabpanel').locator('code');
    await expect.poll(() => code.textContent()).toContain(`public-key="${first_key}"`);

    // Made; the server's refusal of a site names its line, and what was typed stays.
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Web shop');
    await dialog.getByRole('radio', { name: /^Live/u }).check({ force: true });
    const sites = dialog.getByRole('textbox', { name: 'Allowed sites' });
    await sites.fill(`https://shop.example\n\nhttp://shop.example`);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('Line 3: Enter a site such as https://shop.example').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await sites.fill(`https://Shop.example/\n${shop_url}`);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const row = table.getByRole('row').filter({ hasText: 'Web shop' });
    await row.waitFor();
    await expect.poll(() => row.getByRole('listitem').allTextContents()).toEqual(['shop.example', shop_url]);

    // The code takes the new key; the button copies what is shown, for each place.
    const key = (await row.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^pk_live_[A-Za-z0-9]{24}$/u);
    for (const [tab, part] of [
      ['React', `publicKey="${key}"`],
      ['WooCommerce', `public-key="${key}"`],
      ['Plain HTML', `public-key="${key}"`],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      const copied = await copiedText(page.getByRole('button', { name: 'Copy code' }));
      expect(copied).toBe(await code.textContent());
      expect(copied).toContain(part);
      expect(copied).toContain(tab === 'React' ? demo.url : `${demo.url}/sdk/v1/sampan.js`);
    }

    // A browser lets the shop's page read the answer, a refusal too.
    const { page: visitor } = await demo.open({ stay: true });
    await visitor.goto(shop_url);
    expect(await askFromShop(visitor, key)).toEqual({ status: 200, code: undefined });
    await visitor.goto(shop_url.replace('127.0.0.1', 'localhost'));
    expect(await askFromShop(visitor, key)).toEqual({ status: 403, code: 'origin_refused' });

    // Revoked after a question; the code goes back to the key that works.
    await row.getByRole('button', { name: 'Revoke Web shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await row.getByText(/^Revoked/u).waitFor();
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await expect.poll(() => code.textContent()).toContain(first_key);
    // A server may go on for seconds with what it knows of a key that suits a call; one that does not is read again.
    expect(await askFromShop(visitor, key)).toEqual({ status: 403, code: 'key_revoked' });
    await visitor.goto(shop_url);
    expect(await askFromShop(visitor, key)).toEqual({ status: 403, code: 'key_revoked' });

    // Below the header that stays, no field is half covered.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('the previews are the widgets themselves, in the chosen colour and language', async () => {
    const { page, errors } = await openPage('ph');
    const tracking = page.locator('sampan-tracking');
    await tracking.getByText('Package history').waitFor();
    await expect.poll(() => tracking.getAttribute('public-key')).toBe('pk_test_DemoHabiHomePhilippines');
    await page.locator('sampan-calculator').getByRole('button', { name: 'Compare couriers' }).waitFor();
    await page.locator('sampan-checkout').getByText('Sold by Habi Home Weaves').waitFor();
    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#0a7d55');
    await expect
      .poll(() => tracking.evaluate((element) => getComputedStyle(element).getPropertyValue('--sampan-primary')))
      .toBe('#0a7d55');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fil-PH');
    await tracking.getByText('Package history').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('tabpanel').locator('code').textContent())
      .toMatch(/country="PH"[^>]+locale="fil-PH"[^>]+--sampan-primary: #0a7d55/u);
    await expectNoAxeViolations(page);

    // The third place is for the chosen one of two; a checkout's code names what it sells.
    await page.getByRole('radio', { name: /^Address confirmation/u }).check({ force: true });
    await page.locator('sampan-confirm-address').getByRole('textbox').first().waitFor();
    await page.getByRole('radio', { name: /^Product checkout/u }).check({ force: true });
    await page.getByRole('combobox', { name: 'Product' }).selectOption({ index: 1 });
    const product = await page.locator('sampan-checkout').getAttribute('product-id');
    await expect
      .poll(() => page.getByRole('tabpanel').locator('code').textContent())
      .toContain(`product-id="${product}"`);
    expect(errors).toEqual([]);
  });

  test('a phone and a keyboard are enough', async () => {
    const { owner } = await newShop();
    const { page, errors } = await openPage(owner, { width: 375 });
    await page.getByRole('button', { name: 'Create key' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Name is required').waitFor();
    await page.keyboard.type('Campaign');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: 'Campaign' });
    await row.waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    await row.getByRole('button', { name: 'Revoke Campaign' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await expect.poll(() => row.getByText(/^Revoked/u).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('read-only staff copy the code and change nothing (spec 6)', async () => {
    const { page } = await openPage('readonly');
    await page.getByText("Your role is read-only. You can view everything but can't make changes.").waitFor();
    await page.getByRole('button', { name: 'Copy code' }).waitFor();
    for (const name of ['Create key', 'Edit Demo', 'Revoke Demo'])
      await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
  });
});
