import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { availableOf, expectBalance, expectPartsToAddUp } from '#test/features/payouts/payouts.steps.fixtures.ts';

const demo = useDemo({ own: true });

async function openPayouts(page: Page): Promise<void> {
  await page.goto(`${demo.url}/histories/payouts`);
  await page.getByTestId('payout-available').waitFor();
  await page.getByRole('table', { name: 'All payouts' }).waitFor();
}

const sg = () => demo.open({ as: 'sg', width: 375, stay: true });

describe('payouts (spec 3 payout, 5)', () => {
  test('wrong fields, a new PayNow name, the password, the cooling-off, and back again', async () => {
    const { page, errors } = await sg();
    await openPayouts(page);
    await expectNoAxeViolations(page);
    await expectFits(page);
    await expectPartsToAddUp(page);
    const before = await availableOf(page);

    await page.getByRole('button', { name: 'Request payout', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Account', { exact: true }).selectOption({ label: 'Use a different account' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    for (const sentence of ['Bank name', 'Bank account', 'Account number', 'Beneficiary name', 'Amount'])
      await dialog.getByText(`${sentence} is required`).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), { timeout: 10_000 })
      .toBe('bank_name');
    await dialog.getByLabel('Bank account').fill('12-345');
    await dialog.getByLabel('Confirm account number').fill('12345678');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Account number is invalid').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    // The other tab keeps what was typed in this one.
    await dialog.getByRole('tab', { name: 'PayNow' }).click();
    await dialog.getByRole('tab', { name: 'Bank transfer' }).click();
    await dialog.getByLabel('Account', { exact: true }).selectOption({ label: 'Use a different account' });
    await expect.poll(() => dialog.getByLabel('Bank account').inputValue()).toBe('12-345');

    await dialog.getByRole('tab', { name: 'PayNow' }).click();
    const name = 'KOPI & KAYA GOODS TRADING AND MANUFACTURING (SINGAPORE) PRIVATE LIMITED, BRANCH 2';
    await dialog.getByLabel('PayNow legal name').fill(name);
    await dialog.getByLabel('PayNow number').fill('S1234567D');
    await dialog.getByLabel('Amount').fill('12.50');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText("We don't accept NRIC numbers").waitFor();
    await dialog.getByLabel('PayNow number').fill('T08LL1234A');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText("You can't pay out to a new account for 24 hours").waitFor();
    await dialog.getByText(name).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    const pay = dialog.getByRole('button', { name: 'Pay out S$ 12.50' });
    await pay.click();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Your password').fill('Wrong#2026');
    await pay.click();
    await dialog.getByText('Password is incorrect').waitFor();
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => dialog.getByLabel('PayNow legal name').inputValue()).toBe(name);
    await dialog.getByLabel('PayNow number').fill('9123 4567');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Your password').fill('Sampan#2026');
    const asked = page.waitForResponse((each) => each.url().endsWith('/capital/v1/payout') && each.status() === 200);
    await pay.click();
    const { number } = (await (await asked).json()) as { number: string };
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before - 1_250);
    await page
      .getByText(/New, available: /u)
      .first()
      .waitFor();

    await page.getByRole('link', { name: number, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/Earliest send date/u).waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await drawer.getByRole('button', { name: 'Cancel payout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payout' }).click();
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before);
    await expectPartsToAddUp(page);
    expect(errors).toEqual([]);
  });

  test('an account that the bank does not pay to says so, and is not offered first', async () => {
    const { page, errors } = await sg();
    const set = async (last_failure: string | null) =>
      demo.database.pool.query(
        `update payout_accounts set last_failure = $1 where id = (select id from payout_accounts a
           where method = 'bank' and removed_at is null and exists (select 1 from users u
             where u.company_id = a.company_id and u.email = 'sg@demo.sampan.test') order by created_at desc limit 1)`,
        [last_failure],
      );
    await set('account_closed');
    await openPayouts(page);
    await page.locator('.c-payouts__list').getByText('This account is closed.').waitFor();
    await expectFits(page);
    await page.getByRole('button', { name: 'Request payout', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Bank transfer' }).click();
    const known = dialog.getByLabel('Account', { exact: true });
    await known.waitFor();
    const chosen = await known.inputValue();
    const labels = await known.locator('option').allTextContents();
    await known.selectOption({ index: 0 });
    await dialog.getByText('This account is closed.').waitFor();
    await expect.poll(() => known.inputValue()).not.toBe(chosen);
    expect(labels.length).toBeGreaterThan(1);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await set(null);
    expect(errors).toEqual([]);
  });

  test('more than there is, and less than the least, is said beside the amount; shipping takes from it once', async () => {
    const { page } = await sg();
    await openPayouts(page);
    const before = await availableOf(page);
    await page.getByRole('button', { name: 'Request payout', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ask = async (amount: string) => {
      await dialog.getByLabel('Amount').fill(amount);
      await dialog.getByRole('button', { name: 'Continue' }).click();
    };
    await ask('5');
    await dialog.getByText(/^Amount must be .* or more/u).waitFor();
    await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('5');
    await ask('19,999');
    await dialog.getByText('Your payout balance is lower than this amount.').waitFor();
    // Nobody is asked who they are for a sum that cannot be paid.
    await expect.poll(() => dialog.getByLabel('Your password').count()).toBe(0);
    await page.keyboard.press('Escape');

    // What has become less since the page was read is said by the server, beside the amount as well.
    await page.route('**/payout/balance', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"available":[\d.]+/u, '"available":99999');
      await route.fulfill({ response, body });
    });
    await openPayouts(page);
    await page.getByRole('button', { name: 'Request payout', exact: true }).click();
    await ask('19,999');
    await dialog.getByLabel('Your password').fill('Sampan#2026');
    await dialog.getByRole('button', { name: /^Pay out S\$/u }).click();
    await dialog.getByText('Your payout balance is lower than this amount.').waitFor();
    await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toContain('19');
    await page.keyboard.press('Escape');
    await page.unroute('**/payout/balance');
    await openPayouts(page);

    await page.getByRole('button', { name: 'Move to wallet' }).click();
    await dialog.getByLabel('Amount').fill('19,999');
    await dialog.getByRole('button', { name: 'Move to wallet' }).click();
    await expect.poll(() => dialog.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByText('Your payout balance is lower than this amount.').waitFor();
    await dialog.getByLabel('Amount').fill('10');
    await dialog.getByRole('button', { name: 'Move to wallet' }).click();
    await page.getByText('S$ 10.00 moved to your wallet').waitFor();
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before - 1_000);
    await page.getByText('Moved to wallet').waitFor();
    await expectPartsToAddUp(page);
  });

  /** The same in four currencies: payouts.matrix.test.ts. */
  test('balances add up in rupiah, and only banks are offered outside of Singapore', async () => {
    const { page } = await demo.open({ as: 'id', path: '/histories/payouts', width: 375 });
    await expectBalance(page);
  });
});

test('a large one is approved at the desk and arrives; a refused one comes back with its reason (trust 4.38)', async () => {
  const { page: back_office, errors } = await demo.open({ as: 'admin', path: '/operator/payouts' });
  const queue = back_office.getByRole('table', { name: 'Queue' });
  await queue.waitFor();
  // This bank is asked by the server itself: there is nothing to take to it, and nothing to mark.
  await back_office.getByText('Approved payouts are sent automatically').waitFor();
  await expect.poll(() => back_office.getByText('Bank files').count()).toBe(0);
  await expectNoAxeViolations(back_office);
  const row = (company: string) => queue.getByRole('row').filter({ hasText: company });
  await row('Batik Bayu')
    .getByRole('button', { name: /^Approve/u })
    .click();
  await back_office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await row('Batik Bayu').waitFor({ state: 'detached' });

  await row('Habi Home Weaves')
    .getByRole('button', { name: /^Reject/u })
    .click();
  const asking = back_office.getByRole('alertdialog');
  await asking.getByRole('button', { name: 'Reject' }).click();
  await asking.getByText('is required').waitFor();
  await asking.getByLabel('Reason').fill('The name of the account is another one');
  await asking.getByRole('button', { name: 'Reject' }).click();
  await row('Habi Home Weaves').waitFor({ state: 'detached' });
  await expectFits(back_office);
  expect(errors).toEqual([]);

  const { page: shop } = await demo.open({ as: 'my', stay: true });
  await openPayouts(shop);
  const first = shop.getByRole('table', { name: 'All payouts' }).getByRole('row').nth(1);
  await first.getByText('Paid', { exact: true }).waitFor({ timeout: 60_000 });
  const { page: other } = await demo.open({ as: 'ph', width: 375, stay: true });
  await openPayouts(other);
  await other.getByRole('link', { name: 'PO-000003' }).click();
  await other.getByText('The name of the account is another one').waitFor();
  await other.getByText('The money has been returned to your payout balance.').waitFor();
});
