import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

interface Named {
  id: string;
  number: string;
}

/** A shop with a warehouse, two kinds of goods and three orders in it. */
async function shopWithWarehouse() {
  const owner = await demo.newCompany();
  const { api } = owner;
  const warehouse = await api.call<Named>('POST', '/api/wms/v1/warehouse', {
    name: 'Ubi store room',
    address: '10 Ubi Crescent, Singapore 408564',
    working_days: [1, 2, 3, 4, 5, 6, 7],
  });
  const goods = [
    { sku: 'DRIP-10', name: 'Drip bags, box of 10', barcode: '9551000000021', shelf: 'B-01' },
    { sku: 'KAYA-250', name: 'Kaya jam 250 g', barcode: '9551000000014', shelf: 'A-03' },
  ];
  for (const { shelf, ...sku } of goods) {
    const { id } = await api.call<Named>('POST', '/api/wms/v1/sku', { ...sku, weight: 0.3 });
    await api.call('POST', '/api/wms/v1/stock/adjust', {
      warehouse_id: warehouse.id,
      sku_id: id,
      delta: 20,
      shelf,
      note: 'Counted',
    });
  }
  const numbers: string[] = [];
  for (const [name, lines] of [
    ['Ong Jun Jie', { 'KAYA-250': 2 }],
    ['Mei Xuan', { 'DRIP-10': 1, 'KAYA-250': 1 }],
    ['Vivian Chang Xin Yi', { 'DRIP-10': 3 }],
  ] as const)
    numbers.push(await orderInWarehouse(owner, warehouse.id, name, lines));
  return { owner, numbers };
}

function newParcel({ api }: NewCompany, name: string, more: object = {}): Promise<Named> {
  return api.call('POST', '/api/v1/order', {
    shipping_address: {
      name,
      phone: '91234567',
      coordinate: { country: 'SG', unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145' },
    },
    package_type: 'shoebox',
    package_content: 'Breakfast',
    total_package_value: 20,
    ...more,
  });
}

async function orderInWarehouse(owner: NewCompany, warehouse_id: string, name: string, lines: object) {
  const { api } = owner;
  const order = await newParcel(owner, name);
  const { records } = await api.call<{ records: Named[] }>('POST', '/api/fulfillment/v1/fulfillment_order/create', {
    order_ids: [order.id],
    warehouse_id,
    lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
  });
  return records[0]?.number ?? '';
}

test('spec 2 /fulfillment, volume 6: a batch is picked by scanner alone, an order is packed, one is cancelled by a job', async () => {
  const { owner, numbers } = await shopWithWarehouse();
  const [first = '', second = '', third = ''] = numbers;
  const { page, errors } = await demo.open({ as: owner, path: '/home' });
  await page.getByRole('link', { name: 'Order Management' }).click();
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await row(second).getByText('1 × DRIP-10').waitFor();
  await page
    .getByRole('link', { name: /^To pick 3 / })
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.getByRole('textbox', { name: 'Search order, recipient or reference' }).fill('vivian');
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'FO-' }).count()).toBe(1);
  await page.getByRole('checkbox', { name: `Select ${third}` }).check();
  await page.getByRole('button', { name: 'Cancel 1 order' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel 1 fulfilment order?' });
  await asked.getByLabel('Reason').fill('Buyer changed her mind');
  await asked.getByRole('button', { name: 'Cancel 1 order' }).click();
  // Spec 4 'Result dialog': cancel_fulfillment_orders_completed.
  await page.getByText('Your orders are cancelled.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.goto(`${demo.url}/fulfillment/pick`);
  await page.getByText('0 of 4 units picked').waitFor();
  // In walking order, and from the keyboard: a scanner types and presses Enter.
  const rows = page.getByRole('list').filter({ hasText: 'Next item' }).getByRole('listitem');
  await expect
    .poll(() => rows.allInnerTexts().then((texts) => texts.map((text) => text.slice(0, 4))))
    .toEqual(['A-03', 'B-01']);
  await page.keyboard.type('4006381333931\n');
  await page.getByText('Wrong code. Expected: KAYA-250').waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  for (const code of ['9551000000014', 'kaya-250', '9551000000021', '9551000000014'])
    await page.keyboard.type(`${code}\n`);
  await page.getByText('4 of 4 units picked').waitFor();
  await page.getByRole('link', { name: 'View orders to pack' }).click();

  await page.getByRole('link', { name: first }).click();
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await page.getByText('Buy the label of this parcel to make the order ready to ship.').waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Card is missing');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put on hold' }).click();
  await page.getByRole('button', { name: 'Release order' }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByText(`${first}: Shipped`).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  expect(errors).toEqual([]);
});

test('volume 6: parcels are sent to the warehouse from their list; one whose goods are unknown says so', async () => {
  const { owner } = await shopWithWarehouse();
  for (const [name, item] of [
    ['Arjun Menon', 'DRIP-10'],
    ['Jose Villanueva', 'Ceramic kopi set'],
  ] as const)
    await newParcel(owner, name, { items: [{ name: item, quantity: 1, weight: 0.3 }] });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/new' });
  await page.getByRole('row').filter({ hasText: 'Jose Villanueva' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Send 2 to a warehouse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to a warehouse' });
  await dialog.getByRole('button', { name: 'Send 2 to a warehouse' }).click();
  await dialog.getByText("Ceramic kopi set isn't one of your SKUs").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Arjun Menon' }).count()).toBe(0);
  await page.goto(`${demo.url}/fulfillment?search=arjun`);
  await page.getByRole('row').filter({ hasText: 'Arjun Menon' }).waitFor();
  expect(errors).toEqual([]);
});

test('spec 6 Roles: read-only staff looks at the warehouse and changes nothing', async () => {
  const { page, errors } = await demo.open({ as: 'readonly', path: '/fulfillment' });
  await page.getByRole('row').filter({ hasText: 'FO-' }).first().waitFor();
  await page.getByText('read-only', { exact: false }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Start picking' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  expect(errors).toEqual([]);
});
