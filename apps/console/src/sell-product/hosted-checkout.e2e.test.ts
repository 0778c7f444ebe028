import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import { readQrCodes } from '@sampan/testing/read-label';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

interface Shopper {
  page: Page;
  errors: readonly string[];
}

/** Somebody without an account opens the link of a product. */
async function openProduct(product_id: string, width = 1280): Promise<Shopper> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(`${server.url}/sell-product?product=${product_id}`);
  return { page, errors };
}

async function fillInSingapore(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email').fill('nurul@example.test');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill('+65 9123-4567');
  await page.getByLabel('Postcode').fill('310145');
  // The look-up fills the street of a postcode it knows; typed text would be in its way.
  await page.getByText('Looking up the address').waitFor({ state: 'hidden' });
  await page.getByLabel('Street').fill('Blk 145 Toa Payoh Lorong 2');
  await page.getByLabel('Unit number').fill('#08-212');
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** The number on the receipt. */
async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const text = await page.getByText('Your order number is').innerText();
  return /SP-\d+/u.exec(text)?.[0] ?? '';
}

/** What the shop's people see of a sale. */
async function seeInConsole(person: RegExp, number: string): Promise<string> {
  const page = await newPage(browser);
  await page.goto(server.url);
  await button(page, person).click();
  await page.waitForURL('**/orders/new');
  const row = page.getByRole('row').filter({ hasText: number });
  await row.waitFor();
  const text = await row.innerText();
  await page.context().close();
  return text;
}

describe('the hosted checkout at /sell-product?product= (spec 2, public routes)', () => {
  test('a card is declined, another one pays; the order is in the console and can be followed', async () => {
    const { page, errors } = await openProduct('prod_sg_kaya_jam_trio');
    await page.getByRole('heading', { name: 'Kaya jam trio' }).waitFor();
    await page.getByLabel('Quantity').selectOption('2');
    await fillInSingapore(page, 'Nurul Hosted Card');
    await button(page, /^Pay S\$ 41\.80$/u).waitFor();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await button(page, /^Pay/u).click();
    await page.getByText('Your bank declined the card.').waitFor();
    expect(await page.getByLabel('Street').inputValue()).toBe('Blk 145 Toa Payoh Lorong 2');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await button(page, /^Pay/u).dblclick();
    const number = await orderNumber(page);
    await expectNoAxeViolations(page);
    const tracking = await page.getByRole('link', { name: 'Track your parcel' }).getAttribute('href');
    expect((await fetch(tracking ?? '')).status).toBe(200);
    expect(await seeInConsole(/Rachel Tan/u, number)).toContain('Nurul Hosted Card');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the bank asks for a code (3-D Secure), on a phone', async () => {
    const { page, errors } = await openProduct('prod_sg_kaya_jam_trio', 375);
    await fillInSingapore(page, 'Nurul Hosted Code');
    await page.getByLabel('Card number').fill('4000000000003155');
    await button(page, /^Pay/u).click();
    await page.getByLabel('Code from your bank').fill('123456');
    await button(page, /^Confirm$/u).click();
    expect(await orderNumber(page)).toMatch(/^SP-/u);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('PayNow: the page goes on by itself once the bank has the money', async () => {
    const { page, errors } = await openProduct('prod_sg_kaya_jam_trio');
    await fillInSingapore(page, 'Nurul Hosted PayNow');
    await page.getByRole('radio', { name: /^PayNow/u }).check();
    const started = page.waitForResponse('**/api/consumer/v1/checkout');
    await button(page, /^Pay/u).click();
    const code = page.getByRole('img', { name: 'PayNow QR code' });
    await code.waitFor();
    await expectNoAxeViolations(page);
    // As a bank's app reads it: off the pixels of the screen.
    const { payment } = (await (await started).json()) as { payment: { qr_text: string } };
    expect(await readQrCodes(await code.screenshot({ scale: 'css' }))).toEqual([payment.qr_text]);
    await button(page, /pretend to pay/u).click();
    expect(await orderNumber(page)).toMatch(/^SP-/u);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('couriers are priced as soon as the postcode is there, and the choice changes the total', async () => {
    const { page } = await openProduct('prod_sg_kopi_drip_bags');
    await page.getByText('Prices appear here as soon as the address is known.').waitFor();
    await page.getByLabel('Postcode').fill('310145');
    const options = page.getByRole('radiogroup', { name: 'Shipping' }).getByRole('radio');
    await options.first().waitFor();
    const before = await button(page, /^Pay S/u).innerText();
    await options.nth(1).check();
    await expect.poll(() => button(page, /^Pay S/u).innerText()).not.toBe(before);
    await page.context().close();
  });

  test('sold out, unknown and no product at all', async () => {
    const { page } = await openProduct('prod_sg_breakfast_hamper');
    await page.getByText('Sold out.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.goto(`${server.url}/sell-product?product=prod_sg_nobody_has_this`);
    await page.getByText('This product is not available at the moment.').waitFor();
    await page.goto(`${server.url}/sell-product`);
    await page.waitForURL('**/auth?next=*');
    await page.context().close();
  });
});
