import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createConsoleRouter } from '../app/router.tsx';

const PASSWORD = 'Sampan#2026';
const WIDTHS = [375, 1280];

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterEach(async () => {
  // Frees the admin of the ten an hour.
  await database.pool.query("update sessions set created_at = created_at - 7200 where method = 'login_as'");
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The console with the admin signed in. */
async function openAsAdmin(width: number, path = '/home'): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: /admin/iu }).first().click();
  await page.waitForURL('**/orders/new');
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  return { page, errors };
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Login as' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login as' });
  await dialog.waitFor();
  return { dialog, token: dialog.getByLabel('Access token'), submit: dialog.getByRole('button', { name: 'Login as' }) };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Acting for somebody else' });
const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token?: string }).token);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function actAs(page: Page, email: string): Promise<void> {
  const { token, submit } = await openDialog(page);
  await token.fill(await tokenOf(email));
  const reloaded = page.waitForEvent('load');
  await submit.click();
  await reloaded;
  await bar(page).waitFor();
}

describe.each(WIDTHS)('Login as at %i px (spec 4, 5, 6)', (width) => {
  test("the button waits while there is nothing to send; 'This is current account' clears on edit", async () => {
    const { page, errors } = await openAsAdmin(width);
    const { dialog, token, submit } = await openDialog(page);
    expect(await submit.isDisabled()).toBe(true);
    await token.fill((await storedToken(page)) ?? '');
    await submit.click();
    await dialog.getByText('This is current account').waitFor();
    expect([await submit.isDisabled(), await token.inputValue()]).toEqual([true, await storedToken(page)]);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await token.fill('no such token');
    expect(await dialog.getByText('This is current account').count()).toBe(0);
    expect(await submit.isDisabled()).toBe(false);
    await submit.click();
    await dialog.getByText('This access token does not work any more. Ask for a new one.').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by an access token: country and language follow, the page reloads, and Return gives the own account back', async () => {
    const { page, errors } = await openAsAdmin(width);
    const own = await storedToken(page);
    await actAs(page, 'my@demo.sampan.test');
    expect(await bar(page).textContent()).toMatch(/until \d\d:\d\d [ap]m/u);
    expect(await storedToken(page)).not.toBe(own);
    expect(await page.evaluate(() => localStorage.getItem('sampan.language'))).toBe('"en"');
    await page.locator('.c-header').getByText('MY', { exact: true }).waitFor();
    const box = await bar(page).boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 40]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    // Not twice: the menu offers the way back instead.
    await page.getByRole('button', { name: 'Account menu' }).click();
    expect(await page.getByRole('menuitem', { name: 'Login as' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Return to my account' }).waitFor();
    await page.keyboard.press('Escape');

    const borrowed = await storedToken(page);
    const reloaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'Return to my account' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    expect([await bar(page).count(), await storedToken(page)]).toEqual([0, own]);
    expect(await page.evaluate(() => sessionStorage.getItem('sampan.own_session'))).toBeNull();
    const dead = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${borrowed}` } });
    expect(dead.status).toBe(401);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('by search and a reason, which the person reads', async () => {
    const { page, errors } = await openAsAdmin(width);
    const { dialog, submit } = await openDialog(page);
    await dialog.getByRole('searchbox', { name: 'Or find a person' }).fill('zzzz');
    await dialog.getByText('Nobody was found.').waitFor();
    await dialog.getByRole('searchbox').fill('kopi');
    await dialog.getByText('sg@demo.sampan.test').click();
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked why a label was refused');
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    const reloaded = page.waitForEvent('load');
    await submit.click();
    await reloaded;
    await page.goto(`${server.url}/settings/activity`);
    await page.getByText('Sampan support began to act in your company').first().waitFor();
    await page.getByText('They asked why a label was refused').first().waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('the bar', () => {
  test('the bar stands over every route of the console (trust A6)', async () => {
    const { page } = await openAsAdmin(1280);
    await actAs(page, 'sg@demo.sampan.test');
    const router = createConsoleRouter({ services: null as never, queries: null as never });
    const paths = Object.keys(router.routesByPath).map((path) =>
      path
        .replace('$country', 'sg')
        .replace('$list', 'new')
        .replace('$step', '1+customer_address')
        .replace('$id', '00000000-0000-7000-8000-000000000000')
        .replace('$', 'some/where'),
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of [
      ...paths,
      '/sell-product?product=prod_sg_kaya_jam_trio',
      '/orders/new?track=SMPME00000000010',
    ]) {
      await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
      await page.locator(':is(main, h1):visible').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 812 });
        await page.evaluate(() => window.scrollTo(0, 2_000));
        const box = await bar(page).boundingBox();
        expect([path, box?.y, box?.height, box?.width]).toEqual([path, 0, 40, width]);
      }
    }
    await page.context().close();
  });
});

describe('the end of it (trust 4.4)', () => {
  test('when the hour is over, the admin is themselves again; when their own session is over too, nobody is', async () => {
    const { page } = await openAsAdmin(1280);
    const own = await storedToken(page);
    // What the page still asks for must not be what learns of it: the link would be gone.
    const endSessions = async (which = '') => {
      await page.waitForLoadState('networkidle');
      await database.pool.query(`update sessions set expires_at = 1 ${which}`);
    };
    await actAs(page, 'sg@demo.sampan.test');
    await endSessions("where method = 'login_as'");
    // The page of before still has its menu while the reload is on its way.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'COD Orders' }).click();
    await reloaded;
    await expect.poll(() => storedToken(page), { timeout: 10_000 }).toBe(own);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    expect(await bar(page).count()).toBe(0);

    await actAs(page, 'sg@demo.sampan.test');
    await endSessions();
    await page.getByRole('link', { name: 'COD Orders' }).click();
    await page.waitForURL(/\/auth/u);
    await expect.poll(() => storedToken(page), { timeout: 10_000 }).toBeUndefined();
    await page.context().close();
  });

  test('late 401s of the token before do not end the session (trust 4.5)', async () => {
    const { page } = await openAsAdmin(1280);
    const own = await storedToken(page);
    const held: Route[] = [];
    await page.route('**/api/v1/**', async (route) => {
      const { authorization } = route.request().headers();
      if (route.request().method() === 'GET' && authorization === `Bearer ${own}`) held.push(route);
      else await route.continue();
    });
    await page.reload();
    await expect.poll(() => held.length, { timeout: 15_000 }).toBeGreaterThan(2);
    const { token, submit } = await openDialog(page);
    await token.fill(await tokenOf('sg@demo.sampan.test'));
    await submit.click();
    await expect.poll(() => storedToken(page), { timeout: 15_000 }).not.toBe(own);
    const borrowed = await storedToken(page);
    for (const route of held) await route.fulfill({ status: 401, body: '{}' }).catch(() => undefined);
    await bar(page).waitFor();
    await page.waitForLoadState('load');
    await page.getByRole('link', { name: 'COD Orders' }).click();
    await page.getByRole('heading', { name: 'COD', level: 1 }).waitFor();
    expect(await storedToken(page)).toBe(borrowed);
    await page.context().close();
  });

  test('other tabs follow, and each of them can return', async () => {
    const { page } = await openAsAdmin(1280);
    const own = await storedToken(page);
    const other = await page.context().newPage();
    await other.goto(`${server.url}/home`);
    await other.getByRole('button', { name: 'Account menu' }).waitFor();
    await actAs(page, 'sg@demo.sampan.test');
    await bar(other).waitFor();
    const later = await page.context().newPage();
    await later.goto(`${server.url}/home`);
    await bar(later).waitFor();
    await later.waitForFunction(() => sessionStorage.getItem('sampan.own_session') !== null);
    await bar(later).getByRole('button', { name: 'Return to my account' }).click();
    for (const tab of [page, other, later]) await bar(tab).waitFor({ state: 'detached' });
    await expect.poll(() => storedToken(other)).toBe(own);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sampan.own_session'))).toBeNull();
    await page.context().close();
  });

  test('nobody but an admin is offered it', async () => {
    const page = await newPage(browser);
    await page.goto(server.url);
    await page.getByRole('button', { name: /Rachel Tan/u }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /Login as|Return/u }).count()).toBe(0);
    await page.context().close();
  });

  test('logging out while acting ends both sessions', async () => {
    const { page } = await openAsAdmin(1280);
    const own = await storedToken(page);
    await actAs(page, 'sg@demo.sampan.test');
    const borrowed = await storedToken(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(/\/auth/u);
    const statusOf = async (token: string | undefined) =>
      (await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status;
    await expect.poll(() => statusOf(own)).toBe(401);
    expect(await statusOf(borrowed)).toBe(401);
    await expect.poll(() => storedToken(page)).toBeUndefined();
    await page.context().close();
  });
});
