import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The statement of the month that runs. */
export const THIS_STATEMENT = `/histories/statements/${new Date().toISOString().slice(0, 7)}`;

/** Every screen on which a merchant sees money. */
export const MONEY_SCREENS = [
  '/home',
  '/home/top-up',
  '/orders/cod',
  '/histories',
  '/histories/statements',
  THIS_STATEMENT,
  '/histories/revenue',
  '/histories/analysis',
  '/histories/adjustments',
  '/histories/refunds',
  '/histories/invoices',
  '/histories/payouts',
  '/settings/balance',
  '/settings/payment-methods',
] as const;

/** What stands where something is still to come. */
const LOADING = '.s-skeleton, .s-skeleton-rows, main [aria-busy]';

/** Waits until a screen has all it asked for. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1, dialog[open] h2').first().waitFor();
  await expect
    .poll(() => page.locator(LOADING).count(), { timeout: 15_000, message: `${page.url()} goes on loading` })
    .toBe(0);
}

/** Signs of the currencies in what is shown. */
const SIGNS: Readonly<Record<CountryCode, RegExp>> = {
  SG: /S\$/u,
  MY: /\bRM\b/u,
  PH: /₱|\bPHP\b/u,
  ID: /\bRp\b/u,
  VN: /₫|\bVND\b/u,
};

/** What people read on a screen, and in the dialog over it. */
export async function shownText(page: Page): Promise<string> {
  const parts = await page.locator('main, dialog[open]').allInnerTexts();
  return parts.join('\n');
}

/** What is wrong with the screen that is shown: it scrolls sideways, cuts a figure off, shows what is no figure, or another currency's. */
export async function faultsOf(page: Page, country: CountryCode): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const seen = await page.evaluate(() => {
    const root = document.documentElement;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.children.length === 0,
    );
    const cut = [...document.querySelectorAll<HTMLElement>('.s-num')].filter(
      (figure) => figure.scrollWidth > figure.clientWidth + 1 && getComputedStyle(figure).overflowX !== 'visible',
    );
    return {
      wider: root.scrollWidth - root.clientWidth,
      beyond: beyond
        .slice(0, 3)
        .map(({ className, textContent }) => `${String(className)} ${textContent.slice(0, 30)}`),
      cut: cut.map((figure) => figure.textContent),
    };
  });
  const text = await shownText(page);
  const strangers = COUNTRY_CODES.filter((other) => other !== country && SIGNS[other].test(text));
  return [
    ...(seen.wider > 0 ? [`${seen.wider} px wider than the window: ${seen.beyond.join('; ')}`] : []),
    ...seen.cut.map((figure) => `cut off: ${figure}`),
    ...(/\bNaN\b|undefined|\[object|Invalid Date|\bnull\b/u.exec(text) ?? []).map((odd) => `shows ${odd}`),
    ...strangers.map((other) => `shows ${rulesOf(other).currency}`),
  ].map((fault) => `${path}: ${fault}`);
}
