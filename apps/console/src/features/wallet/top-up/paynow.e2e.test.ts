import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany, type OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPayment } from '#test/features/wallet/top-up/paynow.fixtures.ts';

const demo = useDemo();

interface Shop extends OpenPage {
  readonly owner: NewCompany;
}

/** A page of a shop in Singapore that has no card. */
async function enter(settings: { width?: number; fresh?: boolean; path?: string } = {}): Promise<Shop> {
  const owner = await demo.newCompany({ country: 'SG' });
  return { ...(await demo.open({ as: owner, path: '/home/top-up', ...settings })), owner };
}

/** The dialog in Singapore, where 'No' to a card leads on to PayNow. */
async function openDialog(page: Page) {
  await page.getByRole('alertdialog', { name: 'Confirm Action' }).getByRole('button', { name: 'No' }).click();
  const dialog = page.getByRole('dialog', { name: 'Top Up your balance' });
  await dialog.getByText('Current balance').waitFor();
  return dialog;
}

/** Events since its ticket reach a page, whenever its connection opens; what happened before is in what it loads. */
async function hearsOfEvents(page: Page): Promise<void> {
  const hasTicket = () =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.endsWith('/live_ticket') && (entry as PerformanceResourceTiming).responseEnd > 0);
  await expect.poll(() => page.evaluate(hasTicket), SOON).toBe(true);
}

/** Two cores may be busy with other tests. */
const SOON = { timeout: 10_000 };
const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.]/gu, '')) * 100);

describe('Pay with Paynow (spec 2 Top-up dialog, 7 me/top_up/checkout)', () => {
  test('from the dialog to the page of the payment and back, with the money', async () => {
    const { page, errors } = await enter({ width: 375 });
    const dialog = await openDialog(page);
    const pay = dialog.getByRole('button', { name: 'Pay with Paynow' });
    await expect.poll(() => pay.isDisabled()).toBe(true);
    await dialog.getByText('Enter an amount').waitFor();
    for (const quick of ['50', '100', '300', '500'])
      await expect.poll(() => dialog.getByRole('button', { name: quick, exact: true }).count()).toBe(1);
    await dialog.getByText('Test mode: no real money moves.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.000');
    await dialog.getByText("Enter Amount with '.' for decimals and ',' for thousands").waitFor();
    await expect.poll(() => pay.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50,000.00');
    await expect.poll(() => dialog.locator('.c-top-up__sum dd').last().textContent(), SOON).toBe('S$ 50,050.00');
    await expectFits(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('80.50');
    await pay.click();

    await page.waitForURL('**/pay/*');
    await page.getByRole('heading', { name: 'Pay with PayNow' }).waitFor();
    await page.getByText('S$ 80.50').waitFor();
    await page.getByRole('img', { name: 'PayNow QR code' }).waitFor();
    await page.getByText(/This QR code expires in 4\d:\d\d/u).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('Payment received').waitFor();

    await page.waitForURL('**/histories?**');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('success'), searchParams.get('auto_confirm')]).toEqual(['true', 'false']);
    await page.getByText('Top-up complete').waitFor();
    const done = await page.getByText('S$ 80.50 added to your wallet.').textContent();
    await expectNoAxeViolations(page);
    // What the server said the balance is stands in the header, without a reload.
    const balance = cents(/Your balance is (.*)\.$/u.exec(done ?? '')?.[1] ?? '');
    expect(balance).toBeGreaterThanOrEqual(8_050);
    const shown = page.locator('.c-header .c-balance .s-num');
    await expect.poll(async () => cents(await shown.textContent()), SOON).toBe(balance);
    // Spec 2, look.md: the balance in the header leads to the histories.
    const link = page.locator('.c-header .c-balance');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL('**/histories');
    expect(errors).toEqual([]);
  });

  test('left by Cancel: nothing is charged, and it is said', async () => {
    const { page } = await enter({ width: 375 });
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '100', exact: true }).click();
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.waitForURL('**/pay/*');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/histories?**auto_confirm=true**');
    await page.getByText("The payment wasn't completed. You haven't been charged.").waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('');
  });

  test('left by the browser: the payment is open still, and can be gone on with', async () => {
    const { page } = await enter();
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '300', exact: true }).click();
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.waitForURL('**/pay/*');
    const pay_url = page.url();
    const asked = await fetch(`${demo.url}/api/consumer/v1/payment_page/${pay_url.split('/').at(-1)}`);
    const { return_url } = (await asked.json()) as { return_url: string };
    await page.goto(return_url);
    await page.getByText('Payment not completed').waitFor();
    await page.getByRole('link', { name: 'Continue payment' }).click();
    await expect.poll(() => page.url(), SOON).toBe(pay_url);
  });

  test('a page that nobody has, on a phone and wide', async () => {
    const { page } = await demo.open({ path: `/pay/${'A'.repeat(43)}`, width: 375, height: 667 });
    await page.getByRole('heading', { name: "We couldn't find this payment" }).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
  });

  test('a phone can save the code as a picture', async () => {
    const owner = await demo.newCompany({ country: 'SG' });
    const { page } = await demo.open({
      path: `/pay/${await openPayment(owner.api, demo, 41)}`,
      width: 375,
      context: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' },
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save QR code' }).click();
    expect((await download).suggestedFilename()).toBe('paynow.png');
  });
});

describe('spec 8 Top-up checkout failure', () => {
  test("'Topup failed' when the server said nothing, else its message; the amount stays", async () => {
    const { page } = await enter();
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('70');
    await page.route('**/me/top_up/checkout', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    const popup = page.getByRole('alertdialog', { name: 'Error' });
    await popup.getByText('Topup failed').waitFor();
    await expectNoAxeViolations(page);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('70');
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
          message: "This payment method isn't available right now. Choose another one.",
          detail: 'x',
          error_code: 'payment_unavailable',
          errors: [],
          request_id: 'r',
          retryable: false,
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await popup.getByText("This payment method isn't available right now. Choose another one.").waitFor();
  });

  test('a call without an answer is sent again after a reload with the same key, and the amount is still there', async () => {
    const { page } = await enter();
    let dialog = await openDialog(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/me/top_up/checkout', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.abort();
    });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('71');
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    await page.goto(`${demo.url}/home/top-up`);
    dialog = await openDialog(page);
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('71');
    await dialog.getByRole('button', { name: 'Pay with Paynow' }).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('spec 4 Other: the bonus lookup runs 300 ms after the last amount change', () => {
  test('not a moment before, and once for what was typed in one go', async () => {
    const { page } = await enter({ fresh: true });
    const dialog = await openDialog(page);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/me/top_up/bonus')) asked.push(request.postDataJSON());
    });
    await page.clock.install();
    // Time stands still but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 1_000);
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await amount.fill('1');
    await page.clock.runFor(200);
    await amount.fill('12');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(50);
    await expect.poll(() => asked, SOON).toEqual([{ amount: 12 }]);
  });
});

describe('the way back (spec 2 Redirect rules, trust 4.7) and spec 4 Payment completed', () => {
  test('a crafted address shows nothing of its own', async () => {
    const path = '/histories?success=true&message=You+won+a+million&state=abc.def';
    const { page } = await enter({ width: 375, path });
    await page.getByText('No payment found').waitFor();
    await expect.poll(() => page.getByText('You won').count()).toBe(0);
  });

  test('paid on another device: this page goes to the histories with the message the server signed', async () => {
    const { page, owner } = await enter({ path: '/orders/new' });
    await hearsOfEvents(page);
    const secret = await openPayment(owner.api, demo, 42);
    await owner.api.call('POST', `/api/consumer/v1/payment_page/${secret}/act`, { action: 'pay' });
    await page.waitForURL('**/histories?**');
    await expect.poll(() => new URL(page.url()).searchParams.get('success')).toBe('true');
    await page.getByText('S$ 42.00 was added to your balance.').waitFor();
  });

  test('failed there: the message is shown here, and nothing opens by itself', async () => {
    const { page, owner } = await enter({ path: '/orders/new' });
    await hearsOfEvents(page);
    const secret = await openPayment(owner.api, demo, 43);
    await owner.api.call('POST', `/api/consumer/v1/payment_page/${secret}/act`, { action: 'cancel' });
    const popup = page.getByRole('alertdialog', { name: 'Topup failed' });
    await popup.getByText("The payment wasn't completed. You haven't been charged.").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/orders/new');
    await popup.getByRole('button', { name: 'Try again' }).click();
  });
});
