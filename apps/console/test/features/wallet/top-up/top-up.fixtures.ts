import type { CountryCode } from '@sampan/country-rules';
import type { LooseTranslate } from '@sampan/messages';
import type { Locator, Page } from 'playwright-core';
import { minorIn } from '../../../five-currencies/screen-text.fixtures.ts';

/** What the dialog of a country has to show, written out from the spec. */
export interface TopUpFacts {
  country: CountryCode;
  /** The currency in front of the field. */
  sign: string;
  /** Spec 9 Quick top-up amounts, as the buttons say them. */
  quick: readonly string[];
  /** Spec 5: '.' is the decimal point and ',' groups; what is typed, and the row that comes of it. */
  reads: readonly (readonly [typed: string, shown: string])[];
  /** What is refused while it is typed or when the field is left, and why. */
  refuses: readonly (readonly [typed: string, key: string])[];
  /** What the server refuses: an amount below and one above the bounds, with the bound it names. */
  below: readonly [typed: string, bound: string];
  above: readonly [typed: string, bound: string];
  /** What is paid at each width: a quick amount, or typed; its cash and its reward in the smallest unit. */
  pays: Readonly<Record<375 | 1280, readonly [typed: string, cash: number, reward: number]>>;
}

const REFUSES = [
  ['10.000', 'validate.amount_ambiguous'],
  ['1.234,56', 'validate.amount_ambiguous'],
  ['-5', 'validate.amount_negative'],
  ['1e3', 'validate.amount_invalid'],
  ['10000000000000000', 'validate.amount_too_large'],
] as const;

/** Rupiah and dong are paid without decimals, so a point before three digits groups them. */
const REFUSES_WHOLE = [
  ['10.5', 'validate.amount_decimals'],
  ['1.234,56', 'validate.amount_decimals'],
  ['1.23.4', 'validate.amount_ambiguous'],
  ['-5', 'validate.amount_negative'],
  ['1e3', 'validate.amount_invalid'],
  ['10000000000000000', 'validate.amount_too_large'],
] as const;

/** Two decimals at most where the currency has two. */
const REFUSES_CENTS = [...REFUSES, ['1234.567', 'validate.amount_decimals']] as const;

export const TOP_UPS: readonly TopUpFacts[] = [
  {
    country: 'SG',
    sign: 'S$',
    quick: ['50', '100', '300', '500'],
    reads: [
      ['1,234.50', 'S$ 1,234.50'],
      [' 70 ', 'S$ 70.00'],
    ],
    refuses: REFUSES_CENTS,
    below: ['0.99', 'S$ 1.00'],
    above: ['50,000.01', 'S$ 50,000.00'],
    pays: { 375: ['50', 5_000, 0], 1280: ['1,000.55', 100_055, 0] },
  },
  {
    country: 'MY',
    sign: 'RM',
    quick: ['300', '600', '1,000'],
    reads: [
      ['1,234.50', 'RM 1,234.50'],
      ['.5', 'RM 0.50'],
    ],
    refuses: REFUSES_CENTS,
    below: ['1.99', 'RM 2.00'],
    above: ['100,000.01', 'RM 100,000.00'],
    pays: { 375: ['1,000', 100_000, 33_500], 1280: ['300', 30_000, 4_500] },
  },
  {
    country: 'PH',
    sign: '₱',
    quick: ['4,000', '6,000', '10,000'],
    reads: [
      ['4,000', '₱4,000.00'],
      ['1,234.50', '₱1,234.50'],
    ],
    refuses: REFUSES_CENTS,
    below: ['49.99', '₱50.00'],
    above: ['1,000,000.01', '₱1,000,000.00'],
    pays: { 375: ['4,000', 400_000, 0], 1280: ['6,000', 600_000, 0] },
  },
  {
    country: 'ID',
    sign: 'Rp',
    quick: ['4,000', '6,000', '10,000'],
    reads: [
      ['10,000.00', 'Rp 10.000,00'],
      ['10.000', 'Rp 10.000,00'],
    ],
    refuses: REFUSES_WHOLE,
    below: ['3,999', 'Rp 4.000,00'],
    above: ['1.000.001', 'Rp 1.000.000,00'],
    pays: { 375: ['4,000', 400_000, 0], 1280: ['10,000', 1_000_000, 0] },
  },
  {
    country: 'VN',
    sign: '₫',
    quick: ['4,000', '6,000', '10,000'],
    reads: [
      ['10.000', '10.000 ₫'],
      ['123456', '123.456 ₫'],
    ],
    refuses: REFUSES_WHOLE,
    below: ['3,999', '4.000 ₫'],
    above: ['1,000,001', '1.000.000 ₫'],
    pays: { 375: ['4,000', 4_000, 0], 1280: ['10,000', 10_000, 0] },
  },
];

export function factsOf(country: CountryCode): TopUpFacts {
  const facts = TOP_UPS.find((each) => each.country === country);
  if (facts === undefined) throw new Error(`${country} has no facts`);
  return facts;
}

/** The parts of the dialog, found as people find them. */
export function partsOf(page: Page, t: LooseTranslate, country: CountryCode) {
  const dialog = page.getByRole('dialog', { name: t('top_up.title') });
  const rowOf = (key: string) =>
    dialog
      .locator('.c-top-up__sum > div')
      .filter({ has: page.getByText(t(key), { exact: true }) })
      .locator('dd');
  const foot = dialog.locator('.c-top-up__foot button[type="submit"]');
  // PayNow is first in Singapore; the saved card has a button of its own there.
  const by_card: Locator = country === 'SG' ? dialog.locator('.c-top-up__cards .c-row button').first() : foot;
  return {
    dialog,
    foot,
    by_card,
    amount: dialog.getByRole('textbox', { name: t('top_up.amount') }),
    cash: rowOf('top_up.cash'),
    reward: rowOf('top_up.rewards'),
    updated: rowOf('top_up.updated'),
    reason: dialog.locator('.c-top-up__reason'),
  };
}

/** The balance in the header, in the currency's smallest unit. */
export async function headerBalance(page: Page): Promise<number> {
  return minorIn(await page.locator('.c-header .c-balance .s-num').textContent());
}
