import { describe, expect, test } from 'vitest';
import { EVERYWHERE, useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { expectEntriesLead } from '#test/features/billing/entry-cause.steps.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)('the history in $country at $width px leads to what made an entry', ({ country, width }) => {
  test('a refund to its credit note, a top-up to its receipt, a payout to its page, cash to its settlement', async () => {
    const { page, demo, errors } = await merchants.open(country, { width, stay: true });
    await expectEntriesLead(page, demo.url);
    expect(errors).toEqual([]);
  });
});
