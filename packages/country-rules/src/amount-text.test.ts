import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount-text.ts';
import type { AmountRefusal } from './amount-text.ts';
import { CURRENCY_CODES, digitsOf, payableUnitOf } from './currency.ts';

describe("typed amounts (spec section 5: '.' decimal and ',' group separator)", () => {
  it.each([
    ['1,234.50', 123_450],
    ['4,000', 400_000],
    ['4000', 400_000],
    [' 50 ', 5_000],
    ['0', 0],
    ['0.05', 5],
    ['.5', 50],
    ['5.', 500],
    ['1,234,567.8', 123_456_780],
    ['007', 700],
    ['1,000.', 100_000],
  ])('reads %j as %d sen', (text, amount_minor) => {
    expect(parseAmount(text, 'MYR')).toEqual({ ok: true, amount_minor });
  });

  it.each<readonly [string, AmountRefusal]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['10.000', 'ambiguous'],
    ['999.999', 'ambiguous'],
    ['10.000.000', 'ambiguous'],
    ['1.234,56', 'ambiguous'],
    ['4,00', 'ambiguous'],
    ['4,0000', 'ambiguous'],
    ['1,00,000', 'ambiguous'],
    ['0,100', 'ambiguous'],
    [',5', 'ambiguous'],
    ['1,234.567', 'too_many_decimals'],
    ['1234.567', 'too_many_decimals'],
    ['0.123', 'too_many_decimals'],
    ['1.2345', 'too_many_decimals'],
    ['-0', 'negative'],
    ['-5', 'negative'],
    ['\u22125', 'negative'],
    ['1e3', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['+5', 'not_a_number'],
    ['-', 'not_a_number'],
    ['.', 'not_a_number'],
    [' \u0663', 'not_a_number'],
    ['\uFF11\uFF12', 'not_a_number'],
    ['1 000', 'not_a_number'],
    ['S$ 5', 'not_a_number'],
    ['1000000000000.01', 'too_large'],
    ['10000000000000', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('refuses %j as %s', (text, reason) => {
    expect(parseAmount(text, 'MYR')).toEqual({ ok: false, reason });
  });

  it.each([
    ['10.000', 10_000],
    ['1.234.567', 1_234_567],
    ['10.000,00', 10_000],
    ['10,000', 10_000],
    ['10,000.00', 10_000],
    ['10000', 10_000],
    ['500,00', 500],
    ['999.999', 999_999],
  ])('reads %j as %d rupiah and as %d dong: both are paid without decimals', (text, amount) => {
    expect(parseAmount(text, 'IDR')).toEqual({ ok: true, amount_minor: amount * 100 });
    expect(parseAmount(text, 'VND')).toEqual({ ok: true, amount_minor: amount });
  });

  it.each([
    ['10.5', 'too_many_decimals'],
    ['10.50', 'too_many_decimals'],
    ['10.000,50', 'too_many_decimals'],
    ['1,5', 'too_many_decimals'],
    ['10.000.00', 'ambiguous'],
    ['1.00.000', 'ambiguous'],
    ['10.000,000', 'ambiguous'],
    ['0.100', 'too_many_decimals'],
  ] as const)('refuses %j of rupiah and dong as %s', (text, reason) => {
    expect(parseAmount(text, 'IDR')).toEqual({ ok: false, reason });
    expect(parseAmount(text, 'VND')).toEqual({ ok: false, reason });
  });

  it('reads what it groups, in every currency', () => {
    const amounts = fc.integer({ min: 0, max: 999_999_999_999 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCY_CODES), (amount, currency) => {
        const amount_minor = amount - (amount % payableUnitOf(currency));
        const digits = digitsOf(currency);
        const padded = String(amount_minor).padStart(digits + 1, '0');
        const whole = digits === 0 ? padded : padded.slice(0, -digits);
        const grouped = BigInt(whole).toLocaleString('en-US');
        const text = digits === 0 ? grouped : `${grouped}.${padded.slice(-digits)}`;
        expect(parseAmount(text, currency)).toEqual({ ok: true, amount_minor });
      }),
      { numRuns: 10_000 },
    );
  });

  it('never reads any text ten or a thousand times off', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e \u0661\uFF11'), maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom(...CURRENCY_CODES), (typed, currency) => {
        const read = parseAmount(typed, currency);
        if (!read.ok) return;
        // Whatever was accepted means the same to the language's own reader once the groups are gone.
        const is_local = currency === 'IDR' || currency === 'VND';
        const local = is_local && /^\d[\d.]*,\d{0,2}$|^[1-9]\d{0,2}(\.\d{3})+$/.test(typed.trim());
        const plain = local ? typed.replaceAll('.', '').replace(',', '.') : typed.replaceAll(',', '');
        expect(read.amount_minor).toBe(Math.round(Number(plain) * 10 ** digitsOf(currency)));
      }),
      { numRuns: 10_000 },
    );
  });
});
