import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo, OpenPage } from '@sampan/testing/demo';
import type { LooseTranslate } from '@sampan/messages';
import { expect } from 'vitest';
import { newCompanyIn, type EmptyCompany } from '../../../five-currencies/new-company-in.fixtures.ts';
import { openIn } from '../../../five-currencies/vietnam.fixtures.ts';
import { minorIn, SOON, translateFor } from '../../../five-currencies/screen-text.fixtures.ts';
import { forgetCards, typeCard } from '../cards/cards.fixtures.ts';
import { headerBalance, partsOf, type TopUpFacts } from './top-up.fixtures.ts';

/** Spec 9 Malaysia bonus tiers: the sentence and the reward in sen, on both sides of each boundary (trust M9). */
const TIERS = [
  ['299.99', 'Top up 300 to unlock 15% free credit', 0],
  ['300', 'Top up 600 to unlock 20% free credit', 4_500],
  ['599.99', 'Top up 600 to unlock 20% free credit', 8_999],
  ['600', 'Top up 1000 to unlock 33.5% free credit', 12_000],
  ['999.99', 'Top up 1000 to unlock 33.5% free credit', 19_999],
  ['1000', 'Congratulations! You get 33.5% free credit.', 33_500],
] as const;

/** The dialog of an owner without money and cards, in a company of its own. */
export interface TopUp extends OpenPage {
  readonly demo: Demo;
  readonly owner: EmptyCompany;
  readonly facts: TopUpFacts;
  readonly t: LooseTranslate;
  readonly parts: ReturnType<typeof partsOf>;
}

export async function openTopUp(demo: Demo, facts: TopUpFacts, width: number): Promise<TopUp> {
  const owner = await newCompanyIn(demo, facts.country);
  const t = await translateFor(facts.country);
  const opened = await openIn(demo, facts.country, { as: owner, path: '/home/top-up', width });
  return { ...opened, demo, owner, facts, t, parts: partsOf(opened.page, t, facts.country) };
}

/** Spec 4: who has no payment method is asked to add one, in these words; 'No' closes, or leads on to PayNow. */
export async function sayNoToCard({ page, parts, facts, t }: TopUp): Promise<void> {
  const prompt = page.getByRole('alertdialog', { name: t('top_up.confirm_title') });
  await prompt.getByText(t('top_up.no_method')).waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await prompt.getByRole('button', { name: t('top_up.no'), exact: true }).click();
  if (facts.country === 'SG') await parts.dialog.getByRole('button', { name: 'Pay with Paynow' }).waitFor();
  else await page.waitForURL('**/home');
}

/** Opens the dialog anew and saves a card in it. */
export async function addCard({ page, demo, t }: TopUp, number: string): Promise<void> {
  await page.goto(`${demo.url}/home/top-up`);
  await page.getByRole('button', { name: t('top_up.yes'), exact: true }).click();
  await typeCard(page, t, number);
}

/** Without an amount: the balance as in the header, the sign, the quick amounts, and why the button waits; then what each amount comes to. */
export async function readAmounts({ page, parts, facts, t }: TopUp): Promise<void> {
  const { dialog, foot, by_card, amount, cash, reward, updated, reason } = parts;
  const before = await headerBalance(page);
  await expect.poll(async () => minorIn(await dialog.locator('.c-top-up__balance strong').textContent())).toBe(before);
  await expect.poll(() => dialog.locator('.s-input__addon').first().textContent()).toBe(facts.sign);
  const quick = dialog.getByRole('group', { name: t('top_up.quick') }).getByRole('button');
  await expect.poll(() => quick.allTextContents()).toEqual(facts.quick);
  await expect.poll(async () => [await foot.isDisabled(), await by_card.isDisabled()]).toEqual([true, true]);
  await expect.poll(() => reason.textContent()).toBe(t('top_up.needs_amount'));
  await expectNoAxeViolations(page);
  for (const [typed, key] of facts.refuses) {
    await amount.fill(typed);
    await amount.blur();
    await dialog.getByText(t(key, { label: t('label.amount') })).waitFor();
    await expect
      .poll(async () => [typed, await foot.isDisabled(), await by_card.isDisabled()])
      .toEqual([typed, true, true]);
  }
  for (const [typed, shown] of facts.reads) {
    await amount.fill(typed);
    await expect.poll(() => cash.textContent(), SOON).toBe(shown);
    // The reward comes a moment after the cash: both are read anew with the sum.
    await expect
      .poll(async () => minorIn(await updated.textContent()) - minorIn(await reward.textContent()))
      .toBe(before + minorIn(shown));
  }
}

/** Malaysia's rewards; nobody else has any. */
export async function readTiers({ parts, facts }: TopUp): Promise<void> {
  const { dialog, amount, cash, reward } = parts;
  if (facts.country !== 'MY') {
    await expect.poll(() => dialog.getByText(/%/u).count()).toBe(0);
    return;
  }
  for (const [typed, sentence, reward_minor] of TIERS) {
    await amount.fill(typed);
    await dialog.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(async () => minorIn(await cash.textContent()), SOON).toBe(Math.round(Number(typed) * 100));
    await expect.poll(async () => minorIn(await reward.textContent())).toBe(reward_minor);
  }
}

/** The bounds are the server's: what it says stands at the field, and what was typed stays. */
export async function meetBounds({ page, parts, facts, t }: TopUp): Promise<void> {
  for (const [[typed, bound], key] of [
    [facts.below, 'validate.number_min'],
    [facts.above, 'validate.number_max'],
  ] as const) {
    await parts.amount.fill(typed);
    await parts.by_card.click();
    const sentence = t(key, { label: t('top_up.amount'), min: bound, max: bound });
    await parts.dialog.getByText(sentence, { exact: true }).waitFor();
    await expect.poll(() => parts.amount.inputValue()).toBe(typed);
  }
  await expectNoAxeViolations(page);
}

/** Pays by the saved card: exactly the cash and its reward stand in the header afterwards, without a reload. */
export async function payByCard({ page, parts, t }: TopUp, pays: TopUpFacts['pays'][375]): Promise<void> {
  const { dialog, by_card, amount, cash, reward, updated } = parts;
  const [paid, cash_minor, reward_minor] = pays;
  const before = await headerBalance(page);
  const quick = dialog.getByRole('group', { name: t('top_up.quick') }).getByRole('button');
  const chip = quick.filter({ hasText: new RegExp(`^${paid}$`, 'u') });
  if ((await chip.count()) === 1) await chip.click();
  else await amount.fill(paid);
  await expect.poll(async () => minorIn(await cash.textContent()), SOON).toBe(cash_minor);
  await expect.poll(async () => minorIn(await reward.textContent())).toBe(reward_minor);
  await expect.poll(async () => minorIn(await updated.textContent())).toBe(before + cash_minor + reward_minor);
  await expectFits(page);
  await by_card.click();
  await dialog.getByText(t('top_up.done_title')).waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: t('top_up.close'), exact: true }).click();
  await page.waitForURL('**/home');
  await expect.poll(() => headerBalance(page), SOON).toBe(before + cash_minor + reward_minor);
}

/** A card without money says why, charges nothing, and the amount is there again. */
export async function meetEmptyCard(top_up: TopUp): Promise<void> {
  const { page, demo, owner, parts, t } = top_up;
  const before = await headerBalance(page);
  await forgetCards(demo.database, owner);
  await addCard(top_up, '4000000000009995');
  await parts.amount.fill('12,345');
  await parts.by_card.click();
  await parts.dialog.getByText(t('top_up.declined_insufficient_funds')).waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await parts.dialog.getByRole('button', { name: t('common.try_again'), exact: true }).click();
  await expect.poll(() => parts.amount.inputValue()).toBe('12,345');
  expect(await headerBalance(page)).toBe(before);
}
