import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('rules of the shop: a person saves a parcel size and packs a parcel in it, with what customs ask across a border', async () => {
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

  const coordinate = {
    country: 'MY',
    street: '20 Jalan Tun Perak',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    post_code: '50050',
  };
  const order = await owner.api.call<Order>('POST', '/api/v1/order', {
    shipping_address: { name: 'Nurul Aisyah', phone: '123456789', email: 'buyer@example.test', coordinate },
    package_content: 'Kaya jam',
    total_package_value: 48,
    items: [{ name: 'Kaya jam', quantity: 6, weight: 0.2, unit_value: 8 }],
  });
  await page.goto(`${demo.url}/orders/create_label/2+package_detail?order_id=${order.id}`);
  await page.getByLabel('Saved size').selectOption({ label: 'Jam box: 24 × 18 × 12 cm, 1.2 kg' });
  const measured = async () =>
    Promise.all(
      ['Length', 'Width', 'Height', 'Weight'].map(async (name) =>
        page.getByRole('spinbutton', { name, exact: true }).inputValue(),
      ),
    );
  await expect.poll(measured).toEqual(['24', '18', '12', '1.2']);

  // What customs ask stands in fields that show it whole, at every width.
  const jam = page.getByRole('group', { name: 'Kaya jam' });
  const hs_code = jam.getByLabel('HS code');
  const origin = jam.getByLabel('Country of origin');
  await hs_code.fill('2007.9');
  await origin.selectOption('Singapore');
  await page.getByLabel('Purpose').selectOption('Other');
  await page.getByRole('button', { name: 'Compare couriers' }).first().click();
  await jam.getByText('HS code must have 6 to 10 digits').waitFor();
  await page.getByText('Explanation is required').first().waitFor();
  await expectFits(page, [375, 1280], async () => {
    const [digits, country] = [await hs_code.boundingBox(), await origin.boundingBox()];
    expect(digits?.width).toBeGreaterThan(140);
    expect(country?.width).toBeGreaterThan(220);
  });
  await expectNoAxeViolations(page);
  await hs_code.fill('2007.99');
  await page.getByLabel('Explanation').fill('Goods for a trade fair');
  await page.getByRole('button', { name: 'Compare couriers' }).first().click();
  await page.waitForURL(/3\+delivery_service/u);
  expect(await owner.api.call<Order>('GET', `/api/v1/order/${order.id}`)).toMatchObject({
    customs_purpose: 'other',
    customs_explanation: 'Goods for a trade fair',
    items: [{ hs_code: '200799', origin_country: 'SG' }],
  });
  expect(errors).toEqual([]);
});
