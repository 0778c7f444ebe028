import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { expectBalance } from '#test/features/payouts/payouts.steps.fixtures.ts';

const demo = useDemo();

describe.each([375, 1280])('payouts at %i px (spec 3 payout, 5)', (width) => {
  test.each(['my', 'ph', 'id'] as const)(
    'of %s: balances add up, and only banks are offered outside of Singapore',
    async (as) => {
      const { page } = await demo.open({ as, path: '/histories/payouts', width });
      await expectBalance(page);
    },
  );
});
