import type { EstimateAnswer, Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

// At the pace of real life nobody comes while this looks.
const demo = useDemo({ own: true, env: { SAMPAN_COURIER_SPEED: '1' } });

/** A parcel whose driver came for nothing. */
async function missedParcel({ api }: NewCompany): Promise<Order> {
  const order = await api.call<Order>('POST', '/api/v1/order', {
    shipping_address: {
      name: 'Nurul TEST_MISSED_PICKUP',
      phone: '91237788',
      email: 'buyer@example.test',
      coordinate: {
        country: 'SG',
        unit_number: '#08-212',
        street: 'Blk 145 Toa Payoh Lorong 2',
        post_code: '310145',
      },
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  });
  const quote = await api.call<EstimateAnswer>('POST', `/api/tpl/v1/order/${order.id}/estimated_costs`, {});
  const entry = quote.estimated_costs.find(({ courier }) => courier.alias === 'merlion-express');
  const bought = await api.call<Order>('POST', `/api/v1/order/${order.id}/create_label`, {
    estimated_costs_id: entry?.id,
    total_fee: entry?.total_fee,
  });
  await api.call('POST', '/api/dev/courier/advance', { tracking_code: bought.label?.tracking_code, to: 'next' });
  return bought;
}

test('a driver who did not come is booked again for both parcels from Home, in four presses', async () => {
  const owner = await demo.newCompany({ money: 100 });
  const [first, second] = [await missedParcel(owner), await missedParcel(owner)];
  const { page, errors } = await demo.open({ as: owner, path: '/home' });
  await page.getByText('2 parcels were not picked up', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Book pick-up', exact: true }).click();
  await page.waitForURL('**/orders/pick-up?problem=true');
  const rows = page.locator('tbody tr').filter({ hasText: 'Pick-up missed' });
  await expect.poll(() => rows.count()).toBe(2);
  await expectFits(page);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: `Book pick-up: ${first.number}` }).click();
  const drawer = page.getByRole('dialog', { name: `Parcel ${first.number}` });
  const book = drawer.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, 9:00 AM - 12:00 PM$/u });
  await book.waitFor();
  await drawer.getByRole('checkbox', { name: 'Also for 1 other parcel that was not picked up here' }).check();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await book.click();
  await drawer.getByText(/^Pick-up: \w{3} \d+ \w{3}, 9:00 AM - 12:00 PM$/u).waitFor();
  await drawer.getByText(/^New pick-up booked: [\d.]+, 9:00 AM - 12:00 PM · Tan Mei Ling$/u).waitFor();
  // Both have left the problems.
  await expect.poll(() => rows.count()).toBe(0);
  await expectNoAxeViolations(page);
  const other = await owner.api.call<Order>('GET', `/api/v1/order/${second.id}`);
  expect(other.last_event?.status).toBe('pick_up_booked');
  expect(other.pick_up_time_slot_from).toBe('0900');
  expect(errors).toEqual([]);
});
