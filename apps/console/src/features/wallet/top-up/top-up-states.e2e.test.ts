import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { factsOf } from '#test/features/wallet/top-up/top-up.fixtures.ts';
import { expectLongDialog, expectBankAsks } from '#test/features/wallet/top-up/top-up-states.steps.fixtures.ts';
import { openTopUp } from '#test/features/wallet/top-up/top-up.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies and at two widths: top-up-states.matrix.test.ts. */
describe('the top-up dialog', () => {
  test('with the greatest amounts and ten cards; when the cards give no answer', async () => {
    await expectLongDialog(await openTopUp(demo, factsOf('VN'), 375));
  });

  test('a charge without an answer keeps what was typed; a bank that asks; what is on its way', async () => {
    await expectBankAsks(await openTopUp(demo, factsOf('SG'), 1280));
  });
});
