import type { Demo } from '@sampan/testing/demo';
import { readLabelBarcodes } from '@sampan/testing/read-label';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInByForm } from '../auth/sign-in-methods.fixtures.ts';
import { countPresses, CUSTOMERS, OWN_ADDRESS, registerNewcomer, Typist } from './first-label-clicks.fixtures.ts';

type Country = keyof typeof CUSTOMERS;

/** Presses the button that prints, and reads what came out. */
async function printedCodes(page: Page, button: Locator): Promise<string> {
  const file = page.waitForResponse((response) => response.url().includes('/api/files/labels/'), { timeout: 30_000 });
  await button.click();
  // The body of a file shown in a frame is not kept by the browser; the link may be asked again for ten minutes.
  const label = await fetch((await file).url());
  const codes = await readLabelBarcodes(new Uint8Array(await label.arrayBuffer()), 1);
  return codes.map(({ text }) => text).join(' ');
}

function report(what: string, presses: readonly string[], most: number): void {
  const lines = presses.map((press, at) => `  ${at + 1}. ${press}`);
  console.log([`${what}: ${presses.length} clicks, ${most} allowed`, ...lines].join('\n'));
  expect(presses.length, lines.join('\n')).toBeLessThanOrEqual(most);
  expect(presses.length).toBeGreaterThan(2);
}

/** From sign-in to the first printed label with everything typed by hand: the presses of the pointer are counted by the page. */
export function firstLabelClicks(demo: Demo, country: Country, width: number): void {
  const { name, phone, address, place, price, most_presses } = CUSTOMERS[country];

  test(`${country} at ${width} px: a newcomer prints the first label in ${most_presses} clicks`, async () => {
    const newcomer = await registerNewcomer(demo, country);
    const { page, errors } = await demo.open({ stay: true, width, fresh: true });
    const { presses, startAgain } = await countPresses(page);
    const hand = new Typist(page);
    const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
    const go = page.locator('form.c-onboard__form button[type=submit]');
    await page.goto(`${demo.url}/auth`);
    await signInByForm(page, newcomer);
    await page.waitForURL('**/onboard');
    await heading('Your details').waitFor();
    startAgain();

    await hand.type(page.getByRole('textbox', { name: 'Phone number' }), phone);
    await hand.press(go);
    await heading('Your pick-up address').waitFor();
    await OWN_ADDRESS[country](page, hand);
    await hand.press(go);

    await heading('Your first parcel').waitFor();
    await hand.type(page.getByRole('textbox', { name: 'Name', exact: true }), name);
    await hand.type(page.getByRole('textbox', { name: 'Phone number' }), phone);
    await address(page, hand);
    await hand.type(page.getByRole('textbox', { name: 'Package contents' }), 'Kaya jam, 3 jars');
    await hand.type(page.getByLabel('Total package value', { exact: false }), '30');
    await hand.press(go);

    await heading('Choose a courier and print').waitFor();
    await expect.poll(() => go.isEnabled(), { timeout: 30_000 }).toBe(true);
    const codes = await printedCodes(page, go);
    expect(codes).toContain(await page.locator('.c-paper__code > span').innerText());
    await expect.poll(() => page.locator('.c-paper').textContent()).toMatch(place);
    expect(errors).toEqual([]);
    report(`Newcomer, ${country}, ${width} px`, presses, most_presses);
  });

  test(`${country} at ${width} px: a merchant prints the first label in ${most_presses} clicks`, async () => {
    const merchant = await demo.newCompany({ country, money: country === 'PH' ? 10_000 : 1_000 });
    const { page, errors } = await demo.open({ stay: true, width, fresh: true });
    const { presses, startAgain } = await countPresses(page);
    const hand = new Typist(page);
    const step = (button: string) =>
      page.locator('form').getByRole('button', { name: button }).filter({ visible: true });
    await page.goto(`${demo.url}/auth`);
    await signInByForm(page, merchant);
    await page.waitForURL('**/orders/new');
    const add = page.getByRole('link', { name: 'Add Order' }).filter({ visible: true }).first();
    await add.waitFor();
    startAgain();

    await hand.press(add);
    const form = page.getByRole('region', { name: 'Recipient' });
    await hand.type(form.getByRole('textbox', { name: 'Name', exact: true }), name);
    await hand.type(form.getByRole('textbox', { name: 'Phone number' }), phone);
    await address(form, hand);
    await hand.press(step('Continue to package'));
    await page.waitForURL('**/2+package_detail*');
    await hand.type(page.getByRole('textbox', { name: 'Package contents' }), 'Kaya jam, 3 jars');
    await hand.type(page.getByRole('textbox', { name: 'Total package value' }), '30');
    await hand.press(step('Compare couriers'));
    await page.waitForURL('**/3+delivery_service*');
    await hand.press(step('Continue to review'));
    await page.waitForURL('**/4+create_label_confirmation*');
    await hand.press(
      page.getByRole('button', { name: price }).and(page.locator('[type=submit]')).filter({ visible: true }),
    );
    const print = page.getByRole('button', { name: 'Print label', exact: true });
    await print.waitFor();
    const tracking_code = (await page.getByRole('status', { name: 'Tracking number' }).textContent()) ?? '';
    expect(await printedCodes(page, print)).toContain(tracking_code);
    expect(errors).toEqual([]);
    report(`Merchant, ${country}, ${width} px`, presses, most_presses);
  });
}
