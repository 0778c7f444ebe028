import { useDemo, type OpenPage } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { tagHtml, type Page } from '#test/suite/shop-page.fixtures.ts';

/** Its own: what is sold here would stand in the demo shops' lists. */
const demo = useDemo({ own: true });

/** A shop's page with the five lines, on the server's own host, so that no name has to be found. */
async function openShop(product_id: string, key: string, width: number): Promise<OpenPage> {
  const { page, errors } = await demo.open({ width, stay: true });
  await page.route(`${demo.url}/shop`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">
        <script async src="${demo.url}/sdk/v1/sampan.js"></script>
        ${tagHtml('sampan-checkout', { 'product-id': product_id, 'public-key': key })}`,
    }),
  );
  await page.goto(`${demo.url}/shop`);
  return { page, errors };
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label);
  await select.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
  await select.selectOption({ label: option });
}

async function fillPerson(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel('Email').fill('buyer@example.test');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
}

/** The orders of a demo shop whose recipient is called so. */
async function ordersOf(shop: 'my' | 'ph' | 'id', name: string): Promise<Record<string, unknown>[]> {
  const { token } = await demo.signIn(shop);
  const answer = await fetch(`${demo.url}/api/v1/order/list?per_page=50`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { records } = (await answer.json()) as { records: Record<string, unknown>[] };
  return records.filter((order) => JSON.stringify(order).includes(name));
}

describe('a shop sells through <sampan-checkout> on a real server (spec 1 Product listings)', () => {
  test('Malaysia, cash on delivery: the order comes to the shop with what the driver collects', async () => {
    const name = 'Muhammad Faris bin Iskandar';
    const { page, errors } = await openShop('prod_my_batik_silk_shawl', 'pk_test_DemoBatikBayuMalaysia00', 1280);
    await fillPerson(page, name, '012-345 6789');
    await choose(page, 'State', 'Selangor');
    await choose(page, 'City', 'Petaling Jaya');
    await page.getByLabel('Street').fill('12 Jalan SS 2/24');
    await page.getByLabel('Postcode').fill('47300');
    await page.getByRole('radio', { name: /^Cash on delivery/u }).check();
    const button = page.getByRole('button', { name: /^Place order for RM/u });
    const total = /RM [\d,.]+/u.exec(await button.innerText())?.[0] ?? '';
    await button.dblclick();
    await page.getByText(`Please have ${total} in cash ready for the driver.`).waitFor();
    const orders = await ordersOf('my', name);
    expect(orders).toHaveLength(1);
    expect(JSON.stringify(orders[0])).toContain(total.replace(/RM |,/gu, '').replace(/0$/u, ''));
    expect(errors).toEqual([]);
  });

  test('the Philippines, on a phone: the street is picked from the list', async () => {
    const name = 'Ma. Angelica Villanueva-Santos';
    const { page, errors } = await openShop('prod_ph_abaca_placemats', 'pk_test_DemoHabiHomePhilippines', 375);
    await fillPerson(page, name, '0917 123 4567');
    await page.getByRole('combobox', { name: 'Street' }).fill('Blk 7 Lot 12 Phase 3 Villa Alegria, Dasmarinas');
    await page
      .getByRole('option', { name: /Dasmari/u })
      .first()
      .click();
    const barangay = page.getByLabel('Barangay');
    await barangay.locator('option').nth(1).waitFor({ state: 'attached' });
    await barangay.selectOption({ index: 1 });
    await page.getByRole('radio', { name: /^Cash on delivery/u }).check();
    await page.getByRole('button', { name: /^Place order for ₱/u }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    expect(await ordersOf('ph', name)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('Indonesia in Indonesian: four levels, rupiah, a declined card and then one that pays', async () => {
    const name = 'Siti Nurhaliza Puspitasari';
    const { page, errors } = await openShop('prod_id_toraja_coffee', 'pk_test_DemoRempahNusantara000', 1280);
    await page.locator('sampan-checkout').evaluate((element) => element.setAttribute('locale', 'id-ID'));
    await page.getByLabel('Nama').fill(name);
    await page.getByLabel('Email').fill('siti@example.test');
    await page.getByLabel(/^Nomor telepon/u).fill('0812-3456-7890');
    await choose(page, 'Provinsi', 'DKI Jakarta');
    await choose(page, 'Kota / Kabupaten', 'Kota Jakarta Pusat');
    await choose(page, 'Kecamatan', 'Menteng');
    await page.getByLabel('Jalan').fill('Jl. Teuku Umar No. 8 RT 004/RW 011');
    await page.getByLabel('Nomor kartu').fill('4000000000009995');
    await page.getByRole('button', { name: /^Bayar Rp/u }).click();
    await page.getByText('Saldo kartu ini tidak cukup.').waitFor();
    await page.getByLabel('Nomor kartu').fill('5555 5555 5555 4444');
    await page.getByRole('button', { name: /^Bayar Rp/u }).click();
    await page.getByRole('heading', { name: 'Terima kasih atas pesanan Anda' }).waitFor();
    expect(await ordersOf('id', name)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
