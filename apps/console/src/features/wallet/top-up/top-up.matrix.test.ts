import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { TOP_UPS } from '#test/features/wallet/top-up/top-up.fixtures.ts';
import {
  addCard,
  meetBounds,
  meetEmptyCard,
  openTopUp,
  payByCard,
  readAmounts,
  readTiers,
  sayNoToCard,
} from '#test/features/wallet/top-up/top-up.steps.fixtures.ts';

const demo = useDemo();
const CASES = TOP_UPS.flatMap((facts) => ([375, 1280] as const).map((width) => ({ ...facts, width })));

describe.each(CASES)('$country at $width px: top-up (spec 2 Top-up dialog, 4 Other, 5, 9)', ({ width, ...facts }) => {
  test('a card is asked for; amounts, refusals, bounds, the money with its reward, a card without money', async () => {
    const top_up = await openTopUp(demo, facts, width);
    await sayNoToCard(top_up);
    await addCard(top_up, '4242424242424242');
    await readAmounts(top_up);
    await readTiers(top_up);
    await meetBounds(top_up);
    await payByCard(top_up, facts.pays[width]);
    await meetEmptyCard(top_up);
    expect(top_up.errors).toEqual([]);
  });
});
