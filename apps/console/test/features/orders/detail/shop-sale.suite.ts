import { formatMoney, rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../five-currencies/figures.fixtures.ts';
import type { MerchantsByCurrency } from '../../../five-currencies/merchants-by-currency.fixtures.ts';
import { sellParcel, type SaleName, type SoldParcel } from './sold-parcel.fixtures.ts';

const SHOWN = ['paid', 'disputed', 'lost', 'refunding', 'refunded'] as const satisfies readonly SaleName[];
/** As great as an order may be. */
const TOTAL_MINOR: Readonly<Record<CountryCode, number>> = {
  SG: 123_456_78,
  MY: 9_999_905,
  PH: 250_000_050,
  ID: 1_234_567_890_00,
  VN: 987_654_321,
};

/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };

/** Opens a parcel's drawer and answers what the banner of its sale says. */
async function openSheet(page: Page, url: string, order_id: string): Promise<string> {
  await page.goto(`${url}/orders/pick-up?order=${order_id}`);
  const banner = page.locator('dialog[open] .c-sheet .s-banner').first();
  await banner.waitFor();
  return (await banner.textContent()) ?? '';
}

/** The button of the drawer that cancels: the only one that asks in an alert dialog. */
async function askToCancel(page: Page): Promise<string> {
  await page.locator('.c-sheet__actions button:not(.s-button--primary)').first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('.s-banner').waitFor();
  return (await dialog.textContent()) ?? '';
}

/** What a merchant of a country sees of parcels that shoppers bought, at these widths; the merchants' own parcels are sold. */
export function parcelsOfShoppers(
  merchants: MerchantsByCurrency,
  country: CountryCode,
  widths: readonly number[],
): void {
  const { currency } = rulesOf(country);
  /** Of the country, once: every width looks at the same parcels. */
  const sold = new Map<SaleName, SoldParcel>();
  const parcelOf = (sale: SaleName) => sold.get(sale) as SoldParcel;

  describe.each(widths)(`a parcel that a shopper bought, in ${country} at %i px`, (width) => {
    beforeAll(async () => {
      if (sold.size > 0) return;
      const { database } = merchants.demoOf(country);
      for (const sale of SHOWN) sold.set(sale, await sellParcel(database, country, sale, TOTAL_MINOR[country]));
    });

    test('its sheet says what was paid and where that money is', async () => {
      const { page, demo, errors } = await merchants.open(country, { width, stay: true });
      const said = new Set<string>();
      for (const sale of SHOWN) {
        const { order_id, total_minor } = parcelOf(sale);
        const text = await openSheet(page, demo.url, order_id);
        expect(text).toContain(formatMoney(total_minor, currency));
        // How often it was tried is told, so that nobody thinks it was forgotten.
        if (sale === 'refunding') expect(text).toContain('3');
        said.add(text);
        await expectFits(page);
        await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      }
      expect(said.size).toBe(SHOWN.length);
      expect(errors).toEqual([]);
    });

    test('before it is cancelled: what comes back to the shop, and what to the buyer (spec 4 Order lifecycle)', async () => {
      const { page, demo, errors } = await merchants.open(country, { width, stay: true });
      const { order_id, price_minor, total_minor } = parcelOf('paid');
      await openSheet(page, demo.url, order_id);
      const text = await askToCancel(page);
      expect(text).toContain(formatMoney(price_minor, currency));
      expect(text).toContain(formatMoney(total_minor, currency));
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await expectFits(page);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      // Of a payment that the bank took back the shop gives nothing back as well.
      const disputed = parcelOf('disputed');
      await openSheet(page, demo.url, disputed.order_id);
      const other = await askToCancel(page);
      expect(other).toContain(formatMoney(disputed.total_minor, currency));
      expect(other).not.toBe(text);
      expect(errors).toEqual([]);
    });

    test('cancelled: the label’s price is in the wallet, the sheet says what goes back to the buyer', async () => {
      const { database } = merchants.demoOf(country);
      const { order_id, number, price_minor, total_minor } = await sellParcel(database, country, 'paid', 1_000_00);
      const { page, demo, errors } = await merchants.open(country, { width, stay: true });
      await openSheet(page, demo.url, order_id);
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
      await expectFits(page);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      expect(errors).toEqual([]);
    });
  });
}
