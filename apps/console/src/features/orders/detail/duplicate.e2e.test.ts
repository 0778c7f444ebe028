import type { Order } from '@sampan/contract';
import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

const coordinate = { country: 'SG', unit_number: '#08-212', street: '145 Lorong 2 Toa Payoh', post_code: '310145' };
const MALAYSIA = {
  country: 'MY',
  street: '20 Jalan Tun Perak',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  post_code: '50050',
};
const PARCEL = {
  reference_id: 'SHOP-1001',
  shipping_address: { name: 'Nurul Aisyah', phone: '91234567', email: 'buyer@example.test', coordinate },
  package_type: 'shoebox',
  package_content: 'Kaya jam',
  total_package_value: 48,
};

test('a parcel is duplicated: the copy starts with its recipient', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const first = await owner.api.call<Order>('POST', '/api/v1/order', PARCEL);
  const { page, errors } = await demo.open({ as: owner, path: `/orders/new?order=${first.id}` });
  await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
  await page.waitForURL(/1\+customer_address/u);
  const card = page.getByRole('region', { name: 'Recipient' });
  await expect.poll(() => card.getByRole('textbox', { name: /name/iu }).first().inputValue()).toBe('Nurul Aisyah');
  expect(errors).toEqual([]);
});

test('a delivered parcel is sent back: its return goes straight to the prices, and each names the other', async () => {
  const owner = await demo.newCompany({ country: 'SG' });
  const first = await owner.api.call<Order>('POST', '/api/v1/order', PARCEL);
  await demo.database.pool.query("update orders set status = 'completed', completed_at = created_at where id = $1", [
    first.id,
  ]);
  const { page, errors } = await demo.open({ as: owner, path: `/orders/completed?order=${first.id}`, width: 375 });
  await page.getByRole('button', { name: 'Create return' }).click();
  await page.waitForURL(/3\+delivery_service/u);
  await page.getByRole('radiogroup').getByRole('radio').first().waitFor();
  const { returned_by } = await owner.api.call<Order>('GET', `/api/v1/order/${first.id}`);
  const back = await owner.api.call<Order>('GET', `/api/v1/order/${returned_by?.id ?? ''}`);
  expect(back).toMatchObject({ return_of: { id: first.id }, billing_address: { name: 'Nurul Aisyah' } });
  await page.goto(`${demo.url}/orders/completed?order=${first.id}`);
  await page.getByRole('link', { name: back.number }).click();
  await page.getByRole('link', { name: first.number }).waitFor();
  // From another country nobody can be paid: the way back is shipped there, and its number brought here.
  const abroad = await owner.api.call<Order>('POST', '/api/v1/order', {
    ...PARCEL,
    reference_id: 'SHOP-1002',
    shipping_address: { ...PARCEL.shipping_address, phone: '123456789', coordinate: MALAYSIA },
  });
  await demo.database.pool.query("update orders set status = 'completed', completed_at = created_at where id = $1", [
    abroad.id,
  ]);
  await page.goto(`${demo.url}/orders/completed?order=${abroad.id}`);
  await page.getByRole('button', { name: 'Create return' }).click();
  await page.getByText('Ask the sender abroad to ship this one').waitFor();
  await expectFits(page);
  await page.getByRole('link', { name: 'Upload tracking numbers' }).click();
  await page.getByRole('heading', { name: 'Import parcels' }).waitFor();
  expect(errors).toEqual([]);
});
