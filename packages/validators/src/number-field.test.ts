import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_TYPED_AMOUNT, toMajor } from '@sampan/country-rules';
import { amountField } from './number-field.ts';
import { topUpSchema } from './payment.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

describe("top-up amount (spec section 5: '.' decimal, ',' group, 2 decimals, no negatives)", () => {
  it.each([
    ['4,000', 4000],
    ['1,234.50', 1234.5],
    [50, 50],
    [0.01, 0.01],
  ])('%j is %d', (amount, expected) => {
    expect(accepted(topUpSchema('MY'), { amount })).toEqual({ amount: expected });
  });

  it.each([
    ['', 'Amount is required'],
    [undefined, 'Amount is required'],
    [null, 'Amount is required'],
    ['10.000', "Enter Amount with '.' for decimals and ',' for thousands, for example 10,000.00"],
    ['1.234', "Enter Amount with '.' for decimals and ',' for thousands, for example 10,000.00"],
    ['0.123', 'Amount has too many decimal places'],
    [10.123, 'Amount has too many decimal places'],
    [-5, "Amount can't be negative"],
    ['-5', "Amount can't be negative"],
    [0, 'Amount must be more than 0'],
    ['0.00', 'Amount must be more than 0'],
    ['1e3', 'Amount must be a valid amount'],
    [Number.NaN, 'Amount must be a valid amount'],
    [1e300, 'Amount is too large'],
    [{}, 'Amount must be a valid amount'],
  ])('%j: %s', (amount, message) => {
    expect(refused(topUpSchema('SG'), { amount })).toEqual({ amount: message });
  });

  it.each(['ID', 'VN'] as const)('%s: a typed 10.000 is ten thousand, and 10.123 of the wire is refused', (country) => {
    for (const amount of ['10.000', '10,000', '10.000,00', 10_000])
      expect(accepted(topUpSchema(country), { amount })).toEqual({ amount: 10_000 });
    for (const amount of ['10.000,50', '10000.5', 10_000.5, 10.123])
      expect(refused(topUpSchema(country), { amount })).toEqual({ amount: 'Amount has too many decimal places' });
  });

  it('takes no decimals in VND', () => {
    expect(refused(topUpSchema('VN'), { amount: '4000.5' })).toEqual({ amount: 'Amount has too many decimal places' });
    expect(accepted(topUpSchema('VN'), { amount: '4,000' })).toEqual({ amount: 4000 });
  });

  it('reads every wire number as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_TYPED_AMOUNT * 100 }), (minor) => {
        const amount = toMajor(minor, 'SGD');
        expect(accepted(topUpSchema('SG'), { amount })).toEqual({ amount });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['SG', 'VN'] as const)('takes no more in %s than the API does', (country) => {
    expect(accepted(topUpSchema(country), { amount: String(MAX_TYPED_AMOUNT) })).toEqual({ amount: MAX_TYPED_AMOUNT });
    for (const amount of ['1000000000001', MAX_TYPED_AMOUNT + 1])
      expect(refused(topUpSchema(country), { amount })).toEqual({ amount: 'Amount is too large' });
  });

  it('is null when empty and optional', () => {
    const schema = v.object({
      fee: amountField({ label: 'label.shipping_fee', currency: 'SGD', is_positive: false, is_required: false }),
    });
    expect(accepted(schema, {})).toEqual({ fee: null });
    expect(accepted(schema, { fee: '0' })).toEqual({ fee: 0 });
  });
});
