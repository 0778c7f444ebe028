import { randomUUID } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo, OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

/** The link of the newest invitation that was mailed to somebody. */
async function mailedLink(demo: Demo, email: string): Promise<string> {
  const answer = await fetch(`${demo.url}/api/dev/outbox?to=${encodeURIComponent(email)}&per_page=50`);
  const { records } = (await answer.json()) as { records: { text: string }[] };
  // Who owns another company was written to before.
  const links = records.flatMap(({ text }) => /(\/auth\/invitation#\S+)/u.exec(text)?.[1] ?? []);
  return demo.url + (links[0] ?? '/auth/invitation');
}

async function invite(demo: Demo, page: Page, email: string, role: RegExp): Promise<string> {
  await page.goto(`${demo.url}/settings/members`);
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: role }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Pending invitations' }).getByRole('row').filter({ hasText: email }).waitFor();
  return mailedLink(demo, email);
}

async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByLabel(/^Password/u).fill('Perahu#2026');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
  await page.waitForURL('**/orders/new');
}

/** How people come to a company and leave it, at one width; each test in a company of its own. */
export function membersOfCompany(demo: Demo, width: number): void {
  const openAsOwner = async (): Promise<OpenPage> => {
    const owner = await demo.newCompany({ company_name: 'Kopi & Kaya Goods' });
    return demo.open({ as: owner, path: '/settings/members', width });
  };

  describe(`members at ${width} px (spec 6)`, () => {
    test('invited by mail, joined in another browser, another role, removed: the session is dead', async () => {
      const { page, errors } = await openAsOwner();
      const email = `weijie-${randomUUID()}@example.test`;
      await page.getByRole('table', { name: 'Members' }).waitFor();
      await expectNoAxeViolations(page);
      await expectFits(page);

      // What is no email is said beside the field, and what was typed stays.
      await page.getByRole('button', { name: 'Invite member' }).click();
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
      await field.fill('weijie');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page.getByText('Email is invalid').waitFor();
      await expect.poll(() => field.inputValue()).toBe('weijie');
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await page.keyboard.press('Escape');

      const link = await invite(demo, page, email, /^Staff \(read-only\)/u);
      const { page: guest, errors: guest_errors } = await demo.open({ stay: true, width });
      await guest.goto(link);
      await guest.getByRole('heading', { name: 'Join Kopi & Kaya Goods' }).waitFor();
      await expectNoAxeViolations(guest);
      await expectFits(guest);
      // Nothing given: each field says what it lacks, the first one has the focus (spec 5).
      await guest.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
      await guest.getByText('Name is required').waitFor();
      await guest.getByText('Password must not be empty').waitFor();
      await guest.getByText('Accept the terms to continue').waitFor();
      await expect.poll(() => guest.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
      await join(guest, 'Marcus Lim');
      // Read-only: nothing to add (spec 6).
      await expect.poll(() => guest.getByRole('link', { name: 'Add Order' }).count()).toBe(0);

      // Another role holds with the next page.
      await page.reload();
      const row = page.getByRole('table', { name: 'Members' }).getByRole('row').filter({ hasText: email });
      await row.getByRole('button', { name: 'Change role for Marcus Lim' }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Staff ?Can create/u })
        .check({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
      await page.getByText('Marcus Lim now has the role Staff').waitFor();
      await guest.reload();
      await guest.getByRole('link', { name: 'Add Order' }).first().waitFor();

      // Removed: the next thing the person does leads to the sign-in page.
      await row.getByRole('button', { name: 'Remove Marcus Lim' }).click();
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await row.waitFor({ state: 'detached' });
      await guest.goto(`${demo.url}/orders/completed`);
      await guest.waitForURL('**/auth?**');
      await guest.goto(link);
      await guest.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
      expect(errors).toEqual([]);
      expect(guest_errors).toEqual([]);
    });

    test('links that were sent again, taken back, expired or broken say so', async () => {
      const { page } = await openAsOwner();
      const email = `late-${randomUUID()}@example.test`;
      const first = await invite(demo, page, email, /^Owner/u);
      const row = page.getByRole('table', { name: 'Pending invitations' }).getByRole('row').filter({ hasText: email });
      // What says that the first one was sent lies over the row for five seconds.
      await page.locator('.c-toaster').getByRole('button', { name: 'Close' }).click();
      await row.getByRole('button', { name: `Resend the invitation to ${email}` }).click();
      await page.getByText('Invitation resent. The previous link no longer works.').waitFor();
      const second = await mailedLink(demo, email);
      expect(second).not.toBe(first);

      const { page: guest } = await demo.open({ stay: true, width });
      const gone = guest.getByRole('heading', { name: 'This invitation no longer works' });
      for (const link of [first, `${demo.url}/auth/invitation`, `${demo.url}/auth/invitation#broken`]) {
        await guest.goto('about:blank');
        await guest.goto(link);
        await gone.waitFor();
      }
      await guest.goto('about:blank');
      await guest.goto(second);
      await guest.getByRole('heading', { name: 'Join Kopi & Kaya Goods' }).waitFor();
      // Taken back while the form is open: the form says so when it is sent.
      await row.getByRole('button', { name: `Revoke the invitation to ${email}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await row.waitFor({ state: 'detached' });
      await guest.getByRole('textbox', { name: 'Full name' }).fill('Late Comer');
      await guest.getByLabel(/^Password/u).fill('Perahu#2026');
      await guest.getByRole('checkbox').check({ force: true });
      await guest.getByRole('button', { name: 'Join Kopi & Kaya Goods' }).click();
      await gone.waitFor();

      const old_email = `expired-${randomUUID()}@example.test`;
      const expiring = await invite(demo, page, old_email, /^Owner/u);
      await demo.database.pool.query('update invitations set expires_at = 1 where email = $1', [old_email]);
      await guest.goto('about:blank');
      await guest.goto(expiring);
      await gone.waitFor();
      await page.reload();
      await page.getByRole('row').filter({ hasText: old_email }).getByText('Expired', { exact: true }).waitFor();
    });

    test('signed in as somebody else: it is said, and the person decides', async () => {
      const { page } = await openAsOwner();
      const email = `other-${randomUUID()}@example.test`;
      const link = await invite(demo, page, email, /^Owner/u);
      const { page: stranger } = await demo.open({ as: 'my', stay: true, width });
      await stranger.goto(link);
      await stranger.getByRole('heading', { name: "You're signed in with a different account" }).waitFor();
      await stranger.getByText(`This invitation to Kopi & Kaya Goods is for ${email}`).waitFor();
      await expectNoAxeViolations(stranger);
      await stranger.getByRole('button', { name: 'Sign out and continue' }).click();
      await join(stranger, 'Another Person');
    });

    test('an email of another company is told so, and how to mend it', async () => {
      const { page } = await openAsOwner();
      const other = await demo.newCompany({ country: 'PH' });
      const link = await invite(demo, page, other.email, /^Owner/u);
      const { page: guest } = await demo.open({ stay: true, width });
      await guest.goto(link);
      await guest.getByRole('heading', { name: 'This email already belongs to another company' }).waitFor();
      await expect.poll(() => guest.getByText('Ask for an invitation to a different email.').isVisible()).toBe(true);
      await expect.poll(() => guest.getByRole('button', { name: /^Join/u }).count()).toBe(0);
    });
  });
}
