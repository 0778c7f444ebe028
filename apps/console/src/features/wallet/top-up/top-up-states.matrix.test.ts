import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { EVERYWHERE } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { factsOf } from '#test/features/wallet/top-up/top-up.fixtures.ts';
import { expectLongDialog, expectBankAsks } from '#test/features/wallet/top-up/top-up-states.steps.fixtures.ts';
import { openTopUp } from '#test/features/wallet/top-up/top-up.steps.fixtures.ts';

const demo = useDemo();

describe.each(EVERYWHERE)('$country at $width px: the top-up dialog', ({ country, width }) => {
  test('with the greatest amounts and ten cards; when the cards give no answer', async () => {
    await expectLongDialog(await openTopUp(demo, factsOf(country), width));
  });

  test('a charge without an answer keeps what was typed; a bank that asks; what is on its way', async () => {
    await expectBankAsks(await openTopUp(demo, factsOf(country), width));
  });
});
