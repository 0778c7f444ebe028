import type { Demo, OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';

export const SENT = 'Your information is sent to the provider successfully.';

/** A page with one of the forms, of a visitor. */
export async function openContact(demo: Demo, width: number, path: string): Promise<OpenPage> {
  const opened = await demo.open({ path, width });
  await opened.page.getByRole('button', { name: 'Send message', exact: true }).waitFor();
  return opened;
}

export const box = (page: Page, name: string) => page.getByRole('textbox', { name });

export async function mailsTo(demo: Demo, to: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${demo.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { records: { subject: string; text: string }[] }).records;
}
