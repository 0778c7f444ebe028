import type { CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { newCompanyIn } from '../../five-currencies/new-company-in.fixtures.ts';
import { openIn } from '../../five-currencies/vietnam.fixtures.ts';
import { minorIn, translateFor } from '../../five-currencies/screen-text.fixtures.ts';
import { keepTenCards } from '../wallet/cards/cards.fixtures.ts';
import { factsOf } from './balance.fixtures.ts';

/** What an owner settles about the balance of a new company, at one width. */
export function balanceSettings(demo: Demo, country: CountryCode, width: number): void {
  const facts = factsOf(country);
  /** Settings are laid out anew where a phone becomes a desk: what was typed is gone then. */
  const alike = width < 500 ? [320, 375] : [1280];

  test(`${country} at ${width} px: no card yet, refusals beside their fields, on by consent, changed, off; a settings call that fails`, async () => {
    const owner = await newCompanyIn(demo, country);
    // With an empty wallet the first automatic charge comes at once, and the card of the fixture is refused.
    await demo.database.pool.query(
      "update ledger_accounts set posted_minor = 100000000 where company_id = $1 and kind = 'wallet'",
      [owner.company_id],
    );
    const t = await translateFor(country);
    const { page, errors } = await openIn(demo, country, { as: owner, path: '/settings/balance', width });
    const field = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
    const low = page.getByRole('region', { name: t('balance.low_title') });
    const automatic = page.getByRole('region', { name: t('balance.auto_title') });
    const turn_on = page.getByRole('button', { name: t('balance.turn_on'), exact: true });

    // Empty: no card, so nothing can be turned on, and why is said.
    await page.getByText(t('balance.no_card')).waitFor();
    await automatic.getByText(t('balance.is_off'), { exact: true }).waitFor();
    await expect.poll(() => turn_on.isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: t('balance.consent') }).isDisabled()).toBe(true);
    await expect
      .poll(() => page.locator('main .s-input__addon--boxed').allTextContents())
      .toEqual(Array(4).fill(facts.sign));
    const fields = ['balance.below', 'balance.threshold', 'balance.amount', 'balance.cap'].map(field);
    await expect
      .poll(() => Promise.all(fields.map((one) => one.inputValue())))
      .toEqual([facts.low, facts.low, facts.amount, facts.cap]);
    await page.getByText(t('balance.used', { amount: facts.nothing_used }), { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);

    // Refused beside the field it is about; what was typed stays.
    await field('balance.below').fill('10.000.00');
    await low.getByText(t('validate.amount_ambiguous', { label: t('label.amount') })).waitFor();
    await expect.poll(() => low.getByRole('button', { name: t('common.save'), exact: true }).isDisabled()).toBe(true);
    const [above, bound] = facts.above;
    await field('balance.below').fill(above);
    await low.getByRole('button', { name: t('common.save'), exact: true }).click();
    // English answers name the field as the API does.
    const is_english = country !== 'ID' && country !== 'VN';
    const label = is_english ? 'Threshold' : t('balance.below');
    await low.getByText(t('validate.number_max', { label, max: bound }), { exact: true }).waitFor();
    await expect.poll(() => field('balance.below').inputValue()).toBe(above);

    // A card with the longest of names; the greatest amounts, also on the narrowest phone and in the dark.
    await keepTenCards(demo.database, owner);
    await page.reload();
    await automatic.getByText(/1010/u).waitFor();
    await field('balance.cap').fill('999,999,999,999');
    await field('balance.threshold').fill(above);
    await page.getByRole('checkbox', { name: t('balance.consent') }).click();
    await turn_on.click();
    await automatic.locator('.s-field__error, [aria-invalid="true"]').first().waitFor();
    await expect.poll(() => field('balance.cap').inputValue()).toBe('999,999,999,999');
    await expectFits(page, alike);
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectNoAxeViolations(page);
    }

    // An amount below the threshold would be a chain of charges: refused. Then on by consent, and off again.
    await field('balance.cap').fill('1,000,000');
    await field('balance.threshold').fill(facts.amount);
    await field('balance.amount').fill(facts.low);
    await turn_on.click();
    await automatic
      .getByText(t('validate.auto_amount', { label: is_english ? 'Amount' : t('balance.amount') }))
      .waitFor();
    await field('balance.threshold').fill('1');
    await field('balance.amount').fill('10,000');
    await turn_on.click();
    await automatic.getByText(t('balance.is_on'), { exact: true }).waitFor();
    await expect
      .poll(async () => minorIn(await field('balance.amount').inputValue()))
      .toBe(['ID', 'VN'].includes(country) ? 10_000 : 1_000_000);
    await expectFits(page, alike);
    await page.getByRole('button', { name: t('balance.turn_off'), exact: true }).click();
    await automatic.getByText(t('balance.is_off'), { exact: true }).waitFor();
    expect(errors).toEqual([]);

    // Error: a call that fails is said in its section, and keeps what was typed; so is one that brings the settings.
    await page.route('**/me/balance_setting/low_balance', (route) => route.abort());
    await field('balance.below').fill('123');
    await low.getByRole('button', { name: t('common.save'), exact: true }).click();
    await low.locator('.s-banner--danger').waitFor();
    await expect.poll(() => field('balance.below').inputValue()).toBe('123');
    await page.unroute('**/me/balance_setting/low_balance');
    await failUntilPressed(page, '**/me/balance_setting', { status: 503, body: '' });
    await page.reload();
    await page.getByText(t('state.error_title')).waitFor();
    await expectNoAxeViolations(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.try_again'), exact: true })
      .click();
    await field('balance.below').waitFor();
  });
}
