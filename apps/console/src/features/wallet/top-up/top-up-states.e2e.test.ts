import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { factsOf } from '#test/features/wallet/top-up/top-up.fixtures.ts';
import { expectBankAsks } from '#test/features/wallet/top-up/top-up-states.steps.fixtures.ts';
import { openTopUp } from '#test/features/wallet/top-up/top-up.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies and at two widths, and with the greatest amounts and ten cards: top-up-states.matrix.test.ts. */
describe('the top-up dialog', () => {
  test('a charge without an answer keeps what was typed; a bank that asks; what is on its way', async () => {
    await expectBankAsks(await openTopUp(demo, factsOf('SG'), 1280));
  });
});
