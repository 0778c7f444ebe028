import type { StoreOrder } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('spec 7 sync_all: a connected store is synced with the sentence of the specification', async () => {
  const { page, errors } = await demo.open({ as: await demo.newCompany(), path: '/stores/orders', width: 1280 });
  // Without a store there is one thing to do.
  await page.getByRole('heading', { name: 'No store orders yet' }).waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Connect a store' }).click();
  await page.getByRole('button', { name: 'Connect TikTok Shop' }).click();
  await page.getByRole('button', { name: 'Continue to TikTok Shop' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.getByText('TikTok Shop is connected').waitFor();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Sync', exact: true }).click();
  await page.getByText('Your online orders have successfully been synchronized').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  // An order that the store does not know.
  await page.goto(`${demo.url}/stores`);
  const card = page.getByRole('article', { name: /^TikTok Shop: / });
  await card.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Fetch an order' }).click();
  await page.getByLabel('Order number at the store').fill('404404');
  await page.getByRole('dialog').getByRole('button', { name: 'Fetch an order' }).click();
  await page.getByText('The store has no order with this number.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await card.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Disconnect store' }).click();
  await page.getByRole('button', { name: 'Disconnect store' }).click();
  await page.getByRole('article', { name: 'TikTok Shop', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';
const NOW = 1_795_600_000;
const ORDER: StoreOrder = {
  id: ID,
  store_id: ID,
  store_name: 'Kopi & Kaya',
  source: 'shopify',
  number: '#1042',
  external_id: '820982',
  status: 'ready',
  native_status: 'OPEN',
  hold_reason: '',
  logistics: 'own',
  skip_reason: null,
  ship_by: null,
  address_state: 'shown',
  recipient_name: 'Nurul Aisyah binti Rahman',
  currency: 'SGD',
  total: 54.5,
  cod: 54.5,
  is_weight_assumed: false,
  lines: [{ line_id: '1', sku: 'K1', name: 'Kaya jam 250 g', quantity: 2, shipped_quantity: 0 }],
  parcels: [
    {
      order_id: ID,
      number: 'SP-1',
      status: 'new',
      label_state: 'none',
      tracking_code: null,
      lines: [],
      own_edits: [],
      is_from_file: false,
    },
  ],
  channel_parcels: [],
  same_number: [],
  attention: null,
  pushes: [],
  ordered_at: NOW,
  changed_at: NOW,
};
const push = (state: 'refused' | 'pushed') => ({
  id: ID,
  store_order_id: ID,
  order_id: ID,
  kind: 'tracking' as const,
  tracking_number: 'SMP10001',
  state,
  message: state === 'refused' ? 'Fulfillment order is on hold' : '',
  attempts: 1,
  next_attempt_at: null,
  created_at: NOW,
  settled_at: NOW,
});
const CHANGED: StoreOrder = {
  ...ORDER,
  id: '01a1fc16-bb9c-785d-82ef-2117c4e0d957',
  number: '#1043',
  attention: {
    changes: ['address'],
    differences: [{ field: 'shipping_address', before: 'Blk 105 Bedok North', after: '1 Changed Road' }],
    since: NOW,
    is_before_label: false,
  },
  pushes: [push('refused')],
};
const PLATFORM: StoreOrder = {
  ...ORDER,
  id: '01a1fc16-bb9c-785d-82ef-2117c4e0d958',
  number: '2611QX90',
  source: 'shopee',
  logistics: 'platform',
  parcels: [],
  cod: 0,
  ship_by: NOW,
};

test('spec 2 Social Media: Orders shows what is to be done with each order, and no label where the channel ships', async () => {
  const { page, errors } = await demo.open({ as: await demo.newCompany(), stay: true, width: 1280 });
  const calls: string[] = [];
  await page.route('**/api/marketplace/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/order/list'))
      return route.fulfill({
        json: { records: [ORDER, CHANGED, PLATFORM], page: 1, per_page: 20, total: 3, next_cursor: null },
      });
    if (route.request().method() === 'GET')
      return route.fulfill({ json: pathname.endsWith(PLATFORM.id) ? PLATFORM : CHANGED });
    calls.push(`${pathname.split('/').at(-1) ?? ''} ${route.request().postData() ?? ''}`.trim());
    return route.fulfill({ json: pathname.includes('/push/') ? push('pushed') : ORDER });
  });
  await page.goto(`${demo.url}/stores/orders?view=all`);
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await row('#1042').getByRole('button', { name: 'Compare' }).waitFor();
  await expect.poll(() => row('2611QX90').getByRole('button').count()).toBe(0);
  await row('2611QX90').getByText('Chosen by the channel').waitFor();
  await row('2611QX90')
    .getByText(/^Late since/u)
    .waitFor();
  await page.getByRole('button', { name: 'Compare and buy 1 label' }).waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);

  await row('2611QX90').getByRole('link', { name: 'Open' }).click();
  await page.getByText('A label of yours would be paid twice.').waitFor();
  await page.keyboard.press('Escape');

  await row('#1043').getByRole('link', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 Changed Road').waitFor();
  await dialog.getByText('Shopify says: Fulfillment order is on hold').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Push again' }).click();
  await page.getByText('The store is told again').waitFor();
  await dialog.getByRole('button', { name: 'Done by hand' }).click();
  await page.getByText('Marked as done by hand').waitFor();
  await dialog.getByRole('button', { name: 'Keep label' }).click();
  await page.getByText('Label kept').waitFor();
  expect(calls).toEqual(['again', 'by_hand', 'resolve {"action":"keep"}']);
  await page.keyboard.press('Escape');

  await row('#1042').getByRole('button', { name: 'Compare' }).click();
  await page.waitForURL(/\/orders\/compare/u);
  expect(errors).toEqual([]);
});
