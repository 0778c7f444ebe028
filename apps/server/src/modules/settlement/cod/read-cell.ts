import { digitsOf, payableDigitsOf, type Currency } from '@sampan/country-rules';
import type { RemittanceFormatRow } from './remittance-format.ts';

const GROUPS = { '.': /^\d{1,3}(?:,\d{3})+$|^\d+$/u, ',': /^\d{1,3}(?:\.\d{3})+$|^\d+$/u } as const;
/** Twelve digits and two decimals stay far below what a number holds exactly. */
const LONGEST = 16;

/** A courier's amount as minor units; null when it is none, negative, or has more decimals than the currency. */
export function readAmount(text: string, format: RemittanceFormatRow, currency: Currency): number | null {
  const typed = text.trim().replace(/^'/u, '');
  const [whole = '', decimals = '', ...more] = typed.split(format.decimal);
  if (more.length > 0 || !GROUPS[format.decimal].test(whole) || typed.length > LONGEST) return null;
  const digits = digitsOf(currency);
  // Rupiah and dong are paid without decimals: zeros behind the point are how some couriers write them.
  if (!/^\d*$/u.test(decimals) || decimals.slice(payableDigitsOf(currency)).replaceAll('0', '') !== '') return null;
  return Number(`${whole.replaceAll(/[.,]/gu, '')}${decimals.slice(0, digits).padEnd(digits, '0')}`);
}

/** Whether a text is a day as the courier writes them. */
export function isDay(text: string, order: RemittanceFormatRow['date']): boolean {
  const shape = order === 'ymd' ? /^(\d{4})-(\d\d)-(\d\d)/u : /^(\d\d)[/.-](\d\d)[/.-](\d{4})/u;
  const parts = shape.exec(text.trim())?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = order === 'ymd' ? parts : parts.toReversed();
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000;
}

const CURRENCIES: ReadonlySet<string> = new Set<Currency>(['SGD', 'MYR', 'PHP', 'IDR', 'VND']);

export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase();
  return CURRENCIES.has(code) ? (code as Currency) : null;
}
