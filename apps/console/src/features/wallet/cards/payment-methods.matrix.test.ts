import { useDemo } from '@sampan/testing/demo';
import { describe, test } from 'vitest';
import { EVERYWHERE } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { expectCards } from '#test/features/wallet/cards/payment-methods.steps.fixtures.ts';

const demo = useDemo();

describe.each(EVERYWHERE)('$country at $width px: payment methods (spec 4, 5 Card, 8)', ({ country, width }) => {
  test('without a card, with ten of the longest names, and when something gives no answer', async () => {
    await expectCards(demo, country, width);
  });
});
