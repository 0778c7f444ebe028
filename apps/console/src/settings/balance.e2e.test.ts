import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherDevice, saveCard } from '../top-up/paynow.fixtures.ts';

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

async function enter(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}/settings/balance`);
  return { page, errors };
}

describe('/settings/balance', () => {
  test.each([375, 1280])('at %i px: a card first, then consent, then on, changed and off', async (width) => {
    const sg = width === 375;
    const { page, errors } = await enter(sg ? /Rachel Tan/u : /Nur Aisyah/u, width);
    const turn_on = page.getByRole('button', { name: 'Turn on' });
    await page.getByText('Add a card first: automatic top-up charges your default card.').waitFor();
    await page.getByText('Off', { exact: true }).waitFor();
    expect(await turn_on.isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await saveCard(await otherDevice(server, `${sg ? 'sg' : 'my'}@demo.sampan.test`), '4242424242424242');
    await page.reload();
    await page.getByText(/4242, your default card\./u).waitFor();
    const below = page.getByRole('textbox', { name: 'When the balance is below' });
    await below.fill('200');
    await page.getByRole('textbox', { name: 'Top up', exact: true }).fill('100');
    expect(await turn_on.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /I agree that Sampan charges/u }).click();
    await turn_on.click();
    await page.getByText('Amount must be at least the threshold').waitFor();
    await below.fill('5');
    await turn_on.click();
    await page.getByText('On', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Off', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a balance below the threshold is said on every page, until it is put away; the next fall says it again', async () => {
    const { page } = await enter(/Maria Cristina/u, 1280);
    await page.getByRole('textbox', { name: 'Below', exact: true }).fill('400,000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your balance is low').waitFor();
    await page.goto(`${server.url}/orders/new`);
    await page.getByText(/Below ₱400,000\.00 your next label may not go through\./u).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Hide until the next time' }).click();
    await page.getByText('Your balance is low').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.c-header .c-balance').waitFor();
    expect(await page.getByText('Your balance is low').count()).toBe(0);
    const device = await otherDevice(server, 'ph@demo.sampan.test');
    for (const threshold of [1, 400_000])
      await device.call('PUT', '/api/v1/me/balance_setting/low_balance', { is_on: true, threshold });
    await page.reload();
    await page.getByText('Your balance is low').waitFor();
    await page.context().close();
  });

  test('who pays by invoice has nothing to fill', async () => {
    const { page } = await enter(/Adeline Koh/u, 375);
    await page.getByText('Your company pays by invoice').waitFor();
    expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
    await page.context().close();
  });
});
