import { expect, test } from 'vitest';
import { paymentOptions } from './payment-options.ts';

const live = (currency: 'SGD' | 'MYR' | 'PHP' | 'IDR') => paymentOptions({ currency, is_test: false }, 'production');

test("spec 2 Top-up dialog: 'Test accounts and SG get a different footer style'", () => {
  expect(live('SGD')).toEqual({ paynow: true, has_wide_foot: true, is_test: false });
  for (const currency of ['MYR', 'PHP', 'IDR'] as const)
    expect(live(currency)).toEqual({ paynow: false, has_wide_foot: false, is_test: false });
  expect(paymentOptions({ currency: 'MYR', is_test: true }, 'production')).toEqual({
    paynow: false,
    has_wide_foot: true,
    is_test: true,
  });
});

test('the demo moves no real money anywhere, and says so', () => {
  expect(paymentOptions({ currency: 'PHP', is_test: false }, 'demo').is_test).toBe(true);
});
