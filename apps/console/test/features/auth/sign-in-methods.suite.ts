import { randomInt, randomUUID } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CODE, nextFrom, RESET_LINK, signInByForm } from './sign-in-methods.fixtures.ts';

/** A new company is led through its first label, which it may skip. */
const IN_FOR_THE_FIRST_TIME = /\/onboard/u;

const code = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });
const wrong = (known: string) => (known === '123456' ? '654321' : '123456');

/** Every way in and out again, walked by people of their own at one width. */
export function signInMethods(demo: Demo, width: number): void {
  describe(`the ways in, at ${width} px`, () => {
    test('spec 2 and 4: register, the dialog blocks, wrong, dead and expired codes, and the newest one opens', async () => {
      const email = `new-${randomUUID()}@shop.example`;
      const { page, errors } = await demo.open({ path: '/auth/register', width });
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Accept the terms to continue').waitFor();
      await expectNoAxeViolations(page);
      await expectFits(page);
      await page.getByRole('textbox', { name: 'Company or store name (optional)' }).fill('Teh Tarik Trading');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel('Password', { exact: false }).first().fill('Harbour#2026-kaya');
      await page.getByText('Password strength: strong').waitFor();
      await page.getByRole('checkbox', { name: /^I agree/u }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL(IN_FOR_THE_FIRST_TIME);
      const dialog = page.getByRole('dialog', { name: 'Verify your email' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });

      const first = await nextFrom(demo, email, CODE);
      await code(page).fill(wrong(first));
      await dialog.locator('.s-field__error').waitFor();
      await expect.poll(() => code(page).inputValue()).toBe(wrong(first));
      await dialog.getByRole('button', { name: 'Resend' }).click();
      const second = await nextFrom(demo, email, CODE, [first]);
      await dialog.getByRole('button', { name: 'Resent' }).waitFor();
      // The newest code kills the one before it.
      await code(page).fill(first);
      await dialog.locator('.s-field__error').waitFor();
      const expired = await demo.database.pool.query(
        `update one_time_codes set expires_at = 1 where purpose = 'email'
       and subject = (select id::text from users where email = $1)`,
        [email],
      );
      expect(expired.rowCount).toBe(1);
      await code(page).fill('');
      await code(page).fill(second);
      await dialog.locator('.s-field__error').waitFor();
      await dialog.getByRole('button', { name: 'Resend', exact: true }).click();
      const third = await nextFrom(demo, email, CODE, [first, second]);
      await code(page).fill('');
      await code(page).fill(third);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Email verified').waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(errors).toEqual([]);
    });

    test('spec 1: phone and one-time code; a used code is dead', async () => {
      const number = `9${randomInt(1_000_000, 10_000_000)}`;
      const { page, errors } = await demo.open({ path: '/auth/phone', width });
      await page.getByRole('heading', { level: 1, name: 'Sign in with phone' }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('combobox', { name: 'Country code' }).selectOption('VN');
      await page.getByText('Our service in Vietnam has closed.').waitFor();
      await page.getByRole('combobox', { name: 'Country code' }).selectOption('SG');
      await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByText(`We sent a 6-digit code to +65 ${number}.`).waitFor();
      await expectNoAxeViolations(page);
      const first = await nextFrom(demo, `+65${number}`, CODE);
      await code(page).fill(wrong(first));
      await page.locator('.s-field__error').waitFor();
      await code(page).fill('');
      await code(page).fill(first);
      await page.waitForURL(IN_FOR_THE_FIRST_TIME);
      // Somebody who came by phone ticked no box yet (spec 4, Terms modal).
      const terms = page.getByRole('dialog', { name: "We've updated our terms" });
      await terms.getByRole('heading', { name: 'Terms of service' }).waitFor();
      await expect.poll(() => terms.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await terms.getByRole('checkbox').check();
      await terms.getByRole('button', { name: 'Continue' }).click();
      await terms.waitFor({ state: 'detached' });
      await page.goto(`${demo.url}/orders/new`);
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL('**/auth');

      await page.goto(`${demo.url}/auth/phone`);
      await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
      await page.getByRole('button', { name: 'Send code' }).click();
      await code(page).fill(first);
      await page.locator('.s-field__error').waitFor();
      const second = await nextFrom(demo, `+65${number}`, CODE, [first]);
      await code(page).fill('');
      await code(page).fill(second);
      await page.waitForURL('**/orders/new');
      expect(errors).toEqual([]);
    });

    test('spec 7 and 8: forgot, reset, sign in; every device is out, and the link is dead', async () => {
      const owner = await demo.newCompany({ country: 'MY' });
      const { email } = owner;
      const { page: other } = await demo.open({ as: owner });
      await other.getByRole('button', { name: 'Account menu' }).waitFor();
      const { page, errors } = await demo.open({ path: '/auth', width });
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await page.getByText('Reset link is sent to your email!').waitFor();
      await expectNoAxeViolations(page);
      const link = await nextFrom(demo, email, RESET_LINK);

      await page.goto(link);
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill('different');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password must be longer or equal than 8 characters').waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Batik-sarung-88!');
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Batik-sarung-88!');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed. Sign in with your new password.').waitFor();

      // Whoever was signed in with the old password is out by themselves, and comes back to where they were.
      await other.waitForURL('**/auth?next=*', { timeout: 15_000 });
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
      await expectNoAxeViolations(page);

      await page.goto(`${demo.url}/orders/pick-up`);
      await page.waitForURL('**/auth?next=*');
      await signInByForm(page, owner);
      await page.getByText('Incorrect email or password.').waitFor();
      await signInByForm(page, { email, password: 'Batik-sarung-88!' });
      await page.waitForURL('**/orders/pick-up');
      expect(errors).toEqual([]);
    });

    test('trust 4 row 22: an expired reset link offers a new one', async () => {
      const { api, email, user } = await demo.newCompany();
      await api.call('POST', '/api/v1/forgot_password', { email });
      const link = await nextFrom(demo, email, RESET_LINK);
      await demo.database.pool.query('update password_resets set expires_at = 1 where user_id = $1', [user.id]);
      const { page } = await demo.open({ path: '/auth', width });
      await page.goto(link);
      await page.getByRole('link', { name: 'Request new link' }).click();
      await page.waitForURL('**/auth/forgot-password');
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Forgot your password?');
    });

    test('trust 4 row 2: a revoked session is out on its browser; a changed password keeps this one in', async () => {
      const owner = await demo.newCompany();
      const { page: here } = await demo.open({ as: owner, path: '/settings/security', width });
      const { page: there } = await demo.open({ as: await demo.signIn(owner.email) });
      await there.getByRole('button', { name: 'Account menu' }).waitFor();
      await here.reload();
      const devices = here.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
      await expect.poll(() => devices.count(), { timeout: 10_000 }).toBe(2);
      await expect.poll(() => devices.first().textContent()).toContain('This device');
      await expectNoAxeViolations(here);
      await expectFits(here);
      await devices.nth(1).getByRole('button').click();
      await there.waitForURL('**/auth?next=*', { timeout: 15_000 });
      await expect.poll(() => devices.count(), { timeout: 10_000 }).toBe(1);
      await here.getByText("You're not signed in anywhere else.").waitFor();

      await signInByForm(there, owner);
      await there.waitForURL('**/orders/new');
      await here.reload();
      await here.getByRole('button', { name: 'Sign out all other devices' }).click();
      const question = here.getByRole('alertdialog');
      await expectNoAxeViolations(here, { include: ['dialog[open]'] });
      await question.getByRole('button', { name: 'Sign out all other devices' }).click();
      await there.waitForURL('**/auth?next=*', { timeout: 15_000 });

      await signInByForm(there, owner);
      await there.waitForURL('**/orders/new');
      await here.getByLabel('Current password').fill('Sampan#2025');
      await here.getByRole('textbox', { name: 'New password', exact: true }).fill('Sampan#2025');
      await here.getByRole('textbox', { name: 'Confirm new password' }).fill('Sampan#2025');
      await here.getByRole('button', { name: 'Change password' }).click();
      await here.getByText('New password must be different from the old one').waitFor();
      await here.getByRole('textbox', { name: 'New password', exact: true }).fill('Kopi-susu-gula-7!');
      await here.getByRole('textbox', { name: 'Confirm new password' }).fill('Kopi-susu-gula-7!');
      await here.getByRole('button', { name: 'Change password' }).click();
      await here.getByText('Password is incorrect').waitFor();
      await here.getByLabel('Current password').fill('Sampan#2026');
      await here.getByRole('button', { name: 'Change password' }).click();
      await here.getByText('Password changed').waitFor();
      await there.waitForURL('**/auth?next=*', { timeout: 15_000 });
      await here.goto(`${demo.url}/orders/new`);
      await here.getByRole('button', { name: 'Account menu' }).waitFor();
    });

    test('spec 2: the documents of the sign-in area, per country, each in its language', async () => {
      const { page, errors } = await demo.open({ path: '/auth', width });
      await page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
      await expectNoAxeViolations(page);
      for (const [link, title] of [
        ['Terms of service', 'Terms of service'],
        ['Privacy policy', 'Privacy policy'],
        ['Manual', 'Manual'],
        ['FAQ', 'Frequently asked questions'],
      ] as const) {
        await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: link }).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await expectNoAxeViolations(page);
        await expectFits(page);
      }
      await page.goto(`${demo.url}/auth/policy`);
      for (const [country, title, lang] of [
        ['MY', 'Privacy policy', 'en'],
        ['ID', 'Kebijakan privasi', 'id-ID'],
        ['VN', 'Chính sách quyền riêng tư', 'vi-VN'],
      ] as const) {
        await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await expect.poll(() => page.locator('article').getAttribute('lang')).toBe(lang);
      }
      expect(errors).toEqual([]);
    });

    test('spec 2 Header and 9: Indonesia chooses English or Bahasa before signing in; Vietnam leads to /maintain', async () => {
      const { page, errors } = await demo.open({ path: '/id', width });
      await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Masuk ke Sampan' }).waitFor();
      await page.getByRole('button', { name: 'Bahasa' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
      await page.goto(`${demo.url}/sg`);
      await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Language' }).count()).toBe(0);

      await page.evaluate(() => localStorage.setItem('sampan.order_draft.u1', '{"fields":{}}'));
      await page.goto(`${demo.url}/vn/orders`);
      await page.waitForURL('**/maintain');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoAxeViolations(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('sampan.country'))).not.toBeNull();
      await page.locator('a[href="/sg"]').click();
      await page.waitForURL('**/sg');
      // Trust 4 row 35: the way out clears country and session, never drafts.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('sampan.order_draft.u1'))).not.toBeNull();
      expect(errors).toEqual([]);
    });

    test('spec 2 Redirect rules: a signed-in person on an /auth page goes to /orders/new, but for its documents', async () => {
      const { page } = await demo.open({ path: '/auth', width });
      // A newcomer looks around without a word typed: the demo's accounts are folded under the form.
      await page.getByText('Try it now', { exact: true }).click();
      await page.getByRole('button', { name: /Rachel Tan/u }).click();
      await page.waitForURL('**/orders/new');
      for (const path of ['/auth', '/auth/register', '/auth/phone']) {
        await page.goto(`${demo.url}${path}`);
        await page.waitForURL('**/orders/new');
        await expect.poll(() => new URL(page.url()).pathname).toBe('/orders/new');
      }
      // What everybody may read is read here too, and leads back to where one works.
      await page.goto(`${demo.url}/auth/term`);
      await page.getByRole('link', { name: 'Back Home' }).click();
      await page.waitForURL('**/home');
    });

    test('spec 2 Redirect rules: the sign-in page leads to `next`, back from the others, and along with another tab', async () => {
      const owner = await demo.newCompany();
      const { page, errors } = await demo.open({ path: '/?next=%2Fsettings%2Fcompany', width, fresh: true });
      const title = page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' });
      await title.waitFor();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
      await page.goBack();
      await title.waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?next=%2Fsettings%2Fcompany');

      const other = await page.context().newPage();
      await other.goto(`${demo.url}/auth`);
      await other.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
      await page.reload();
      await signInByForm(page, { email: owner.email, password: 'not-hers-2026' });
      await page.getByText('Incorrect email or password.').waitFor();
      await signInByForm(page, owner);
      await page.waitForURL('**/settings/company');
      await other.waitForURL('**/orders/new');
      expect(errors).toEqual([]);
    });
  });
}
