import { moneyText, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, minorIn, sumIn } from '../../five-currencies/figures.fixtures.ts';

/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };
const FAULT = { status: 500, contentType: 'application/problem+json', body: '{}' };

const amounts = (page: Page) => page.locator('.s-table .c-parcel__cash');
const retries = (page: Page) => page.locator('main .s-banner--danger button.s-button');

/** Waits until the list shows what the server answers to its filter. */
async function listed(page: Page, count: number): Promise<void> {
  await expect.poll(() => amounts(page).count(), SLOW).toBe(count);
  await page.locator('main .s-table[aria-busy]').waitFor({ state: 'detached' });
}

/** On /orders/cod?per_page=100: each state is the sum of what it lists, and all of them that of the whole list. */
export async function expectStatesAddUp(page: Page): Promise<void> {
  const cards = page.locator('.c-cod-stage, a.c-cod-strip__line');
  await cards.locator('strong').first().waitFor();
  const countOf = async (card: Locator) => minorIn(await card.locator('[data-count]').textContent());
  const said = async (card: Locator) => minorIn(await card.locator('strong').textContent());
  let [parcels, money] = [0, 0];
  for (const card of await cards.all()) {
    parcels += await countOf(card);
    money += await said(card);
  }
  // Not more than one page holds: the sum is that of all.
  expect(parcels).toBeLessThanOrEqual(100);
  expect(parcels).toBeGreaterThan(0);
  await listed(page, parcels);
  await expect.poll(() => sumIn(amounts(page))).toBe(money);
  const links = page.locator('.c-cod-strip a:is(.c-cod-stage, .c-cod-strip__line)');
  for (const link of await links.all()) {
    await link.click();
    // The strip keeps every stage while the list shows one.
    await expect.poll(() => link.getAttribute('aria-current'), SLOW).toBe('true');
    await listed(page, await countOf(link));
    const shown = await said(link);
    await expect.poll(() => sumIn(amounts(page)), SLOW).toBe(shown);
    await link.click();
    await expect.poll(() => page.locator('.c-cod-strip [aria-current]').count(), SLOW).toBe(0);
    await listed(page, parcels);
  }
  await expectFits(page);
}

/** On /orders/cod: a settlement is what its parcels were, in the currency. */
export async function expectSettlements(page: Page, country: CountryCode): Promise<void> {
  await page.locator('.c-cod-bar > button').last().click();
  const list = page.locator('dialog[open] .c-cod-settlement');
  const { currency } = rulesOf(country);
  const answer = await ask<{ total: number; records: { amount: number }[] }>(page, '/cod/settlement/list?per_page=20');
  await expect.poll(() => list.count(), SLOW).toBe(answer.records.length);
  expect(answer.total).toBeGreaterThan(0);
  await expect
    .poll(() => list.locator('strong').allTextContents())
    .toEqual(answer.records.map(({ amount }) => moneyText(amount, currency)));
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['dialog[open]'] });
}

/** Amounts or a list that do not come say so, and one tap brings them. */
export async function expectRetry(page: Page, url: string): Promise<void> {
  for (const call of ['cod_totals', 'list'] as const) {
    await failUntilPressed(page, `**/api/v1/order/${call}?*`, FAULT);
    await page.goto(`${url}/orders/cod`);
    await retries(page).waitFor();
    // The other half is there.
    await (call === 'list' ? page.locator('.c-cod-stage strong') : amounts(page)).first().waitFor();
    await expectNoAxeViolations(page, { include: ['main'] });
    await retries(page).click();
    await retries(page).waitFor({ state: 'detached' });
    await amounts(page).first().waitFor();
    await page.locator('.c-cod-stage strong').first().waitFor();
  }
  await expectFits(page);
}

/** On /orders/cod of a company without a parcel: all states are nothing in the currency, and the list says so. */
export async function expectNothing(page: Page, country: CountryCode): Promise<void> {
  await page.locator('.s-empty').waitFor();
  const cards = page.locator('.c-cod-stage strong');
  await cards.first().waitFor();
  const none = moneyText(0, rulesOf(country).currency);
  await expect.poll(() => cards.allTextContents()).toEqual(Array.from({ length: 6 }, () => none));
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
}
