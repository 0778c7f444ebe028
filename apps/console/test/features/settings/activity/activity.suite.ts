import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo, OpenPage } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const PHONE = '81230375';

/** The log of a company whose owner has just changed their profile in this browser. */
async function openLog(demo: Demo, width: number): Promise<OpenPage> {
  const { email } = await demo.newCompany({ name: 'Rachel Tan' });
  const owner = await demo.signIn(email);
  const { page, errors } = await demo.open({ as: owner, width });
  await page.evaluate(
    ([token, phone]) =>
      fetch('/api/v1/me', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Rachel Tan Hui', phone }),
      }).then(({ status }) => status),
    [owner.token, PHONE] as const,
  );
  await page.goto(`${demo.url}/settings/activity`);
  await page.getByRole('heading', { name: 'Activity log', level: 1 }).waitFor();
  return { page, errors };
}

/** What an owner reads in the log, at one width. */
export function activityLog(demo: Demo, width: number): void {
  describe(`the activity log at ${width} px (trust 8)`, () => {
    test('says in sentences who did what, when and from where; the sheet shows before and after, masked', async () => {
      const { page, errors } = await openLog(demo, width);
      const table = page.getByRole('table', { name: 'Activity log' });
      const sentence = table.getByRole('button', { name: /Rachel .* updated their profile/u }).first();
      await sentence.waitFor();
      const row = table.locator('tr', { has: page.getByRole('button', { name: /updated their profile/u }) }).first();
      await expect.poll(() => row.textContent()).toMatch(/Today \d+:\d\d [ap]m.*Chrome, Linux.*127\.0\.0\.•/u);
      await expect.poll(() => table.textContent()).not.toMatch(/\b(?:order|user|session|label)\.[a-z_]+/u);
      await expectFits(page);
      await expectNoAxeViolations(page);

      await sentence.click();
      const drawer = page.getByRole('dialog', { name: 'Details' });
      await drawer.getByRole('heading', { name: 'Changes' }).waitFor();
      await expect
        .poll(() => drawer.getByRole('row', { name: /Phone/u }).textContent())
        .toContain(`•••• ${PHONE.slice(-4)}`);
      await expect.poll(() => drawer.textContent()).not.toContain(PHONE);
      await drawer.getByText('Personal data is masked.').waitFor();
      // Settings are laid out anew where a phone becomes a desk, and what was open is shut.
      await expectFits(page, width < 500 ? [320, 375] : [1280]);
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await page.keyboard.press('Escape');
      expect(errors).toEqual([]);
    });

    test('filters stand in the URL; nothing found says so and can be cleared', async () => {
      const { page, errors } = await openLog(demo, width);
      const table = page.getByRole('table', { name: 'Activity log' });
      await table.waitFor();
      await page.getByRole('button', { name: /^Topic/u }).click();
      await page.getByRole('option', { name: 'Sign-in' }).click();
      await page.waitForURL(/group=sign_in/u);
      await table
        .getByRole('button', { name: /signed in/u })
        .first()
        .waitFor();
      await page.goto(`${demo.url}/settings/activity?from=2020-01-01&to=2020-01-02`);
      await page.getByRole('heading', { name: 'No activity matches these filters' }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Clear filters' }).last().click();
      await table.waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(errors).toEqual([]);
    });
  });
}
