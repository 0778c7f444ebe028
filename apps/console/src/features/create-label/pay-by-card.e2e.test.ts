import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { addCard, bought, go, openShop, toConfirmation } from '#test/features/create-label/pay-by-card.fixtures.ts';
import { bankAsks, cardAddsWhatIsMissing } from '#test/features/create-label/pay-by-card.suite.ts';

const demo = useDemo();

describe('step 5 of a label, Add a payment method (spec 2)', () => {
  // The currency whose prices carry cents that nobody pays; the other countries stand in the matrix.
  cardAddsWhatIsMissing(demo, 'ID', 375);

  test('what the wallet pays stays paid by the wallet: no card is asked', async () => {
    const shop = await openShop(demo, 'SG');
    const { page } = await demo.open({ as: shop.owner, stay: true });
    const before = await shop.facts();
    await toConfirmation(demo, page, shop.order_id);
    await page.getByText('Balance after payment').waitFor();
    await expect.poll(() => page.getByText('Charged to your card').count()).toBe(0);
    await go(page).click();
    await bought(page);
    const after = await shop.facts();
    expect([after.labels, after.charged]).toEqual([before.labels + 1, before.charged]);
  });

  test('staff are told what is missing, and are not led to a card (spec 6)', async () => {
    const shop = await openShop(demo, 'SG', 0);
    await demo.database.pool.query("update users set role = 'staff' where id = $1", [shop.owner.user.id]);
    const { page } = await demo.open({ as: await demo.signIn(shop.owner.email), stay: true });
    await toConfirmation(demo, page, shop.order_id);
    await page.getByText('more for this label').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Add a payment method' }).count()).toBe(0);
    await page.goto(page.url().replace('4+create_label_confirmation', '5+add_payment_method'));
    await page.waitForURL('**/4+create_label_confirmation');
  });
});

describe('a bank that asks at the charge (3-D Secure)', () => {
  bankAsks(demo, 'PH', 375);

  test('a card without money says so and buys nothing', async () => {
    const shop = await openShop(demo, 'SG', 0);
    const { page } = await demo.open({ as: shop.owner, stay: true });
    await toConfirmation(demo, page, shop.order_id);
    await page.goto(`${demo.url}/orders/create_label/5+add_payment_method`);
    await addCard(page, '4000000000009995');
    await page.locator('.c-receipt').getByRole('combobox').selectOption({ label: 'Visa ending in 9995' });
    const before = await shop.facts();
    await go(page).click();
    await page.getByText("This card has insufficient funds. You haven't been charged.").waitFor();
    expect(await shop.facts()).toEqual(before);
  });
});
