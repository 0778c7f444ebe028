import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type OpenPage } from '@sampan/testing/demo';
import { readQrCodes } from '@sampan/testing/read-label';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

/** Its own: what is bought here would stand in the demo shop's lists and leave its stock. */
const demo = useDemo({ own: true });

/** Somebody without an account opens the link of a product. */
const openProduct = (product_id: string, width = 1280): Promise<OpenPage> =>
  demo.open({ path: `/sell-product?product=${product_id}`, width });

async function fillInSingapore(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email').fill('nurul@example.test');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill('+65 9123-4567');
  await page.getByLabel('Postcode').fill('310145');
  // The look-up fills the street of a postcode it knows; typed text would be in its way.
  await page.getByText('Looking up address').waitFor({ state: 'hidden' });
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
async function seeInConsole(number: string): Promise<string> {
  const { page } = await demo.open({ as: 'sg', path: '/orders/new' });
  const row = page.getByRole('row').filter({ hasText: number });
  await row.waitFor();
  return row.innerText();
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
    await page.getByText('Your bank declined this card.').waitFor();
    await expect.poll(() => page.getByLabel('Street').inputValue()).toBe('Blk 145 Toa Payoh Lorong 2');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await button(page, /^Pay/u).dblclick();
    const number = await orderNumber(page);
    await expectNoAxeViolations(page);
    const tracking = await page.getByRole('link', { name: 'Track your parcel' }).getAttribute('href');
    expect((await fetch(tracking ?? '')).status).toBe(200);
    expect(await seeInConsole(number)).toContain('Nurul Hosted Card');
    expect(errors).toEqual([]);
  });

  test('the bank asks for a code (3-D Secure), on a phone', async () => {
    const { page, errors } = await openProduct('prod_sg_kaya_jam_trio', 375);
    await fillInSingapore(page, 'Nurul Hosted Code');
    await page.getByLabel('Card number').fill('4000000000003155');
    await button(page, /^Pay/u).click();
    await page.getByLabel('Bank verification code').fill('123456');
    await button(page, /^Confirm$/u).click();
    expect(await orderNumber(page)).toMatch(/^SP-/u);
    expect(errors).toEqual([]);
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
    await button(page, /simulate payment/u).click();
    expect(await orderNumber(page)).toMatch(/^SP-/u);
    expect(errors).toEqual([]);
  });

  test('couriers are priced as soon as the postcode is there, and the choice changes the total', async () => {
    const { page } = await openProduct('prod_sg_kopi_drip_bags');
    await page.getByText('Enter your address to see delivery prices.').waitFor();
    await page.getByLabel('Postcode').fill('310145');
    const options = page.getByRole('radiogroup', { name: 'Shipping' }).getByRole('radio');
    await options.first().waitFor();
    const before = await button(page, /^Pay S/u).innerText();
    await options.nth(1).check();
    await expect.poll(() => button(page, /^Pay S/u).innerText()).not.toBe(before);
  });

  test('sold out, unknown and no product at all', async () => {
    const { page } = await openProduct('prod_sg_breakfast_hamper');
    await page.getByText('Sold out.').waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
    await page.goto(`${demo.url}/sell-product?product=prod_sg_nobody_has_this`);
    await page.getByText("This product isn't available right now.").waitFor();
    await page.goto(`${demo.url}/sell-product`);
    await page.waitForURL('**/auth?next=*');
  });

  test('paid in the bank’s app, then cancelled by the shop: the page says so', async () => {
    const { page } = await openProduct('prod_sg_kaya_jam_trio', 375);
    await fillInSingapore(page, 'Nurul Asleep');
    await page.getByRole('radio', { name: /^PayNow/u }).check();
    // The page sleeps while the buyer is in the bank's app.
    await page.route('**/api/consumer/v1/checkout/*?secret=*', (route) => route.abort());
    const begun = page.waitForResponse('**/api/consumer/v1/checkout');
    await button(page, /^Pay/u).click();
    const { id, secret } = (await (await begun).json()) as { id: string; secret: string };
    await page.getByRole('img', { name: 'PayNow QR code' }).waitFor();
    const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const { token } = await demo.signIn('sg');
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const answer = await fetch(demo.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      expect([path, answer.status]).toEqual([path, 200]);
      return (await answer.json()) as T;
    };
    await call('POST', `/api/consumer/v1/checkout/${id}/sandbox_payment`, { secret, action: 'paynow_paid' });
    const found = await call<{ records: Order[] }>('GET', '/api/v1/order/list?status=new&search=Nurul%20Asleep');
    await call('DELETE', `/api/v1/order/${found.records[0]?.id}/cancel`, { reason: 'Out of stock' });
    await page.unroute('**/api/consumer/v1/checkout/*?secret=*');
    await page.getByText("The store cancelled your order. You'll be refunded in full.").waitFor();
    await expect.poll(() => page.getByText('sold out before your payment arrived').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Street').inputValue()).toBe('Blk 145 Toa Payoh Lorong 2');
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['main'] });
  });
});
