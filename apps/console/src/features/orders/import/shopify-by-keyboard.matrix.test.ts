import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { Keyboard } from '#test/keyboard.fixtures.ts';
import { exportedLines, LONG_MS, MOST_DEEDS, shopifyFile } from '#test/features/orders/import/shopify-file.fixtures.ts';

const demo = useDemo();

test(`spec 1: 40 orders of Shopify are imported, mended, bought, printed and exported by keyboard in ${MOST_DEEDS} deeds`, async () => {
  const owner = await demo.newCompany({ country: 'SG', money: 500 });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import' });
  const person = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  const chooser = page.waitForEvent('filechooser');
  await person.press(button('Choose a file').first());
  await (await chooser).setFiles(await shopifyFile(owner));

  // Shopify exports no weight: the one thing that is asked.
  await page.getByRole('heading', { name: 'This looks like a file from Shopify' }).waitFor();
  await person.reach(page.getByLabel('Weight of each parcel'), 'back');
  await person.type('0.8');
  await expectFits(page);
  await person.press(button('Check 40 rows'));

  // Three rows need a person. The first of them has the focus, the next comes by Alt and the arrow down.
  await button('37 Ready').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('6.01235E+10');
  await person.type('81234567');
  await person.key('Enter');
  await button('38 Ready').waitFor();
  await expect.poll(focused).toBe('Empty');
  await person.type('81234568');
  await person.key('Enter');
  await button('39 Ready').waitFor();
  await person.key('Alt+ArrowDown');
  await expect.poll(focused).toBe('#REF!');
  await person.type('50 Collyer Quay #11-02');
  await person.key('Enter');
  await button('40 Ready').waitFor();
  await person.key('End');
  await person.press(button('Create 40 and compare prices'));

  await page.getByRole('list', { name: '40 parcels ready' }).waitFor();
  await expectFits(page);
  // On a phone the button stays in sight, however long the list is.
  const buy = button(/^Buy 40 labels for S\$ /u);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(async () => (await buy.boundingBox())?.y ?? 9_999).toBeLessThan(812);
  await page.setViewportSize({ width: 1280, height: 812 });
  // The labels are bought and printed; the file opens by itself (spec 4 'Result dialog').
  const opened = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/labels.pdf'),
    timeout: LONG_MS,
  });
  await person.press(buy, { way: 'back' });
  const result = page.getByRole('dialog', { name: 'Successful' });
  await result.getByText('Your labels are ready.').waitFor({ timeout: LONG_MS });
  const file = await page.request.get((await opened).url());
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await person.press(result.getByRole('button', { name: 'Continue' }));
  const job = page.getByRole('dialog', { name: 'Buying labels: done' });
  await expect.poll(() => job.getByRole('definition').allInnerTexts()).toEqual(['40', '0', '0', '40']);
  await person.key('Escape');

  await person.press(page.getByRole('link', { name: 'Pick-up 40' }));
  // The address changes before the list does, and its link leads to what the list shows.
  await page.locator('a[href*="/export?status="]:not([href*="status=new"])').waitFor();
  await person.press(page.getByRole('link', { name: 'Export', exact: true }));
  const lines = exportedLines(page);
  await person.press(button('Export 40 rows'), { way: 'back' });
  await page.getByText('Your export is ready.').waitFor();
  expect(await lines).toHaveLength(41);
  await person.press(button('Continue'));

  console.info(person.deeds.map((deed, at) => `${at + 1}. ${deed}`).join('\n'));
  expect(person.deeds.length).toBeLessThanOrEqual(MOST_DEEDS);
  expect(errors).toEqual([]);
});
