import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const ROW = 'Mei Ling Ong,145 Lorong 2 Toa Payoh,#08-212,310145,Kaya jam,48.00,1';

test('volume 3: tracking numbers come back in a file; what a file calls a service is said once and chosen by', async () => {
  const owner = await demo.newCompany({ country: 'SG', money: 100 });
  const sent = await owner.api.call<Order>('POST', '/api/v1/order', { reference_id: 'OUT-1', package_content: 'Jam' });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import', width: 375 });
  await page
    .getByLabel('Upload tracking numbers')
    .last()
    .setInputFiles(
      csv('sent.csv', ['Order No,Tracking Number,Courier', 'OUT-1,NVSG123456,Ninja Van', 'OUT-9,X-1234,']),
    );
  const dialog = page.getByRole('dialog', { name: 'Tracking numbers' });
  await dialog.getByText('1 parcel marked as shipped').waitFor();
  await dialog.getByText('No parcel has this order number').waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const marked = await owner.api.call<Order>('GET', `/api/v1/order/${sent.id}`);
  expect(marked.shipped_elsewhere?.tracking_number).toBe('NVSG123456');

  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles(
      csv('asks.csv', [
        'Order,Phone,Name,Address,Unit,Postcode,Contents,Value,Weight,Service',
        `#1,91234567,${ROW},Express+`,
        `#2,91234568,${ROW},`,
      ]),
    );
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  const meaning = page.getByLabel('What Express+ means');
  await meaning.selectOption({ label: 'Fastest' });
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /compare/iu }).click();
  await page.getByRole('heading', { name: 'Compare and buy' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /As named/u }).isChecked()).toBe(true);
  await expect.poll(() => meaning.inputValue()).toBe('fastest');
  await expectNoAxeViolations(page);
  expect(errors).toEqual([]);
});
