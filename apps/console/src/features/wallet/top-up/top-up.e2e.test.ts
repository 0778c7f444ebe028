import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { factsOf } from '#test/features/wallet/top-up/top-up.fixtures.ts';
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

/** The same in five currencies and at two widths: top-up.matrix.test.ts. */
describe('top-up (spec 2 Top-up dialog, 4 Other, 5, 9)', () => {
  test('a card is asked for; amounts, refusals, bounds, the money with its reward, a card without money', async () => {
    const top_up = await openTopUp(demo, factsOf('MY'), 375);
    await sayNoToCard(top_up);
    await addCard(top_up, '4242424242424242');
    await readAmounts(top_up);
    await readTiers(top_up);
    await meetBounds(top_up);
    await payByCard(top_up, top_up.facts.pays[375]);
    await meetEmptyCard(top_up);
    expect(top_up.errors).toEqual([]);
  });
});

test.each(['staff', 'readonly', 'postbilling'] as const)('%s has no Top Up (spec 6)', async (person) => {
  const { page } = await demo.open({ as: person, path: '/home' });
  await page.locator('.c-money__amount, .c-credit__left').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
  await page.goto(`${demo.url}/home/top-up`);
  await page.getByText("Your role doesn't allow this. Ask an owner of your company.").waitFor();
});
