import { COUNTRY_CODES, rulesOf, toMinor } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { thresholdMinor, topUpAmount } from './top-up-amount.ts';

/** What is refused of a field, as the wire says it. */
function refusalOf(call: () => unknown): unknown {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.details.errors : error;
  }
}

describe('what one top-up may be (spec 5: bounds are not shown; 9 quick amounts)', () => {
  test.each(COUNTRY_CODES)('%s: every quick amount of the spec is taken', (country) => {
    const { currency, quick_top_up_amounts } = rulesOf(country);
    for (const amount of quick_top_up_amounts) expect(topUpAmount(amount, country)).toBe(toMinor(amount, currency));
  });

  test.each([
    ['SG', 1, 50_000, 'S$ 1.00', 'S$ 50,000.00', 0.01],
    ['MY', 2, 100_000, 'RM 2.00', 'RM 100,000.00', 0.01],
    ['PH', 50, 1_000_000, '₱50.00', '₱1,000,000.00', 0.01],
    ['ID', 4000, 1_000_000, 'Rp 4.000,00', 'Rp 1.000.000,00', 0.01],
    ['VN', 4000, 1_000_000, '4.000 ₫', '1.000.000 ₫', 1],
  ] as const)(
    '%s: from %d to %d, and the sentence says it with its currency',
    (country, min, max, least, most, step) => {
      const { currency } = rulesOf(country);
      expect(topUpAmount(min, country)).toBe(toMinor(min, currency));
      expect(topUpAmount(max, country)).toBe(toMinor(max, currency));
      // The bound stands beside the code: people who read another language than English are told it in theirs.
      expect(refusalOf(() => topUpAmount(min - step, country))).toEqual([
        {
          param: 'amount',
          code: 'validate.number_min',
          params: { label: 'label.amount', min: least },
          message: `Amount must be ${least} or more`,
        },
      ]);
      expect(refusalOf(() => topUpAmount(max + step, country))).toEqual([
        {
          param: 'amount',
          code: 'validate.number_max',
          params: { label: 'label.amount', max: most },
          message: `Amount must be ${most} or less`,
        },
      ]);
      expect(refusalOf(() => thresholdMinor(0, country))).toMatchObject([{ param: 'threshold' }]);
      expect(refusalOf(() => thresholdMinor(max + step, country))).toMatchObject([
        { param: 'threshold', message: `Threshold must be ${most} or less` },
      ]);
    },
  );

  test('dong and rupiah are paid without decimals, the others with two', () => {
    expect(refusalOf(() => topUpAmount(5000.5, 'VN'))).toMatchObject([{ code: 'validate.amount_decimals' }]);
    expect(refusalOf(() => topUpAmount(5000.005, 'ID'))).toMatchObject([{ code: 'validate.amount_decimals' }]);
    expect(refusalOf(() => topUpAmount(5000.05, 'ID'))).toMatchObject([{ code: 'validate.amount_decimals' }]);
    expect(topUpAmount(5000, 'ID')).toBe(500_000);
    expect(topUpAmount(50.05, 'SG')).toBe(5_005);
  });
});
