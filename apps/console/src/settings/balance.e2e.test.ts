import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { CountryCode } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';
import { minorIn, SOON, wordsOf } from '../five-currencies/words.fixtures.ts';
import { forgetCards, keepTenCards } from '../payment-methods/cards.fixtures.ts';
import { otherDevice } from '../top-up/paynow.fixtures.ts';
import { fits } from '../top-up/top-up.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

interface BalanceFacts {
  country: CountryCode;
  sign: string;
  /** What stands there until somebody chooses (docs/decisions/0024), as it is typed. */
  low: string;
  amount: string;
  cap: string;
  /** More than one top-up may be, and the bound the server names. */
  above: readonly [typed: string, bound: string];
  nothing_used: string;
}
const FACTS: readonly BalanceFacts[] = [
  {
    country: 'SG',
    sign: 'S$',
    low: '20.00',
    amount: '100.00',
    cap: '1000.00',
    above: ['50,001', 'S$ 50,000.00'],
    nothing_used: 'S$ 0.00',
  },
  {
    country: 'MY',
    sign: 'RM',
    low: '30.00',
    amount: '150.00',
    cap: '1500.00',
    above: ['100,001', 'RM 100,000.00'],
    nothing_used: 'RM 0.00',
  },
  {
    country: 'PH',
    sign: '₱',
    low: '500.00',
    amount: '2500.00',
    cap: '25000.00',
    above: ['1,000,001', '₱1,000,000.00'],
    nothing_used: '₱0.00',
  },
  {
    country: 'ID',
    sign: 'Rp',
    low: '60000.00',
    amount: '300000.00',
    cap: '3000000.00',
    above: ['1,000,001', 'Rp 1.000.000,00'],
    nothing_used: 'Rp 0,00',
  },
  {
    country: 'VN',
    sign: '₫',
    low: '100000',
    amount: '500000',
    cap: '5000000',
    above: ['1,000,001', '1.000.000 ₫'],
    nothing_used: '0 ₫',
  },
];
const CASES = FACTS.flatMap((facts) => [375, 1280].map((width) => ({ ...facts, width })));

describe.each(CASES)('$country at $width px: /settings/balance', (facts) => {
  const { country, width } = facts;

  test('no card yet, refusals beside their fields, on by consent, changed, off; a settings call that fails', async () => {
    const database = merchants.databaseOf(country);
    await forgetCards(database, country);
    const t = await wordsOf(country);
    const { page, url, errors } = await merchants.open(country, { width });
    const field = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
    const low = page.getByRole('region', { name: t('balance.low_title') });
    const automatic = page.getByRole('region', { name: t('balance.auto_title') });
    const turn_on = page.getByRole('button', { name: t('balance.turn_on'), exact: true });

    // Empty: no card, so nothing can be turned on, and why is said.
    await page.goto(`${url}/settings/balance`);
    await page.getByText(t('balance.no_card')).waitFor();
    await automatic.getByText(t('balance.is_off'), { exact: true }).waitFor();
    expect(await turn_on.isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: t('balance.consent') }).isDisabled()).toBe(true);
    expect(await page.locator('main .s-input__addon--boxed').allTextContents()).toEqual(Array(4).fill(facts.sign));
    const stands = ['balance.below', 'balance.threshold', 'balance.amount', 'balance.cap'].map((key) =>
      field(key).inputValue(),
    );
    expect(await Promise.all(stands)).toEqual([facts.low, facts.low, facts.amount, facts.cap]);
    await page.getByText(t('balance.used', { amount: facts.nothing_used }), { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    expect(await fits(page)).toBe(true);

    // Refused beside the field it is about; what was typed stays.
    await field('balance.below').fill('10.000.00');
    await low.getByText(t('validate.amount_ambiguous', { label: t('label.amount') })).waitFor();
    expect(await low.getByRole('button', { name: t('common.save'), exact: true }).isDisabled()).toBe(true);
    const [above, bound] = facts.above;
    await field('balance.below').fill(above);
    await low.getByRole('button', { name: t('common.save'), exact: true }).click();
    // English answers name the field as the API does.
    const is_english = country !== 'ID' && country !== 'VN';
    const label = is_english ? 'Threshold' : t('balance.below');
    await low.getByText(t('validate.number_max', { label, max: bound }), { exact: true }).waitFor();
    expect(await field('balance.below').inputValue()).toBe(above);

    // A card with the longest of names; the greatest amounts, also on the narrowest phone and in the dark.
    await keepTenCards(database, country);
    await page.reload();
    await automatic.getByText(/1010/u).waitFor();
    await field('balance.cap').fill('9,999,999,999,999');
    await field('balance.threshold').fill(above);
    await page.getByRole('checkbox', { name: t('balance.consent') }).click();
    await turn_on.click();
    await automatic.locator('.s-field__error, [aria-invalid="true"]').first().waitFor();
    expect(await field('balance.cap').inputValue()).toBe('9,999,999,999,999');
    await page.setViewportSize({ width: width === 375 ? 320 : width, height: 812 });
    expect(await fits(page)).toBe(true);
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize({ width, height: 812 });

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
    expect(minorIn(await field('balance.amount').inputValue())).toBe(country === 'VN' ? 10_000 : 1_000_000);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: t('balance.turn_off'), exact: true }).click();
    await automatic.getByText(t('balance.is_off'), { exact: true }).waitFor();
    expect(errors).toEqual([]);

    // Error: a call that fails is said in its section, and keeps what was typed; so is one that brings the settings.
    await page.route('**/me/balance_setting/low_balance', (route) => route.abort());
    await field('balance.below').fill('123');
    await low.getByRole('button', { name: t('common.save'), exact: true }).click();
    await low.locator('.s-banner--danger').waitFor();
    expect(await field('balance.below').inputValue()).toBe('123');
    await page.unroute('**/me/balance_setting/low_balance');
    await page.route('**/me/balance_setting', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.getByText(t('state.error_title')).waitFor();
    await expectNoAxeViolations(page);
    await page.unroute('**/me/balance_setting');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.try_again'), exact: true })
      .click();
    await field('balance.below').waitFor();
    // As on the first day for whoever comes next.
    await database.pool.query('delete from balance_settings');
    await page.context().close();
  });
});

describe('the warning of a low balance', () => {
  test.each([375, 1280])(
    'at %i px: said on every page until it is put away; the next fall says it again',
    async (width) => {
      const { page, url } = await merchants.open('PH', { width });
      const device = await otherDevice({ url }, 'ph@demo.sampan.test');
      const fall = async () => {
        for (const threshold of [1, 400_000])
          await device.call('PUT', '/api/v1/me/balance_setting/low_balance', { is_on: true, threshold });
      };
      await fall();
      await page.reload();
      await page.getByText(/Below ₱400,000\.00 your next label may not go through\./u).waitFor();
      await expectNoAxeViolations(page);
      expect(await fits(page)).toBe(true);
      await page.getByRole('button', { name: 'Hide until the next time' }).click();
      await page.getByText('Your balance is low').waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.c-header .c-balance').waitFor();
      await expect.poll(() => page.getByText('Your balance is low').count(), SOON).toBe(0);
      await fall();
      await page.reload();
      await page.getByText('Your balance is low').waitFor();
      await page.context().close();
    },
  );

  test.each([375, 1280])('at %i px: who pays by invoice has nothing to fill', async (width) => {
    const { page, url } = await merchants.enter(/Adeline Koh/u, { width });
    await page.goto(`${url}/settings/balance`);
    await page.getByText('Your company pays by invoice').waitFor();
    expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});
