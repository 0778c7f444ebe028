import type { EstimateAnswer, Order } from '@sampan/contract';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Keyboard } from './keyboard.fixtures.ts';

const demo = useDemo({ own: true });

const COORDINATE = {
  country: 'SG',
  unit_number: '#08-212',
  street: 'Blk 145 Toa Payoh Lorong 2',
  post_code: '310145',
};

/** A parcel with a bought label. */
async function boughtParcel({ api }: NewCompany, name: string, more: object = {}): Promise<Order> {
  const order = await api.call<Order>('POST', '/api/v1/order', {
    shipping_address: { name, phone: '91237788', email: 'buyer@example.test', coordinate: COORDINATE },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
    ...more,
  });
  const quote = await api.call<EstimateAnswer>('POST', `/api/tpl/v1/order/${order.id}/estimated_costs`, {});
  const entry = quote.estimated_costs.find(({ courier }) => courier.is_counter !== true);
  return api.call('POST', `/api/v1/order/${order.id}/create_label`, {
    estimated_costs_id: entry?.id,
    total_fee: entry?.total_fee,
  });
}

const drawerOf = (page: Page, { number }: Pick<Order, 'number'>) =>
  page.getByRole('dialog', { name: `Parcel ${number}` });

test('a parcel is found by name, phone, number, tracking number and store number in two deeds, and opened by Enter', async () => {
  const owner = await demo.newCompany({ money: 100 });
  const parcel = await boughtParcel(owner, 'Nguyễn Thị Ánh Tuyết', {
    marketplace: { id: 'gid-1043', number: '#104377', source: 'shopify' },
  });
  // Another one, so that being alone is not being found.
  await boughtParcel(owner, 'Wong Li Ting', {
    shipping_address: { name: 'Wong Li Ting', phone: '81110000', coordinate: COORDINATE },
  });
  const { page, errors } = await demo.open({ as: owner, path: '/home' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const texts = ['nguyen thi anh', '9123 7788', parcel.number, parcel.label?.tracking_code ?? '', '104377'];
  for (const text of texts) {
    const person = new Keyboard(page);
    await person.key('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await person.type(text);
    const found = page.getByRole('group', { name: 'Parcels' }).getByRole('option');
    await found.filter({ hasText: parcel.number }).waitFor();
    await expect.poll(() => found.count()).toBe(1);
    expect(person.deeds.length, text).toBeLessThanOrEqual(2);
    await person.key('Enter');
    await drawerOf(page, parcel).waitFor();
    await page.keyboard.press('Escape');
    await drawerOf(page, parcel).waitFor({ state: 'detached' });
  }
  expect(errors).toEqual([]);
});

test('a parcel with a problem is answered from Home in three presses', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/home' });
  const presses: string[] = [];
  const press = async (name: string, control = page.getByRole('link')): Promise<void> => {
    presses.push(name);
    await control.click();
  };
  await press('problems', page.locator('a[href*="problem=true"]').first());
  const row = page.locator('tbody tr').filter({ hasText: 'Delivery attempt failed' }).first();
  await press('try again', row.getByRole('link', { name: /^Try again: SP-/u }));
  await press('book', page.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u }));
  await page.getByText(/^Another delivery: \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u).waitFor();
  expect(presses.length).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
});

test('keyboard alone: a parcel is shipped from Ctrl+K, printed and rated, and a problem is answered', async () => {
  const owner = await demo.newCompany({ money: 100 });
  const { page, errors } = await demo.open({ as: owner, path: '/home' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const person = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const search = async (text: string, option: RegExp | string): Promise<void> => {
    await person.key('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await person.type(text);
    await page.getByRole('option', { name: option }).first().waitFor();
    await person.key('Enter');
  };
  const write = async (label: string | RegExp, text: string): Promise<void> => {
    await person.reach(page.getByRole('textbox', { name: label }));
    await person.type(text);
  };

  await search('> create parcel', 'Create parcel');
  await page.waitForURL('**/1+customer_address*');
  const recipient = page.getByRole('region', { name: 'Recipient' });
  await recipient.getByLabel('Name').waitFor();
  for (const [label, text] of [
    ['Name', 'Lim Wei Jie'],
    ['Phone number', '91234567'],
    ['Postcode', '310145'],
    ['Street', 'Blk 145 Toa Payoh Lorong 2'],
    ['Unit number', '#08-212'],
  ] as const) {
    await person.reach(recipient.getByLabel(label));
    await page.keyboard.press('Control+a');
    await person.type(text);
  }
  await person.press(button('Continue to package').last());
  await page.waitForURL('**/2+package_detail*');
  await person.press(page.getByRole('radio').first(), { key: 'Space' });
  await write(/^Package contents/u, 'Kaya jam, 6 jars');
  await write(/^Total package value/u, '48');
  await person.press(button('Compare couriers').last());
  await page.waitForURL('**/3+delivery_service*');
  await page.getByRole('radiogroup', { name: 'Choose a courier' }).getByRole('radio').first().waitFor();
  await person.press(button('Continue to review').last());
  await page.waitForURL('**/4+create_label_confirmation*');
  await person.press(page.getByRole('button', { name: /S\$ \d+\.\d\d/u }).and(page.locator('[type=submit]')));

  const print = page.getByRole('button', { name: 'Print label', exact: true });
  await print.waitFor();
  const file = page.waitForResponse((response) => response.url().includes('/api/files/labels/'));
  await person.press(print);
  expect((await file).ok()).toBe(true);
  const order_id = new URL(page.url()).searchParams.get('order_id') ?? '';
  const shipped = await owner.api.call<Order>('GET', `/api/v1/order/${order_id}`);
  const tracking_code = shipped.label?.tracking_code ?? '';
  await owner.api.call('POST', '/api/dev/courier/advance', { tracking_code, to: 'end' });

  await page.keyboard.press('Escape');
  await search(tracking_code, /Lim Wei Jie/u);
  const drawer = drawerOf(page, shipped);
  const thanks = drawer.getByText('Thank you', { exact: false });
  await Promise.all([
    thanks.first().waitFor(),
    person.press(drawer.getByRole('button', { name: 'Good', exact: true })),
  ]);

  const failed = await boughtParcel(owner, 'TEST_FAILED_ATTEMPT');
  const advance = { tracking_code: failed.label?.tracking_code };
  await owner.api.call('POST', '/api/dev/courier/advance', { ...advance, to: 'out_for_delivery' });
  await owner.api.call('POST', '/api/dev/courier/advance', { ...advance, to: 'next' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await search(failed.number, /TEST_FAILED_ATTEMPT/u);
  await person.press(drawerOf(page, failed).getByRole('button', { name: /^Book \w{3} \d+ \w{3},/u }));
  await drawerOf(page, failed)
    .getByText(/^Another delivery: \w{3} \d+ \w{3},/u)
    .waitFor();
  await button('Withdraw').waitFor();
  expect(errors).toEqual([]);
});
