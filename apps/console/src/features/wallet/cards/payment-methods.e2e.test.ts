import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const demo = useDemo();

/** The page in a company without a card. */
async function openPage(width = 1280): Promise<OpenPage> {
  const owner = await demo.newCompany({ country: 'SG' });
  const opened = await demo.open({ as: owner, path: '/settings/payment-methods', width });
  await opened.page.getByRole('heading', { name: 'Payment methods', level: 1 }).waitFor();
  return opened;
}

async function fillCard(page: Page, number: string, name = 'rachel tan'): Promise<void> {
  await page.getByLabel("Card holder's name").fill(name);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('1231');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save card' });
const row = (page: Page, last4: string) => page.getByRole('listitem').filter({ hasText: `ending in ${last4}` });

/** Without a card, with ten and with the longest names, in five currencies: payment-methods.matrix.test.ts. */
describe('payment methods (spec 2, 4, 5 Card, 8)', () => {
  test('the first card is the default, another can become it, removing hands it on', async () => {
    const { page, errors } = await openPage(375);
    await page.getByText('No cards yet').waitFor();
    await page.getByRole('button', { name: 'Add a payment method' }).click();
    await expectNoAxeViolations(page);

    // Spec 5: Save is off until the name is filled and the card complete; the name is forced to upper case.
    await page.getByLabel("Card holder's name").pressSequentially('rachel tan');
    await expect.poll(() => page.getByLabel("Card holder's name").inputValue()).toBe('RACHEL TAN');
    await expect.poll(() => save(page).isDisabled()).toBe(true);
    await fillCard(page, '4242424242424241');
    await expect.poll(() => page.getByLabel('Expiry date').inputValue()).toBe('12/31');

    // Spec 8: no payment method was made, so a popup says it, and what was typed stays.
    await save(page).click();
    const popup = page.getByRole('alertdialog', { name: 'Error' });
    await popup.getByText('Incorrect card number. Please try again.').waitFor();
    await popup.getByRole('button', { name: 'Try again' }).click();
    await popup.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4241');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await save(page).click();
    await page.getByText('Payment setting updated').waitFor();
    await row(page, '4242').getByText('Default', { exact: true }).waitFor();

    // A bank that asks for a code.
    await page.getByRole('button', { name: 'Add a payment method' }).click();
    await fillCard(page, '4000000000003155');
    await save(page).click();
    await page.getByLabel('Bank verification code').fill('000000');
    await save(page).click();
    await page.getByText("Your bank couldn't confirm this card").waitFor();
    await page.getByLabel('Bank verification code').fill('123456');
    await save(page).click();
    await row(page, '3155').waitFor();

    await row(page, '3155')
      .getByRole('button', { name: /^Set as default/u })
      .click();
    await row(page, '3155').getByText('Default', { exact: true }).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    await row(page, '3155')
      .getByRole('button', { name: /^Remove/u })
      .click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Payment method deleted').waitFor();
    await row(page, '4242').getByText('Default', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ending in' }).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('staff are not offered the page (spec 6)', async () => {
    const { page } = await demo.open({ as: 'staff', path: '/settings' });
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Payment methods' }).count()).toBe(0);
  });
});

/** Plays Stripe.js in the frame: a card field that is an input, and a bank that says what the number asks for. */
const STRIPE_STUB = `
window.Stripe = () => ({
  _registerWrapper() {},
  elements: () => ({
    create: () => {
      const on = {};
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Card at the provider');
      input.addEventListener('input', () => on.change({ complete: input.value.length >= 16 }));
      return { input, on: (name, listener) => { on[name] = listener; }, mount(place) { place.append(input); on.ready(); } };
    },
  }),
  confirmCardSetup: async (secret, { payment_method }) => {
    const number = payment_method.card.input.value;
    if (number.endsWith('0002')) return { error: { message: 'Your card was declined.' } };
    return { setupIntent: { payment_method: 'pm_of_' + secret + '_' + payment_method.billing_details.name } };
  },
});`;

describe("the provider's card field stands in a frame with a policy of its own (trust 4.32)", () => {
  async function openForm(script: string | null): Promise<{ page: Page; created: unknown[] }> {
    const { page } = await openPage();
    const created: unknown[] = [];
    await page.route('https://js.stripe.com/**', (route) =>
      script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.route('**/api/v1/payment_method/setup', (route) =>
      route.fulfill({ json: { provider: 'stripe', client_secret: 'seti_1', publishable_key: 'pk_live_1' } }),
    );
    await page.route('**/api/v1/payment_method', (route) => {
      created.push(route.request().postDataJSON());
      return route.fulfill({
        status: 422,
        json: { code: 'card_not_accepted', message: 'Incorrect card number. Please try again.', errors: [] },
      });
    });
    await page.getByRole('button', { name: 'Add a payment method' }).click();
    return { page, created };
  }

  test('what is typed there goes to the provider alone, and its name for the card to us', async () => {
    const { page, created } = await openForm(STRIPE_STUB);
    const field = page.frameLocator('iframe[title="Card number"]').getByLabel('Card at the provider');
    await field.fill('4000000000000002');
    await page.getByLabel("Card holder's name").fill('Rachel Tan');
    await save(page).click();
    // A card element's error stands under the card field (spec 8).
    await page.getByText('Your card was declined.').waitFor();
    expect(created).toEqual([]);
    await field.fill('4242424242424242');
    await save(page).click();
    // The popup when no payment method is created (spec 8).
    await page
      .getByRole('alertdialog', { name: 'Error' })
      .getByText('Incorrect card number. Please try again.')
      .waitFor();
    expect(created).toEqual([{ payment_method_id: 'pm_of_seti_1_RACHEL TAN', is_default: false, name: 'RACHEL TAN' }]);
    expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  });

  test('a field that does not load says so, and can be asked for again', async () => {
    const { page } = await openForm(null);
    await page.getByText("The card form didn't load.").waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    await expect.poll(() => save(page).isDisabled()).toBe(true);
  });
});
