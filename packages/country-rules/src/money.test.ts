import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, digitsOf, payableUnitOf } from './currency.ts';
import {
  MAX_AMOUNT_MINOR,
  amountText,
  formatMoney,
  moneyText,
  payableText,
  percentOf,
  percentOfFloor,
  percentText,
  toMajor,
  toMinor,
} from './money.ts';
import { MAX_TYPED_AMOUNT, parseAmount } from './amount-text.ts';

const CASES = { numRuns: 10_000 };
const currency = fc.constantFrom(...CURRENCY_CODES);
const minor = fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR });

describe('money in minor units (design 7: decimal on the wire, integer inside)', () => {
  it('comes back unchanged from the wire for every amount and currency', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        // Through JSON, as a client would send it.
        expect(toMinor(JSON.parse(JSON.stringify(toMajor(amount, code))) as number, code)).toBe(amount);
      }),
      CASES,
    );
  });

  it('reads as people write it, straight from the wire', () => {
    expect([moneyText(6.84, 'SGD'), moneyText(1_234_567, 'IDR'), moneyText(0, 'PHP')]).toEqual([
      'S$ 6.84',
      'Rp 1.234.567,00',
      '₱0.00',
    ]);
    expect(() => moneyText(1.005, 'MYR')).toThrow(RangeError);
  });

  it('stands in a field without decimals that nobody pays (spec 9)', () => {
    expect(payableText(6_000_000, 'IDR')).toBe('60000');
    expect(payableText(6_000_050, 'IDR')).toBe('60000.50');
    expect(payableText(60_000, 'VND')).toBe('60000');
    expect(payableText(123_450, 'MYR')).toBe('1234.50');
  });

  it('comes back unchanged from plain text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_TYPED_AMOUNT }), currency, (amount, code) => {
        const paid = amount - (amount % payableUnitOf(code));
        expect(parseAmount(amountText(paid, code), code)).toEqual({ ok: true, amount_minor: paid });
        expect(parseAmount(payableText(paid, code), code)).toEqual({ ok: true, amount_minor: paid });
      }),
      CASES,
    );
  });

  it.each([
    [1.15, 'SGD', 115],
    [1234.5, 'MYR', 123_450],
    [0.1, 'PHP', 10],
    [4000, 'IDR', 400_000],
    [10_000, 'VND', 10_000],
    [-0.07, 'SGD', -7],
    [0, 'VND', 0],
    [9_999_999_999_999.99, 'SGD', MAX_AMOUNT_MINOR],
  ] as const)('reads %d %s as %d', (amount, code, expected) => {
    expect(toMinor(amount, code)).toBe(expected);
  });

  it.each([
    [1.234, 'SGD'],
    [0.5, 'VND'],
    [1e-7, 'SGD'],
    [Number.NaN, 'SGD'],
    [Number.POSITIVE_INFINITY, 'SGD'],
    [1e21, 'VND'],
    [10_000_000_000_000, 'SGD'],
  ] as const)('refuses %d %s instead of rounding it', (amount, code) => {
    expect(() => toMinor(amount, code)).toThrow(RangeError);
  });

  it('refuses minor units that are not whole', () => {
    for (const amount of [0.5, Number.NaN, MAX_AMOUNT_MINOR + 1]) {
      expect(() => toMajor(amount, 'SGD')).toThrow(RangeError);
      expect(() => formatMoney(amount, 'SGD')).toThrow(RangeError);
      expect(() => percentOf(amount, 700)).toThrow(RangeError);
    }
  });

  it.each([
    // Spec section 9: 2 decimals, 0 for VN; the symbols are the country's own.
    [123_450, 'SGD', 'S$ 1,234.50'],
    [123_450, 'MYR', 'RM 1,234.50'],
    [400_000, 'PHP', '₱4,000.00'],
    [123_456_700, 'IDR', 'Rp 1.234.567,00'],
    [1_234_567, 'VND', '1.234.567 ₫'],
    [0, 'SGD', 'S$ 0.00'],
    [5, 'SGD', 'S$ 0.05'],
    [-500, 'SGD', '-S$ 5.00'],
    [-500, 'VND', '-500 ₫'],
    [99_999, 'SGD', 'S$ 999.99'],
    [100_000_000, 'SGD', 'S$ 1,000,000.00'],
  ] as const)('shows %d %s as %s', (amount, code, text) => {
    expect(formatMoney(amount, code)).toBe(text);
  });

  it('shows every digit of every amount', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const digits = formatMoney(amount, code).replace(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
        expect(digits.length).toBeGreaterThan(digitsOf(code));
      }),
      CASES,
    );
  });
});

describe('shares of an amount', () => {
  it.each([
    [1050, 700, 74],
    [1049, 700, 73],
    [50, 100, 1],
    [49, 100, 0],
    [30_000, 1500, 4_500],
    [100_000, 3350, 33_500],
    [-1050, 700, -74],
    [MAX_AMOUNT_MINOR, 10_000, MAX_AMOUNT_MINOR],
  ])('takes %d at %d basis points as %d, half up', (amount, basis_points, expected) => {
    expect(percentOf(amount, basis_points)).toBe(expected);
  });

  it('is never more than half a unit off, and a refund mirrors its charge', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, points) => {
          const twice_off = 2n * (BigInt(percentOf(amount, points)) * 10_000n - BigInt(amount) * BigInt(points));
          expect(twice_off > -10_000n && twice_off <= 10_000n).toBe(true);
          expect(percentOf(-amount, points) + percentOf(amount, points)).toBe(0);
          expect(percentOfFloor(amount, points)).toBeLessThanOrEqual(percentOf(amount, points));
        },
      ),
      CASES,
    );
  });

  it.each([
    [3350, '33.5'],
    [700, '7'],
    [20, '0.2'],
    [110, '1.1'],
    [0, '0'],
    [1500, '15'],
  ] as const)('writes %d as %s', (points, text) => {
    expect(percentText(points)).toBe(text);
  });
});
