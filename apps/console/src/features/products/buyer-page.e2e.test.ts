import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { expectSumOfParts, expectCalmInTrouble } from '#test/features/products/buyer-page.steps.fixtures.ts';

/** Nothing is bought: cents in Singapore, whole rupiah in Indonesia. Every currency and width is in the matrix. */
const demo = useDemo();

describe("the buyer's page of a shop (spec 1 Product listings)", () => {
  test.each(['SG', 'ID'] as const)(
    '%s: the total is the sum of its parts for each quantity, and stands on the button',
    async (country) => expectSumOfParts(await demo.open({ path: '/api/health', width: 375 }), country),
  );

  test('a long name and a great price fit; prices that do not come, and a product that is gone, are said', async () =>
    expectCalmInTrouble(await demo.open({ path: '/api/health', width: 375 }), 'ID'));
});
