import { CURRENCIES, digitsOf, payableDigitsOf, payableUnitOf } from './currency.ts';
import type { Currency } from './currency.ts';

/**
 * Largest amount handled, in minor units: 15 digits, because a double keeps every decimal of 15 digits apart, so wire
 * numbers and minor units convert both ways without loss.
 */
export const MAX_AMOUNT_MINOR = 999_999_999_999_999;

/** 100 % in basis points. */
export const BASIS_POINTS_WHOLE = 10_000;

function assertMinor(minor: number): void {
  if (!Number.isSafeInteger(minor) || Math.abs(minor) > MAX_AMOUNT_MINOR) {
    throw new RangeError(`not an amount in minor units: ${minor}`);
  }
}

/**
 * A decimal number of the wire as integer minor units, exactly: `toMinor(1234.5, 'SGD')` is 123450.
 * Throws RangeError for a number that is not finite, too large, or has more decimals than the currency; nothing is rounded.
 */
export function toMinor(amount: number, currency: Currency): number {
  // The shortest decimal text of a double is what the sender wrote; multiplying by 100 would not be (1.15 * 100 = 114.99...).
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount));
  if (match === null) throw new RangeError(`not an amount: ${amount}`);
  const digits = digitsOf(currency);
  const fraction = match[3] ?? '';
  if (fraction.length > digits) throw new RangeError(`more than ${digits} decimals in ${amount} ${currency}`);
  const magnitude = Number(`${match[2]}${fraction.padEnd(digits, '0')}`);
  assertMinor(magnitude);
  return match[1] === '-' ? -magnitude : magnitude;
}

/** Integer minor units as the decimal number of the wire: `toMajor(123450, 'SGD')` is 1234.5. Inverse of {@link toMinor}. */
export function toMajor(minor: number, currency: Currency): number {
  assertMinor(minor);
  return Number(decimalText(minor, digitsOf(currency)));
}

/** Plain decimal text with '.' and no grouping, always with the currency's digits: '-1234.50'. For CSV and prompts of programs. */
export function amountText(minor: number, currency: Currency): string {
  assertMinor(minor);
  return decimalText(minor, digitsOf(currency));
}

/** The same with the digits it can be paid in, for a field somebody types into: '60000' rupiah, '1234.50' ringgit. */
export function payableText(minor: number, currency: Currency): string {
  return minor % payableUnitOf(currency) === 0
    ? decimalText(minor / payableUnitOf(currency), payableDigitsOf(currency))
    : amountText(minor, currency);
}

function decimalText(minor: number, digits: number): string {
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * An amount as people read it: 'S$ 1,234.50', 'RM 1,234.50', '₱4,000.00', 'Rp 1.234.567,00', '1.234.567 ₫'.
 * The sign stands before everything: '-S$ 5.00'. Throws RangeError when `minor` is not an integer in range.
 */
export function formatMoney(minor: number, currency: Currency): string {
  assertMinor(minor);
  const convention = CURRENCIES[currency];
  const [whole = '0', fraction] = decimalText(Math.abs(minor), convention.digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, convention.group);
  const number = fraction === undefined ? grouped : `${grouped}${convention.decimal}${fraction}`;
  const shown =
    convention.symbol_position === 'before'
      ? `${convention.symbol}${convention.symbol_gap}${number}`
      : `${number}${convention.symbol_gap}${convention.symbol}`;
  return minor < 0 ? `-${shown}` : shown;
}

/** A decimal amount of the wire as people read it: `moneyText(6.84, 'SGD')` is 'S$ 6.84'. Throws like {@link toMinor}. */
export function moneyText(amount: number, currency: Currency): string {
  return formatMoney(toMinor(amount, currency), currency);
}

/**
 * A share of an amount in minor units, half a unit rounded up: `percentOf(1050, 700)` is 74 (73.5).
 * A negative amount gives the exact mirror, so a refund always cancels its charge. Exact for every amount in range.
 */
export function percentOf(minor: number, basis_points: number): number {
  const magnitude = (scaled(minor, basis_points) + 5_000n) / 10_000n;
  return minor < 0 ? Number(-magnitude) : Number(magnitude);
}

/** {@link percentOf} in what the currency is paid in: a share of rupiah has no sen, half a rupiah counts as one. */
export function payablePercentOf(minor: number, basis_points: number, currency: Currency): number {
  const unit = BigInt(payableUnitOf(currency));
  const magnitude = ((scaled(minor, basis_points) + 5_000n * unit) / (10_000n * unit)) * unit;
  return minor < 0 ? Number(-magnitude) : Number(magnitude);
}

/**
 * {@link toMinor} for an amount somebody is to pay: throws RangeError for rupiah with a fraction as well, because they are
 * shown with two decimals (spec section 9) and paid with none.
 */
export function toPayableMinor(amount: number, currency: Currency): number {
  const minor = toMinor(amount, currency);
  if (minor % payableUnitOf(currency) !== 0) throw new RangeError(`nobody pays ${amount} ${currency}`);
  return minor;
}

/** Like {@link percentOf}, with the fraction of a unit dropped (bonus credit: trust rule 2.6). */
export function percentOfFloor(minor: number, basis_points: number): number {
  const magnitude = scaled(minor, basis_points) / 10_000n;
  return minor < 0 ? Number(-magnitude) : Number(magnitude);
}

function scaled(minor: number, basis_points: number): bigint {
  assertMinor(minor);
  if (!Number.isSafeInteger(basis_points) || basis_points < 0)
    throw new RangeError(`not basis points: ${basis_points}`);
  return BigInt(Math.abs(minor)) * BigInt(basis_points);
}

/** Basis points as people read them, without trailing zeros: 3350 is '33.5', 700 is '7', 20 is '0.2'. */
export function percentText(basis_points: number): string {
  return String(Number(decimalText(basis_points, 2)));
}
