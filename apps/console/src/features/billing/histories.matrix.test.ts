import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { EVERYWHERE } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { openIn } from '#test/five-currencies/vietnam.fixtures.ts';
import { expectHistoryAddsUp, newHistory } from '#test/features/billing/histories.steps.fixtures.ts';

const demo = useDemo();

describe.each(EVERYWHERE)('/histories in $country at $width px (spec 2, look.md 3 Wallet)', ({ country, width }) => {
  test('every total is the sum of what is listed', async () => {
    const owner = await newHistory(demo, country);
    const { page, errors } = await openIn(demo, country, { as: owner, path: '/histories', width });
    await expectHistoryAddsUp(page, country);
    expect(errors).toEqual([]);
  });
});
