import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SOON } from '../../../five-currencies/screen-text.fixtures.ts';
import { keepTenCards } from '../cards/cards.fixtures.ts';
import { headerBalance } from './top-up.fixtures.ts';
import { addCard, type TopUp } from './top-up.steps.fixtures.ts';

/** As much as an amount may be, with what each currency makes of it. */
const GREATEST = {
  SG: [9_999_999_999_999.99, 'S$ 9,999,999,999,999.99'],
  MY: [9_999_999_999_999.99, 'RM 9,999,999,999,999.99'],
  PH: [9_999_999_999_999.99, '₱9,999,999,999,999.99'],
  ID: [9_999_999_999_999.99, 'Rp 9.999.999.999.999,99'],
  VN: [999_999_999_999_999, '999.999.999.999.999 ₫'],
} as const;

/** What 6,000 come to, rewards included, in the smallest unit. */
const EARNED = { SG: 600_000, MY: 801_000, PH: 600_000, ID: 600_000, VN: 6_000 } as const;

const FAULT = { status: 503, contentType: 'text/plain', body: '' };

/** The server answers one call with a fault, as often as it is asked, until the answer is called. */
async function failing(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill(FAULT));
  return () => page.unroute(path);
}

/** A top-up would make as much of the wallet as there can be. */
async function growGreat(page: Page, amount: number): Promise<void> {
  await page.route('**/me/top_up/bonus', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as object;
    await route.fulfill({ response, json: { ...said, amount, bonus_reward: amount, updated_balance: amount } });
  });
}

/** With the greatest amounts and ten cards, one of them expired; when the cards do not come. */
export async function expectLongDialog({ page, demo, owner, parts, facts, t }: TopUp): Promise<void> {
  const { dialog, by_card, amount, cash, updated, reason } = parts;
  const { country } = facts;
  await keepTenCards(demo.database, owner);

  // Error: the cards do not come; Retry brings them.
  await failUntilPressed(page, '**/payment_method/list*', FAULT);
  await page.goto(`${demo.url}/home/top-up`);
  await dialog.getByText(t('payment.list_failed')).waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: t('common.try_again'), exact: true }).click();
  await amount.waitFor();

  // Long: ten cards, the default chosen; the greatest of amounts, also on the narrowest phone.
  const choice = dialog.getByRole('combobox');
  await expect.poll(() => choice.locator('option').count()).toBe(10);
  await expect.poll(() => choice.locator('option:checked').textContent()).toContain('1010');
  const [greatest, shown] = GREATEST[country];
  await growGreat(page, greatest);
  await page.goto(`${demo.url}/home/top-up`);
  await amount.fill('5,000');
  await expect.poll(() => cash.textContent(), SOON).toBe(shown);
  await expect.poll(() => updated.textContent(), SOON).toBe(shown);
  await expectFits(page, [320, 375, 1280], async () => {
    await expect
      .poll(() =>
        dialog
          .locator('.s-num')
          .evaluateAll((figures) => figures.filter((figure) => figure.scrollWidth - figure.clientWidth > 1).length),
      )
      .toBe(0);
  });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // An expired card is said to be one, and does not pay.
  await choice.selectOption({ index: 6 });
  await expect.poll(() => by_card.isDisabled(), SOON).toBe(true);
  await dialog.getByText(t('top_up.expired_card')).first().waitFor();
  if (country !== 'SG') await expect.poll(() => reason.textContent()).toBe(t('top_up.expired_card'));
}

/** A charge without an answer keeps what was typed; a bank that asks; what is on its way. */
export async function expectBankAsks(top_up: TopUp): Promise<void> {
  const { page, parts, facts, t } = top_up;
  const { dialog, by_card, amount, reason } = parts;
  await addCard(top_up, '4000000000003184');
  const before = await headerBalance(page);

  const answerCharge = await failing(page, '**/me/top_up');
  await amount.fill('6,000');
  await by_card.click();
  const banner = dialog.locator('.s-banner--danger');
  await banner.getByText(t('top_up.failed_title')).waitFor();
  await expect.poll(() => amount.inputValue()).toBe('6,000');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await answerCharge();

  // While it is on its way the button waits, and says so.
  const release = Promise.withResolvers<void>();
  await page.route('**/me/top_up', async (route) => {
    await release.promise;
    await route.continue();
  });
  await by_card.click();
  await expect.poll(() => reason.textContent(), SOON).toBe(t('top_up.in_flight'));
  release.resolve();

  // The bank asks (3-D Secure); a wrong answer charges nothing, the right one pays exactly what was typed.
  await dialog.getByText(t('top_up.pending_title')).waitFor();
  await dialog.getByLabel(t('payment.code')).fill('000000');
  await expectNoAxeViolations(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: t('payment.code_send') }).click();
  await dialog.getByText(t('top_up.declined_challenge_failed')).waitFor();
  expect(await headerBalance(page)).toBe(before);
  await dialog.getByRole('button', { name: t('common.try_again'), exact: true }).click();
  await expect.poll(() => amount.inputValue()).toBe('6,000');
  await by_card.click();
  const code = dialog.getByLabel(t('payment.code'));
  const twice = dialog.getByRole('button', { name: t('top_up.duplicate_yes') });
  await code.or(twice).waitFor();
  // Within ten seconds the same amount is asked about once more.
  if (await twice.isVisible()) await twice.click();
  await code.fill('123456');
  await dialog.getByRole('button', { name: t('payment.code_send') }).click();
  // The dialog says it, or /histories, where the end of a payment leads (spec 4 Payment completed).
  await page.getByText(t('top_up.done_title')).first().waitFor();
  await expect.poll(() => headerBalance(page), SOON).toBe(before + EARNED[facts.country]);
}
