import { COUNTRY_CODES, formatMoney, rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, sidewaysOf } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';
import { sellParcel, type SaleName, type SoldParcel } from './sold-parcel.fixtures.ts';

let merchants: FiveMerchants;
const sold = new Map<string, SoldParcel>();
/** Of each country, once: both widths look at the same parcels. */
const SHOWN = ['paid', 'disputed', 'lost', 'refunding', 'refunded'] as const satisfies readonly SaleName[];
/** As great as an order may be. */
const TOTAL_MINOR: Readonly<Record<CountryCode, number>> = {
  SG: 123_456_78,
  MY: 9_999_905,
  PH: 250_000_050,
  ID: 1_234_567_890_00,
  VN: 987_654_321,
};

beforeAll(async () => {
  merchants = await startFiveMerchants();
  for (const country of COUNTRY_CODES)
    for (const sale of SHOWN)
      sold.set(country + sale, await sellParcel(merchants.databaseOf(country), country, sale, TOTAL_MINOR[country]));
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };

const parcelOf = (country: CountryCode, sale: SaleName) => sold.get(country + sale) as SoldParcel;

/** Opens a parcel's sheet and answers what the banner of its sale says. */
async function openSheet(page: Page, url: string, order_id: string): Promise<string> {
  await page.goto(`${url}/orders/pick-up?order=${order_id}`);
  const banner = page.locator('dialog[open] .c-sheet .s-banner').first();
  await banner.waitFor();
  return (await banner.textContent()) ?? '';
}

/** The button of the sheet that cancels: the only one that asks in an alert dialog. */
async function askToCancel(page: Page): Promise<string> {
  await page.locator('.c-sheet__actions button:not(.s-button--primary)').first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('.s-banner').waitFor();
  return (await dialog.textContent()) ?? '';
}

describe.each(CASES)('a parcel that a shopper bought, in $country at $width px', ({ country, width }) => {
  const { currency } = rulesOf(country);

  test('its sheet says what was paid and where that money is', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    const said = new Set<string>();
    for (const sale of SHOWN) {
      const { order_id, total_minor } = parcelOf(country, sale);
      const text = await openSheet(page, url, order_id);
      expect(text).toContain(formatMoney(total_minor, currency));
      // How often it was tried is told, so that nobody thinks it was forgotten.
      if (sale === 'refunding') expect(text).toContain('3');
      said.add(text);
      expect(await sidewaysOf(page)).toBe(0);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    }
    expect(said.size).toBe(SHOWN.length);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('before it is cancelled: what comes back to the shop, and what to the buyer (spec 4 Order lifecycle)', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    const { order_id, price_minor, total_minor } = parcelOf(country, 'paid');
    await openSheet(page, url, order_id);
    const text = await askToCancel(page);
    expect(text).toContain(formatMoney(price_minor, currency));
    expect(text).toContain(formatMoney(total_minor, currency));
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(await sidewaysOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    // Of a payment that the bank took back the shop gives nothing back as well.
    const disputed = parcelOf(country, 'disputed');
    await openSheet(page, url, disputed.order_id);
    const other = await askToCancel(page);
    expect(other).toContain(formatMoney(disputed.total_minor, currency));
    expect(other).not.toBe(text);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('cancelled: the label’s price is in the wallet, the sheet says what goes back to the buyer', async () => {
    const database = merchants.databaseOf(country);
    const { order_id, number, price_minor, total_minor } = await sellParcel(database, country, 'paid', 1_000_00);
    const { page, url, errors } = await merchants.open(country, { width });
    await openSheet(page, url, order_id);
    await askToCancel(page);
    await page.getByRole('alertdialog').locator('.s-button--danger').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const banner = page.locator('dialog[open] .c-sheet .s-banner--warning').first();
    await expect.poll(() => banner.textContent(), SLOW).toContain(formatMoney(total_minor, currency));
    // The whole wallet would not do: what couriers weighed again may be charged meanwhile.
    const back = await ask<{ records: { amount: number }[] }>(
      page,
      `/transaction/list?group=refunds&order_number=${number}`,
    );
    expect(back.records.map(({ amount }) => toMinor(amount, currency))).toEqual([price_minor]);
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
