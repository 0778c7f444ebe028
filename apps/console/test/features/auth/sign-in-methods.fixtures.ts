import type { Demo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const CODE = /\b\d{6}\b/u;
export const RESET_LINK = /https?:\S+\/auth\/reset-password#token=\S+/u;

/** What a message to somebody says that no message before it said; the part is a code or a link. */
export async function nextFrom(demo: Demo, to: string, part: RegExp, seen: readonly string[] = []): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${demo.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
        const { records } = (await answer.json()) as { records: { text: string }[] };
        const parts = records.map(({ text }) => part.exec(text)?.[0]);
        found = parts.find((one) => one !== undefined && !seen.includes(one));
        return found;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return found ?? '';
}

/** Fills the sign-in form that the page shows, and sends it. */
export async function signInByForm(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
