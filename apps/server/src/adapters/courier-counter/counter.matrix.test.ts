import type { Order } from '@sampan/contract';
import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { beforeAll, expect, test } from 'vitest';
import { NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { RATE_CARD_PATH, importRates, readZoneMap } from '../../modules/shipping/estimate/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { databaseOn } from '../../platform/database/database.ts';

const demo = useDemo({ env: { COUNTER_COURIERS: 'singpost-sg' } });

beforeAll(async () => {
  const imported = await importRates({
    db: databaseOn(demo.database.pool),
    clock: systemClock,
    text: NINJA_VAN_RATES.replace('ninja-van-sg', 'singpost-sg'),
    source: 'singpost-sg.csv',
    zones: readZoneMap(RATE_CARD_PATH),
    couriers: null,
  });
  if (imported.status === 'refused') throw new Error(JSON.stringify(imported.problems));
});

test('production 1.6: a parcel is handed in at a counter, and its number entered from the receipt', async () => {
  const owner = await demo.newCompany({ country: 'SG', money: 100 });
  const order = await owner.api.call<Order>('POST', '/api/v1/order', {
    shipping_address: RECIPIENT,
    package_type: 'satchel',
    package_content: 'Kaya jam',
    total_package_value: 20,
  });
  const { page, errors } = await demo.open({
    as: owner,
    path: `/orders/create_label/3+delivery_service?order_id=${order.id}`,
    width: 375,
  });
  const offered = page.getByRole('radiogroup', { name: 'Choose a courier' }).getByRole('radio', { name: /SingPost/u });
  await offered.waitFor();
  await page.getByText('Booked by you at the counter').first().waitFor();
  await expectFits(page);
  await offered.check({ force: true });
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL('**/4+create_label_confirmation*');
  await page.locator('.c-create__go:visible').click();
  await page.getByRole('status', { name: 'Tracking number' }).getByText(/^SMPC/u).waitFor();
  await page.goto(`${demo.url}/orders/pick-up?order=${order.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByText('SingPost counter').waitFor();
  await drawer.getByLabel("Courier's tracking number").fill('rr123456785sg');
  await expectFits(page);
  await drawer.getByRole('button', { name: 'Save number' }).click();
  await page.getByText('Tracking number saved').waitFor();
  await drawer.getByText('RR123456785SG').first().waitFor();
  const read = await owner.api.call<Order>('GET', `/api/v1/order/${order.id}`);
  expect(read).toMatchObject({ status: 'in_transit', label: { tracking_code: 'RR123456785SG' } });
  expect(errors).toEqual([]);
});
