import type { EstimatedCost, Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

async function boughtParcel({ api }: NewCompany): Promise<Order> {
  const order = await api.call<Order>('POST', '/api/v1/order', {
    shipping_address: {
      name: 'Wong Li Ting',
      phone: '91234567',
      email: 'buyer@example.test',
      coordinate: { country: 'SG', unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145' },
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  });
  const { rows } = await api.call<{ rows: { estimated_costs: EstimatedCost[] }[] }>(
    'POST',
    '/api/tpl/v1/bulk/estimated_costs',
    { order_ids: [order.id] },
  );
  const [entry] = rows[0]?.estimated_costs ?? [];
  await api.call('POST', `/api/v1/order/${order.id}/create_label`, { estimated_costs_id: entry?.id });
  return order;
}

test('a scan prints a label once, asks before a second print, and says what it does not know', async () => {
  const owner = await demo.newCompany({ money: 500 });
  const { id, number } = await boughtParcel(owner);
  const { page, errors } = await demo.open({ as: owner, path: '/orders/scan' });
  // A scanner types and presses Enter, wherever the person clicked before.
  const field = page.getByLabel('Order number, tracking number or SKU');
  await page.getByRole('heading', { name: 'Scan to print' }).click();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('no such code');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nothing found for no such code' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Printing ${number}` }).waitFor();
  await expect
    .poll(async () => (await owner.api.call<Order>('GET', `/api/v1/order/${id}`)).label_print_count)
    .toBeGreaterThan(0);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Print again' }).waitFor();
  await expectFits(page);
  expect(errors).toEqual([]);
});
