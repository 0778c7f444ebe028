import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { minorIn } from '../../five-currencies/screen-text.fixtures.ts';
import { addCard, bought, go, openShop, toConfirmation, type ShopCountry } from './pay-by-card.fixtures.ts';

/** Somebody without money and without a card buys a label (spec 2, step 5 of a label). */
export function cardAddsWhatIsMissing(demo: Demo, country: ShopCountry, width: number): void {
  test(`${country} at ${width} px: led to a card and back, the card adds what is missing, the label is bought once`, async () => {
    const shop = await openShop(demo, country, 0);
    const { page, errors } = await demo.open({ as: shop.owner, stay: true, width });
    const before = await shop.facts();
    await toConfirmation(demo, page, shop.order_id);
    // Nobody has a card yet: the button leads to one.
    await go(page).click();
    await page.waitForURL('**/5+add_payment_method');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    await page.locator('.c-create__back').click();
    await page.waitForURL('**/4+create_label_confirmation');
    await go(page).click();
    await addCard(page, '4242424242424242');
    // What the card adds is said to the cent, in the company's currency.
    const adds = page.locator('.c-charge').nth(1).locator('.c-charge__amount');
    const said = (await adds.textContent()) ?? '';
    expect(said.startsWith(shop.sign)).toBe(true);
    await expectNoAxeViolations(page);
    await expectFits(page);
    await go(page).click();
    await bought(page);
    const after = await shop.facts();
    expect(after.labels).toBe(before.labels + 1);
    // Exactly what was missing; what was too little to be charged stays in the wallet.
    expect(after.charged - before.charged).toBe(minorIn(said));
    expect(after.charged - before.charged - after.price).toBe(after.available);
    expect(after.available).toBeGreaterThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

/** The bank of the card asks at the charge (3-D Secure). */
export function bankAsks(demo: Demo, country: ShopCountry, width: number): void {
  test(`${country} at ${width} px: a wrong answer buys nothing, the right one buys the label once`, async () => {
    const shop = await openShop(demo, country, 100);
    const { page, errors } = await demo.open({ as: shop.owner, stay: true, width });
    await toConfirmation(demo, page, shop.order_id);
    await page.goto(`${demo.url}/orders/create_label/5+add_payment_method`);
    await addCard(page, '4000000000003184');
    await page.locator('.c-receipt').getByRole('combobox').selectOption({ label: 'Visa ending in 3184' });
    const before = await shop.facts();
    await go(page).click();
    const dialog = page.getByRole('dialog', { name: 'Waiting for your bank' });
    await dialog.getByLabel('Bank verification code').fill('000000');
    await expectNoAxeViolations(page);
    await expectFits(page, width < 500 ? [320, 375] : [1280]);
    await dialog.getByRole('button', { name: 'Submit code' }).click();
    await page.getByText("Your bank couldn't confirm the payment. You haven't been charged.").waitFor();
    expect(await shop.facts()).toEqual(before);
    // Left while the bank asks: the same button goes on with the same payment.
    await go(page).click();
    await dialog.getByLabel('Bank verification code').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText("You won't be charged twice.").waitFor();
    await go(page).click();
    await dialog.getByLabel('Bank verification code').fill('123456');
    await dialog.getByRole('button', { name: 'Submit code' }).click();
    await bought(page);
    expect((await shop.facts()).labels).toBe(before.labels + 1);
    const { rows } = await demo.database.pool.query<{ tries: string }>(
      `select count(*) as tries from top_ups where company_id = (select company_id from users where id = $1) and last4 = '3184'`,
      [shop.owner.user.id],
    );
    expect(Number(rows[0]?.tries)).toBe(2);
    expect(errors).toEqual([]);
  });
}
