import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addVietnamese,
  askPayouts,
  fundPayouts,
  owe,
  signIn,
  VIETNAMESE_NAME,
} from '../operator/five-companies.fixtures.ts';

const SLOW = { timeout: 20_000 };
const HEAD = 'reference,method,bank_name,account_number,beneficiary_name,amount,currency,details';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

/** The bank takes files, and new accounts wait for nothing. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '100', SAMPAN_PAYOUTS: 'bank_file', SAMPAN_PAYOUT_COOLING_HOURS: '0.000001' },
  });
  browser = await launchBrowser();
  const shop = await signIn(database, server, 'sg@demo.sampan.test');
  await fundPayouts(database, shop.company_id, 'SGD', 1_000_000);
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
  await page.getByRole('button', { name: person }).first().click();
  await page.waitForURL(/\/orders\/new|\/home/u);
  return { page, errors };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const minorOf = (text: string) => Number(text.replaceAll(/\D/gu, ''));

async function openPayouts(page: Page): Promise<number> {
  await page.goto(`${server.url}/histories/payouts`);
  return minorOf(await page.getByTestId('payout-available').innerText());
}

/** Asks for a payout to the shop's account at DBS Bank; answers what it is called. */
async function ask(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Pay out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const account = dialog.getByLabel('Account', { exact: true });
  await account.selectOption(await account.locator('option', { hasText: 'DBS Bank' }).first().getAttribute('value'));
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Your password').fill('Sampan#2026');
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/capital/v1/payout') && each.request().method() === 'POST'),
    dialog.getByRole('button', { name: /^Pay out S\$/u }).click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  return ((await answer.json()) as { number: string }).number;
}

/** The desk's rows of a state; asked anew until the one that is waited for is there. */
async function rowOf(page: Page, status: string, text: string): Promise<Locator> {
  const row = page.getByRole('table', { name: 'Queue' }).locator('tbody tr').filter({ hasText: text });
  await expect
    .poll(async () => {
      await page.goto(`${server.url}/operator/payouts?status=${status}`);
      await page.getByRole('heading', { name: 'Files for the bank' }).waitFor();
      return row.count();
    }, SLOW)
    .toBe(1);
  return row;
}

/** Makes a file of a currency and answers the lines of what is downloaded. */
async function fileOf(page: Page, currency: string): Promise<{ name: string; lines: string[][] }> {
  const [made] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/admin/payout/file') && each.request().method() === 'POST'),
    page.getByRole('button', { name: new RegExp(`^Make file: ${currency}`, 'u') }).click(),
  ]);
  const { name } = (await made.json()) as { name: string };
  const [answer] = await Promise.all([
    page.waitForResponse((each) => /\/admin\/payout\/file\/[0-9a-f-]{36}$/u.test(each.url())),
    page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ]);
  const { link } = (await answer.json()) as { link: string };
  const text = await (await fetch(server.url + link)).text();
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe(HEAD);
  return { name, lines: lines.map((line) => line.split(',')) };
}

async function tell(page: Page, csv: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer-of-the-bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

describe.each([375, 1280])('payouts that leave by a bank file, at %i px (spec 3 payout; trust 4.38)', (width) => {
  test('asked, approved by somebody else, in the file, paid or sent back: the merchant sees each', async () => {
    const { page: shop, errors: shop_errors } = await signedIn(/Rachel Tan/u, width);
    const before = await openPayouts(shop);
    const cents = width === 375 ? '25' : '26';
    const [large, small] = [`1,501.${cents}`, `20.${cents}`];
    const large_number = await ask(shop, large);
    const small_number = await ask(shop, small);
    const held = minorOf(large) + minorOf(small);
    await expect.poll(() => openPayouts(shop), SLOW).toBe(before - held);

    const { page: desk, errors } = await signedIn(/Sampan Admin/u, width);
    const waiting = await rowOf(desk, 'needs_approval', large);
    expect(await sideways(desk)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(desk);
    await waiting.getByRole('button', { name: /^Approve/u }).click();
    const asking = desk.getByRole('alertdialog');
    expect(await asking.textContent()).toContain(`S$ ${large} for Kopi & Kaya Goods leaves to DBS Bank`);
    await asking.getByRole('button', { name: 'Approve' }).click();
    await waiting.waitFor({ state: 'detached' });

    // The small one waited for nobody.
    await rowOf(desk, 'approved', large);
    await rowOf(desk, 'approved', small);
    const { name, lines } = await fileOf(desk, 'SGD');
    expect(name).toMatch(/^BF-\d{8}-SGD-\d+$/u);
    const lineOf = (number: string) => lines.find((line) => line.at(-1) === number) ?? [];
    const to = ['bank', 'DBS Bank', '0039041782', 'Kopi & Kaya Goods'];
    expect(lineOf(large_number).slice(1)).toEqual([...to, large.replace(',', ''), 'SGD', large_number]);
    expect(lineOf(small_number).slice(1)).toEqual([...to, small, 'SGD', small_number]);
    // From then on they are sent: no second file has them.
    await rowOf(desk, 'sent', large);
    expect(await desk.getByRole('button', { name: /^Make file: SGD/u }).count()).toBe(0);
    const file = desk.getByRole('table', { name: 'Files for the bank' }).locator('tbody tr').filter({ hasText: name });
    expect(await file.locator('[data-label="Not answered"]').textContent()).toBe(String(lines.length));

    await tell(desk, 'this is no,answer of a bank\n');
    await desk.getByText('The first row must name the columns reference and result').waitFor();
    const [of_large = '', of_small = ''] = [lineOf(large_number)[0], lineOf(small_number)[0]];
    await tell(
      desk,
      `reference,result,reason\n${of_large},paid,\n${of_small},rejected,Account closed\nSPO-NOBODY,paid,\n${of_large},perhaps,\n`,
    );
    await desk.getByText('Paid: 1. Failed: 1. Ignored: 2.').waitFor();
    await desk.getByText('Row 4: this reference is not ours (SPO-NOBODY)').waitFor();
    await desk.getByText('Row 5: the result is neither paid nor failed').waitFor();
    expect(await sideways(desk)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(desk);
    // The same answer again moves nothing.
    await tell(desk, `reference,result,reason\n${of_large},paid,\n${of_small},rejected,Account closed\n`);
    await desk.getByText('Paid: 0. Failed: 0. Ignored: 2.').waitFor();
    await expect.poll(() => openPayouts(shop), SLOW).toBe(before - minorOf(large));

    const row = (number: string) =>
      shop.getByRole('table', { name: 'All payouts' }).locator('tbody tr').filter({ hasText: number });
    await row(large_number).getByText('Paid', { exact: true }).waitFor();
    await row(small_number).getByText('Failed', { exact: true }).waitFor();
    await shop.getByRole('link', { name: small_number, exact: true }).click();
    const sheet = shop.getByRole('dialog');
    await sheet.getByText('The account is closed.').waitFor();
    await sheet.getByText('The money is back in your payout balance.').waitFor();
    expect(await sideways(shop)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(shop, { include: ['dialog[open]'] });
    expect([...errors, ...shop_errors]).toEqual([]);
    for (const page of [shop, desk]) await page.context().close();
  });

  test('taken to the bank by hand: marked as sent, then as paid, or as failed with a reason the merchant reads', async () => {
    const { page: shop } = await signedIn(/Rachel Tan/u, width);
    const before = await openPayouts(shop);
    const cents = width === 375 ? '35' : '36';
    const [paid, back] = [`30.${cents}`, `31.${cents}`];
    await ask(shop, paid);
    const back_number = await ask(shop, back);
    const { page: desk, errors } = await signedIn(/Sampan Admin/u, width);
    const decide = async (status: string, amount: string, action: string, reason?: string) => {
      const row = await rowOf(desk, status, amount);
      await row.getByRole('button', { name: new RegExp(`^${action}`, 'u') }).click();
      const asking = desk.getByRole('alertdialog');
      if (reason !== undefined) {
        await asking.getByRole('button', { name: action }).click();
        await asking.getByText('is required').waitFor();
        await expectNoAxeViolations(desk, { include: ['dialog[open]'] });
        await asking.getByLabel('Reason').fill(reason);
      }
      await asking.getByRole('button', { name: action }).click();
      await row.waitFor({ state: 'detached' });
    };
    for (const amount of [paid, back]) await decide('approved', amount, 'Mark as sent');
    await decide('sent', paid, 'Mark as paid');
    const reason = 'Ngân hàng không nhận: the beneficiary’s name is written another way';
    await decide('sent', back, 'Mark as failed', reason);
    await expect.poll(() => openPayouts(shop), SLOW).toBe(before - minorOf(paid));
    await shop.getByRole('link', { name: back_number, exact: true }).click();
    await shop.getByRole('dialog').getByText(reason).waitFor();
    expect(await sideways(shop)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    for (const page of [shop, desk]) await page.context().close();
  });
});

test('files of five currencies say each amount as its bank writes it; nobody decides about their own company', async () => {
  const asked = [
    ['SGD', 'sg@demo.sampan.test', 2_000_000, [999.99], 'Kopi & Kaya Goods Pte Ltd'],
    ['MYR', 'my@demo.sampan.test', 2_000_000, [2_999.95], 'Batik Bayu Sdn Bhd'],
    ['PHP', 'ph@demo.sampan.test', 20_000_000, [39_999.05], 'Habi Home Weaves, Barangay Pinagkaisahan'],
    ['IDR', 'id@demo.sampan.test', 2_000_000_000, [9_999_999.99], 'PT Rempah Nusantara'],
  ] as const;
  for (const [currency, email, funds, amounts, holder] of asked) {
    const shop = await signIn(database, server, email);
    await fundPayouts(database, shop.company_id, currency, funds);
    await askPayouts(server, shop, holder, amounts);
  }
  const vietnamese = await addVietnamese(database, server);
  await fundPayouts(database, vietnamese.company_id, 'VND', 100_000_000);
  await askPayouts(server, vietnamese, VIETNAMESE_NAME, [17_999_999]);
  const own = await signIn(database, server, 'admin@demo.sampan.test');
  await fundPayouts(database, own.company_id, 'SGD', 500_000);
  await askPayouts(server, own, 'Sampan Pte Ltd', [1_234.56]);

  const { page, errors } = await signedIn(/Sampan Admin/u, 1280);
  const mine = await rowOf(page, 'needs_approval', '1,234.56');
  await mine.getByText('Somebody else decides').waitFor();
  expect(await mine.getByRole('button').count()).toBe(0);
  for (const [currency, shown, written] of [
    ['SGD', 'S$ 999.99', '999.99'],
    ['MYR', 'RM 2,999.95', '2999.95'],
    ['PHP', '₱39,999.05', '39999.05'],
    ['IDR', 'Rp 9.999.999,99', '9999999.99'],
    ['VND', '17.999.999', '17999999'],
  ] as const) {
    await rowOf(page, 'approved', shown);
    const { lines } = await fileOf(page, currency);
    const amounts = lines.map((line) => line.slice(-3, -1));
    expect(amounts).toContainEqual([written, currency]);
    expect(new Set(amounts.map(([, of]) => of))).toEqual(new Set([currency]));
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a payout of a company that owes is not approved; refused or taken back, it pays the debt, and all read how much', async () => {
  const { page: shop, errors: shop_errors } = await signedIn(/Rachel Tan/u, 375);
  await openPayouts(shop);
  const number = await ask(shop, '1,503.35');
  const taken_back = await ask(shop, '1,504.35');
  const { company_id } = await signIn(database, server, 'sg@demo.sampan.test');
  await owe(database, company_id, 'SGD', 12_345);

  const { page: desk, errors } = await signedIn(/Sampan Admin/u, 375);
  const waiting = await rowOf(desk, 'needs_approval', '1,503.35');
  await waiting.getByText('Owes S$ 123.45').waitFor();
  expect(await sideways(desk)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(desk);
  const asking = desk.getByRole('alertdialog');
  await waiting.getByRole('button', { name: /^Approve/u }).click();
  await asking.getByRole('button', { name: 'Approve' }).click();
  await asking.getByText('Refuse its payout: the money sets the debt off.').waitFor();
  await desk.keyboard.press('Escape');
  await waiting.getByRole('button', { name: /^Refuse/u }).click();
  await asking.getByText('S$ 1,503.35 goes back to the payout balance of Kopi & Kaya Goods.').waitFor();
  await asking.getByText('After a lost dispute S$ 123.45 is owed, and taken from it first.').waitFor();
  await asking.getByLabel('Reason').fill('The bank gave a buyer the money back');
  await asking.getByRole('button', { name: 'Refuse' }).click();
  await desk.getByText(`${number}: S$ 123.45 was set off against what the company owed`).waitFor();
  await waiting.waitFor({ state: 'detached' });

  await openPayouts(shop);
  await shop.getByRole('link', { name: number, exact: true }).click();
  const sheet = shop.getByRole('dialog');
  await sheet.getByText('Your company owes money after a lost dispute.').waitFor();
  await sheet.getByText('The bank gave a buyer the money back').waitFor();
  const rest = 'S$ 1,379.90 is back in your payout balance.';
  await sheet
    .getByText(`S$ 123.45 of it was set off against what your company owed after a lost dispute. ${rest}`)
    .waitFor();
  await expectNoAxeViolations(shop, { include: ['dialog[open]'] });

  await owe(database, company_id, 'SGD', 5_005);
  const available = await openPayouts(shop);
  await shop.getByRole('link', { name: taken_back, exact: true }).click();
  await sheet.getByRole('button', { name: 'Cancel payout' }).click();
  const sure = shop.getByRole('alertdialog');
  await sure.getByText('After a lost dispute S$ 50.05 is owed, and taken from it first.').waitFor();
  await sure.getByRole('button', { name: 'Cancel payout' }).click();
  await sheet.getByText('S$ 50.05 of it was set off').waitFor();
  await sheet.getByText('S$ 1,454.30 is back in your payout balance.').waitFor();
  expect(await sideways(shop)).toBeLessThanOrEqual(0);
  await expect.poll(() => openPayouts(shop), SLOW).toBe(available + 145_430);
  expect(shop_errors).toEqual([]);
  // The refusal is the one answer of the server that is none of 2xx.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  for (const page of [shop, desk]) await page.context().close();
});
