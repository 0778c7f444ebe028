import { describe, test } from 'vitest';
import { EVERYWHERE, useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { expectSumOfParts, expectCalmInTrouble } from '#test/features/products/buyer-page.steps.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)("the buyer's page of a shop in $country at $width px", ({ country, width }) => {
  test('the total is the sum of its parts for each quantity, and stands on the button', async () =>
    expectSumOfParts(await merchants.open(country, { width }), country));

  test('a long name and a great price fit; prices that do not come, and a product that is gone, are said', async () =>
    expectCalmInTrouble(await merchants.open(country, { width }), country));
});
