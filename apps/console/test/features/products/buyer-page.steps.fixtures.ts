import type { Listing } from '@sampan/contract';
import { moneyText, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { OpenPage } from '@sampan/testing/demo';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { minorIn, sumIn } from '../../five-currencies/figures.fixtures.ts';

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

/** Goes to another page of the server that the page is on. */
const visit = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** The total is the sum of its parts for each quantity, and stands on the button. */
export async function expectSumOfParts({ page, errors }: OpenPage, country: CountryCode): Promise<void> {
  if (country === 'VN') await quoteInDong(page);
  await visit(page, `/sell-product?product=${PRODUCTS[country]}`);
  await total(page).waitFor();
  const one = minorIn(await total(page).textContent());
  await expect.poll(() => sumIn(parts(page))).toBe(one);
  await page.locator('.s-checkout select').first().selectOption('3');
  await expect.poll(async () => minorIn(await total(page).textContent()), SLOW).toBeGreaterThan(one);
  const three = (await total(page).textContent())?.trim() ?? '';
  await expect.poll(() => sumIn(parts(page))).toBe(minorIn(three));
  await expect.poll(() => payButton(page).textContent()).toContain(three);
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
  expect(errors).toEqual([]);
}

/** A long name and a great price fit; prices that do not come, and a product that is gone, are said. */
export async function expectCalmInTrouble({ page }: OpenPage, country: CountryCode): Promise<void> {
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
  await visit(page, `/sell-product?product=${PRODUCTS[country]}`);
  await page
    .getByText(moneyText(product_price, rulesOf(country).currency))
    .first()
    .waitFor();
  // The one button asks again; until then there is nothing to pay.
  await expect.poll(() => payButton(page).getAttribute('aria-busy'), SLOW).not.toBe('true');
  const again = await payButton(page).textContent();
  await expect.poll(() => total(page).count()).toBe(0);
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
  await page.unroute('**/checkout/quote', fail);
  await payButton(page).click();
  await total(page).waitFor();
  await expect.poll(() => payButton(page).textContent()).not.toBe(again);
  await page.unroute('**/checkout/product/*');
  await visit(page, '/sell-product?product=prod_nobody_has_this');
  await page.locator('main .c-card').waitFor();
  await expect.poll(() => page.locator('main .s-skeleton').count(), SLOW).toBe(0);
  await expect.poll(() => page.locator('main input').count()).toBe(0);
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
}
