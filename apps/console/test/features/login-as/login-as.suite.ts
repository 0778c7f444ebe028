import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { afterEach, describe, expect, test } from 'vitest';
import { actAs, bar, freeAdmin, openAsAdmin, openDialog, storedToken } from './login-as.fixtures.ts';

/** An admin acts for somebody and returns, at one width. */
export function loginAs(demo: Demo, width: number): void {
  afterEach(() => freeAdmin(demo));

  describe(`Login as at ${width} px (spec 4, 5, 6)`, () => {
    test("the button waits while there is nothing to send; 'This is current account' clears on edit", async () => {
      const { page, errors } = await openAsAdmin(demo, { width });
      const { dialog, token, submit } = await openDialog(page);
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await token.fill((await storedToken(page)) ?? '');
      await submit.click();
      await dialog.getByText('This is current account').waitFor();
      await expect
        .poll(async () => [await submit.isDisabled(), await token.inputValue()])
        .toEqual([true, await storedToken(page)]);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await token.fill('no such token');
      await expect.poll(() => dialog.getByText('This is current account').count()).toBe(0);
      await expect.poll(() => submit.isDisabled()).toBe(false);
      await submit.click();
      await dialog.getByText('This access token no longer works. Request a new one.').waitFor();
      expect(errors).toEqual([]);
    });

    test('by an access token: country and language follow, the page reloads, and Return gives the own account back', async () => {
      const { page, errors } = await openAsAdmin(demo, { width });
      const own = await storedToken(page);
      await actAs(demo, page, 'my@demo.sampan.test');
      await expect.poll(() => bar(page).textContent()).toMatch(/until \d\d:\d\d [ap]m/u);
      expect(await storedToken(page)).not.toBe(own);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('sampan.language'))).toBe('"en"');
      await page.locator('.c-header').getByText('MY', { exact: true }).waitFor();
      await expect
        .poll(async () => {
          const box = await bar(page).boundingBox();
          return [box?.y, box?.height];
        })
        .toEqual([0, 40]);
      await expectFits(page);
      await expectNoAxeViolations(page);

      // Not twice: the menu offers the way back instead.
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect.poll(() => page.getByRole('menuitem', { name: 'Login as' }).count()).toBe(0);
      await page.getByRole('menuitem', { name: 'Return to my account' }).waitFor();
      await page.keyboard.press('Escape');

      const borrowed = await storedToken(page);
      const reloaded = page.waitForEvent('load');
      await bar(page).getByRole('button', { name: 'Return to my account' }).click();
      await reloaded;
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await expect.poll(async () => [await bar(page).count(), await storedToken(page)]).toEqual([0, own]);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sampan.own_session'))).toBeNull();
      const dead = await fetch(`${demo.url}/api/v1/me`, { headers: { Authorization: `Bearer ${borrowed}` } });
      expect(dead.status).toBe(401);
      expect(errors).toEqual([]);
    });

    test('by search and a reason, which the person reads', async () => {
      const { page, errors } = await openAsAdmin(demo, { width });
      const { dialog, submit } = await openDialog(page);
      await dialog.getByRole('searchbox', { name: 'Or find a user' }).fill('zzzz');
      await dialog.getByText('No users found.').waitFor();
      await dialog.getByRole('searchbox').fill('kopi');
      await dialog.getByText('sg@demo.sampan.test').click();
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked why a label was refused');
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      const reloaded = page.waitForEvent('load');
      await submit.click();
      await reloaded;
      await page.goto(`${demo.url}/settings/activity`);
      await page.getByText('Sampan support started acting in your company').first().waitFor();
      await page.getByText('They asked why a label was refused').first().waitFor();
      expect(errors).toEqual([]);
    });
  });
}
