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

async function open(path: string, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(`${server.url}${path}`);
  return { page, errors };
}

interface Message {
  readonly id: string;
  readonly text: string;
}

const messagesTo = async (to: string): Promise<Message[]> => {
  const answer = await fetch(`${server.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { records: Message[] }).records;
};

/** What a message to somebody says that no message before it said; the part is a code or a link. */
async function nextFrom(to: string, part: RegExp, seen: readonly string[] = []): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const parts = (await messagesTo(to)).map(({ text }) => part.exec(text)?.[0]);
        found = parts.find((one) => one !== undefined && !seen.includes(one));
        return found;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return found ?? '';
}

/** A new company is led through its first label, which it may skip. */
const IN_FOR_THE_FIRST_TIME = /\/onboard/u;
const CODE = /\b\d{6}\b/u;
const RESET_LINK = /https?:\S+\/auth\/reset-password#token=\S+/u;

/** Somebody who signs in with one click. */
async function signInAs(person: RegExp, width: number): Promise<Page> {
  const { page } = await open('/auth', width);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  return page;
}

const code = (page: Page) => page.getByRole('textbox', { name: 'One-time code' });
const wrong = (known: string) => (known === '123456' ? '654321' : '123456');

describe.each([1280, 375])('the ways in, at %i px', (width) => {
  const tag = width === 375 ? 'phone' : 'desk';

  test('spec 2 and 4: register, the dialog blocks, wrong, dead and expired codes, and the newest one opens', async () => {
    const email = `new-${tag}@shop.example`;
    const { page, errors } = await open('/auth/register', width);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please accept the terms to continue').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('textbox', { name: 'Company or shop name (optional)' }).fill('Teh Tarik Trading');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill('Harbour#2026-kaya');
    await page.getByText('Password strength: strong').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(IN_FOR_THE_FIRST_TIME);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    const first = await nextFrom(email, CODE);
    await code(page).fill(wrong(first));
    await dialog.locator('.s-field__error').waitFor();
    expect(await code(page).inputValue()).toBe(wrong(first));
    await dialog.getByRole('button', { name: 'Resend' }).click();
    const second = await nextFrom(email, CODE, [first]);
    await dialog.getByRole('button', { name: 'Resent' }).waitFor();
    // The newest code kills the one before it.
    await code(page).fill(first);
    await dialog.locator('.s-field__error').waitFor();
    await database.pool.query("update one_time_codes set expires_at = 1 where purpose = 'email'");
    await code(page).fill('');
    await code(page).fill(second);
    await dialog.locator('.s-field__error').waitFor();
    await dialog.getByRole('button', { name: 'Resend', exact: true }).click();
    const third = await nextFrom(email, CODE, [first, second]);
    await code(page).fill('');
    await code(page).fill(third);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Your email is verified').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('spec 1: phone and one-time code; a used code is dead', async () => {
    const number = width === 375 ? '98765432' : '98761234';
    const { page, errors } = await open('/auth/phone', width);
    await page.getByRole('heading', { level: 1, name: 'Sign in with your phone' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('combobox', { name: 'Country of your number' }).selectOption('VN');
    await page.getByText('Our service in Vietnam is closed.').waitFor();
    await page.getByRole('combobox', { name: 'Country of your number' }).selectOption('SG');
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(`We sent a 6-digit code to +65 ${number}.`).waitFor();
    await expectNoAxeViolations(page);
    const first = await nextFrom(`+65${number}`, CODE);
    await code(page).fill(wrong(first));
    await page.locator('.s-field__error').waitFor();
    await code(page).fill('');
    await code(page).fill(first);
    await page.waitForURL(IN_FOR_THE_FIRST_TIME);
    // Somebody who came by phone ticked no box yet (spec 4, Terms modal).
    const terms = page.getByRole('dialog', { name: 'Accept the terms in force' });
    await terms.getByRole('heading', { name: 'Terms of service' }).waitFor();
    expect(await terms.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'Continue' }).click();
    await terms.waitFor({ state: 'detached' });
    await page.goto(`${server.url}/orders/new`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/auth');

    await page.goto(`${server.url}/auth/phone`);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    await code(page).fill(first);
    await page.locator('.s-field__error').waitFor();
    const second = await nextFrom(`+65${number}`, CODE, [first]);
    await code(page).fill('');
    await code(page).fill(second);
    await page.waitForURL('**/orders/new');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('spec 7 and 8: forgot, reset, sign in; every device is out, and the link is dead', async () => {
    const [email, person] =
      width === 375 ? ['ph@demo.sampan.test', /Maria Cristina/u] : ['my@demo.sampan.test', /Nur Aisyah/u];
    const other = await signInAs(person as RegExp, 1280);
    const { page, errors } = await open('/auth', width);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email as string);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Reset link is sent to your email!').waitFor();
    await expectNoAxeViolations(page);
    const link = await nextFrom(email as string, RESET_LINK);

    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
    await page.getByRole('textbox', { name: 'New password again' }).fill('different');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password must be longer or equal than 8 characters').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Batik-sarung-88!');
    await page.getByRole('textbox', { name: 'New password again' }).fill('Batik-sarung-88!');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed. Sign in with the new one.').waitFor();

    // Whoever was signed in with the old password is out by themselves, and comes back to where they were.
    await other.waitForURL('**/auth?next=*', { timeout: 15_000 });
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await expectNoAxeViolations(page);

    await page.goto(`${server.url}/orders/pick-up`);
    await page.waitForURL('**/auth?next=*');
    await page.getByRole('textbox', { name: 'Email' }).fill(email as string);
    await page.getByLabel('Password', { exact: true }).fill('Sampan#2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Email or password is incorrect.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('Batik-sarung-88!');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/orders/pick-up');
    expect(errors).toEqual([]);
    await other.context().close();
    await page.context().close();
  });

  test('trust 4 row 22: an expired reset link offers a new one', async () => {
    const email = width === 375 ? 'readonly@demo.sampan.test' : 'postbilling@demo.sampan.test';
    await fetch(`${server.url}/api/v1/forgot_password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const link = await nextFrom(email, RESET_LINK);
    await database.pool.query('update password_resets set expires_at = 1');
    const { page } = await open('/auth', width);
    await page.goto(link);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/auth/forgot-password');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Forgot your password?');
    await page.context().close();
  });

  test('trust 4 row 2: a revoked session is out on its browser; a changed password keeps this one in', async () => {
    const person = width === 375 ? /Adeline Koh/u : /Marcus Lim/u;
    const here = await signInAs(person, width);
    const there = await signInAs(person, 1280);
    await here.goto(`${server.url}/settings/security`);
    const devices = here.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => devices.count(), { timeout: 10_000 }).toBe(2);
    expect(await devices.first().textContent()).toContain('This device');
    await expectNoAxeViolations(here);
    await devices.nth(1).getByRole('button').click();
    await there.waitForURL('**/auth?next=*', { timeout: 15_000 });
    await expect.poll(() => devices.count(), { timeout: 10_000 }).toBe(1);
    await here.getByText('You are signed in nowhere else.').waitFor();

    await there.getByRole('button', { name: person }).click();
    await there.waitForURL('**/orders/new');
    await here.reload();
    await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const question = here.getByRole('alertdialog');
    await expectNoAxeViolations(here, { include: ['dialog[open]'] });
    await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await there.waitForURL('**/auth?next=*', { timeout: 15_000 });

    await there.getByRole('button', { name: person }).click();
    await there.waitForURL('**/orders/new');
    await here.getByLabel('Current password').fill('Sampan#2025');
    await here.getByRole('textbox', { name: 'New password', exact: true }).fill('Sampan#2025');
    await here.getByRole('textbox', { name: 'New password again' }).fill('Sampan#2025');
    await here.getByRole('button', { name: 'Change password' }).click();
    await here.getByText('New password must differ from the old one').waitFor();
    await here.getByRole('textbox', { name: 'New password', exact: true }).fill('Kopi-susu-gula-7!');
    await here.getByRole('textbox', { name: 'New password again' }).fill('Kopi-susu-gula-7!');
    await here.getByRole('button', { name: 'Change password' }).click();
    await here.getByText('Password is incorrect').waitFor();
    await here.getByLabel('Current password').fill('Sampan#2026');
    await here.getByRole('button', { name: 'Change password' }).click();
    await here.getByText('Your password is changed').waitFor();
    await there.waitForURL('**/auth?next=*', { timeout: 15_000 });
    await here.goto(`${server.url}/orders/new`);
    await here.getByRole('button', { name: 'Account menu' }).waitFor();
    await here.context().close();
    await there.context().close();
  });

  test('spec 2: the documents of the sign-in area, per country, each in its language', async () => {
    const { page, errors } = await open('/auth', width);
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.goto(`${server.url}/auth/policy`);
    for (const [country, title, lang] of [
      ['MY', 'Privacy policy', 'en'],
      ['ID', 'Kebijakan privasi', 'id-ID'],
      ['VN', 'Chính sách quyền riêng tư', 'vi-VN'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.locator('article').getAttribute('lang')).toBe(lang);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('spec 2 Header and 9: Indonesia chooses English or Bahasa before signing in; Vietnam leads to /maintain', async () => {
    const { page, errors } = await open('/id', width);
    await page.getByRole('heading', { level: 1, name: 'Masuk ke Sampan' }).waitFor();
    await page.getByRole('button', { name: 'Bahasa' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
    await page.goto(`${server.url}/sg`);
    await page.getByRole('heading', { level: 1, name: 'Sign in to Sampan' }).waitFor();
    expect(await page.getByRole('button', { name: 'Language' }).count()).toBe(0);

    await page.evaluate(() => localStorage.setItem('sampan.order_draft.u1', '{"fields":{}}'));
    await page.goto(`${server.url}/vn/orders`);
    await page.waitForURL('**/maintain');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => localStorage.getItem('sampan.country'))).not.toBeNull();
    await page.locator('a[href="/sg"]').click();
    await page.waitForURL('**/auth');
    // Trust 4 row 35: the way out clears country and session, never drafts.
    expect(await page.evaluate(() => localStorage.getItem('sampan.order_draft.u1'))).not.toBeNull();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('spec 2 Redirect rules: a signed-in person on any /auth page goes to /orders/new', async () => {
    const page = await signInAs(/Rachel Tan/u, width);
    for (const path of ['/auth', '/auth/register', '/auth/phone', '/auth/term', '/auth/faq']) {
      await page.goto(`${server.url}${path}`);
      await page.waitForURL('**/orders/new');
      expect(new URL(page.url()).pathname).toBe('/orders/new');
    }
    await page.context().close();
  });
});
