import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
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

/** Another one for each width, so that it changes. */
const phoneOf = (width: number) => `8123${String(width).padStart(4, '0')}`;

async function openLog(width: number, search = ''): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: /Rachel/u })
    .first()
    .click();
  await page.waitForURL('**/orders/new');
  await page.evaluate(async (phone) => {
    const { token } = JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token: string };
    await fetch('/api/v1/me', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `Rachel ${Math.random()}`.slice(0, 12), phone }),
    });
  }, phoneOf(width));
  await page.goto(`${server.url}/settings/activity${search}`);
  await page.getByRole('heading', { name: 'Activity log', level: 1 }).waitFor();
  return { page, errors };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each([375, 1280])('the activity log at %i px (trust 8)', (width) => {
  test('says in sentences who did what, when and from where; the sheet shows before and after, masked', async () => {
    const { page, errors } = await openLog(width);
    const table = page.getByRole('table', { name: 'Activity log' });
    const sentence = table.getByRole('button', { name: /Rachel .* changed their profile/u }).first();
    await sentence.waitFor();
    const row = table.locator('tr', { has: page.getByRole('button', { name: /changed their profile/u }) }).first();
    expect(await row.textContent()).toMatch(/Today \d+:\d\d [ap]m.*Chrome, Linux.*127\.0\.0\.•/u);
    expect(await table.textContent()).not.toMatch(/\b(?:order|user|session|label)\.[a-z_]+/u);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    await sentence.click();
    const sheet = page.getByRole('dialog', { name: 'Details' });
    await sheet.getByRole('heading', { name: 'Changes' }).waitFor();
    expect(await sheet.getByRole('row', { name: /Phone/u }).textContent()).toContain(
      `•••• ${phoneOf(width).slice(-4)}`,
    );
    expect(await sheet.textContent()).not.toContain(phoneOf(width));
    await sheet.getByText('Personal data is masked here.').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('filters stand in the URL; nothing found says so and can be cleared', async () => {
    const { page, errors } = await openLog(width);
    const table = page.getByRole('table', { name: 'Activity log' });
    await table.waitFor();
    await page.getByRole('button', { name: /^Topic/u }).click();
    await page.getByRole('option', { name: 'Sign-in' }).click();
    await page.waitForURL(/group=sign_in/u);
    await table
      .getByRole('button', { name: /signed in/u })
      .first()
      .waitFor();
    await page.goto(`${server.url}/settings/activity?from=2020-01-01&to=2020-01-02`);
    await page.getByRole('heading', { name: 'Nothing matches these filters' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await table.waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('a log that does not come says so, keeps its filters, and is asked again', async () => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: /Rachel/u })
    .first()
    .click();
  await page.waitForURL('**/orders/new');
  await page.route('**/api/v1/activity/list**', (route) => route.fulfill({ status: 422, body: '{}' }));
  await page.goto(`${server.url}/settings/activity?group=parcels`);
  await page.getByText('The log could not be loaded').waitFor();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/v1/activity/list**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: 'Activity log' }).waitFor();
  expect(new URL(page.url()).search).toBe('?group=parcels');
  await page.context().close();
});

test('is the owners’: others are not offered it', async () => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await page
    .getByRole('button', { name: /Marcus/u })
    .first()
    .click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}/settings`);
  await page.getByRole('navigation', { name: 'Settings' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Activity log' }).count()).toBe(0);
  await page.context().close();
});
