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

async function enter(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}/home`);
  return { page, errors };
}

/** Two cores may be busy with other tests. */
const SOON = { timeout: 10_000 };
const topUpLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Top Up|Isi Ulang)$/u });
const amountOf = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/gu, ''));
const balance = async (page: Page) => amountOf(await page.locator('.c-money__amount').textContent());
const said = (page: Page, name: string) => page.locator('.c-top-up__sum > div', { hasText: name }).locator('dd');

async function addCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card holder's name").fill('Nur Aisyah');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/31');
  await page.getByRole('button', { name: 'Save card' }).click();
}

describe('top-up (spec 2 Top-up dialog, 4 Other, 6, 9)', () => {
  test.each([375, 1280])('at %i px: asked for a card first, then the money with its bonus', async (width) => {
    const { page, errors } = await enter(width === 375 ? /Nur Aisyah/u : /Maria Cristina/u, width);
    const has_tiers = width === 375;
    await topUpLink(page).click();
    // Spec 4: who has no payment method is asked to add one, in these words.
    const prompt = page.getByRole('alertdialog', { name: 'Confirm Action' });
    await prompt
      .getByText(
        'You do not currently have any payment method set up. Would you like to do this now? You will not be able to continue creating this topup without a payment method.',
      )
      .waitFor();
    await expectNoAxeViolations(page);
    await prompt.getByRole('button', { name: 'No', exact: true }).click();
    await page.waitForURL('**/home');
    const before = await balance(page);
    await topUpLink(page).click();
    await prompt.getByRole('button', { name: 'Yes' }).click();
    await addCard(page, '4242424242424242');

    const dialog = page.getByRole('dialog', { name: 'Top Up your balance' });
    await dialog.getByText('Current balance').waitFor();
    expect(await dialog.getByRole('button', { name: 'Top Up', exact: true }).isDisabled()).toBe(true);
    await dialog.getByText('Enter an amount first').waitFor();
    if (has_tiers) {
      // Spec 9 Malaysia bonus tiers: the sentence and the reward on both sides of each boundary (M9).
      for (const [typed, sentence, reward] of [
        ['299.99', 'Top up 300 to unlock 15% free credit', 0],
        ['300', 'Top up 600 to unlock 20% free credit', 45],
        ['599.99', 'Top up 600 to unlock 20% free credit', 89.99],
        ['600', 'Top up 1000 to unlock 33.5% free credit', 120],
        ['999.99', 'Top up 1000 to unlock 33.5% free credit', 199.99],
        ['1000', 'Congratulations! You get 33.5% free credit.', 335],
      ] as const) {
        await dialog.getByRole('textbox', { name: 'Amount' }).fill(typed);
        await dialog.getByText(sentence).waitFor();
        await expect
          .poll(async () => amountOf(await said(page, 'Cash top-up').textContent()), SOON)
          .toBe(Number(typed));
        expect(amountOf(await said(page, 'Top-up rewards').textContent())).toBe(reward);
      }
      await dialog.getByRole('button', { name: '1,000', exact: true }).click();
    } else {
      // Spec 5: what could mean two amounts is refused with a hint; ',' groups.
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.000');
      await dialog.getByText("Write Amount with '.' for decimals and ',' for thousands").waitFor();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('4,000.00');
    }
    const [cash, bonus] = has_tiers ? [1000, 335] : [4000, 0];
    await expect.poll(async () => amountOf(await said(page, 'Cash top-up').textContent()), SOON).toBe(cash);
    expect(amountOf(await said(page, 'Top-up rewards').textContent())).toBe(bonus);
    const updated = amountOf(await said(page, 'Updated balance').textContent());
    expect(updated).toBeCloseTo(before + cash + bonus, 2);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: /^Pay / }).click();
    await dialog.getByText('Your balance is topped up').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => balance(page), SOON).toBeCloseTo(updated, 2);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a declined card says why, charges nothing, and the amount is there again', async () => {
    const { page } = await enter(/Dewi Kartika/u, 1280);
    const before = await balance(page);
    await topUpLink(page).click();
    await page.getByRole('button', { name: 'Ya', exact: true }).click();
    await page.getByLabel('Nama pemegang kartu').fill('Dewi');
    await page.getByLabel('Nomor kartu').fill('4000000000009995');
    await page.getByLabel('Tanggal kedaluwarsa').fill('12/31');
    await page.getByRole('button', { name: 'Simpan kartu' }).click();
    await page.getByRole('textbox', { name: 'Jumlah' }).fill('10000');
    await page.getByRole('button', { name: /^Bayar / }).click();
    await page.getByText('Dana di kartu ini tidak cukup.').waitFor();
    await page.keyboard.press('Escape');
    expect(await balance(page)).toBe(before);
    await page.context().close();
  });

  test.each([/Marcus Lim/u, /Siti Hajar/u, /Adeline Koh/u])('%s has no Top Up (spec 6)', async (person) => {
    const { page } = await enter(person, 1280);
    await page.locator('.c-money__amount, .c-credit__left').waitFor();
    expect(await page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
    await page.goto(`${server.url}/home/top-up`);
    await page.getByText('Your role does not allow this.').waitFor();
    await page.context().close();
  });
});
