import type { Listing, Order } from '@sampan/contract';
import { COUNTRY_CODES, moneyText, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, minorIn, sidewaysOf, sumIn } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';

let merchants: FiveMerchants;
beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };
/** Of each shop one with a flat fee: its price is there before anybody typed an address. */
const PRODUCTS: Readonly<Record<CountryCode, string>> = {
  SG: 'prod_sg_kaya_jam_trio',
  MY: 'prod_my_batik_tote_bags',
  PH: 'prod_ph_abaca_placemats',
  ID: 'prod_id_rendang_paste',
  VN: 'prod_ph_abaca_placemats',
};
const LONG_NAME =
  'Bộ quà tặng mứt dừa, cà phê và bánh tráng của xưởng thủ công Nguyễn Thị Ánh Tuyết, hộp lớn có nắp gỗ';
const FAULT = { status: 500, contentType: 'application/problem+json', body: '{}' };

/** A closed country's server gives no prices: what it would answer for its own listing. */
async function quoteInDong(page: Page, change: Partial<Listing> = {}): Promise<void> {
  let listing: Listing | null = null;
  await page.route('**/checkout/product/*', async (route) => {
    const response = await route.fetch();
    listing = { ...((await response.json()) as Listing), ...change };
    await route.fulfill({ response, json: listing });
  });
  await page.route('**/checkout/quote', (route) => {
    const { quantity = 1 } = route.request().postDataJSON() as { quantity?: number };
    const unit_price = listing?.product_price ?? 0;
    const fee = listing?.shipping_fee ?? 0;
    const item_total = unit_price * quantity;
    const option = {
      id: 'flat',
      courier_name: '',
      service_name: '',
      kind: 'flat',
      fee,
      tax_included: null,
      eta_days_from: null,
      eta_days_to: null,
      recommended: true,
      payments: [{ method: 'card', cod_fee: 0, total: item_total + fee }],
    };
    const expires_at = Math.floor(Date.now() / 1000) + 900;
    return route.fulfill({
      json: {
        quote_id: 'q',
        currency: 'VND',
        quantity,
        unit_price,
        item_total,
        shipping_options: [option],
        reasons: [],
        expires_at,
      },
    });
  });
}

const total = (page: Page) => page.locator('.s-price__total dd');
const parts = (page: Page) => page.locator('.s-price__line:not(.s-price__total) dd');
const payButton = (page: Page) => page.locator('.s-checkout .s-button--primary');

describe.each(CASES)("the buyer's page of a shop in $country at $width px (spec 1 Product listings)", (at) => {
  const { country, width } = at;
  const { currency } = rulesOf(country);

  test('the total is the sum of its parts for each quantity, and stands on the button', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    if (country === 'VN') await quoteInDong(page);
    await page.goto(`${url}/sell-product?product=${PRODUCTS[country]}`);
    await total(page).waitFor();
    const one = minorIn(await total(page).textContent());
    expect(await sumIn(parts(page))).toBe(one);
    await page.locator('.s-checkout select').first().selectOption('3');
    await expect.poll(async () => minorIn(await total(page).textContent()), SLOW).toBeGreaterThan(one);
    expect(await sumIn(parts(page))).toBe(minorIn(await total(page).textContent()));
    expect(await payButton(page).textContent()).toContain(
      await total(page)
        .textContent()
        .then((text) => text?.trim()),
    );
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a long name and a great price fit; prices that do not come, and a product that is gone, are said', async () => {
    const { page, url } = await merchants.open(country, { width });
    const product_price = country === 'VN' ? 987_654_321 : 987_654.32;
    const long = { product_name: LONG_NAME, product_price };
    if (country === 'VN') await quoteInDong(page, long);
    else
      await page.route('**/checkout/product/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as Listing), ...long } });
      });
    const fail = (route: Route) => route.fulfill(FAULT);
    await page.route('**/checkout/quote', fail);
    await page.goto(`${url}/sell-product?product=${PRODUCTS[country]}`);
    await page.getByText(moneyText(product_price, currency)).first().waitFor();
    // The one button asks again; until then there is nothing to pay.
    await expect.poll(() => payButton(page).getAttribute('aria-busy'), SLOW).not.toBe('true');
    const again = await payButton(page).textContent();
    expect(await total(page).count()).toBe(0);
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.unroute('**/checkout/quote', fail);
    await payButton(page).click();
    await total(page).waitFor();
    expect(await payButton(page).textContent()).not.toBe(again);
    await page.unroute('**/checkout/product/*');
    await page.goto(`${url}/sell-product?product=prod_nobody_has_this`);
    await page.locator('main .c-card').waitFor();
    await expect.poll(() => page.locator('main .s-skeleton').count(), SLOW).toBe(0);
    expect(await page.locator('main input').count()).toBe(0);
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.context().close();
  });
});

test.each([375, 1280])(
  'at %i px: paid in the bank’s app, then cancelled by the shop: the page says so',
  async (width) => {
    const { page, url } = await merchants.open('SG', { width });
    await page.goto(`${url}/sell-product?product=${PRODUCTS.SG}`);
    await page.getByLabel('Email').fill('nurul@example.test');
    await page.getByLabel('Name').fill('Nurul Asleep');
    await page.getByLabel('Phone number').fill('+65 9123-4567');
    await page.getByLabel('Postcode').fill('310145');
    // The look-up fills the street of a postcode it knows; typed text would be in its way.
    await page.getByText('Looking up the address').waitFor({ state: 'hidden' });
    await page.getByLabel('Street').fill('Blk 145 Toa Payoh Lorong 2');
    await page.getByLabel('Unit number').fill('#08-212');
    await page.getByRole('radio', { name: /^PayNow/u }).check();
    // The page sleeps while the buyer is in the bank's app.
    await page.route('**/api/consumer/v1/checkout/*?secret=*', (route) => route.abort());
    const begun = page.waitForResponse('**/api/consumer/v1/checkout');
    await page.getByRole('button', { name: /^Pay/u }).click();
    const { id, secret } = (await (await begun).json()) as { id: string; secret: string };
    await page.getByRole('img', { name: 'PayNow QR code' }).waitFor();
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${url}/api/consumer/v1/checkout/${id}/sandbox_payment`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ secret, action: 'paynow_paid' }),
    });
    const found = await ask<{ records: Order[] }>(page, '/order/list?status=new&search=Nurul%20Asleep');
    const cancelled = await page.evaluate(async (order_id) => {
      const { token } = JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token: string };
      const answer = await fetch(`/api/v1/order/${order_id}/cancel`, {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ reason: 'Out of stock' }),
      });
      return answer.status;
    }, found.records[0]?.id ?? '');
    expect(cancelled).toBe(200);
    await page.unroute('**/api/consumer/v1/checkout/*?secret=*');
    await page.getByText('The shop cancelled your order. You get all of your money back.').waitFor();
    expect(await page.getByText('after the last one was sold').count()).toBe(0);
    expect(await page.getByLabel('Street').inputValue()).toBe('Blk 145 Toa Payoh Lorong 2');
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.context().close();
  },
);
