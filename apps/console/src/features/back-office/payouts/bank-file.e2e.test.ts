import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addVietnamese,
  askPayouts,
  fundPayouts,
  owe,
  signIn,
  VIETNAMESE_NAME,
} from '#test/features/back-office/companies-by-country.fixtures.ts';

const SLOW = { timeout: 20_000 };
const HEAD = 'reference,method,bank_name,account_number,beneficiary_name,amount,currency,details';

/** The bank takes files, and new accounts wait for nothing. */
const demo = useDemo({ env: { SAMPAN_PAYOUTS: 'bank_file', SAMPAN_PAYOUT_COOLING_HOURS: '0.000001' } });
beforeAll(async () => {
  const shop = await signIn(demo.database, demo.server, 'sg@demo.sampan.test');
  await fundPayouts(demo.database, shop.company_id, 'SGD', 1_000_000);
});

const openShop = () => demo.open({ as: 'sg', width: 375, stay: true });
const openBackOffice = () => demo.open({ as: 'admin', width: 375, stay: true });

const minorOf = (text: string) => Number(text.replaceAll(/\D/gu, ''));

async function openPayouts(page: Page): Promise<number> {
  await page.goto(`${demo.url}/histories/payouts`);
  return minorOf(await page.getByTestId('payout-available').innerText());
}

/** Asks for a payout to the shop's account at DBS Bank; answers what it is called. */
async function ask(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Request payout', exact: true }).click();
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

/** The rows of the review of a state; asked anew until the one that is waited for is there. */
async function rowOf(page: Page, status: string, text: string): Promise<Locator> {
  const row = page.getByRole('table', { name: 'Queue' }).locator('tbody tr').filter({ hasText: text });
  await expect
    .poll(async () => {
      await page.goto(`${demo.url}/operator/payouts?status=${status}`);
      await page.getByRole('heading', { name: 'Bank files' }).waitFor();
      return row.count();
    }, SLOW)
    .toBe(1);
  return row;
}

/** Makes a file of a currency and answers the lines of what is downloaded. */
async function fileOf(page: Page, currency: string): Promise<{ name: string; lines: string[][] }> {
  const create = page.getByRole('button', { name: new RegExp(`^Create ${currency} file`, 'u') });
  const [made] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/admin/payout/file') && each.request().method() === 'POST'),
    create.click(),
  ]);
  const { name } = (await made.json()) as { name: string };
  // Queue and files are read again. What is in the file leaves the queue above, so the files move up, and then a toast comes:
  // a click before that could miss.
  await create.waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(name).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse((each) => /\/admin\/payout\/file\/[0-9a-f-]{36}$/u.test(each.url())),
    page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ]);
  const { link } = (await answer.json()) as { link: string };
  const text = await (await fetch(demo.url + link)).text();
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe(HEAD);
  return { name, lines: lines.map((line) => line.split(',')) };
}

async function tell(page: Page, csv: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer-of-the-bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

describe('payouts that leave by a bank file (spec 3 payout; trust 4.38)', () => {
  test('asked, approved by somebody else, in the file, paid or sent back: the merchant sees each', async () => {
    const { page: shop, errors: shop_errors } = await openShop();
    const before = await openPayouts(shop);
    const [large, small] = ['1,501.25', '20.25'];
    const large_number = await ask(shop, large);
    const small_number = await ask(shop, small);
    const held = minorOf(large) + minorOf(small);
    await expect.poll(() => openPayouts(shop), SLOW).toBe(before - held);

    const { page: back_office, errors } = await openBackOffice();
    const waiting = await rowOf(back_office, 'needs_approval', large);
    await expectFits(back_office);
    await expectNoAxeViolations(back_office);
    await waiting.getByRole('button', { name: /^Approve/u }).click();
    const asking = back_office.getByRole('alertdialog');
    await expect.poll(() => asking.textContent()).toContain(`S$ ${large} will be sent to DBS Bank`);
    await asking.getByRole('button', { name: 'Approve' }).click();
    await waiting.waitFor({ state: 'detached' });

    // The small one waited for nobody.
    await rowOf(back_office, 'approved', large);
    await rowOf(back_office, 'approved', small);
    const { name, lines } = await fileOf(back_office, 'SGD');
    expect(name).toMatch(/^BF-\d{8}-SGD-\d+$/u);
    const lineOf = (number: string) => lines.find((line) => line.at(-1) === number) ?? [];
    const to = ['bank', 'DBS Bank', '0039041782', 'Kopi & Kaya Goods'];
    expect(lineOf(large_number).slice(1)).toEqual([...to, large.replace(',', ''), 'SGD', large_number]);
    expect(lineOf(small_number).slice(1)).toEqual([...to, small, 'SGD', small_number]);
    // From then on they are sent: no second file has them.
    await rowOf(back_office, 'sent', large);
    await expect.poll(() => back_office.getByRole('button', { name: /^Create SGD file/u }).count()).toBe(0);
    const file = back_office.getByRole('table', { name: 'Bank files' }).locator('tbody tr').filter({ hasText: name });
    await expect.poll(() => file.locator('[data-label="Awaiting results"]').textContent()).toBe(String(lines.length));

    await tell(back_office, 'this is no,answer of a bank\n');
    await back_office.getByText('The first row must contain the columns reference and result').waitFor();
    const [of_large = '', of_small = ''] = [lineOf(large_number)[0], lineOf(small_number)[0]];
    await tell(
      back_office,
      `reference,result,reason\n${of_large},paid,\n${of_small},rejected,Account closed\nSPO-NOBODY,paid,\n${of_large},perhaps,\n`,
    );
    await back_office.getByText('Paid: 1. Failed: 1. Skipped: 2.').waitFor();
    await back_office.getByText('Row 4: no payout has this reference (SPO-NOBODY)').waitFor();
    await back_office.getByText('Row 5: the result must be paid or failed').waitFor();
    await expectFits(back_office);
    await expectNoAxeViolations(back_office);
    // The same answer again moves nothing.
    await tell(back_office, `reference,result,reason\n${of_large},paid,\n${of_small},rejected,Account closed\n`);
    await back_office.getByText('Paid: 0. Failed: 0. Skipped: 2.').waitFor();
    await expect.poll(() => openPayouts(shop), SLOW).toBe(before - minorOf(large));

    const row = (number: string) =>
      shop.getByRole('table', { name: 'All payouts' }).locator('tbody tr').filter({ hasText: number });
    await row(large_number).getByText('Paid', { exact: true }).waitFor();
    await row(small_number).getByText('Failed', { exact: true }).waitFor();
    await shop.getByRole('link', { name: small_number, exact: true }).click();
    const drawer = shop.getByRole('dialog');
    await drawer.getByText('This account is closed.').waitFor();
    await drawer.getByText('The money has been returned to your payout balance.').waitFor();
    await expectFits(shop);
    await expectNoAxeViolations(shop, { include: ['dialog[open]'] });
    expect([...errors, ...shop_errors]).toEqual([]);
  });

  test('taken to the bank by hand: marked as sent, then as paid, or as failed with a reason the merchant reads', async () => {
    const { page: shop } = await openShop();
    const before = await openPayouts(shop);
    const [paid, back] = ['30.35', '31.35'];
    await ask(shop, paid);
    const back_number = await ask(shop, back);
    const { page: back_office, errors } = await openBackOffice();
    const decide = async (status: string, amount: string, action: string, reason?: string) => {
      const row = await rowOf(back_office, status, amount);
      await row.getByRole('button', { name: new RegExp(`^${action}`, 'u') }).click();
      const asking = back_office.getByRole('alertdialog');
      if (reason !== undefined) {
        await asking.getByRole('button', { name: action }).click();
        await asking.getByText('is required').waitFor();
        await expectNoAxeViolations(back_office, { include: ['dialog[open]'] });
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
    await expectFits(shop);
    expect(errors).toEqual([]);
  });
});

test('files of five currencies say each amount as its bank writes it; nobody decides about their own company', async () => {
  const asked = [
    ['SGD', 'sg@demo.sampan.test', 2_000_000, [999.99], 'Kopi & Kaya Goods Pte Ltd'],
    ['MYR', 'my@demo.sampan.test', 2_000_000, [2_999.95], 'Batik Bayu Sdn Bhd'],
    ['PHP', 'ph@demo.sampan.test', 20_000_000, [39_999.05], 'Habi Home Weaves, Barangay Pinagkaisahan'],
    ['IDR', 'id@demo.sampan.test', 2_000_000_000, [9_999_999], 'PT Rempah Nusantara'],
  ] as const;
  for (const [currency, email, funds, amounts, holder] of asked) {
    const shop = await signIn(demo.database, demo.server, email);
    await fundPayouts(demo.database, shop.company_id, currency, funds);
    await askPayouts(demo.server, shop, holder, amounts);
  }
  const vietnamese = await addVietnamese(demo.database, demo.server);
  await fundPayouts(demo.database, vietnamese.company_id, 'VND', 100_000_000);
  await askPayouts(demo.server, vietnamese, VIETNAMESE_NAME, [17_999_999]);
  const own = await signIn(demo.database, demo.server, 'admin@demo.sampan.test');
  await fundPayouts(demo.database, own.company_id, 'SGD', 500_000);
  await askPayouts(demo.server, own, 'Sampan Pte Ltd', [1_234.56]);

  const { page, errors } = await demo.open({ as: 'admin', stay: true });
  const mine = await rowOf(page, 'needs_approval', '1,234.56');
  await mine.getByText('Someone else must review this payout').waitFor();
  await expect.poll(() => mine.getByRole('button').count()).toBe(0);
  for (const [currency, shown, written] of [
    ['SGD', 'S$ 999.99', '999.99'],
    ['MYR', 'RM 2,999.95', '2999.95'],
    ['PHP', '₱39,999.05', '39999.05'],
    ['IDR', 'Rp 9.999.999,00', '9999999.00'],
    ['VND', '17.999.999', '17999999'],
  ] as const) {
    await rowOf(page, 'approved', shown);
    const { lines } = await fileOf(page, currency);
    const amounts = lines.map((line) => line.slice(-3, -1));
    expect(amounts).toContainEqual([written, currency]);
    expect(new Set(amounts.map(([, of]) => of))).toEqual(new Set([currency]));
  }
  expect(errors).toEqual([]);
});

test('a payout of a company that owes is not approved; refused or taken back, it pays the debt, and all read how much', async () => {
  const { page: shop, errors: shop_errors } = await openShop();
  await openPayouts(shop);
  const number = await ask(shop, '1,503.35');
  const taken_back = await ask(shop, '1,504.35');
  const { company_id } = await signIn(demo.database, demo.server, 'sg@demo.sampan.test');
  await owe(demo.database, company_id, 'SGD', 12_345);

  const { page: back_office, errors } = await openBackOffice();
  const waiting = await rowOf(back_office, 'needs_approval', '1,503.35');
  await waiting.getByText('Owes S$ 123.45').waitFor();
  await expectFits(back_office);
  await expectNoAxeViolations(back_office);
  const asking = back_office.getByRole('alertdialog');
  await waiting.getByRole('button', { name: /^Approve/u }).click();
  await asking.getByRole('button', { name: 'Approve' }).click();
  await asking.getByText('Reject the payout; its amount will be used to repay the debt.').waitFor();
  await back_office.keyboard.press('Escape');
  await waiting.getByRole('button', { name: /^Reject/u }).click();
  await asking.getByText('S$ 1,503.35 will return to the payout balance of Kopi & Kaya Goods.').waitFor();
  await asking.getByText("You owe S$ 123.45 after a lost dispute. We'll deduct it first.").waitFor();
  await asking.getByLabel('Reason').fill('The bank gave a buyer the money back');
  await asking.getByRole('button', { name: 'Reject' }).click();
  await back_office.getByText(`${number}: S$ 123.45 was used to repay what the company owed`).waitFor();
  await waiting.waitFor({ state: 'detached' });

  await openPayouts(shop);
  await shop.getByRole('link', { name: number, exact: true }).click();
  const drawer = shop.getByRole('dialog');
  await drawer.getByText('Your company owes money after a lost dispute.').waitFor();
  await drawer.getByText('The bank gave a buyer the money back').waitFor();
  const rest = 'S$ 1,379.90 has been returned to your payout balance.';
  await drawer
    .getByText(`S$ 123.45 of it was used to repay what your company owed after a lost dispute. ${rest}`)
    .waitFor();
  await expectNoAxeViolations(shop, { include: ['dialog[open]'] });

  await owe(demo.database, company_id, 'SGD', 5_005);
  const available = await openPayouts(shop);
  await shop.getByRole('link', { name: taken_back, exact: true }).click();
  await drawer.getByRole('button', { name: 'Cancel payout' }).click();
  const sure = shop.getByRole('alertdialog');
  await sure.getByText("You owe S$ 50.05 after a lost dispute. We'll deduct it first.").waitFor();
  await sure.getByRole('button', { name: 'Cancel payout' }).click();
  await drawer.getByText('S$ 50.05 of it was used to repay').waitFor();
  await drawer.getByText('S$ 1,454.30 has been returned to your payout balance.').waitFor();
  await expectFits(shop);
  await expect.poll(() => openPayouts(shop), SLOW).toBe(available + 145_430);
  expect(shop_errors).toEqual([]);
  // The refusal is the one answer of the server that is none of 2xx.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
});
