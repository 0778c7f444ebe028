import type { CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import type { LooseTranslate } from '@sampan/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newCompanyIn } from '../../../five-currencies/new-company-in.fixtures.ts';
import { openIn } from '../../../five-currencies/vietnam.fixtures.ts';
import { translateFor } from '../../../five-currencies/screen-text.fixtures.ts';
import { keepTenCards, LONGEST_NAME, typeCard } from './cards.fixtures.ts';

const cardsOf = (page: Page, t: LooseTranslate) =>
  page.getByRole('list', { name: t('payment.title') }).getByRole('listitem');

/** A company without a card: what a card is for, a refused number, a call that fails, and the first card. */
async function keepFirst(page: Page, t: LooseTranslate): Promise<void> {
  // Empty: the way to the first card, which becomes the default.
  await page.getByText(t('payment.empty'), { exact: true }).waitFor();
  await page.getByText(t('payment.empty_text')).waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.getByRole('button', { name: t('payment.add') }).click();

  // A wrong number is said in a popup, and nothing that was typed is lost (spec 8).
  await typeCard(page, t, '4242424242424241', LONGEST_NAME);
  await page.getByText(t('error.card_not_accepted')).waitFor();
  await expect.poll(() => page.getByLabel(t('payment.holder')).inputValue()).toBe(LONGEST_NAME);
  await expect.poll(() => page.getByLabel(t('payment.expiry')).inputValue()).toBe('12/31');
  await expectFits(page, (page.viewportSize()?.width ?? 0) < 500 ? [320, 375] : [1280]);
  await expectNoAxeViolations(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.try_again') })
    .click();

  // The call that keeps the card fails: said, and everything is still there; the second try keeps it.
  await page.getByLabel(t('payment.card_number')).fill('4242424242424242');
  await page.route('**/api/v1/payment_method', (route) => route.abort());
  const save = page.getByRole('button', { name: t('payment.save'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('payment.add') });
  await save.click();
  await dialog.locator('.s-banner--danger').waitFor();
  await expect.poll(() => page.getByLabel(t('payment.card_number')).inputValue()).toBe('4242 4242 4242 4242');
  await page.unroute('**/api/v1/payment_method');
  await save.click();
  const list = cardsOf(page, t);
  await list.getByText(t('payment.default'), { exact: true }).waitFor();
  await list.getByText(LONGEST_NAME).waitFor();
}

/** Ten cards with the longest of names, in the dark too; one is removed, and the list does not come once. */
async function lookAtTen(page: Page, t: LooseTranslate): Promise<void> {
  const list = cardsOf(page, t);
  await page.reload();
  await list.nth(9).waitFor();
  await expect.poll(() => list.first().textContent()).toContain(t('payment.default'));
  await page.getByText(t('payment.expired', { date: '12/21' })).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await expectFits(page, [320, 375, 1280], async () => {
    const edges = await list.evaluateAll((rows) =>
      rows.map((row) => row.scrollWidth - row.clientWidth).filter((wider) => wider > 0),
    );
    expect(edges).toEqual([]);
  });

  // Removing the default hands it on: exactly one is it, always (spec 4).
  await list.first().getByRole('button').last().click();
  await page.getByRole('button', { name: t('payment.remove'), exact: true }).click();
  await expect.poll(() => list.count(), { timeout: 10_000 }).toBe(9);
  await expect.poll(() => list.getByText(t('payment.default'), { exact: true }).count()).toBe(1);

  // Error: the list does not come; Retry brings it.
  await failUntilPressed(page, '**/payment_method/list*', { status: 503, contentType: 'text/plain', body: '' });
  await page.reload();
  await page.getByText(t('payment.list_failed')).waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.getByRole('button', { name: t('common.try_again'), exact: true }).click();
  await list.nth(8).waitFor();
}

/** The page without a card, with ten of the longest names, and when something gives no answer (spec 4, 5 Card, 8). */
export async function expectCards(demo: Demo, country: CountryCode, width: number): Promise<void> {
  const owner = await newCompanyIn(demo, country);
  const t = await translateFor(country);
  const { page, errors } = await openIn(demo, country, { as: owner, path: '/settings/payment-methods', width });
  await keepFirst(page, t);
  expect(errors.filter((error) => !/ERR_FAILED/u.test(error))).toEqual([]);
  await keepTenCards(demo.database, owner);
  await lookAtTen(page, t);
}
