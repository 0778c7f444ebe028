import { verifyWebhook } from '@sampan/api-client/webhook';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;
let receiver: Server;
let receiver_host: string;
let status = 200;
/** What each address of the receiver was sent: every test has one of its own. */
const received = new Map<string, { headers: IncomingHttpHeaders; body: string }[]>();
const sentTo = (url: string) => received.get(new URL(url).pathname) ?? [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(chunks).toString();
      received.set(path, [...(received.get(path) ?? []), { headers: request.headers, body }]);
      response.writeHead(status).end('thank you');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  receiver_host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '100', SAMPAN_EGRESS_ALLOW: receiver_host },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  receiver.close();
  await browser.close();
  await server.stop();
  await database.drop();
});
afterEach(() => {
  status = 200;
  received.clear();
});

async function post<T>(path: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

const signIn = async (email: string) =>
  (await post<{ token: string }>('/login', { email, password: 'Sampan#2026' })).token;

async function openPage(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}/settings/webhooks`);
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  return { page, errors };
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('webhooks in the settings (trust 1 Webhooks out)', () => {
  test('an owner adds an endpoint, tests it, sees what was sent, sends it again, rotates the secret, deletes it', async () => {
    const receiver_url = `http://${receiver_host}/owner`;
    const { page, errors } = await openPage(/Rachel Tan/u, 1280);
    await page.getByText('No endpoints yet').waitFor();
    await page.getByText('Add the https address of your server and choose what it is told.').waitFor();
    await expectNoAxeViolations(page);

    // A wrong address is refused beside its field; what was typed stays and has the focus.
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Add an endpoint' });
    await save.click();
    await dialog.getByText('Address is required').waitFor();
    const url = dialog.getByRole('textbox', { name: 'Address' });
    await url.fill('https://169.254.169.254/latest/meta-data/');
    await save.click();
    await dialog.getByText('Events is required').waitFor();
    await dialog.getByRole('checkbox', { name: 'Choose all' }).check();
    await dialog.getByRole('checkbox', { name: /^An order is changed/u }).uncheck();
    await save.click();
    await dialog.getByText('This address is not in the public internet, so we cannot reach it').waitFor();
    expect(await url.inputValue()).toBe('https://169.254.169.254/latest/meta-data/');
    expect(await url.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await url.fill(receiver_url);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Our warehouse');
    await save.click();

    // The secret is hidden until it is asked for; a test arrives and verifies.
    await page.getByRole('heading', { level: 1, name: receiver_url }).waitFor();
    const shown = page.getByTestId('webhook-secret');
    expect(await shown.textContent()).not.toMatch(/^whsec_[A-Za-z0-9]/u);
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await page.getByRole('button', { name: 'Copy the secret' }).waitFor();
    const secret = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText(/^Your server answered 200 after/u).waitFor();
    // Parcels of the demo move meanwhile, and their events arrive here as well.
    const tests = () => sentTo(receiver_url).filter(({ body }) => body.includes('webhook.test'));
    const verified = await verifyWebhook({
      payload: tests()[0]?.body ?? '',
      headers: tests()[0]?.headers ?? {},
      secret,
    });
    expect(verified.event).toMatchObject({ type: 'webhook.test' });

    // What happens arrives by itself, and stands in the log.
    const token = await signIn('sg@demo.sampan.test');
    const order = await post<{ id: string; number: string }>('/order', { package_content: 'Kaya jam' }, token);
    const log = page.getByRole('table', { name: 'Deliveries' });
    const row = log.getByRole('row').filter({ hasText: 'order.created' });
    await row.getByText('Arrived').waitFor();
    await page.getByText('Working', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await row.getByRole('button', { name: /^Open An order is made/u }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(`"order_id": "${order.id}"`).waitFor();
    await drawer.getByText('thank you').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await drawer.getByRole('button', { name: 'Send again' }).click();
    await drawer.getByText(/^Attempt 2/u).waitFor({ timeout: 20_000 });
    const created = sentTo(receiver_url).filter(({ body }) => body.includes('order.created'));
    expect(created.map(({ headers }) => headers['webhook-id'])).toHaveLength(2);
    expect(new Set(created.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await drawer.getByRole('button', { name: 'Close' }).click();

    // A rotated secret signs beside the old one for a day.
    await page.getByRole('button', { name: 'Rotate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click();
    await page.getByText('New secret made').waitFor();
    await page.getByText(/^The secret before signs as well/u).waitFor();
    const next = (await shown.textContent()) ?? '';
    expect(next).toMatch(/^whsec_/u);
    expect(next).not.toBe(secret);
    received.clear();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => tests().length).toBe(1);
    for (const one of [secret, next])
      await verifyWebhook({
        payload: tests()[0]?.body ?? '',
        headers: tests()[0]?.headers ?? {},
        secret: one,
      });

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No endpoints yet').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('on a phone everything is cards; a failing receiver says why and when it is tried again', async () => {
    const receiver_url = `http://${receiver_host}/phone`;
    const token = await signIn('my@demo.sampan.test');
    const { id } = await post<{ id: string }>('/webhook', { url: receiver_url, events: ['order.created'] }, token);
    const { page, errors } = await openPage(/Batik Bayu/u, 375);
    status = 500;
    await post('/order', { package_content: 'Batik' }, token);
    await page.getByText('Failing', { exact: true }).waitFor({ timeout: 20_000 });
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: receiver_url }).click();
    await page.waitForURL(`**/settings/webhooks/${id}`);
    await page
      .getByText(/^Nothing arrives any more\. First failure: .* After five days it is turned off\.$/u)
      .waitFor();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await log.getByText('it answered 500').waitFor();
    await log.getByText(/^Next try/u).waitFor();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('The test did not arrive: it answered 500').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'See what was sent' }).click();
    await page.getByRole('dialog').getByText('thank you').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // The filter stands in the address and survives a reload.
    await page.getByRole('combobox', { name: 'Show' }).selectOption('delivered');
    await page.getByText('No delivery is like that').waitFor();
    await page.reload();
    await page.getByText('No delivery is like that').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await log.getByText('it answered 500').first().waitFor();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText(/^Turned off by an owner/u).waitFor();
    await log.getByText('the endpoint was turned off').waitFor();
    status = 200;
    received.clear();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Send failed ones again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    await log.getByText('Arrived').first().waitFor({ timeout: 20_000 });
    expect(sentTo(receiver_url).map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'order.created',
    ]);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('staff see what is sent and change nothing (spec 6)', async () => {
    const receiver_url = `http://${receiver_host}/staff`;
    const token = await signIn('sg@demo.sampan.test');
    await post('/webhook', { url: receiver_url, events: ['order.created'] }, token);
    const { page, errors } = await openPage(/Siti Hajar/u, 1280);
    await page.getByText('Only owners change endpoints. You can see what was sent.').waitFor();
    expect(await page.getByRole('button', { name: 'Add an endpoint' }).count()).toBe(0);
    await page.getByRole('link', { name: receiver_url }).click();
    await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
    for (const name of [
      'Send a test',
      'Change',
      'Turn off',
      'Delete',
      'Show the secret',
      'Rotate',
      'Send failed ones again',
    ])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    expect(errors).toEqual([]);
    await page.close();
  });
});
