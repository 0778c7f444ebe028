/** ISO 4217 code of a currency the product handles. */
export type Currency = 'SGD' | 'MYR' | 'PHP' | 'IDR' | 'VND';

/** How amounts of a currency are counted and shown. */
export interface CurrencyConvention {
  readonly code: Currency;
  /** Decimal digits of the minor unit (spec section 9: 2, and 0 for VN). */
  readonly digits: 0 | 2;
  /** Decimal digits that are ever paid: rupiah are shown with two (spec section 9), but nobody pays a sen. */
  readonly payable_digits: 0 | 2;
  readonly symbol: string;
  readonly symbol_position: 'before' | 'after';
  /** Between symbol and number. */
  readonly symbol_gap: '' | ' ';
  readonly group: ',' | '.';
  readonly decimal: ',' | '.';
}

/**
 * Intl is not asked: it prints IDR without decimals and SGD as a bare '$', the spec wants 2 decimals and this product
 * shows S$ so that nobody reads US dollars.
 */
export const CURRENCIES: Readonly<Record<Currency, CurrencyConvention>> = {
  SGD: {
    code: 'SGD',
    digits: 2,
    payable_digits: 2,
    symbol: 'S$',
    symbol_position: 'before',
    symbol_gap: ' ',
    group: ',',
    decimal: '.',
  },
  MYR: {
    code: 'MYR',
    digits: 2,
    payable_digits: 2,
    symbol: 'RM',
    symbol_position: 'before',
    symbol_gap: ' ',
    group: ',',
    decimal: '.',
  },
  PHP: {
    code: 'PHP',
    digits: 2,
    payable_digits: 2,
    symbol: '₱',
    symbol_position: 'before',
    symbol_gap: '',
    group: ',',
    decimal: '.',
  },
  IDR: {
    code: 'IDR',
    digits: 2,
    payable_digits: 0,
    symbol: 'Rp',
    symbol_position: 'before',
    symbol_gap: ' ',
    group: '.',
    decimal: ',',
  },
  VND: {
    code: 'VND',
    digits: 0,
    payable_digits: 0,
    symbol: '₫',
    symbol_position: 'after',
    symbol_gap: ' ',
    group: '.',
    decimal: ',',
  },
};

/** Every currency, in the order of the countries. */
export const CURRENCY_CODES = ['SGD', 'MYR', 'PHP', 'IDR', 'VND'] as const satisfies readonly Currency[];

/** True for exactly the five upper-case codes. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (CURRENCY_CODES as readonly string[]).includes(value);
}

/** Decimal digits of the currency's minor unit: SGD 2, VND 0. */
export function digitsOf(currency: Currency): 0 | 2 {
  return CURRENCIES[currency].digits;
}

/** Decimal digits that money of the currency moves in: SGD 2, IDR and VND 0. */
export function payableDigitsOf(currency: Currency): 0 | 2 {
  return CURRENCIES[currency].payable_digits;
}

/** The smallest amount that is ever paid, in minor units: a rupiah is 100, a dong 1, a cent 1. */
export function payableUnitOf(currency: Currency): number {
  return 10 ** (digitsOf(currency) - payableDigitsOf(currency));
}
