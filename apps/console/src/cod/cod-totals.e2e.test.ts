import { COUNTRY_CODES, moneyText, rulesOf } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, minorIn, sidewaysOf, sumIn } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';

let merchants: FiveMerchants;
beforeAll(async () => {
  merchants = await startFiveMerchants();
  // The couriers stand still: what is added up must not move meanwhile.
  for (const country of ['SG', 'VN'] as const)
    await merchants.databaseOf(country).pool.query('delete from tracking_polls');
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };

const amounts = (page: Page) => page.locator('.s-table td[data-cell="price"] small:first-of-type');
const retries = (page: Page) => page.locator('main .s-banner--danger button.s-button');

/** Waits until the list shows what the server answers to its filter. */
async function listed(page: Page, count: number): Promise<void> {
  await expect.poll(() => amounts(page).count(), SLOW).toBe(count);
  await page.locator('main .s-table[aria-busy]').waitFor({ state: 'detached' });
}

describe.each(CASES)('/orders/cod in $country at $width px (spec 2 Sidebar, COD Orders)', ({ country, width }) => {
  test('what stands in each state is the sum of what it lists, and all of them that of the whole list', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    await page.goto(`${url}/orders/cod?per_page=100`);
    const cards = page.locator('.c-cod-total');
    await cards.locator('strong').first().waitFor();
    const countOf = async (at: number) => minorIn(await cards.nth(at).locator('.c-cod-total__count').textContent());
    const said = async (at: number) => minorIn(await cards.nth(at).locator('strong').textContent());
    let [parcels, money] = [0, 0];
    for (let at = 0; at < (await cards.count()); at += 1) {
      parcels += await countOf(at);
      money += await said(at);
    }
    // Not more than one page holds: the sum is that of all.
    expect(parcels).toBeLessThanOrEqual(100);
    expect(parcels).toBeGreaterThan(0);
    await listed(page, parcels);
    expect(await sumIn(amounts(page))).toBe(money);
    const links = page.locator('a.c-cod-total');
    for (let at = 0; at < (await links.count()); at += 1) {
      await links.nth(at).click();
      // Another state has nothing while this one is chosen, and some are not shown then: its own figures are read now.
      const card = page.locator('.c-cod-total[aria-current]');
      await card.locator('strong').waitFor();
      await listed(page, minorIn(await card.locator('.c-cod-total__count').textContent()));
      expect(await sumIn(amounts(page))).toBe(minorIn(await card.locator('strong').textContent()));
      await card.click();
      await expect.poll(() => page.locator('.c-cod-total[aria-current]').count(), SLOW).toBe(0);
      await listed(page, parcels);
    }
    expect(await sidewaysOf(page)).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a settlement is what its parcels were; its papers come in the reader’s language', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    await page.goto(`${url}/orders/cod`);
    await page.locator('.c-cod-bar > button').last().click();
    const list = page.locator('dialog[open] .c-cod-settlement');
    const { currency } = rulesOf(country);
    const answer = await ask<{ total: number; records: { amount: number }[] }>(
      page,
      '/cod/settlement/list?per_page=20',
    );
    await expect.poll(() => list.count(), SLOW).toBe(answer.records.length);
    expect(answer.total).toBeGreaterThan(0);
    expect(await list.locator('strong').allTextContents()).toEqual(
      answer.records.map(({ amount }) => moneyText(amount, currency)),
    );
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('amounts or list that do not come say so, and one tap brings them', async () => {
    const { page, url } = await merchants.open(country, { width });
    const fault = { status: 500, contentType: 'application/problem+json', body: '{}' };
    for (const call of ['cod_totals', 'list'] as const) {
      await page.route(`**/api/v1/order/${call}?*`, (route) => route.fulfill(fault));
      await page.goto(`${url}/orders/cod`);
      await retries(page).waitFor();
      // The other half is there.
      await (call === 'list' ? page.locator('.c-cod-total strong') : amounts(page)).first().waitFor();
      await expectNoAxeViolations(page, { include: ['main'] });
      await page.unroute(`**/api/v1/order/${call}?*`);
      await retries(page).click();
      await retries(page).waitFor({ state: 'detached' });
      await amounts(page).first().waitFor();
      await page.locator('.c-cod-total strong').first().waitFor();
    }
    expect(await sidewaysOf(page)).toBe(0);
    await page.context().close();
  });
});

describe.each(CASES)('/orders/cod in $country at $width px without a parcel', ({ country, width }) => {
  test('all states are nothing in the currency, and the list says so', async () => {
    // Nobody looks at them after this: the tests with parcels are above.
    await merchants
      .databaseOf(country)
      .pool.query(
        'update orders set archived_at = 1 where is_cod and company_id in (select id from companies where country_code = $1)',
        [country],
      );
    const { page, url, errors } = await merchants.open(country, { width });
    await page.goto(`${url}/orders/cod`);
    await page.locator('.s-empty').waitFor();
    const cards = page.locator('.c-cod-total strong');
    await cards.first().waitFor();
    const none = moneyText(0, rulesOf(country).currency);
    expect(await cards.allTextContents()).toEqual(Array.from({ length: 5 }, () => none));
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
