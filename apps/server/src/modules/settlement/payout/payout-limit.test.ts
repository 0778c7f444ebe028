import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../platform/config/env.ts';
import { DomainError } from '../../../platform/errors.ts';
import { checkLimits } from './payout-limit.ts';

const env = readEnv({}, 'unused');

describe('limits of payouts (spec 9: not shown; decision 27)', () => {
  it('are kept in the minor units of five currencies, VND without decimals', () => {
    expect(env.SAMPAN_PAYOUT_MIN).toEqual({ SGD: 1_000, MYR: 3_000, PHP: 50_000, IDR: 10_000_000, VND: 200_000 });
    expect(env.SAMPAN_PAYOUT_APPROVAL).toMatchObject({ SGD: 100_000, VND: 18_000_000 });
    for (const currency of ['SGD', 'MYR', 'PHP', 'IDR', 'VND'] as const) {
      const [min, approval, max, day] = [
        env.SAMPAN_PAYOUT_MIN[currency],
        env.SAMPAN_PAYOUT_APPROVAL[currency],
        env.SAMPAN_PAYOUT_MAX[currency],
        env.SAMPAN_PAYOUT_DAY_MAX[currency],
      ];
      expect(min < approval && approval < max && max <= day, currency).toBe(true);
    }
  });

  it('say what they are in the company’s own money', () => {
    const limits = {
      min_minor: 200_000,
      max_minor: 350_000_000,
      day_max_minor: 900_000_000,
      day_left_minor: 1_000_000,
      approval_above_minor: 18_000_000,
    };
    const said = (amount_minor: number) => {
      try {
        checkLimits(limits, amount_minor, 'VND');
        return [];
      } catch (error) {
        return error instanceof DomainError ? error.details.errors : error;
      }
    };
    // The field's name and the bound stand beside the code: people who read another language than English are told it in theirs.
    const refusal = (key: string, name: string, bound: string, sentence: string) => [
      {
        param: 'amount',
        code: `validate.${key}`,
        params: { label: 'label.amount', [name]: bound },
        message: sentence,
      },
    ];
    expect(said(199_999)).toEqual(refusal('number_min', 'min', '200.000 ₫', 'Amount must be 200.000 ₫ or more'));
    expect(said(350_000_001)).toEqual(
      refusal('number_max', 'max', '350.000.000 ₫', 'Amount must be 350.000.000 ₫ or less'),
    );
    expect(said(1_000_001)).toEqual(
      refusal('number_max_today', 'max', '1.000.000 ₫', 'Amount must be 1.000.000 ₫ or less today'),
    );
    expect(said(1_000_000)).toEqual([]);
  });

  it('must name all five currencies, and production pays nobody by the sandbox', () => {
    expect(() => readEnv({ SAMPAN_PAYOUT_MIN: 'SGD:10' })).toThrow('SAMPAN_PAYOUT_MIN must name an amount for SGD');
    expect(() => readEnv({ SAMPAN_PAYOUT_MIN: 'SGD:10.001, MYR:30, PHP:500, IDR:1, VND:2' })).toThrow('must name');
    const production = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET };
    expect(readEnv(production).payouts).toBe('bank_file');
    expect(() => readEnv({ ...production, SAMPAN_PAYOUTS: 'sandbox' })).toThrow('pays nobody');
  });
});
