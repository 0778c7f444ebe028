import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';
import { minorIn, SOON, wordsOf } from '../five-currencies/words.fixtures.ts';
import { forgetCards, typeCard } from '../payment-methods/cards.fixtures.ts';
import { fits, headerBalance, partsOf, TOP_UPS } from './top-up.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

const WIDTHS = [375, 1280] as const;
const CASES = TOP_UPS.flatMap((facts) => WIDTHS.map((width) => ({ ...facts, width })));

/** Spec 9 Malaysia bonus tiers: the sentence and the reward in sen, on both sides of each boundary (trust M9). */
const TIERS = [
  ['299.99', 'Top up 300 to unlock 15% free credit', 0],
  ['300', 'Top up 600 to unlock 20% free credit', 4_500],
  ['599.99', 'Top up 600 to unlock 20% free credit', 8_999],
  ['600', 'Top up 1000 to unlock 33.5% free credit', 12_000],
  ['999.99', 'Top up 1000 to unlock 33.5% free credit', 19_999],
  ['1000', 'Congratulations! You get 33.5% free credit.', 33_500],
] as const;

describe.each(CASES)('$country at $width px: top-up (spec 2 Top-up dialog, 4 Other, 5, 9)', (facts) => {
  const { country, width } = facts;

  test('a card is asked for; amounts, refusals, bounds, the money with its reward, a card without money', async () => {
    await forgetCards(merchants.databaseOf(country), country);
    const t = await wordsOf(country);
    const { page, url, errors } = await merchants.open(country, { width });
    const { dialog, foot, by_card, amount, cash, reward, updated, reason } = partsOf(page, t, country);

    // Spec 4: who has no payment method is asked to add one, in these words; 'No' closes, or leads on to PayNow.
    await page.goto(`${url}/home/top-up`);
    const prompt = page.getByRole('alertdialog', { name: t('top_up.confirm_title') });
    await prompt.getByText(t('top_up.no_method')).waitFor();
    await expectNoAxeViolations(page);
    expect(await fits(page)).toBe(true);
    await prompt.getByRole('button', { name: t('top_up.no'), exact: true }).click();
    if (country === 'SG') await dialog.getByRole('button', { name: 'Pay with Paynow' }).waitFor();
    else await page.waitForURL('**/home');
    const before = await headerBalance(page);
    await page.goto(`${url}/home/top-up`);
    await prompt.getByRole('button', { name: t('top_up.yes'), exact: true }).click();
    await typeCard(page, t, '4242424242424242');

    // Without an amount: the balance as in the header, the sign, the quick amounts, and why the button waits.
    expect(minorIn(await dialog.locator('.c-top-up__balance strong').textContent())).toBe(before);
    expect(await dialog.locator('.s-input__addon').first().textContent()).toBe(facts.sign);
    const quick = dialog.getByRole('group', { name: t('top_up.quick') }).getByRole('button');
    expect(await quick.allTextContents()).toEqual(facts.quick);
    expect([await foot.isDisabled(), await by_card.isDisabled()]).toEqual([true, true]);
    expect(await reason.textContent()).toBe(t('top_up.needs_amount'));
    await expectNoAxeViolations(page);

    for (const [typed, key] of facts.refuses) {
      await amount.fill(typed);
      await amount.blur();
      await dialog.getByText(t(key, { label: t('label.amount') })).waitFor();
      expect([typed, await foot.isDisabled(), await by_card.isDisabled()]).toEqual([typed, true, true]);
    }
    for (const [typed, shown] of facts.reads) {
      await amount.fill(typed);
      await expect.poll(() => cash.textContent(), SOON).toBe(shown);
      const earned = minorIn(await reward.textContent());
      expect(minorIn(await updated.textContent())).toBe(before + minorIn(shown) + earned);
    }
    if (country === 'MY')
      for (const [typed, sentence, reward_minor] of TIERS) {
        await amount.fill(typed);
        await dialog.getByText(sentence, { exact: true }).waitFor();
        await expect.poll(async () => minorIn(await cash.textContent()), SOON).toBe(Math.round(Number(typed) * 100));
        expect(minorIn(await reward.textContent())).toBe(reward_minor);
      }
    else expect(await dialog.getByText(/%/u).count()).toBe(0);

    // The bounds are the server's: what it says stands at the field, and what was typed stays.
    for (const [[typed, bound], key] of [
      [facts.below, 'validate.number_min'],
      [facts.above, 'validate.number_max'],
    ] as const) {
      await amount.fill(typed);
      await by_card.click();
      await dialog.getByText(t(key, { label: t('top_up.amount'), min: bound, max: bound }), { exact: true }).waitFor();
      expect(await amount.inputValue()).toBe(typed);
    }
    await expectNoAxeViolations(page);

    const [paid, cash_minor, reward_minor] = facts.pays[width];
    const chip = quick.filter({ hasText: new RegExp(`^${paid}$`, 'u') });
    if ((await chip.count()) === 1) await chip.click();
    else await amount.fill(paid);
    await expect.poll(async () => minorIn(await cash.textContent()), SOON).toBe(cash_minor);
    expect(minorIn(await reward.textContent())).toBe(reward_minor);
    expect(minorIn(await updated.textContent())).toBe(before + cash_minor + reward_minor);
    expect(await fits(page)).toBe(true);
    await by_card.click();
    await dialog.getByText(t('top_up.done_title')).waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: t('top_up.close'), exact: true }).click();
    await page.waitForURL('**/home');
    // Exactly that much more stands in the header, without a reload.
    await expect.poll(() => headerBalance(page), SOON).toBe(before + cash_minor + reward_minor);

    // A card without money says why, charges nothing, and the amount is there again.
    await forgetCards(merchants.databaseOf(country), country);
    await page.goto(`${url}/home/top-up`);
    await page.getByRole('button', { name: t('top_up.yes'), exact: true }).click();
    await typeCard(page, t, '4000000000009995');
    await amount.fill('12,345');
    await by_card.click();
    await dialog.getByText(t('top_up.declined_insufficient_funds')).waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: t('common.try_again'), exact: true }).click();
    expect(await amount.inputValue()).toBe('12,345');
    expect(await headerBalance(page)).toBe(before + cash_minor + reward_minor);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test.each([/Marcus Lim/u, /Siti Hajar/u, /Adeline Koh/u])('%s has no Top Up (spec 6)', async (person) => {
  const { page, url } = await merchants.enter(person, { width: 1280 });
  await page.goto(`${url}/home`);
  await page.locator('.c-money__amount, .c-credit__left').waitFor();
  expect(await page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
  await page.goto(`${url}/home/top-up`);
  await page.getByText('Your role does not allow this.').waitFor();
  await page.context().close();
});
