import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { newCompanyIn } from '#test/five-currencies/new-company-in.fixtures.ts';
import {
  expectStatesAddUp,
  expectRetry,
  expectSettlements,
  expectNothing,
} from '#test/features/cod/cod-totals.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies: cod-totals.matrix.test.ts. */
describe('/orders/cod (spec 2 Sidebar, COD Orders)', () => {
  test('what stands in each state is the sum of what it lists, and all of them that of the whole list', async () => {
    const { page, errors } = await demo.open({ as: 'id', path: '/orders/cod?per_page=100', width: 375 });
    await expectStatesAddUp(page);
    expect(errors).toEqual([]);
  });

  test('a settlement is what its parcels were', async () => {
    const { page, errors } = await demo.open({ as: 'id', path: '/orders/cod', width: 375 });
    await expectSettlements(page, 'ID');
    expect(errors).toEqual([]);
  });

  test('amounts or list that do not come say so, and one tap brings them', async () => {
    const { page } = await demo.open({ as: 'id', width: 375, stay: true });
    await expectRetry(page, demo.url);
  });

  test('without a parcel all states are nothing in the currency, and the list says so', async () => {
    const owner = await newCompanyIn(demo, 'ID');
    const { page, errors } = await demo.open({ as: owner, path: '/orders/cod' });
    await expectNothing(page, 'ID');
    expect(errors).toEqual([]);
  });
});
