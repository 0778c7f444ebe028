import { createApi } from '@sampan/api-client';
import { copiedText, expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type DemoPerson, type OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const DEMO_KEY = 'sk_test_DemoKopiKayaSingapore0000000000000000000000';

// What the server writes down is read here, every detail of it.
const demo = useDemo({ env: { SAMPAN_LOG_LEVEL: 'debug' } });

/** A page that may read what was copied. */
const openPage = (as: DemoPerson, path: string, width: number): Promise<OpenPage> =>
  demo.open({ as, path, width, context: { permissions: ['clipboard-read', 'clipboard-write'] } });

/** What a program with this key is answered. */
async function callWith(key: string, path = '/api/v1/order/count', headers: Record<string, string> = {}) {
  const answer = await fetch(demo.url + path, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const body = (await answer.json()) as { code?: string };
  return { status: answer.status, code: body.code, request_id: answer.headers.get('X-Request-Id') ?? '' };
}

/** The same, and the log has it: calls are written down once a second. */
async function loggedCall(path: string) {
  const called = await callWith(DEMO_KEY, path);
  const isLogged = async () =>
    (await demo.database.pool.query('select from request_log where request_id = $1', [called.request_id])).rowCount;
  await expect.poll(isLogged).toBe(1);
  return called;
}

/** The secret that a dialog shows, copied with its button. */
async function takeSecret(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Secret for "${name}"` });
  await dialog.waitFor();
  // It is shown once: no key and no click beside it closes it.
  await page.keyboard.press('Escape');
  const secret = await copiedText(dialog.getByRole('button', { name: 'Copy secret' }));
  await expect.poll(() => dialog.getByRole('group', { name: 'Secret' }).textContent()).toBe(secret);
  const command = await copiedText(dialog.getByRole('button', { name: 'Copy command' }));
  expect(command).toBe(`curl ${demo.url}/api/v1/order/count \\\n  -H "Authorization: Bearer ${secret}"`);
  await expectNoAxeViolations(page, { include: ['dialog[open]'] });
  await dialog.getByRole('button', { name: "I've saved it" }).click();
  await dialog.waitFor({ state: 'hidden' });
  return secret;
}

describe('API keys (settings, for developers)', () => {
  test('a live key is made with the password, used, rotated and revoked; its secret is shown once', async () => {
    const { page, errors } = await openPage('sg', '/settings/api-keys', 1280);
    const table = page.getByRole('table', { name: 'API keys' });
    await table.waitFor();
    await expect.poll(() => page.title()).toBe('API keys · Sampan');
    await page.getByRole('button', { name: 'Create secret key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create secret key' });
    const submit = dialog.getByRole('button', { name: 'Create secret key' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await submit.click();
    await dialog.getByText('Name is required').waitFor();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('Order robot');
    await dialog.getByRole('radio', { name: /^Live/u }).check({ force: true });
    await dialog.getByRole('checkbox', { name: 'Buy and print labels' }).check();
    const ips = dialog.getByRole('textbox', { name: 'Allowed IP addresses' });
    await ips.fill('127.0.0.1\n\nshop.example');
    await submit.click();
    await dialog.getByText('Line 3: Enter an IP address such as 203.0.113.7').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await ips.fill('127.0.0.0/8');

    // The server wants to know once more who it is.
    await submit.click();
    const password = dialog.getByLabel('Your password');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await submit.click();
    await dialog.getByText('Password is required').waitFor();
    await password.fill('Sampan#2025');
    await submit.click();
    await dialog.getByText('Password is incorrect').waitFor();
    await expect.poll(() => name.inputValue()).toBe('Order robot');
    await password.fill('Sampan#2026');
    await submit.click();
    const secret = await takeSecret(page, 'Order robot');
    expect(secret).toMatch(/^sk_live_[A-Za-z0-9]{43}$/u);
    const row = table.getByRole('row').filter({ hasText: 'Order robot' });
    await row.getByText(`sk_live_…${secret.slice(-4)}`).waitFor();
    await row.getByText('Allowed from 127.0.0.0/8').waitFor();
    expect(await callWith(secret)).toMatchObject({ status: 200 });
    await page.reload();
    await row.getByText('from 127.0.0.1').waitFor();
    expect(await page.content()).not.toContain(secret.slice(8, -4));
    await expectNoAxeViolations(page);

    // Rotated without overlap: the old secret is dead at once.
    await row.getByRole('button', { name: 'Rotate Order robot' }).click();
    const rotating = page.getByRole('dialog', { name: 'Rotate "Order robot"?' });
    await rotating.getByRole('radio', { name: /^Expire now/u }).check({ force: true });
    await rotating.getByRole('button', { name: 'Rotate key' }).click();
    await rotating.getByLabel('Your password').fill('Sampan#2026');
    await page.keyboard.press('Enter');
    const second = await takeSecret(page, 'Order robot');
    expect(await callWith(secret)).toMatchObject({ status: 401, code: 'secret_key_revoked' });
    expect(await callWith(second)).toMatchObject({ status: 200 });

    await row.getByRole('button', { name: 'Revoke Order robot' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await row.getByText(/^Revoked/u).waitFor();
    expect(await callWith(second)).toMatchObject({ status: 401, code: 'secret_key_revoked' });
    expect(errors).toEqual([]);
    for (const told of [secret, second, DEMO_KEY]) expect(demo.server.output()).not.toContain(told.slice(8, -4));
  });

  test('a page of another site cannot call with a secret key: the browser asks first and is not allowed to', async () => {
    const { page } = await demo.open({ stay: true });
    await page.goto(`${demo.url.replace('127.0.0.1', 'localhost')}/developers`);
    const outcome = await page.evaluate(
      async ([url, key]) => {
        const answer = await fetch(`${url}/api/v1/order/count`, { headers: { Authorization: `Bearer ${key}` } }).catch(
          (refused: unknown) => refused,
        );
        return answer instanceof TypeError ? 'blocked' : 'answered';
      },
      [demo.url, DEMO_KEY],
    );
    expect(outcome).toBe('blocked');
    // A proxy that passes the page on is found out, and the owners see it.
    const leaked = await callWith(DEMO_KEY, '/api/v1/order/count', { Origin: 'https://shop.example' });
    expect(leaked).toMatchObject({ status: 403, code: 'secret_key_in_page' });
    const owner = await openPage('sg', '/settings/api-keys', 1280);
    await owner.page
      .getByRole('row')
      .filter({ hasText: 'Demo' })
      .getByText(/Used from a web page/u)
      .waitFor();
  });

  test('the client of the SDK takes a secret key on a server', async () => {
    const api = createApi({ base_url: demo.url, country: 'SG', language: 'en', getToken: () => DEMO_KEY });
    const { records } = await api.listOrders({ query: { status: 'new', per_page: 5 } });
    expect(records.length).toBeGreaterThan(0);
    const id = records[0]?.id ?? '';
    expect((await api.getOrder({ params: { id } })).id).toBe(id);
    await expect(api.createLabel({ params: { id }, body: { estimated_costs_id: 'any' } })).rejects.toMatchObject({
      code: 'live_key_required',
      status: 403,
    });
  });

  test('on a phone keys are cards, made with a keyboard alone; others of the company see neither page', async () => {
    const { page, errors } = await openPage('ph', '/settings/api-keys', 375);
    await page.getByRole('button', { name: 'Create secret key' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Warehouse');
    await page.keyboard.press('Enter');
    const saved = page.getByRole('button', { name: "I've saved it" });
    await saved.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: 'Warehouse' }).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    expect(errors).toEqual([]);

    const staff = await openPage('staff', '/settings/api-keys', 1280);
    await staff.page.getByText("Your role doesn't allow this. Ask an owner of your company.").waitFor();
    const menu = staff.page.getByRole('navigation', { name: 'Settings' });
    await expect.poll(() => menu.getByRole('link', { name: /API keys|Request log/u }).count()).toBe(0);
  });
});

describe('the request log', () => {
  test('shows calls a moment later, filtered by the URL, and says of a refused one what to do', async () => {
    await loggedCall('/api/v1/order/00000000-0000-7000-8000-000000000000');
    const refused = await loggedCall('/api/v1/order/list?per_page=0');
    const { page, errors } = await openPage('sg', '/settings/request-log', 1280);
    const table = page.getByRole('table', { name: 'Request log' });
    const rowOf = (text: string) => table.getByRole('row').filter({ hasText: text });
    await rowOf('/api/v1/order/{id}').first().waitFor();
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('option', { name: /^Refused/u }).click();
    await page.waitForURL('**/settings/request-log?status=4xx');
    await expect.poll(() => table.getByText('200', { exact: true }).count()).toBe(0);
    await rowOf('invalid_input').first().waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole('textbox', { name: 'Search by request ID' }).fill(refused.request_id);
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await table.getByRole('button', { name: 'GET /api/v1/order/list' }).click();
    const drawer = page.getByRole('dialog', { name: 'GET /api/v1/order/list' });
    await drawer.getByText("Some fields aren't valid. Check them and try again.").waitFor();
    await drawer.getByText('See errors in the response for each invalid field').waitFor();
    await drawer.getByText(refused.request_id).waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    // A link to a call opens it, whatever the list behind it shows.
    const link = new URL(page.url());
    link.searchParams.delete('id');
    link.searchParams.set('status', '5xx');
    await page.goto(link.href);
    await drawer.getByText(refused.request_id).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'No requests match your filters' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await rowOf('/api/v1/order/{id}').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('on a phone it is a list of cards; an empty one shows a first call to copy', async () => {
    await loggedCall('/api/v1/order/list');
    const { page, errors } = await openPage('sg', '/settings/request-log', 375);
    await page
      .getByRole('button', { name: /\/api\/v1\/order/u })
      .first()
      .waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);

    const empty = await openPage('my', '/settings/request-log', 375);
    await empty.page.getByRole('heading', { name: 'No requests yet' }).waitFor();
    const command = await copiedText(empty.page.getByRole('button', { name: 'Copy command' }));
    expect(command).toBe(`curl ${demo.url}/api/v1/order/count \\\n  -H "Authorization: Bearer $SAMPAN_SECRET_KEY"`);
    await expectNoAxeViolations(empty.page);
    expect([...errors, ...empty.errors]).toEqual([]);
  });
});
