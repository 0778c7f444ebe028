import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectSettlements, expectStatesAddUp } from '#test/features/cod/cod-totals.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies, without a parcel and without an answer: cod-totals.matrix.test.ts. */
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
});
