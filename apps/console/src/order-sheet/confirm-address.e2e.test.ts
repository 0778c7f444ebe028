import type { Order, SharedOrder } from '@sampan/contract';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
  token = (await ask<{ token: string }>('/api/v1/login', { email: 'sg@demo.sampan.test', password: 'Sampan#2026' }))
    .token;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

async function ask<T>(path: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const newCodParcel = (recipient: object = {}) =>
  ask<Order>('/api/v1/order', {
    shipping_address: {
      name: 'Nurul Aisyah binti Rahman',
      phone: '91234567',
      email: 'nurul@example.test',
      coordinate: {
        country: 'SG',
        unit_number: '#08-212',
        street: 'Blk 145 Toa Payoh Lorong 2',
        post_code: '310145',
      },
      ...recipient,
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
    expected_cod_collection: 48,
  });

/** The secret of the newest link that was sent to somebody. */
async function secretSentTo(to: string): Promise<string> {
  const outbox = await ask<{ records: { text: string }[] }>(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return /confirm-address\?id=([\w-]{43})/u.exec(outbox.records[0]?.text ?? '')?.[1] ?? '';
}

/** What the recipient's page does: shows the last digits of the phone, corrects the street, confirms. */
async function confirmAs(secret: string, street: string): Promise<void> {
  const open = await ask<SharedOrder>(`/api/v1/order/share/${secret}/parse`, { proof: '4567' });
  await ask(`/api/consumer/v1/order/share/${secret}/confirm`, {
    confirm_token: open.confirm_token,
    address: { ...open.recipient?.coordinate, street },
  });
}

async function signedIn(width: number): Promise<Page> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  await page.goto(server.url);
  await page.getByRole('button', { name: /Rachel Tan/u }).click();
  await page.waitForURL('**/orders/new');
  return page;
}

describe('a merchant asks recipients to confirm their address (spec section 1, Address-confirmation link)', () => {
  test.each([1280, 375])('from the sheet of a parcel, seeing it live (%i px)', async (width) => {
    const order = await newCodParcel();
    const page = await signedIn(width);
    const errors = collectPageErrors(page);
    await page.goto(`${server.url}/orders/new?order=${order.id}`);
    const block = page.getByRole('region', { name: 'Address confirmation' });
    const contact = block.getByLabel('Email or phone');
    await contact.waitFor();
    expect(await contact.inputValue()).toBe('nurul@example.test');

    await contact.fill('nurul@');
    await block.getByRole('button', { name: 'Send link' }).click();
    await block.getByText('Please input valid phone or email.').waitFor();
    await contact.fill('9123 4567');
    await block.getByRole('button', { name: 'Send link' }).click();
    const rows = block.getByRole('list', { name: 'Links sent so far' }).getByRole('listitem');
    await rows.filter({ hasText: '•••• 4567' }).filter({ hasText: 'Sent' }).waitFor();
    await page.getByRole('dialog').getByText('Link sent', { exact: true }).first().waitFor();

    // A second one, to be copied; then both are looked after.
    await block.getByRole('button', { name: 'Get a link to share' }).click();
    const copied = block.getByLabel('Link for the recipient');
    await copied.waitFor();
    expect(await copied.inputValue()).toMatch(/\/customer\/confirm-address\?id=[\w-]{43}$/u);
    await expectNoAxeViolations(page);
    const shared = rows.filter({ hasText: 'Shared link' });
    await shared.getByRole('button', { name: 'Revoke' }).click();
    await shared.getByText('Revoked').waitFor();

    // Somebody looks, then confirms; nothing is reloaded here.
    const secret = await secretSentTo('+6591234567');
    await ask(`/api/v1/order/share/${secret}/parse`, {});
    await rows.filter({ hasText: '•••• 4567' }).getByText('Opened', { exact: true }).waitFor();
    await confirmAs(secret, 'Blk 147 Toa Payoh Lorong 2');
    await block.getByText(/^The recipient confirmed the address/u).waitFor();
    await page.getByText('Blk 147 Toa Payoh Lorong 2').first().waitFor();
    await page.getByText(`The recipient of ${order.number} confirmed the address`).waitFor();
    expect(await block.getByRole('button').count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('for a whole selection with one click, and is told who was left out', async () => {
    const [by_email, by_phone, nobody] = await Promise.all([
      newCodParcel({ name: 'Bulk One', email: 'bulk-one@example.test' }),
      newCodParcel({ name: 'Bulk Two', email: '', phone: '87654321' }),
      newCodParcel({ name: 'Bulk Three', email: '', phone: '123' }),
    ]);
    const page = await signedIn(1280);
    const errors = collectPageErrors(page);
    await page.goto(`${server.url}/orders/new?unconfirmed=true&search=Bulk`);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Bulk One').getByText('Unconfirmed', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Send 3 confirmation links' }).click();

    const dialog = page.getByRole('dialog', { name: 'Confirmation links' });
    await dialog.getByText('2 links sent').waitFor();
    const skipped = dialog.getByRole('listitem');
    expect(await skipped.allInnerTexts()).toHaveLength(1);
    expect((await skipped.innerText()).toLowerCase()).toContain('no valid email or phone');
    expect(await skipped.innerText()).toContain(nobody.number);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await row('Bulk One').getByText('Link sent', { exact: true }).waitFor();

    // The one that confirms leaves the list of those who have not.
    await confirmAs(await secretSentTo('bulk-one@example.test'), 'Blk 1 Toa Payoh');
    await row('Bulk One').waitFor({ state: 'detached' });
    await row('Bulk Two').waitFor();
    expect((await secretSentTo('+6587654321')).length).toBe(43);
    expect([by_email, by_phone].map(({ status }) => status)).toEqual(['new', 'new']);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('people who may only look see what became of the links and can send none (spec 6)', async () => {
    const order = await newCodParcel({ name: 'Looked At' });
    await ask('/api/v1/order/add_delivery_address', { order_id: order.id, email: 'looked@example.test' });
    const page = await newPage(browser);
    await page.goto(server.url);
    await page.getByRole('button', { name: /Siti Hajar/u }).click();
    await page.waitForURL('**/orders/new');
    await page.goto(`${server.url}/orders/new?order=${order.id}`);
    const block = page.getByRole('region', { name: 'Address confirmation' });
    await block.getByText('l•••d@example.test').waitFor();
    expect(await block.getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});
