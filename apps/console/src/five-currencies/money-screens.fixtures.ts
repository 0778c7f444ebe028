import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Page } from 'playwright-core';

/** Every screen on which a merchant sees money. */
export const MONEY_SCREENS = [
  '/home',
  '/home/top-up',
  '/orders/cod',
  '/histories',
  '/histories/statements',
  '/histories/revenue',
  '/histories/analysis',
  '/histories/adjustments',
  '/histories/refunds',
  '/histories/invoices',
  '/histories/payouts',
  '/settings/balance',
  '/settings/payment-methods',
] as const;

/** Waits until a screen has all it asked for. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1, dialog[open] h2').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('.s-skeleton, .s-skeleton-rows, main .s-table[aria-busy]') === null,
  );
}

/** Signs of the currencies in what is shown. */
const SIGNS: Readonly<Record<CountryCode, RegExp>> = {
  SG: /S\$/u,
  MY: /\bRM\b/u,
  PH: /₱|\bPHP\b/u,
  ID: /\bRp\b/u,
  VN: /₫|\bVND\b/u,
};

/** What is wrong with a screen: it scrolls sideways, cuts a figure off, shows what is no figure, or another currency's. */
export async function faultsOf(page: Page, country: CountryCode): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const root = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('.s-num')].filter(
      (figure) => figure.scrollWidth > figure.clientWidth + 1 && getComputedStyle(figure).overflowX !== 'visible',
    );
    return {
      wider: root.scrollWidth - root.clientWidth,
      cut: cut.map((figure) => figure.textContent),
      text: [...document.querySelectorAll<HTMLElement>('main, dialog[open]')].map((part) => part.innerText).join('\n'),
    };
  });
  const strangers = COUNTRY_CODES.filter((other) => other !== country && SIGNS[other].test(seen.text));
  return [
    ...(seen.wider > 0 ? [`${seen.wider} px wider than the window`] : []),
    ...seen.cut.map((figure) => `cut off: ${figure}`),
    ...(/\bNaN\b|undefined|\[object|Invalid Date|\bnull\b/u.exec(seen.text) ?? []).map((odd) => `shows ${odd}`),
    ...strangers.map((other) => `shows ${rulesOf(other).currency}`),
  ];
}
