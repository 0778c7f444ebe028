import { expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { confirmAs, newCodParcel, secretSentTo } from '#test/features/orders/detail/confirm-address.fixtures.ts';
import { confirmationOfOne } from '#test/features/orders/detail/confirm-address.suite.ts';

const demo = useDemo();

describe('a merchant asks recipients to confirm their address (spec section 1, Address-confirmation link)', () => {
  confirmationOfOne(demo, 375);

  test('for a whole selection with one click, and is told who was left out', async () => {
    const owner = await demo.newCompany();
    const [by_email, by_phone, nobody] = await Promise.all([
      newCodParcel(owner, { name: 'Bulk One', email: 'bulk-one@example.test' }),
      newCodParcel(owner, { name: 'Bulk Two', email: '', phone: '87654321' }),
      newCodParcel(owner, { name: 'Bulk Three', email: '', phone: '123' }),
    ]);
    const { page, errors } = await demo.open({ as: owner, path: '/orders/new?unconfirmed=true&search=Bulk' });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Bulk One').getByText('Not confirmed', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Send 3 confirmation links' }).click();

    const dialog = page.getByRole('dialog', { name: 'Confirmation links' });
    await dialog.getByText('2 links sent').waitFor();
    const skipped = dialog.getByRole('listitem');
    await expect.poll(() => skipped.allInnerTexts()).toHaveLength(1);
    await expect
      .poll(async () => (await skipped.innerText()).toLowerCase())
      .toContain('no valid email or phone number');
    await expect.poll(() => skipped.innerText()).toContain(nobody.number);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await row('Bulk One').getByText('Link sent', { exact: true }).waitFor();

    // The one that confirms leaves the list of those who have not.
    await confirmAs(owner, await secretSentTo(owner, 'bulk-one@example.test'), '4567', 'Blk 1 Toa Payoh');
    await row('Bulk One').waitFor({ state: 'detached' });
    await row('Bulk Two').waitFor();
    expect((await secretSentTo(owner, '+6587654321')).length).toBe(43);
    expect([by_email, by_phone].map(({ status }) => status)).toEqual(['new', 'new']);
    expect(errors).toEqual([]);
  });

  test('people who may only look see what became of the links and can send none (spec 6)', async () => {
    const owner = await demo.newCompany();
    const order = await newCodParcel(owner, { name: 'Looked At' });
    await owner.api.call('POST', '/api/v1/order/add_delivery_address', {
      order_id: order.id,
      email: 'looked@example.test',
    });
    await demo.database.pool.query("update users set role = 'staff_ro' where id = $1", [owner.user.id]);
    const { page } = await demo.open({ as: await demo.signIn(owner.email), path: `/orders/new?order=${order.id}` });
    const block = page.getByRole('region', { name: 'Address confirmation' });
    await block.getByText('l•••d@example.test').waitFor();
    await expect.poll(() => block.getByRole('button').count()).toBe(0);
  });
});
