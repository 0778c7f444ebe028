import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportedLines, LONG_MS, MOST_DEEDS, shopifyFile } from '#test/features/orders/import/shopify-file.fixtures.ts';

const demo = useDemo();

test(`spec 1: the same with a mouse, at 1280 px, takes ${MOST_DEEDS} deeds at most`, async () => {
  const owner = await demo.newCompany({ country: 'SG', money: 500 });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import', width: 1280 });
  const deeds: string[] = [];
  const click = async (control: Locator) => {
    deeds.push(`click ${String(control)}`);
    await control.click();
  };
  const type = async (text: string) => {
    deeds.push(`type ${text}`);
    await page.keyboard.type(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  const chooser = page.waitForEvent('filechooser');
  await click(button('Choose a file').first());
  await (await chooser).setFiles(await shopifyFile(owner));
  await page.getByRole('heading', { name: 'This looks like a file from Shopify' }).waitFor();
  await click(page.getByLabel('Weight of each parcel'));
  await type('0.8');
  await click(button('Check 40 rows'));

  // A cell is clicked and typed over; a click elsewhere leaves it.
  const cell = (text: string) => page.getByRole('gridcell', { name: text }).first();
  await button('37 Ready').waitFor();
  await click(cell('6.01235E+10'));
  await type('81234567');
  await click(cell('Empty'));
  await button('38 Ready').waitFor();
  await type('81234568');
  await click(cell('#REF!'));
  await button('39 Ready').waitFor();
  await type('50 Collyer Quay #11-02');
  deeds.push('Enter');
  await page.keyboard.press('Enter');
  await button('40 Ready').waitFor();
  await click(button('Create 40 and compare prices'));

  await page.getByRole('list', { name: '40 parcels ready' }).waitFor();
  const opened = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/labels.pdf'),
    timeout: LONG_MS,
  });
  await click(button(/^Buy 40 labels for S\$ /u));
  const result = page.getByRole('dialog', { name: 'Successful' });
  await result.getByText('Your labels are ready.').waitFor({ timeout: LONG_MS });
  await opened;
  await click(result.getByRole('button', { name: 'Continue' }));
  const job = page.getByRole('dialog', { name: 'Buying labels: done' });
  await expect.poll(() => job.getByRole('definition').allInnerTexts()).toEqual(['40', '0', '0', '40']);
  await click(job.getByRole('button', { name: 'Close' }));

  await click(page.getByRole('link', { name: 'Pick-up 40' }));
  // The address changes before the list does, and its link leads to what the list shows.
  await page.locator('a[href*="/export?status="]:not([href*="status=new"])').waitFor();
  await click(page.getByRole('link', { name: 'Export', exact: true }));
  const lines = exportedLines(page);
  await click(button('Export 40 rows'));
  expect(await lines).toHaveLength(41);
  await click(button('Continue'));

  console.info(deeds.map((deed, at) => `${at + 1}. ${deed}`).join('\n'));
  expect(deeds.length).toBeLessThanOrEqual(MOST_DEEDS);
  expect(errors).toEqual([]);
});

test(`spec 1: the same on a phone takes a finger ${MOST_DEEDS} deeds at most`, async () => {
  const owner = await demo.newCompany({ country: 'SG', money: 500 });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/import', width: 375, height: 812, touch: true });
  const deeds: string[] = [];
  const tap = async (control: Locator) => {
    deeds.push(`tap ${String(control)}`);
    await control.tap();
  };
  const type = async (field: Locator, text: string) => {
    await tap(field);
    deeds.push(`type ${text}`);
    await field.fill(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  const chooser = page.waitForEvent('filechooser');
  await tap(button('Choose a file').first());
  await (await chooser).setFiles(await shopifyFile(owner));
  await page.getByRole('heading', { name: 'This looks like a file from Shopify' }).waitFor();
  await type(page.getByLabel('Weight of each parcel'), '0.8');
  await tap(button('Check 40 rows'));

  // The rows that need a person come as cards; each leaves once it is mended.
  const wrong = page.locator('input[aria-invalid="true"]').first();
  for (const [left, text] of [
    ['38 Ready', '81234567'],
    ['39 Ready', '81234568'],
    ['40 Ready', '50 Collyer Quay #11-02'],
  ] as const) {
    await type(wrong, text);
    await page.keyboard.press('Enter');
    await button(left).waitFor();
  }
  await expectFits(page);
  await tap(button('Create 40 and compare prices'));

  await page.getByRole('list', { name: '40 parcels ready' }).waitFor();
  const opened = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/labels.pdf'),
    timeout: LONG_MS,
  });
  await tap(button(/^Buy 40 labels for S\$ /u));
  const result = page.getByRole('dialog', { name: 'Successful' });
  await result.getByText('Your labels are ready.').waitFor({ timeout: LONG_MS });
  await opened;
  await tap(result.getByRole('button', { name: 'Continue' }));
  const job = page.getByRole('dialog', { name: 'Buying labels: done' });
  await expect.poll(() => job.getByRole('definition').allInnerTexts()).toEqual(['40', '0', '0', '40']);
  await tap(job.getByRole('button', { name: 'Close' }));

  await tap(page.getByRole('button', { name: 'More', exact: true }));
  await tap(page.getByRole('link', { name: 'Exports' }));
  const lines = exportedLines(page);
  await tap(button('Export 40 rows'));
  expect(await lines).toHaveLength(41);
  await tap(button('Continue'));

  console.info(deeds.map((deed, at) => `${at + 1}. ${deed}`).join('\n'));
  expect(deeds.length).toBeLessThanOrEqual(MOST_DEEDS);
  expect(errors).toEqual([]);
});
