import { describe, expect, test } from 'vitest';
import { EVERYWHERE, useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { expectRefundsAddUp, expectRefundRetry } from '#test/features/billing/refunds/refunds.steps.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)('/histories/refunds in $country at $width px', ({ country, width }) => {
  test('each refund is the sum of its parts, each total that of its column, and the credit note is a PDF', async () => {
    const { page, demo, errors } = await merchants.open(country, { path: '/histories/refunds', width });
    await expectRefundsAddUp(page, demo.url, country);
    expect(errors).toEqual([]);
  });

  test('a credit note that does not come says so beside its button; a list that does not come is asked again', async () => {
    const { page, demo } = await merchants.open(country, { width, stay: true });
    await expectRefundRetry(page, demo.url);
  });
});
