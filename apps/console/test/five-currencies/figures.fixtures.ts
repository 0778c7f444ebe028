import type { Locator, Page } from 'playwright-core';

/** An amount as people read it, in minor units: its digits, whatever separates them, and its sign. */
export function minorIn(text: string | null): number {
  const said = text ?? '';
  return (/^[^\d]*[-\u2212]/u.test(said) ? -1 : 1) * Number(said.replaceAll(/\D/gu, ''));
}

/** Amounts that stand somewhere, added up. */
export async function sumIn(amounts: Locator): Promise<number> {
  return (await amounts.allTextContents()).reduce((sum, text) => sum + minorIn(text), 0);
}

/** What the server answers to the page's own session. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('sampan.session') ?? '{}') as { token: string };
    const signal = AbortSignal.timeout(30_000);
    return (await (await fetch(url, { headers: { Authorization: `Bearer ${token}` }, signal })).json()) as never;
  }, `/api/v1${path}`);
}
