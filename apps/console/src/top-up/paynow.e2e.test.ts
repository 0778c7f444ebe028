import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPayment, otherDevice } from './paynow.fixtures.ts';

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
  return { page, errors };
}
const SG = /Rachel Tan/u;
/** The dialog in Singapore, where 'No' to a card leads on to PayNow. */
async function openDialog(page: Page) {
  await page.goto(`${server.url}/home/top-up`);
  await page.getByRole('alertdialog', { name: 'Confirm Action' }).getByRole('button', { name: 'No' }).click();
  const dialog = page.getByRole('dialog', { name: 'Top Up your balance' });
  await dialog.getByText('Current balance').waitFor();
  return dialog;
}
/** Two cores may be busy with other tests. */
const SOON = { timeout: 10_000 };
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.]/gu, '')) * 100);

describe('Pay with Paynow (spec 2 Top-up dialog, 7 me/top_up/checkout)', () => {
  // Two amounts: the same again within ten seconds is asked about, as a double click would be.
  test.each([
    [375, '80.50'],
    [1280, '81.50'],
  ] as const)('at %i px: from the dialog to the page of the payment and back, with the money', async (width, paid) => {
    const { page, errors } = await enter(SG, width);
    const dialog = await openDialog(page);
    const pay = dialog.getByRole('button', { name: 'Pay with Paynow' });
    expect(await pay.isDisabled()).toBe(true);
    await dialog.getByText('Enter an amount first').waitFor();
    for (const quick of ['50', '100', '300', '500'])
      expect(await dialog.getByRole('button', { name: quick, exact: true }).count()).toBe(1);
    await dialog.getByText('Test mode: no real money moves.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.000');
    await dialog.getByText("Write Amount with '.' for decimals and ',' for thousands").waitFor();
    expect(await pay.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50,000.00');
    await expect.poll(() => dialog.locator('.c-top-up__sum dd').last().textContent(), SOON).toContain('51,');
    expect(await fits(page)).toBe(true);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(paid);
    await pay.click();

    await page.waitForURL('**/pay/*');
    await page.getByRole('heading', { name: 'PayNow payment' }).waitFor();
    await page.getByText(`S$ ${paid}`).waitFor();
    await page.getByRole('img', { name: 'PayNow code' }).waitFor();
    await page.getByText(/This code works for 4\d:\d\d/u).waitFor();
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('Payment received').waitFor();

    await page.waitForURL('**/histories?**');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('success'), searchParams.get('auto_confirm')]).toEqual(['true', 'false']);
    await page.getByText('Your balance is topped up').waitFor();
    const done = await page.getByText(`S$ ${paid} are in your wallet.`).textContent();
    await expectNoAxeViolations(page);
    // What the server said the balance is stands in the header, without a reload.
    const balance = cents(/Your balance is (.*)\.$/u.exec(done ?? '')?.[1] ?? '');
    expect(balance).toBeGreaterThan(8_050);
    const shown = page.locator('.c-header .c-balance .s-num');
    await expect.poll(async () => cents(await shown.textContent()), SOON).toBe(balance);
    // Spec 2, look.md: the balance in the header leads to the histories.
    const link = page.locator('.c-header .c-balance');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL('**/histories');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('left by Cancel: nothing is charged, and it is said', async () => {
    const { page } = await enter(SG, 375);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '100', exact: true }).click();
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.waitForURL('**/pay/*');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/histories?**auto_confirm=true**');
    await page.getByText('The payment was not made. Nothing was charged.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('');
    await page.context().close();
  });

  test('left by the browser: the payment is open still, and can be gone on with', async () => {
    const { page } = await enter(SG, 1280);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '300', exact: true }).click();
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.waitForURL('**/pay/*');
    const pay_url = page.url();
    const answered = page.waitForResponse((response) => response.url().includes('/payment_page/'));
    await page.reload();
    const { return_url } = (await (await answered).json()) as { return_url: string };
    await page.goto(return_url);
    await page.getByText('You left the payment page').waitFor();
    await page.getByRole('link', { name: 'Go on paying' }).click();
    await expect.poll(() => page.url(), SOON).toBe(pay_url);
    await page.context().close();
  });

  test('a page that nobody has, on a phone and wide', async () => {
    const page = await newPage(browser, { width: 375, height: 667 });
    await page.goto(`${server.url}/pay/${'A'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This payment page does not exist' }).waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  test('a phone can save the code as a picture', async () => {
    const device = await otherDevice(server, 'sg@demo.sampan.test');
    const secret = await openPayment(device, server, 41);
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/pay/${secret}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the code' }).click();
    expect((await download).suggestedFilename()).toBe('paynow.png');
    await context.close();
  });
});

describe('spec 8 Top-up checkout failure', () => {
  test("'Topup failed' when the server said nothing, else its message; the amount stays", async () => {
    const { page } = await enter(SG, 1280);
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('70');
    await page.route('**/me/top_up/checkout', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    const popup = page.getByRole('alertdialog', { name: 'Error' });
    await popup.getByText('Topup failed').waitFor();
    await expectNoAxeViolations(page);
    await popup.getByRole('button', { name: 'Try again' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('70');
    await page.unroute('**/me/top_up/checkout');
    await page.route('**/me/top_up/checkout', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'x',
          status: 422,
          code: 'payment_unavailable',
          message: 'This way of paying is not available at the moment.',
          detail: 'x',
          error_code: 'payment_unavailable',
          errors: [],
          request_id: 'r',
          retryable: false,
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await popup.getByText('This way of paying is not available at the moment.').waitFor();
    await page.context().close();
  });

  test('a call without an answer is sent again after a reload with the same key, and the amount is still there', async () => {
    const { page } = await enter(SG, 1280);
    let dialog = await openDialog(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/me/top_up/checkout', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.abort();
    });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('71');
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    dialog = await openDialog(page);
    expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('71');
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    await page.context().close();
  });
});

describe('spec 4 Other: the bonus lookup runs 300 ms after the last amount change', () => {
  test('not a moment before, and once for what was typed in one go', async () => {
    const { page } = await enter(SG, 1280);
    const dialog = await openDialog(page);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/me/top_up/bonus')) asked.push(request.postDataJSON());
    });
    await page.clock.install();
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await amount.fill('1');
    await page.clock.runFor(200);
    await amount.fill('12');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(50);
    await expect.poll(() => asked, SOON).toEqual([{ amount: 12 }]);
    await page.context().close();
  });
});

describe('the way back (spec 2 Redirect rules, trust 4.7) and spec 4 Payment completed', () => {
  test('a crafted address shows nothing of its own', async () => {
    const { page } = await enter(SG, 375);
    await page.goto(`${server.url}/histories?success=true&message=You+won+a+million&state=abc.def`);
    await page.getByText('No payment to show here').waitFor();
    expect(await page.getByText('You won').count()).toBe(0);
    await page.context().close();
  });

  test('paid on another device: this page goes to the histories with the message the server signed', async () => {
    const { page } = await enter(SG, 1280);
    await page.goto(`${server.url}/orders/new`);
    await page.locator('.c-header .c-balance').waitFor();
    const device = await otherDevice(server, 'sg@demo.sampan.test');
    const secret = await openPayment(device, server, 42);
    await device.call('POST', `/api/consumer/v1/payment_page/${secret}/act`, { action: 'pay' });
    await page.waitForURL('**/histories?**');
    expect(new URL(page.url()).searchParams.get('success')).toBe('true');
    await page.getByText('Your balance is topped up with S$ 42.00.').waitFor();
    await page.context().close();
  });

  test('failed there: the message is shown here, and nothing opens by itself', async () => {
    const { page } = await enter(SG, 1280);
    await page.goto(`${server.url}/orders/new`);
    await page.locator('.c-header .c-balance').waitFor();
    const device = await otherDevice(server, 'sg@demo.sampan.test');
    const secret = await openPayment(device, server, 43);
    await device.call('POST', `/api/consumer/v1/payment_page/${secret}/act`, { action: 'cancel' });
    const popup = page.getByRole('alertdialog', { name: 'Topup failed' });
    await popup.getByText('The payment was not made. Nothing was charged.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/orders/new');
    await popup.getByRole('button', { name: 'Try again' }).click();
    await page.context().close();
  });
});
