import { verifyWebhook } from '@sampan/api-client/webhook';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type DemoPerson, type NewCompany, type OpenPage } from '@sampan/testing/demo';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

/** What each address of the receiver was sent: every test has one of its own. */
const received = new Map<string, { headers: IncomingHttpHeaders; body: string }[]>();
const sentTo = (url: string) => received.get(new URL(url).pathname) ?? [];
let status = 200;
const receiver = createServer((request, response) => {
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
const receiver_host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const demo = useDemo({ env: { SAMPAN_EGRESS_ALLOW: receiver_host } });

/** Settings are laid out anew where a phone becomes a desk: what was open is shut then. */
const PHONES = [320, 375];

afterAll(() => {
  receiver.close();
});
afterEach(() => {
  status = 200;
  received.clear();
});

/** The page's clock can be moved on: it looks again every five seconds. */
async function openPage(as: DemoPerson | NewCompany, width: number): Promise<OpenPage> {
  const opened = await demo.open({ as, path: '/settings/webhooks', width, fresh: true, stay: true });
  await opened.page.clock.install();
  await opened.page.goto(`${demo.url}/settings/webhooks`);
  await opened.page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  return opened;
}

/** Waits for what the page finds when it looks again, without its seconds between two looks. */
async function comes(page: Page, found: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await found.isVisible()) return true;
        await page.clock.fastForward(5_000);
        return found.isVisible();
      },
      { interval: 250, timeout: 20_000 },
    )
    .toBe(true);
}

describe('webhooks in the settings (trust 1 Webhooks out)', () => {
  test('an owner adds an endpoint, tests it, sees what was sent, sends it again, rotates the secret, deletes it', async () => {
    const receiver_url = `http://${receiver_host}/owner`;
    const owner = await demo.newCompany();
    const { page, errors } = await openPage(owner, 1280);
    await page.getByText('No endpoints yet').waitFor();
    await page.getByText("Add your server's HTTPS URL and choose the events you want.").waitFor();
    await expectNoAxeViolations(page);

    // A wrong address is refused beside its field; what was typed stays and has the focus.
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Add endpoint' });
    await save.click();
    await dialog.getByText('Endpoint URL is required').waitFor();
    const url = dialog.getByRole('textbox', { name: 'Endpoint URL' });
    await url.fill('https://169.254.169.254/latest/meta-data/');
    await save.click();
    await dialog.getByText('Events is required').waitFor();
    await dialog.getByRole('checkbox', { name: 'Select all' }).check();
    await dialog.getByRole('checkbox', { name: /^Order updated/u }).uncheck();
    await save.click();
    await dialog.getByText("This address isn't on the public internet, so we can't reach it").waitFor();
    await expect.poll(() => url.inputValue()).toBe('https://169.254.169.254/latest/meta-data/');
    await expect.poll(() => url.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await url.fill(receiver_url);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Our warehouse');
    await save.click();

    // The secret is hidden until it is asked for; a test arrives and verifies.
    await page.getByRole('heading', { level: 1, name: receiver_url }).waitFor();
    const shown = page.getByTestId('webhook-secret');
    await expect.poll(() => shown.textContent()).not.toMatch(/^whsec_[A-Za-z0-9]/u);
    await page.getByRole('button', { name: 'Show secret' }).click();
    await page.getByRole('button', { name: 'Copy secret' }).waitFor();
    const secret = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText(/^Your server responded with 200 in/u).waitFor();
    const tests = () => sentTo(receiver_url).filter(({ body }) => body.includes('webhook.test'));
    const verified = await verifyWebhook({
      payload: tests()[0]?.body ?? '',
      headers: tests()[0]?.headers ?? {},
      secret,
    });
    expect(verified.event).toMatchObject({ type: 'webhook.test' });

    // What happens arrives by itself, and stands in the log.
    const order = await owner.api.call<{ id: string }>('POST', '/api/v1/order', { package_content: 'Kaya jam' });
    const log = page.getByRole('table', { name: 'Deliveries' });
    const row = log.getByRole('row').filter({ hasText: 'order.created' });
    await comes(page, row.getByText('Delivered'));
    await page.getByText('Active', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await row.getByRole('button', { name: /^View Order created/u }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(`"order_id": "${order.id}"`).waitFor();
    await drawer.getByText('thank you').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await drawer.getByRole('button', { name: 'Resend' }).click();
    await comes(page, drawer.getByText(/^Attempt 2/u));
    const created = sentTo(receiver_url).filter(({ body }) => body.includes('order.created'));
    expect(created.map(({ headers }) => headers['webhook-id'])).toHaveLength(2);
    expect(new Set(created.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await drawer.getByRole('button', { name: 'Close' }).click();

    // A rotated secret signs beside the old one for a day.
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByText('Secret rotated').waitFor();
    await page.getByText(/^The previous secret also works/u).waitFor();
    const next = (await shown.textContent()) ?? '';
    expect(next).toMatch(/^whsec_/u);
    expect(next).not.toBe(secret);
    received.clear();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect.poll(() => tests().length).toBe(1);
    for (const one of [secret, next])
      await verifyWebhook({
        payload: tests()[0]?.body ?? '',
        headers: tests()[0]?.headers ?? {},
        secret: one,
      });

    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByText('No endpoints yet').waitFor();
    expect(errors).toEqual([]);
  });

  test('on a phone everything is cards; a failing receiver says why and when it is tried again', async () => {
    const receiver_url = `http://${receiver_host}/phone`;
    const owner = await demo.newCompany({ country: 'MY' });
    const { id } = await owner.api.call<{ id: string }>('POST', '/api/v1/webhook', {
      url: receiver_url,
      events: ['order.created'],
    });
    const { page, errors } = await openPage(owner, 375);
    status = 500;
    await owner.api.call('POST', '/api/v1/order', { package_content: 'Batik' });
    await comes(page, page.getByText('Failing', { exact: true }));
    await expectFits(page, PHONES);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: receiver_url }).click();
    await page.waitForURL(`**/settings/webhooks/${id}`);
    await page
      .getByText(/^Deliveries are failing\. First failure: .* We'll turn this endpoint off after 5 days\.$/u)
      .waitFor();
    const log = page.getByRole('table', { name: 'Deliveries' });
    await log.getByText('responded with 500').waitFor();
    await log.getByText(/^Next attempt/u).waitFor();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('Test event not delivered: responded with 500').waitFor();
    await expectFits(page, PHONES);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'View test event' }).click();
    await page.getByRole('dialog').getByText('thank you').waitFor();
    await expectFits(page, PHONES);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // The filter stands in the address and survives a reload.
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('delivered');
    await page.getByText('No deliveries match your filters').waitFor();
    await page.reload();
    await page.getByText('No deliveries match your filters').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await log.getByText('responded with 500').first().waitFor();

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText(/^Turned off by an owner/u).waitFor();
    await log.getByText('the endpoint is turned off').waitFor();
    status = 200;
    received.clear();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Resend failed events' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resend' }).click();
    await comes(page, log.getByText('Delivered').first());
    expect(sentTo(receiver_url).map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'order.created',
    ]);
    expect(errors).toEqual([]);
  });

  test('staff see what is sent and change nothing (spec 6)', async () => {
    const receiver_url = `http://${receiver_host}/staff`;
    const { token } = await demo.signIn('sg');
    const answer = await fetch(`${demo.url}/api/v1/webhook`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: receiver_url, events: ['order.created'] }),
    });
    expect(answer.status).toBe(200);
    const { page, errors } = await openPage('readonly', 1280);
    await page.getByText('Only owners can manage endpoints. You can view deliveries.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add endpoint' }).count()).toBe(0);
    await page.getByRole('link', { name: receiver_url }).click();
    await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor();
    for (const name of [
      'Send test event',
      'Change',
      'Turn off',
      'Delete endpoint',
      'Show secret',
      'Rotate secret',
      'Resend failed events',
    ])
      await expect
        .poll(async () => [name, await page.getByRole('button', { name, exact: true }).count()])
        .toEqual([name, 0]);
    expect(errors).toEqual([]);
  });
});
