import type { Demo, OpenOptions, OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const tokenOf = async (demo: Demo, email: string): Promise<string> => (await demo.signIn(email)).token;

/** The console with the admin signed in. */
export async function openAsAdmin(demo: Demo, options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await demo.open({ as: 'admin', path: '/home', ...options });
  await opened.page.getByRole('button', { name: 'Account menu' }).waitFor();
  return opened;
}

/** Frees the admin of the ten an hour. */
export async function freeAdmin(demo: Demo): Promise<void> {
  await demo.database.pool.query("update sessions set created_at = created_at - 7200 where method = 'login_as'");
}

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Login as' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login as' });
  await dialog.waitFor();
  return { dialog, token: dialog.getByLabel('Access token'), submit: dialog.getByRole('button', { name: 'Login as' }) };
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Acting as another user' });

export const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token?: string }).token);

/** From the page of the admin to the same page of somebody else. */
export async function actAs(demo: Demo, page: Page, email: string): Promise<void> {
  const { token, submit } = await openDialog(page);
  await token.fill(await tokenOf(demo, email));
  const reloaded = page.waitForEvent('load');
  await submit.click();
  await reloaded;
  await bar(page).waitFor();
}

/** The bar stands at the top of the page at both widths, however far it is scrolled. */
export async function expectBarAbove(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.locator(':is(main, h1):visible').first().waitFor();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const boxOfBar = async () => {
      const box = await bar(page).boundingBox();
      return [url, box?.y, box?.height, box?.width];
    };
    await expect.poll(boxOfBar).toEqual([url, 0, 40, width]);
  }
}
