import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

async function signedIn(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL(/\/orders\/new|\/home/u);
  return { page, errors };
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
/** 'S$ 1,824.20' or 'Rp 5.517.000,00' in minor units; what stands before the digits is the currency. */
const minorOf = (text: string) =>
  Number(text.replace(/^.*?(?=[\d])/u, '').replaceAll(/\D/gu, '')) * (text.startsWith('-') ? -1 : 1);
const availableOf = async (page: Page) => minorOf(await page.getByTestId('payout-available').innerText());

async function openPayouts(page: Page): Promise<void> {
  await page.goto(`${server.url}/histories/payouts`);
  await page.getByTestId('payout-available').waitFor();
  await page.getByRole('table', { name: 'All payouts' }).waitFor();
}

/** What stands above the line sums to what stands below it (issue 'Every total on a screen equals the sum of what it lists'). */
async function expectPartsToAddUp(page: Page): Promise<void> {
  const amounts = (await page.locator('.c-payouts__parts dd').allInnerTexts()).map(minorOf);
  const total = await availableOf(page);
  const end = amounts.indexOf(total);
  expect(amounts.slice(0, end).reduce((sum, part) => sum + part, 0)).toBe(total);
}

describe.each([375, 1280])('payouts at %i px (spec 3 payout, 5)', (width) => {
  test('wrong fields, a new PayNow name, the password, the cooling-off, and back again', async () => {
    const { page, errors } = await signedIn(/Rachel Tan/u, width);
    await openPayouts(page);
    await expectNoAxeViolations(page);
    expect(await isTooWide(page)).toBe(false);
    await expectPartsToAddUp(page);
    const before = await availableOf(page);

    await page.getByRole('button', { name: 'Pay out', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Account', { exact: true }).selectOption({ label: 'Another account' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    for (const sentence of ['Bank name', 'Bank account', 'Account number', 'Beneficiary name', 'Amount'])
      await dialog.getByText(`${sentence} is required`).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), { timeout: 10_000 })
      .toBe('bank_name');
    await dialog.getByLabel('Bank account').fill('12-345');
    await dialog.getByLabel('Account number again').fill('12345678');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Account number is invalid').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    // The other tab keeps what was typed in this one.
    await dialog.getByRole('tab', { name: 'PayNow' }).click();
    await dialog.getByRole('tab', { name: 'Bank transfer' }).click();
    await dialog.getByLabel('Account', { exact: true }).selectOption({ label: 'Another account' });
    expect(await dialog.getByLabel('Bank account').inputValue()).toBe('12-345');

    await dialog.getByRole('tab', { name: 'PayNow' }).click();
    // The width before left an account here.
    const known = dialog.getByLabel('Account', { exact: true });
    if ((await known.count()) > 0) await known.selectOption({ label: 'Another account' });
    const name = `KOPI & KAYA GOODS TRADING AND MANUFACTURING (SINGAPORE) PRIVATE LIMITED, BRANCH ${width}`;
    await dialog.getByLabel('PayNow legal name').fill(name);
    await dialog.getByLabel('PayNow number').fill('S1234567D');
    await dialog.getByLabel('Amount').fill('12.50');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('we do not keep NRIC numbers').waitFor();
    await dialog.getByLabel('PayNow number').fill(width === 375 ? '9123 4567' : 'T08LL1234A');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('nothing is paid to it for 24 hours').waitFor();
    await dialog.getByText(name).waitFor();
    expect(await isTooWide(page)).toBe(false);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    const pay = dialog.getByRole('button', { name: 'Pay out S$ 12.50' });
    await pay.click();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Your password').fill('Wrong#2026');
    await pay.click();
    await dialog.getByText('Password is incorrect').waitFor();
    await dialog.getByRole('button', { name: 'Previous' }).click();
    expect(await dialog.getByLabel('PayNow legal name').inputValue()).toBe(name);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Your password').fill('Sampan#2026');
    const asked = page.waitForResponse((each) => each.url().endsWith('/capital/v1/payout') && each.status() === 200);
    await pay.click();
    const { number } = (await (await asked).json()) as { number: string };
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before - 1_250);
    await page
      .getByText(/New: usable from/u)
      .first()
      .waitFor();

    await page.getByRole('link', { name: number, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(/at the earliest/u).waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await sheet.getByRole('button', { name: 'Cancel payout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payout' }).click();
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before);
    await expectPartsToAddUp(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an account that the bank does not pay to says so, and is not offered first', async () => {
    const { page, errors } = await signedIn(/Rachel Tan/u, width);
    const set = async (last_failure: string | null) =>
      database.pool.query(
        `update payout_accounts set last_failure = $1 where id = (select id from payout_accounts a
           where method = 'bank' and removed_at is null and exists (select 1 from users u
             where u.company_id = a.company_id and u.email = 'sg@demo.sampan.test') order by created_at desc limit 1)`,
        [last_failure],
      );
    await set('account_closed');
    await openPayouts(page);
    await page.locator('.c-payouts__list').getByText('The account is closed.').waitFor();
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('button', { name: 'Pay out', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Bank transfer' }).click();
    const known = dialog.getByLabel('Account', { exact: true });
    await known.waitFor();
    const chosen = await known.inputValue();
    const labels = await known.locator('option').allTextContents();
    await known.selectOption({ index: 0 });
    await dialog.getByText('The account is closed.').waitFor();
    expect(await known.inputValue()).not.toBe(chosen);
    expect(labels.length).toBeGreaterThan(1);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await set(null);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('more than there is, and less than the least, is said beside the amount; shipping takes from it once', async () => {
    const { page } = await signedIn(/Rachel Tan/u, width);
    await openPayouts(page);
    const before = await availableOf(page);
    await page.getByRole('button', { name: 'Pay out', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ask = async (amount: string) => {
      await dialog.getByLabel('Amount').fill(amount);
      await dialog.getByRole('button', { name: 'Continue' }).click();
    };
    await ask('5');
    await dialog.getByText('Amount must be at least').waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('5');
    await ask('19,999');
    await dialog.getByText('There is less than that to pay out.').waitFor();
    // Nobody is asked who they are for a sum that cannot be paid.
    expect(await dialog.getByLabel('Your password').count()).toBe(0);
    await page.keyboard.press('Escape');

    // What has become less since the page was read is said by the server, beside the amount as well.
    await page.route('**/payout/balance', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"available":[\d.]+/u, '"available":99999');
      await route.fulfill({ response, body });
    });
    await openPayouts(page);
    await page.getByRole('button', { name: 'Pay out', exact: true }).click();
    await ask('19,999');
    await dialog.getByLabel('Your password').fill('Sampan#2026');
    await dialog.getByRole('button', { name: /^Pay out S\$/u }).click();
    await dialog.getByText('There is less than that to pay out.').waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toContain('19');
    await page.keyboard.press('Escape');
    await page.unroute('**/payout/balance');
    await openPayouts(page);

    await page.getByRole('button', { name: 'Use for shipping' }).click();
    await dialog.getByLabel('Amount').fill('19,999');
    await dialog.getByRole('button', { name: 'Move to wallet' }).click();
    await expect.poll(() => dialog.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByText('There is less than that to pay out.').waitFor();
    await dialog.getByLabel('Amount').fill('10');
    await dialog.getByRole('button', { name: 'Move to wallet' }).click();
    await page.getByText('S$ 10.00 is in your wallet').waitFor();
    await expect.poll(() => availableOf(page), { timeout: 20_000 }).toBe(before - 1_000);
    await page.getByText('Used for shipping').waitFor();
    await expectPartsToAddUp(page);
    await page.context().close();
  });

  test.each([
    ['MYR', /Nur Aisyah/u],
    ['PHP', /Maria Cristina/u],
    ['IDR', /Dewi Kartika/u],
  ])('balances add up in %s, and only banks are offered outside of Singapore', async (_, person) => {
    const { page } = await signedIn(person, width);
    await page.goto(`${server.url}/histories/payouts`);
    await page.getByTestId('payout-available').waitFor();
    await expectPartsToAddUp(page);
    expect(await isTooWide(page)).toBe(false);
    expect(await page.getByRole('tab', { name: 'PayNow' }).count()).toBe(0);
    await page.context().close();
  });
});

test('a large one is approved at the desk and arrives; a refused one comes back with its reason (trust 4.38)', async () => {
  const { page: desk, errors } = await signedIn(/Sampan Admin/u, 1280);
  await desk.goto(`${server.url}/operator/payouts`);
  const queue = desk.getByRole('table', { name: 'Queue' });
  await queue.waitFor();
  // This bank is asked by the server itself: there is nothing to take to it, and nothing to mark.
  await desk.getByText('Approved payouts leave by themselves').waitFor();
  expect(await desk.getByText('Files for the bank').count()).toBe(0);
  await expectNoAxeViolations(desk);
  const row = (company: string) => queue.getByRole('row').filter({ hasText: company });
  await row('Batik Bayu')
    .getByRole('button', { name: /^Approve/u })
    .click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await row('Batik Bayu').waitFor({ state: 'detached' });

  await row('Habi Home Weaves')
    .getByRole('button', { name: /^Refuse/u })
    .click();
  const asking = desk.getByRole('alertdialog');
  await asking.getByRole('button', { name: 'Refuse' }).click();
  await asking.getByText('is required').waitFor();
  await asking.getByLabel('Reason').fill('The name of the account is another one');
  await asking.getByRole('button', { name: 'Refuse' }).click();
  await row('Habi Home Weaves').waitFor({ state: 'detached' });
  await desk.setViewportSize({ width: 375, height: 812 });
  expect(await isTooWide(desk)).toBe(false);
  expect(errors).toEqual([]);

  const { page: shop } = await signedIn(/Nur Aisyah/u, 1280);
  await openPayouts(shop);
  const first = shop.getByRole('table', { name: 'All payouts' }).getByRole('row').nth(1);
  await first.getByText('Paid', { exact: true }).waitFor({ timeout: 60_000 });
  const { page: other } = await signedIn(/Maria Cristina/u, 375);
  await openPayouts(other);
  await other.getByRole('link', { name: 'PO-000003' }).click();
  await other.getByText('The name of the account is another one').waitFor();
  await other.getByText('The money is back in your payout balance.').waitFor();
  for (const page of [desk, shop, other]) await page.context().close();
});
