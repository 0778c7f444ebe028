import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';
import { wordsOf } from '../five-currencies/words.fixtures.ts';
import { fits } from '../top-up/top-up.fixtures.ts';
import { forgetCards, keepTenCards, LONGEST_NAME, typeCard } from './cards.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

const CASES = (['SG', 'MY', 'PH', 'ID', 'VN'] as const).flatMap((country) =>
  [375, 1280].map((width) => ({ country, width })),
);

describe.each(CASES)('$country at $width px: payment methods (spec 4, 5 Card, 8)', ({ country, width }) => {
  test('without a card, with ten of the longest names, and when something gives no answer', async () => {
    await forgetCards(merchants.databaseOf(country), country);
    const t = await wordsOf(country);
    const { page, url, errors } = await merchants.open(country, { width });
    const list = page.getByRole('list', { name: t('payment.title') }).getByRole('listitem');

    // Empty: what a card is for, and the way to the first one, which becomes the default.
    await page.goto(`${url}/settings/payment-methods`);
    await page.getByText(t('payment.empty'), { exact: true }).waitFor();
    await page.getByText(t('payment.empty_text')).waitFor();
    await expectNoAxeViolations(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: t('payment.add') }).click();

    // A wrong number is said under the field, and nothing that was typed is lost (spec 8).
    await typeCard(page, t, '4242424242424241', LONGEST_NAME);
    await page.getByText(t('error.card_not_accepted')).waitFor();
    expect(await page.getByLabel(t('payment.holder')).inputValue()).toBe(LONGEST_NAME);
    expect(await page.getByLabel(t('payment.expiry')).inputValue()).toBe('12/31');
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolations(page);

    // The call that keeps the card fails: said, and everything is still there; the second try keeps it.
    await page.getByLabel(t('payment.card_number')).fill('4242424242424242');
    await page.route('**/api/v1/payment_method', (route) => route.abort());
    const save = page.getByRole('button', { name: t('payment.save'), exact: true });
    const dialog = page.getByRole('dialog', { name: t('payment.add') });
    await save.click();
    await dialog.locator('.s-banner--danger').waitFor();
    expect(await page.getByLabel(t('payment.card_number')).inputValue()).toBe('4242 4242 4242 4242');
    await page.unroute('**/api/v1/payment_method');
    await save.click();
    await list.getByText(t('payment.default'), { exact: true }).waitFor();
    await list.getByText(LONGEST_NAME).waitFor();
    expect(errors.filter((error) => !/ERR_FAILED/u.test(error))).toEqual([]);

    // Long: ten cards; also on the narrowest phone, and in the dark.
    await keepTenCards(merchants.databaseOf(country), country);
    await page.reload();
    await list.nth(9).waitFor();
    expect(await list.first().textContent()).toContain(t('payment.default'));
    await page.getByText(t('payment.expired', { date: '12/21' })).waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize({ width: width === 375 ? 320 : width, height: 812 });
    expect(await fits(page)).toBe(true);
    const edges = await list.evaluateAll((rows) =>
      rows.map((row) => row.scrollWidth - row.clientWidth).filter((wider) => wider > 0),
    );
    expect(edges).toEqual([]);

    // Removing the default hands it on: exactly one is it, always (spec 4).
    await list.first().getByRole('button').last().click();
    await page.getByRole('button', { name: t('payment.remove'), exact: true }).click();
    await expect.poll(() => list.count(), { timeout: 10_000 }).toBe(9);
    expect(await list.getByText(t('payment.default'), { exact: true }).count()).toBe(1);

    // Error: the list does not come; Retry brings it.
    await page.route('**/payment_method/list*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: '' }),
    );
    await page.reload();
    await page.getByText(t('payment.list_failed')).waitFor();
    await expectNoAxeViolations(page);
    expect(await fits(page)).toBe(true);
    await page.unroute('**/payment_method/list*');
    await page.getByRole('button', { name: t('common.try_again'), exact: true }).click();
    await list.nth(8).waitFor();
    await page.context().close();
  });
});
