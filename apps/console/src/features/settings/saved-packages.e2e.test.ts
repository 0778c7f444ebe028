import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('rules of the shop: a person saves a parcel size and packs a parcel in it', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const { page, errors } = await demo.open({ as: owner, path: '/settings/shipping-rules', width: 375 });
  await page.getByRole('button', { name: 'Add size' }).click();
  const size = page.getByRole('group', { name: 'Size 1' });
  await size.getByLabel('Name').fill('Jam box');
  for (const [label, text] of [
    ['Length', '24'],
    ['Width', '18'],
    ['Height', '12'],
  ] as const)
    await size.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save parcel sizes' }).click();
  await size.getByText('Enter a weight in kg from 0.01 to 1,000').waitFor();
  await size.getByLabel('Weight').fill('1.2');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save parcel sizes' }).click();
  await page.getByText('Parcel sizes saved').waitFor();

  const coordinate = { country: 'SG', unit_number: '#08-212', street: '145 Lorong 2 Toa Payoh', post_code: '310145' };
  const order = await owner.api.call<Order>('POST', '/api/v1/order', {
    shipping_address: { name: 'Nurul Aisyah', phone: '91234567', email: 'buyer@example.test', coordinate },
  });
  await page.goto(`${demo.url}/orders/create_label/2+package_detail?order_id=${order.id}`);
  await page.getByLabel('Saved size').selectOption({ label: 'Jam box: 24 × 18 × 12 cm, 1.2 kg' });
  const measured = async () =>
    Promise.all(
      ['Length', 'Width', 'Height', 'Weight'].map(async (name) => page.getByRole('spinbutton', { name }).inputValue()),
    );
  await expect.poll(measured).toEqual(['24', '18', '12', '1.2']);
  expect(errors).toEqual([]);
});
