import { useDemo } from '@sampan/testing/demo';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  actAs,
  bar,
  openAsAdmin,
  openDialog,
  storedToken,
  tokenOf,
} from '#test/features/login-as/login-as.fixtures.ts';
import { loginAs } from '#test/features/login-as/login-as.suite.ts';

// Sessions of the operator's admin are counted and ended here.
const demo = useDemo({ own: true });

/** The bar over every route: login-as.matrix.test.ts. */
loginAs(demo, 375);

describe('the end of it (trust 4.4)', () => {
  test('when the hour is over, the admin is themselves again; when their own session is over too, nobody is', async () => {
    const { page } = await openAsAdmin(demo);
    const own = await storedToken(page);
    // Whichever asks next learns of it: the click, or what the page asks for by itself, which takes the link away.
    const endSessions = async (which = '') => {
      await demo.database.pool.query(`update sessions set expires_at = 1 ${which}`);
      const click = () => document.querySelector<HTMLAnchorElement>('a[href="/orders/cod"]')?.click();
      // A page that is reloading already has no document to click in.
      await page.evaluate(click).catch(() => undefined);
    };
    await actAs(demo, page, 'sg@demo.sampan.test');
    await page.getByRole('link', { name: 'COD Orders' }).waitFor();
    // The page of before still has its menu while the reload is on its way.
    const reloaded = page.waitForEvent('load');
    await endSessions("where method = 'login_as'");
    await reloaded;
    await expect.poll(() => storedToken(page), { timeout: 10_000 }).toBe(own);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);

    await actAs(demo, page, 'sg@demo.sampan.test');
    await page.getByRole('link', { name: 'COD Orders' }).waitFor();
    await endSessions();
    await page.waitForURL(/\/auth/u);
    await expect.poll(() => storedToken(page), { timeout: 10_000 }).toBeUndefined();
  });

  test('late 401s of the token before do not end the session (trust 4.5)', async () => {
    const { page } = await openAsAdmin(demo);
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
    await token.fill(await tokenOf(demo, 'sg@demo.sampan.test'));
    const reloaded = page.waitForEvent('load');
    await submit.click();
    let borrowed: string | undefined;
    // A page that is reloading already has no document to read in.
    await expect.poll(async () => (borrowed = await storedToken(page)), { timeout: 15_000 }).not.toBe(own);
    for (const route of held) await route.fulfill({ status: 401, body: '{}' }).catch(() => undefined);
    await reloaded;
    await bar(page).waitFor();
    await page.getByRole('link', { name: 'COD Orders' }).click();
    await page.getByRole('heading', { name: 'COD', level: 1 }).waitFor();
    expect(await storedToken(page)).toBe(borrowed);
  });

  test('other tabs follow, and each of them can return', async () => {
    const { page } = await openAsAdmin(demo, { fresh: true });
    const own = await storedToken(page);
    const other = await page.context().newPage();
    await other.goto(`${demo.url}/home`);
    await other.getByRole('button', { name: 'Account menu' }).waitFor();
    await actAs(demo, page, 'sg@demo.sampan.test');
    await bar(other).waitFor();
    const later = await page.context().newPage();
    await later.goto(`${demo.url}/home`);
    await bar(later).waitFor();
    await later.waitForFunction(() => sessionStorage.getItem('sampan.own_session') !== null);
    await bar(later).getByRole('button', { name: 'Return to my account' }).click();
    for (const tab of [page, other, later]) await bar(tab).waitFor({ state: 'detached' });
    await expect.poll(() => storedToken(other)).toBe(own);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sampan.own_session'))).toBeNull();
  });

  test('nobody but an admin is offered it', async () => {
    const { page } = await demo.open({ as: 'sg' });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: /Login as|Return/u }).count()).toBe(0);
  });

  test('logging out while acting ends both sessions', async () => {
    const { page } = await openAsAdmin(demo);
    const own = await storedToken(page);
    await actAs(demo, page, 'sg@demo.sampan.test');
    const borrowed = await storedToken(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(/\/auth/u);
    const statusOf = async (token: string | undefined) =>
      (await fetch(`${demo.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status;
    await expect.poll(() => statusOf(own)).toBe(401);
    await expect.poll(() => statusOf(borrowed)).toBe(401);
    await expect.poll(() => storedToken(page)).toBeUndefined();
  });
});
