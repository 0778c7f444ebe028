import type { Demo, OpenOptions, OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PROVIDER_SCRIPT } from './provider-script.fixtures.ts';

/** A page under the shipped policies; only the provider's own host answers with another script. */
async function openPage(demo: Demo, options: OpenOptions): Promise<OpenPage> {
  const opened = await demo.open({ stay: true, ...options });
  await opened.page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER_SCRIPT }),
  );
  return opened;
}
const heightOf = async (page: Page, title: string) =>
  (await page.locator(`iframe[title="${title}"]`).boundingBox())?.height ?? 0;

/** The frame is measured anew for each bank: three of them at one width. */
export function cardFrame(demo: Demo, width: number): void {
  const open = (options: OpenOptions) => openPage(demo, { ...options, width });

  describe(`3-D Secure in the provider’s frame, at ${width} px (trust 4.32)`, () => {
    test('when a card is saved: the frame makes room for the bank, and is a field again afterwards', async () => {
      const { page, errors } = await open({ as: 'sg' });
      const created: unknown[] = [];
      await page.route('**/api/v1/payment_method/setup', (route) =>
        route.fulfill({ json: { provider: 'stripe', client_secret: 'seti_1', publishable_key: 'pk_live_1' } }),
      );
      await page.route('**/api/v1/payment_method', (route) => {
        created.push(route.request().postDataJSON());
        return route.fulfill({
          json: {
            id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
            brand: 'visa',
            last4: '3184',
            exp_month: 12,
            exp_year: 2031,
            is_expired: false,
            holder_name: 'RACHEL TAN',
            is_default: true,
            is_test: false,
            created_at: 1,
          },
        });
      });
      await page.goto(`${demo.url}/settings/payment-methods`);
      await page.getByRole('button', { name: 'Add a payment method' }).first().click();
      const frame = page.frameLocator('iframe[title="Card number"]');
      await frame.getByLabel('Card at the provider').fill('4000000000003184');
      await page.getByLabel("Card holder's name").fill('Rachel Tan');
      const save = page.getByRole('button', { name: 'Save card' });
      await save.click();
      await frame.getByRole('button', { name: 'No', exact: true }).waitFor();
      await expect.poll(() => heightOf(page, 'Card number')).toBeGreaterThan(300);
      await frame.getByRole('button', { name: 'No', exact: true }).click();
      await page.getByText('We are unable to authenticate your payment method.').waitFor();
      expect(created).toEqual([]);
      await expect.poll(() => heightOf(page, 'Card number')).toBeLessThan(60);
      await save.click();
      await frame.getByRole('button', { name: 'Yes, it is me' }).click();
      await page.getByText('Payment setting updated').waitFor();
      expect(created).toEqual([{ payment_method_id: 'pm_of_seti_1', is_default: false, name: 'RACHEL TAN' }]);
      expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('when a saved card is charged: the bank asks in the dialog, and the server says how it ended', async () => {
      const { page, errors } = await open({ as: 'sg' });
      let status = 'requires_action';
      const topUp = () => ({
        id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
        status,
        method: 'card',
        is_automatic: false,
        currency: 'SGD',
        amount: 50,
        bonus_reward: 0,
        balance: 1050,
        card: { brand: 'visa', last4: '3184' },
        decline_reason: null,
        checkout_url: null,
        next_action:
          status === 'requires_action'
            ? { provider: 'stripe', client_secret: 'pi_1_secret_1', publishable_key: 'pk_live_1' }
            : null,
        created_at: 1,
      });
      await page.route('**/api/v1/payment_method/list*', (route) =>
        route.fulfill({
          json: {
            records: [
              {
                id: '01a1fc16-bb9c-785d-82ef-2117c4e0d957',
                brand: 'visa',
                last4: '3184',
                exp_month: 12,
                exp_year: 2031,
                is_expired: false,
                holder_name: 'RACHEL TAN',
                is_default: true,
                is_test: false,
                created_at: 1,
              },
            ],
            total: 1,
            page: 1,
            per_page: 100,
          },
        }),
      );
      await page.route(/\/api\/v1\/me\/top_up(?:\/01a1fc16[\w-]+)?$/u, (route) => route.fulfill({ json: topUp() }));
      await page.goto(`${demo.url}/home/top-up`);
      const dialog = page.getByRole('dialog', { name: 'Top Up your balance' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
      const by_card = dialog.getByRole('radio', { name: /3184|card/iu });
      if ((await by_card.count()) > 0) await by_card.first().check();
      await dialog.getByRole('button', { name: /^Pay S\$/u }).click();
      const bank = page.frameLocator(`iframe[title="Confirm the payment in your bank's window."]`);
      await bank.getByRole('button', { name: 'Yes, it is me' }).waitFor();
      await expect.poll(() => heightOf(page, "Confirm the payment in your bank's window.")).toBeGreaterThan(300);
      await bank.getByRole('button', { name: 'Yes, it is me' }).click();
      status = 'succeeded';
      await page.getByText('Top-up complete').first().waitFor();
      expect(errors).toEqual([]);
    });

    test('when a shopper pays on a hosted page: the same frame, and nothing of the provider in the page', async () => {
      const { page, errors } = await open({});
      let status = 'awaiting_payment';
      await page.route('**/api/consumer/v1/checkout', async (route) => {
        const answer = await route.fetch();
        const payment = { provider: 'stripe', client_secret: 'pi_2_secret_2', publishable_key: 'pk_live_1' };
        await route.fulfill({ json: { ...((await answer.json()) as object), payment } });
      });
      await page.route(/\/api\/consumer\/v1\/checkout\/[\w-]{36}\?/u, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...((await answer.json()) as object), status, order_number: 'SP-000001' } });
      });
      await page.route('**/api/consumer/v1/checkout/product/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...((await answer.json()) as object), is_test: false } });
      });
      await page.goto(`${demo.url}/sell-product?product=prod_sg_kaya_jam_trio`);
      await page.getByLabel('Email').fill('nurul@example.test');
      await page.getByLabel('Name').fill('Nurul Aisyah');
      await page.getByLabel('Phone number').fill('+65 9123-4567');
      await page.getByLabel('Postcode').fill('310145');
      await page.getByText('Looking up address').waitFor({ state: 'hidden' });
      await page.getByLabel('Street').fill('Blk 145 Toa Payoh Lorong 2');
      await page.getByLabel('Unit number').fill('#08-212');
      await page.getByRole('radio', { name: /^Card/u }).check();
      const pay = page.getByRole('button', { name: /^Pay S\$/u });
      await pay.click();
      const frame = page.frameLocator('iframe[src="/card-frame"]');
      const field = frame.getByLabel('Card at the provider');
      await field.fill('4000000000000002');
      await pay.click();
      await page.getByText('Your card was declined.').waitFor();
      await field.fill('4000000000003184');
      await pay.click();
      await frame.getByRole('button', { name: 'Yes, it is me' }).waitFor();
      await expect
        .poll(async () => (await page.locator('iframe[src="/card-frame"]').boundingBox())?.height)
        .toBeGreaterThan(300);
      status = 'paid';
      await frame.getByRole('button', { name: 'Yes, it is me' }).click();
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
      expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
      expect(errors).toEqual([]);
    });
  });
}
