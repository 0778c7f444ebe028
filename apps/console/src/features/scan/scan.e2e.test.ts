import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { rasterPage } from '@sampan/testing/read-label';
import { expect, test } from 'vitest';
import { boughtParcel, labelOf } from '#test/features/scan/bought-parcel.fixtures.ts';

const demo = useDemo();

test('a scan prints a label once, asks before a second print, and says what it does not know', async () => {
  const owner = await demo.newCompany({ money: 500 });
  const { id, number } = await boughtParcel(owner);
  const { page, errors } = await demo.open({ as: owner, path: '/orders/scan' });
  // A scanner types and presses Enter, wherever the person clicked before.
  const field = page.getByLabel('Order number, tracking number or SKU');
  await page.getByRole('heading', { name: 'Scan to print' }).click();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('no such code');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nothing found for no such code' }).waitFor();
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await page.getByText('No camera found.').waitFor();
  await expectNoAxeViolations(page);
  await field.click();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Printing ${number}` }).waitFor();
  await expect
    .poll(async () => (await owner.api.call<Order>('GET', `/api/v1/order/${id}`)).label_print_count)
    .toBeGreaterThan(0);
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Print again' }).waitFor();
  // Without a camera a photo does; what decodes it is fetched now, and its own policy lets it.
  const photo = await rasterPage(await labelOf(owner, number, demo.url));
  await page
    .getByLabel('Read a photo')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: photo.png() });
  const { tracking_code } = (await owner.api.call<Order>('GET', `/api/v1/order/${id}`)).label ?? {};
  await page.getByText(`Scanned: ${tracking_code}`).waitFor();
  await expectFits(page);
  expect(errors).toEqual([]);
});
