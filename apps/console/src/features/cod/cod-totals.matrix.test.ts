import { describe, expect, test } from 'vitest';
import { newCompanyIn } from '#test/five-currencies/new-company-in.fixtures.ts';
import { EVERYWHERE, useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { openIn } from '#test/five-currencies/vietnam.fixtures.ts';
import {
  expectStatesAddUp,
  expectRetry,
  expectSettlements,
  expectNothing,
} from '#test/features/cod/cod-totals.steps.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)('/orders/cod in $country at $width px (spec 2 Sidebar, COD Orders)', ({ country, width }) => {
  test('what stands in each state is the sum of what it lists, and all of them that of the whole list', async () => {
    const { page, errors } = await merchants.open(country, { path: '/orders/cod?per_page=100', width });
    await expectStatesAddUp(page);
    expect(errors).toEqual([]);
  });

  test('a settlement is what its parcels were; its papers come in the reader’s language', async () => {
    const { page, errors } = await merchants.open(country, { path: '/orders/cod', width });
    await expectSettlements(page, country);
    expect(errors).toEqual([]);
  });

  test('amounts or list that do not come say so, and one tap brings them', async () => {
    const { page, demo } = await merchants.open(country, { width, stay: true });
    await expectRetry(page, demo.url);
  });

  test('without a parcel all states are nothing in the currency, and the list says so', async () => {
    const demo = merchants.demoOf(country);
    const owner = await newCompanyIn(demo, country);
    const { page, errors } = await openIn(demo, country, { as: owner, path: '/orders/cod', width });
    await expectNothing(page, country);
    expect(errors).toEqual([]);
  });
});
