import type { Order } from '@sampan/contract';
import type { TestServer } from '@sampan/testing';
import { sharedDemoServer } from '@sampan/testing/demo';
import { describeInEngines } from '@sampan/testing/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShopHost, type ShopHost } from './shop-host.fixtures.ts';

const KEY = 'public-key="pk_test_DemoKopiKayaSingapore00"';
const SHOP_PAGES = {
  '/prices': `<sampan-calculator ${KEY}></sampan-calculator>`,
  '/parcel': `<sampan-tracking ${KEY} tracking-id="SMPME00000000010"></sampan-tracking>`,
  '/address': `<sampan-confirm-address ${KEY}></sampan-confirm-address>`,
  '/kaya': `<sampan-checkout ${KEY} product-id="prod_sg_kaya_jam_trio"></sampan-checkout>`,
};

let server: TestServer;
let shop: ShopHost;
let token = '';

beforeAll(async () => {
  ({ server } = await sharedDemoServer());
  shop = await startShopHost(server.url, SHOP_PAGES);
  const account = { email: 'sg@demo.sampan.test', password: 'Sampan#2026' };
  token = (await ask<{ token: string }>('/api/v1/login', account)).token;
});
afterAll(async () => shop?.close());

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A parcel of the demo's shop whose recipient gets a link by mail; answers what the link says after its question mark. */
async function sendLink(email: string): Promise<{ order: Order; search: string }> {
  const order = await ask<Order>('/api/v1/order', {
    shipping_address: {
      name: 'Nurul Aisyah binti Rahman',
      phone: '91234567',
      email,
      coordinate: { country: 'SG', unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145' },
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
  });
  await ask('/api/v1/order/add_delivery_address', { order_id: order.id, email });
  const { records } = await ask<{ records: { text: string }[] }>(`/api/dev/outbox?to=${encodeURIComponent(email)}`);
  const search = /\/customer\/confirm-address(\?\S+)/u.exec(records[0]?.text ?? '')?.[1];
  if (search === undefined) throw new Error(`no link was sent to ${email}`);
  return { order, search };
}

/** Each widget on a page of a shop with the strictest policy, and the server of the product behind it (widgets 2 and 4). */
describeInEngines('the first job of each widget', (withPage, engine) => {
  test('calculator: a route and a size give the prices of every courier', async () => {
    await withPage(async (page) => {
      await page.open(`${shop.url}/prices`);
      await page.fill({ label: 'From: Postcode' }, '409051');
      await page.fill({ label: 'To: Postcode' }, '310145');
      await page.click({ role: 'radio', name: /^Handbag/u });
      await page.click({ role: 'button', name: 'Compare couriers' });
      await page.waitFor({ text: /^\d services available$/u });
      expect(await page.text({ css: '[part~=price]' })).toMatch(/^S\$ \d+\.\d\d$/u);
      expect(await page.errors()).toEqual([]);
    });
  });

  test('tracking panel: the timeline, newest first, and its past on a click', async () => {
    await withPage(async (page) => {
      await page.open(`${shop.url}/parcel`);
      await page.waitFor({ text: 'Merlion Express' });
      await page.waitFor({ css: '[part~=timeline-newest]' });
      const past = { role: 'heading', within: { css: '[part~=earlier]' } };
      expect(await page.isShown(past)).toBe(false);
      await page.click({ text: /^\d+ earlier updates?$/u });
      await page.waitFor(past);
      expect(await page.errors()).toEqual([]);
    });
  });

  test('confirm-address: the recipient proves the phone, corrects the address, and the parcel has it', async () => {
    const { order, search } = await sendLink(`nurul.${engine.toLowerCase()}@example.test`);
    await withPage(async (page) => {
      await page.open(`${shop.url}/address${search}`);
      await page.fill({ label: /^Last 4 digits of your phone number/u }, '4567');
      await page.click({ role: 'button', name: 'Continue' });
      await page.fill({ label: /^Unit number/u }, '#10-214');
      await page.click({ role: 'button', name: 'Confirm' });
      await page.waitFor({ role: 'heading', name: 'Address confirmed' });
      expect(await page.errors()).toEqual([]);
    });
    const changed = await ask<Order>(`/api/v1/order/${order.id}`);
    expect(changed.shipping_address?.coordinate.unit_number).toBe('#10-214');
    expect(changed.address_confirmed_at).not.toBeNull();
  });

  test('checkout: a card that is declined, then one that pays; the shop has one order', async () => {
    const buyer = `Tan Wei Ling ${engine}`;
    await withPage(async (page) => {
      await page.open(`${shop.url}/kaya`);
      await page.fill({ label: /^Email/u }, 'buyer@example.test');
      await page.fill({ label: /^Name/u }, buyer);
      await page.fill({ label: /^Phone number/u }, '91234567');
      await page.fill({ label: /^Postcode/u }, '310145');
      await page.fill({ label: /^Street/u }, 'Blk 145 Toa Payoh Lorong 2');
      await page.fill({ label: /^Unit number/u }, '#08-212');
      await page.fill({ label: /^Card number/u }, '4000000000009995');
      await page.click({ role: 'button', name: /^Pay S\$ \d+\.\d\d$/u });
      await page.waitFor({ text: 'This card has insufficient funds.' });
      await page.fill({ label: /^Card number/u }, '4242424242424242');
      await page.click({ role: 'button', name: /^Pay S\$ \d+\.\d\d$/u });
      await page.waitFor({ role: 'heading', name: 'Thank you for your order' });
      expect(await page.errors()).toEqual([]);
    });
    const { records } = await ask<{ records: Order[] }>('/api/v1/order/list?per_page=50');
    expect(records.filter((order) => order.shipping_address?.name === buyer)).toHaveLength(1);
  });
});
