import type { Order } from '@sampan/contract';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('a parcel is duplicated: the copy starts with its recipient', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const coordinate = { country: 'SG', unit_number: '#08-212', street: '145 Lorong 2 Toa Payoh', post_code: '310145' };
  const first = await owner.api.call<Order>('POST', '/api/v1/order', {
    reference_id: 'SHOP-1001',
    shipping_address: { name: 'Nurul Aisyah', phone: '91234567', email: 'buyer@example.test', coordinate },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  });
  const { page, errors } = await demo.open({ as: owner, path: `/orders/new?order=${first.id}` });
  await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
  await page.waitForURL(/1\+customer_address/u);
  const card = page.getByRole('region', { name: 'Recipient' });
  await expect.poll(() => card.getByRole('textbox', { name: /name/iu }).first().inputValue()).toBe('Nurul Aisyah');
  expect(errors).toEqual([]);
});
