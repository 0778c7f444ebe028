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

const open = (width: number) => newPage(browser, { width, height: 812, touch: width < 500 });

async function signedIn(person: RegExp, width: number): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await open(width);
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  return { page, errors };
}

/** The link of the newest invitation that was mailed to somebody. */
async function mailedLink(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/dev/outbox?to=${encodeURIComponent(email)}&per_page=50`);
  const { records } = (await answer.json()) as { records: { text: string }[] };
  // Parcels of the demo move meanwhile, and their owners are written to as well.
  const links = records.flatMap(({ text }) => /(\/auth\/invitation#\S+)/u.exec(text)?.[1] ?? []);
  return server.url + (links[0] ?? '/auth/invitation');
}

async function invite(page: Page, email: string, role: RegExp): Promise<string> {
  await page.goto(`${server.url}/settings/members`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: role }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Open invitations' }).getByRole('row').filter({ hasText: email }).waitFor();
  return mailedLink(email);
}

async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel(/^Password/u).fill('Perahu#2026');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
  await page.waitForURL('**/orders/new');
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each([375, 1280])('members at %i px (spec 6)', (width) => {
  test('invited by mail, joined in another browser, another role, removed: the session is dead', async () => {
    const { page, errors } = await signedIn(/Rachel Tan/u, width);
    const email = `weijie-${width}@example.test`;
    await page.goto(`${server.url}/settings/members`);
    await page.getByRole('table', { name: 'Members' }).waitFor();
    await expectNoAxeViolations(page);
    expect(await isTooWide(page)).toBe(false);

    // What is no email is said beside the field, and what was typed stays.
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await field.fill('weijie');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Email is invalid').waitFor();
    expect(await field.inputValue()).toBe('weijie');
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.keyboard.press('Escape');

    const link = await invite(page, email, /^Staff, read only/u);
    const guest = await open(width);
    const guest_errors = collectPageErrors(guest);
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'Join Kopi & Kaya Goods' }).waitFor();
    await expectNoAxeViolations(guest);
    expect(await isTooWide(guest)).toBe(false);
    // Nothing given: each field says what it lacks, the first one has the focus (spec 5).
    await guest.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
    await guest.getByText('Name is required').waitFor();
    await guest.getByText('Password must not be empty').waitFor();
    await guest.getByText('Please accept the terms to continue').waitFor();
    await expect.poll(() => guest.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await join(guest, 'Marcus Lim');
    // Read-only: nothing to add (spec 6).
    expect(await guest.getByRole('link', { name: 'Add Order' }).count()).toBe(0);

    // Another role holds with the next page.
    await page.reload();
    const row = page.getByRole('table', { name: 'Members' }).getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Change the role of Marcus Lim' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^StaffMakes|^Staff Makes/u })
      .check({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
    await page.getByText('Marcus Lim is now: Staff').waitFor();
    await guest.reload();
    await guest.getByRole('link', { name: 'Add Order' }).first().waitFor();

    // Removed: the next thing the person does leads to the sign-in page.
    await row.getByRole('button', { name: 'Remove Marcus Lim' }).click();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    await guest.goto(`${server.url}/orders/completed`);
    await guest.waitForURL('**/auth?**');
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'This invitation does not work any more' }).waitFor();
    expect(errors).toEqual([]);
    expect(guest_errors).toEqual([]);
    await guest.context().close();
    await page.context().close();
  });

  test('links that were sent again, taken back, expired or broken say so', async () => {
    const { page } = await signedIn(/Rachel Tan/u, width);
    const email = `late-${width}@example.test`;
    const first = await invite(page, email, /^Owner/u);
    const row = page.getByRole('table', { name: 'Open invitations' }).getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: `Send the invitation to ${email} again` }).click();
    await page.getByText('Invitation sent again. The earlier link no longer works.').waitFor();
    const second = await mailedLink(email);
    expect(second).not.toBe(first);

    const guest = await open(width);
    const gone = guest.getByRole('heading', { name: 'This invitation does not work any more' });
    for (const link of [first, `${server.url}/auth/invitation`, `${server.url}/auth/invitation#broken`]) {
      await guest.goto('about:blank');
      await guest.goto(link);
      await gone.waitFor();
    }
    await guest.goto('about:blank');
    await guest.goto(second);
    await guest.getByRole('heading', { name: 'Join Kopi & Kaya Goods' }).waitFor();
    // Taken back while the form is open: the form says so when it is sent.
    await row.getByRole('button', { name: `Take back the invitation to ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await row.waitFor({ state: 'detached' });
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Late Comer');
    await guest.getByLabel(/^Password/u).fill('Perahu#2026');
    await guest.getByRole('checkbox').check({ force: true });
    await guest.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
    await gone.waitFor();

    const expiring = await invite(page, `expired-${width}@example.test`, /^Owner/u);
    await database.pool.query(`update invitations set expires_at = 1 where email = $1`, [
      `expired-${width}@example.test`,
    ]);
    await guest.goto('about:blank');
    await guest.goto(expiring);
    await gone.waitFor();
    await page.reload();
    await page
      .getByRole('row')
      .filter({ hasText: `expired-${width}@example.test` })
      .getByText('Expired', { exact: true })
      .waitFor();
    await guest.context().close();
    await page.context().close();
  });

  test('signed in as somebody else: it is said, and the person decides', async () => {
    const { page } = await signedIn(/Rachel Tan/u, width);
    const link = await invite(page, `other-${width}@example.test`, /^Owner/u);
    const { page: stranger } = await signedIn(/Nur Aisyah/u, width);
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'You are signed in as somebody else' }).waitFor();
    await stranger.getByText(`This invitation to Kopi & Kaya Goods is for other-${width}@example.test`).waitFor();
    await expectNoAxeViolations(stranger);
    await stranger.getByRole('button', { name: 'Sign out and go on' }).click();
    await join(stranger, 'Another Person');
    await stranger.context().close();
    await page.context().close();
  });

  test('an email of another company is told so, and how to mend it', async () => {
    const { page } = await signedIn(/Rachel Tan/u, width);
    await page.goto(`${server.url}/settings/members`);
    const known = page.getByRole('row').filter({ hasText: 'ph@demo.sampan.test' });
    await page.getByRole('table', { name: 'Members' }).waitFor();
    if ((await known.count()) === 0) await invite(page, 'ph@demo.sampan.test', /^Owner/u);
    const guest = await open(width);
    await guest.goto(await mailedLink('ph@demo.sampan.test'));
    await guest.getByRole('heading', { name: 'This email already belongs to another company' }).waitFor();
    expect(await guest.getByText('Ask to be invited with another email.').isVisible()).toBe(true);
    expect(await guest.getByRole('button', { name: /^Join/u }).count()).toBe(0);
    await guest.context().close();
    await page.context().close();
  });
});
