import { CURRENCY_CODES } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { shopsOn, type Shop } from '#test/wallet/dispute.fixtures.ts';
import {
  auditLedger,
  balanceOf,
  bookTopUpDispute,
  bookTopUpDisputeLost,
  bookTopUpDisputeWon,
  countInconsistentDays,
  creditWallet,
  isBalanced,
  placeHold,
} from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  expect(await countInconsistentDays(app.ctx)).toBe(0);
  await app.close();
});

const { inOne, newShop, released, standing, linesOf, borne } = shopsOn(() => app);

describe('a disputed top-up (decision 32)', () => {
  /** A wallet that a payment filled, of which some is spent. */
  async function filled(shop: Shop, amount_minor: number, left_minor = amount_minor) {
    const top_up = { ...shop, amount_minor, reference: `top_up:${newId()}`, description: 'Top-up', details: {} };
    await inOne(async (tx) => {
      await creditWallet(tx, top_up);
      if (left_minor < amount_minor)
        await placeHold(tx, { ...shop, amount_minor: amount_minor - left_minor, reference: newId() });
    });
    return top_up;
  }
  type Filled = Awaited<ReturnType<typeof filled>>;
  const askBack = (top_up: Filled) => inOne((tx) => bookTopUpDispute(tx, top_up));
  const stands = (top_up: Filled) => inOne((tx) => bookTopUpDisputeWon(tx, top_up));
  const taken = (top_up: Filled) => inOne((tx) => bookTopUpDisputeLost(tx, top_up));
  /** What may be spent, what may be paid out, what is owed, what Sampan bears. */
  const all = async (shop: Shop) => [
    (await balanceOf(app.ctx, shop.company_id)).available_minor,
    ...(await standing(shop)),
    await borne(shop),
  ];

  test.each(CURRENCY_CODES)(
    '%s: all of it is there: it is set aside, and comes back when it stands',
    async (currency) => {
      const shop = await newShop(currency);
      const top_up = await filled(shop, 50_001);
      await filled(shop, 7);
      await askBack(top_up);
      expect(await all(shop)).toEqual([7, 0, 0, 0]);
      await stands(top_up);
      await stands(top_up);
      expect(await all(shop)).toEqual([50_008, 0, 0, 0]);
      expect((await linesOf(shop, 'wallet')).map(([kind, amount]) => [kind, amount])).toEqual([
        ['top_up', 50_001],
        ['top_up', 7],
        ['top_up_dispute', -50_001],
        ['top_up_dispute_won', 50_001],
      ]);
    },
  );

  test('taken by the bank for good: what was there is gone, nothing is owed', async () => {
    const shop = await newShop();
    const top_up = await filled(shop, 9_000);
    await askBack(top_up);
    expect(await taken(top_up)).toBeNull();
    expect(await all(shop)).toEqual([0, 0, 0, 0]);
  });

  test('what a label holds stays held; what was spent is Sampan’s until the bank has decided, then owed', async () => {
    const shop = await newShop();
    const top_up = await filled(shop, 10_000, 4_000);
    await askBack(top_up);
    expect(await all(shop)).toEqual([0, 0, 0, 6_000]);
    expect(await taken(top_up)).toEqual({ owed_minor: 6_000 });
    expect(await all(shop)).toEqual([0, 0, 6_000, 0]);
    await released(shop, 6_500);
    expect(await all(shop)).toEqual([0, 500, 0, 0]);
  });

  test('the wallet pays before what may be paid out, and that before anything is owed', async () => {
    const shop = await newShop();
    const top_up = await filled(shop, 10_000, 0);
    await askBack(top_up);
    await filled(shop, 3_000);
    await released(shop, 5_000);
    expect(await all(shop)).toEqual([3_000, 5_000, 0, 10_000]);
    expect(await taken(top_up)).toEqual({ owed_minor: 2_000 });
    expect(await all(shop)).toEqual([0, 0, 2_000, 0]);
  });

  test('a company that pays later is not taken into its credit: it owes', async () => {
    const shop = await newShop('PHP', 50_000);
    const top_up = await filled(shop, 10_000, 0);
    await askBack(top_up);
    await taken(top_up);
    expect(await standing(shop)).toEqual([0, 10_000]);
    expect((await linesOf(shop, 'wallet')).map(([kind]) => kind)).toEqual(['top_up']);
  });

  test('said many times at once, while labels are paid, it is booked once', async () => {
    const shop = await newShop();
    const top_up = await filled(shop, 10_000);
    const spend = () =>
      inOne((tx) => placeHold(tx, { ...shop, amount_minor: 900, reference: newId() })).then(
        () => 900,
        () => 0,
      );
    const done = await Promise.all([
      ...Array.from({ length: 8 }, () => askBack(top_up).then(() => 0)),
      ...Array.from({ length: 8 }, spend),
    ]);
    const held = done.reduce((sum, minor) => sum + minor, 0);
    expect(await all(shop)).toEqual([0, 0, 0, held]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => taken(top_up)));
    expect(answers.filter((answer) => answer !== null)).toEqual(held === 0 ? [] : [{ owed_minor: held }]);
    expect(await all(shop)).toEqual([0, 0, held, 0]);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  });
});
