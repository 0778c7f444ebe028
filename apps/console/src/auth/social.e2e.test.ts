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

const WIDTHS = [375, 1280];

async function openPage(width: number, path = '/auth'): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url + path);
  return { page, errors };
}

async function choose(page: Page, provider: 'Google' | 'Facebook', who: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('heading', { name: 'Who do you want to sign in as?' }).waitFor();
  await page.getByRole('button', { name: who }).click();
}

const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(WIDTHS)('Continue with Google and Facebook at %i px (spec 1, trust 4.20)', (width) => {
  test('somebody new comes in through either, in the same tab, and no token stays in the address', async () => {
    for (const provider of ['Google', 'Facebook'] as const) {
      const { page, errors } = await openPage(width, '/auth?next=/orders/in-transit');
      const button = page.getByRole('button', { name: `Continue with ${provider}` });
      await button.waitFor();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await expectNoAxeViolations(page);
      await button.click();
      await page.getByRole('button', { name: /Amelia Goh/u }).waitFor();
      await expectNoAxeViolations(page);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      // The first of them opens the account; its email then has one, whoever vouches for it.
      await page.getByRole('button', { name: /Amelia Goh/u }).click();
      if (provider === 'Google') {
        await page.waitForURL('**/orders/in-transit');
      } else {
        await page.getByText('This email already has an account here.').waitFor();
        await expectNoAxeViolations(page);
      }
      expect(page.context().pages()).toHaveLength(1);
      expect(await page.evaluate(() => window.location.hash)).toBe('');
      await page.goBack();
      expect(page.url()).not.toContain('id_token=ey');
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test('cancelling and an unverified email say so and lead back', async () => {
    const { page, errors } = await openPage(width);
    await choose(page, 'Google', 'Cancel');
    await page.getByText('You cancelled. Nothing was shared with Sampan.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /Farid Osman/u }).click();
    await page.getByText('This account has no verified email.').waitFor();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('button', { name: 'Continue with Facebook' }).waitFor();
    expect(page.url()).toBe(`${server.url}/auth`);
    expect(errors.filter((line) => !line.includes('422'))).toEqual([]);
    await page.context().close();
  });

  test('an answer nobody asked for signs nobody in', async () => {
    const { page, errors } = await openPage(width, '/auth/social#id_token=a.b.c&state=forged');
    await page.getByText('It was begun in another tab, or too long ago.').waitFor();
    expect(page.url()).toBe(`${server.url}/auth/social`);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a.b.c');
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('connecting to an account that exists (trust 4.20)', () => {
  test('the password first, then Google; after that Google leads in, and it can be disconnected', async () => {
    const { page, errors } = await openPage(1280);
    await choose(page, 'Google', /Rachel Tan Hui Min/u);
    await page.getByText('This email already has an account here.').waitFor();
    await page.getByRole('link', { name: 'Sign in with my password' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('sg@demo.sampan.test');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Sampan#2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/settings/security');

    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: /Rachel Tan Hui Min/u }).click();
    await page.getByText('Google is connected').waitFor();
    await page.getByText('Connected as sg@demo.sampan.test').waitFor();
    expect(page.url()).toBe(`${server.url}/settings/security`);
    await expectNoAxeViolations(page, { include: ['#social'] });

    const other = await openPage(375);
    await choose(other.page, 'Google', /Rachel Tan Hui Min/u);
    await other.page.waitForURL('**/orders/new');
    await other.page.context().close();

    // Somebody else's sign-in is refused, and the way back leads to the settings.
    await page.getByRole('button', { name: 'Connect Facebook' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByText('Google is disconnected').waitFor();
    await page.getByRole('button', { name: 'Connect Google' }).waitFor();
    expect(errors.filter((line) => !line.includes('422'))).toEqual([]);
    await page.context().close();
  });

  test('the only way in stays: no button, and the reason', async () => {
    const { page } = await openPage(375);
    await choose(page, 'Google', /Amelia Goh/u);
    await page.waitForURL(/\/(?:onboard|orders\/new)$/u);
    await page.goto(`${server.url}/settings/security`);
    await page.getByText('Your only way to sign in.').waitFor();
    expect(await page.getByRole('button', { name: 'Disconnect Google' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // Nobody who comes this way ticked the terms yet.
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    // Who has no password is not asked for one: the link of a forgotten one brings the first.
    expect(await page.getByLabel('Current password').count()).toBe(0);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Reset link is sent to your email!').waitFor();
    await page.context().close();
  });
});
