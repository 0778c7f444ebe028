import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import type { Page } from '#test/suite/shop-page.fixtures.ts';

const demo = useDemo();

/** A COD parcel of a shop, and the link its merchant sends to the recipient, as it stands in the email. */
async function sendLink(
  { api }: NewCompany,
  coordinate: object,
  email: string,
): Promise<{ order: Order; link: string }> {
  const order = await api.call<Order>('POST', '/api/v1/order', {
    shipping_address: { name: 'Nurul Aisyah binti Rahman', phone: '91234567', email, coordinate },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
    expected_cod_collection: 48,
  });
  await api.call('POST', '/api/v1/order/add_delivery_address', { order_id: order.id, email });
  const { records } = await api.call<{ records: { text: string }[] }>(
    'GET',
    `/api/dev/outbox?to=${encodeURIComponent(email)}`,
  );
  const link = /\/customer\/confirm-address\?\S+/u.exec(records[0]?.text ?? '')?.[0] ?? '';
  return { order, link: demo.url + link };
}

const TOA_PAYOH = {
  country: 'SG',
  unit_number: '#08-212',
  street: 'Blk 145 Toa Payoh Lorong 2',
  post_code: '310145',
};

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      const labels = [...((active as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent);
      return `${labels.join(' ')} ${active?.getAttribute('aria-label') ?? ''} ${active?.textContent ?? ''}`.trim();
    });
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab reaches nothing called ${name.source}`);
}

describe('a recipient confirms the address on our own page (spec 2 /customer/confirm-address)', () => {
  test('on a phone, with the keyboard alone; the parcel of the merchant changes', async () => {
    const shop = await demo.newCompany({ company_name: 'Kaya by the River' });
    const { order, link } = await sendLink(shop, TOA_PAYOH, 'nurul.confirms@example.test');
    const { page, errors } = await demo.open({ path: link.slice(demo.url.length), width: 375 });
    await page.getByText('Kaya by the River', { exact: true }).waitFor();
    expect(await page.content()).not.toContain('Toa Payoh');
    await expectNoAxeViolations(page);

    await tabTo(page, /^Last 4 digits of your phone number/u);
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await page.getByText("That doesn't match. You have 4 tries left.").waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4567');
    await page.keyboard.press('Enter');
    await page.getByText('Cash to pay on delivery: S$ 48.00').waitFor();
    await expectNoAxeViolations(page);

    await tabTo(page, /^Unit number/u);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('#10-214');
    await tabTo(page, /^Landmark/u);
    await page.keyboard.type('Ring twice');
    await tabTo(page, /^Confirm$/u);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    expect(errors).toEqual([]);

    const changed = await shop.api.call<Order>('GET', `/api/v1/order/${order.id}`);
    expect(changed.shipping_address?.coordinate).toMatchObject({ ...TOA_PAYOH, unit_number: '#10-214' });
    expect(changed.delivery_instructions).toBe('Ring twice');
    expect(changed.address_confirmed_at).not.toBeNull();

    await page.reload();
    await page.getByText('This address is already confirmed.').waitFor();
  });

  test('a link to Indonesia speaks Indonesian and asks for its levels; changing a higher one clears the lower ones', async () => {
    const shop = await demo.newCompany({ country: 'ID' });
    const coordinate = {
      country: 'ID',
      street: 'Jl. Menteng Raya 12, RT 004/RW 011',
      state: 'DKI Jakarta',
      city: 'Kota Jakarta Pusat',
      district: 'Menteng',
      county: 'Menteng',
      post_code: '10310',
    };
    const { link } = await sendLink(shop, coordinate, 'budi.confirms@example.test');
    expect(link).toMatch(/&lang=id$/u);
    const { page, errors } = await demo.open({ path: link.slice(demo.url.length) });
    await page.getByText('Mengapa saya melihat ini?').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id-ID');
    await page.getByLabel(/^Empat digit terakhir/u).fill('4567');
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    const widget = page.locator('sampan-confirm-address');
    const selects = widget.getByRole('combobox').and(page.locator('select'));
    await expect.poll(() => selects.count()).toBe(4);
    await expect.poll(() => selects.nth(0).locator('option').count()).toBeGreaterThan(30);
    await selects.nth(0).selectOption('Bali');
    await expect.poll(() => selects.nth(1).inputValue()).toBe('');
    await expect.poll(() => selects.nth(2).isDisabled()).toBe(true);
    await expect.poll(() => selects.nth(1).locator('option').count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
    await widget.getByRole('alert').waitFor();
    expect(errors).toEqual([]);
  });

  test('a revoked link and one that never was look alike, and neither says whose it was', async () => {
    const { page } = await demo.open({ path: `/customer/confirm-address?id=${'x'.repeat(43)}`, width: 375 });
    await page.getByText('This link no longer works. Ask the store for a new one.').waitFor();
    await page.goto(`${demo.url}/customer/confirm-address`);
    await page.getByText('This link is incomplete.').waitFor();
    await expect.poll(() => page.locator('sampan-confirm-address').count()).toBe(0);
  });
});
