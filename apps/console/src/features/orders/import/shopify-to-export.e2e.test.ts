import { expectFits } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const demo = useDemo();

/** Deeds that a person may need. */
const MOST_DEEDS = 25;
/** For forty labels on a machine that has other things to do. */
const LONG_MS = 120_000;
/** Further away by Tab is not to be called reachable. */
const MOST_TABS = 120;

/** A person without a mouse. Every control that is used, and every text that is typed, is one deed. */
class Keyboard {
  readonly deeds: string[] = [];

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves the focus to a control, as far as Tab leads; `back` from the end of the page. */
  async reach(control: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
    await control.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab does not lead to ${String(control)}`);
  }

  async press(control: Locator, { key = 'Enter', way = 'on' as 'on' | 'back' } = {}): Promise<void> {
    this.deeds.push(`${key} on ${String(control)}`);
    await this.reach(control, way);
    await expect.poll(() => control.isEnabled()).toBe(true);
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.deeds.push(`type ${text}`);
    await this.page.keyboard.type(text);
  }

  /** A key where the focus is already. */
  async key(key: string): Promise<void> {
    this.deeds.push(key);
    await this.page.keyboard.press(key);
  }
}

async function shopifyFile({ api }: NewCompany): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { data_base64 } = await api.call<{ data_base64: string }>('GET', '/api/v1/bulk_order/example?preset=shopify');
  return { name: 'orders_export.csv', mimeType: 'text/csv', buffer: Buffer.from(data_base64, 'base64') };
}

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
  await page.waitForURL(/\/orders\/pick-up/u);
  await person.press(page.getByRole('link', { name: 'Export', exact: true }));
  const download = page.waitForEvent('download');
  await person.press(button('Export 40 rows'), { way: 'back' });
  await page.getByText('Your export is ready.').waitFor();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(41);
  await person.press(button('Continue'));

  console.info(person.deeds.map((deed, at) => `${at + 1}. ${deed}`).join('\n'));
  expect(person.deeds.length).toBeLessThanOrEqual(MOST_DEEDS);
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
  const download = page.waitForEvent('download');
  await tap(button('Export 40 rows'));
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(41);
  await tap(button('Continue'));

  console.info(deeds.map((deed, at) => `${at + 1}. ${deed}`).join('\n'));
  expect(deeds.length).toBeLessThanOrEqual(MOST_DEEDS);
  expect(errors).toEqual([]);
});
