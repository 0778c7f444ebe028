import type { CountryCode } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letAnswer, makeFail, makeLong } from './answers.fixtures.ts';
import { MONEY_SCREENS, THIS_STATEMENT, faultsOf, settled, shownText } from './money-screens.fixtures.ts';

/** Screens that have something to show from the first day. */
const FULL_ANYWAY: readonly string[] = [
  '/home',
  '/home/top-up',
  '/settings/balance',
  '/histories/statements',
  THIS_STATEMENT,
  '/histories/revenue',
];

/** Screens whose sums come with the frame, from the country's rules or in fields. */
const SHORT_ANYWAY: readonly string[] = ['/home', '/home/top-up', '/settings/balance', '/settings/payment-methods'];

/** Longer than a busy machine takes. */
const SOON = { timeout: 15_000 };

/** A page, and where its server is. */
interface Shown {
  readonly page: Page;
  readonly url: string;
  readonly country: CountryCode;
}

/** Goes from screen to screen; answers what was found wrong with each, as `look` and the screens themselves have it. */
async function walk(
  { page, url, country }: Shown,
  look: (screen: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const screen of MONEY_SCREENS) {
    await page.goto(url + screen);
    await settled(page);
    faults.push(...(await faultsOf(page, country)));
    const fault = await look(screen);
    if (fault !== null) faults.push(`${screen}: ${fault}`);
  }
  return faults;
}

/** Every screen as it is, in these colours. */
export async function expectAsTheyAre(shown: Shown, themes: readonly ('light' | 'dark')[] = ['light']): Promise<void> {
  const faults = await walk(shown, async () => {
    for (const colorScheme of themes) {
      await shown.page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(shown.page);
    }
    return null;
  });
  expect(faults).toEqual([]);
}

/** Every screen of a merchant who has nothing yet: it says so, and what to do. */
export async function expectEmpty(shown: Shown): Promise<void> {
  const faults = await walk(shown, async (screen) => {
    // A part of the screen that is loaded apart can come after the rest has settled.
    if (!FULL_ANYWAY.includes(screen))
      await expect
        .poll(() => shown.page.locator('main .s-empty').count(), {
          ...SOON,
          message: `${screen}: an empty screen says nothing`,
        })
        .toBeGreaterThan(0);
    await expectNoAxeViolations(shown.page);
    return null;
  });
  expect(faults).toEqual([]);
}

/** Every screen with the longest texts and the greatest amounts. The page must be fresh. */
export async function expectLong(shown: Shown): Promise<void> {
  const { page } = shown;
  await makeLong(page);
  const faults = await walk(shown, async (screen) => {
    // A part of the screen that is loaded apart can come after the rest has settled.
    const is_long = async () => (await shownText(page)).replaceAll(/[.,\s]/gu, '').includes('987654321');
    if (!SHORT_ANYWAY.includes(screen))
      await expect.poll(is_long, { ...SOON, message: `${screen} shows a great amount` }).toBe(true);
    return (await page.locator('.s-banner--danger').count()) > 0 ? 'something did not come' : null;
  });
  expect(faults).toEqual([]);
}

/** Every screen while the server fails: what failed is said, and Retry brings it. The page must be fresh. */
export async function expectRetries({ page, url, country }: Shown): Promise<void> {
  const faults: string[] = [];
  for (const screen of MONEY_SCREENS) {
    await makeFail(page);
    await page.goto(url + screen);
    // A dialog has its own, and covers those below.
    const part = screen === '/home/top-up' ? 'dialog[open]' : 'main';
    const retries = page.locator(`${part} .s-banner--danger button.s-button`);
    await expect.poll(() => retries.count(), { timeout: 15_000, message: `${screen} offers Retry` }).toBeGreaterThan(0);
    await settled(page);
    faults.push(...(await faultsOf(page, country)));
    await letAnswer(page);
    // Another call may have brought the screen meanwhile: then there is nothing left to press.
    const pressAll = async () => {
      const [retry] = await retries.all();
      await retry?.click({ timeout: 1_000 }).catch(() => undefined);
      return retries.count();
    };
    await expect.poll(pressAll, { timeout: 15_000, message: `${screen} comes after Retry` }).toBe(0);
    await settled(page);
  }
  expect(faults).toEqual([]);
}
