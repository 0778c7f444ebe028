import { CURRENCY_CODES, formatMoney } from '@sampan/country-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import {
  auditLedger,
  bookCodCollected,
  bookCodPayable,
  bookDisputeLost,
  bookDisputeWon,
  bookPaidPayoutReturn,
  bookPayout,
  bookPayoutPaid,
  bookPayoutReturn,
  bookPayoutSent,
  bookSaleDispute,
  countInconsistentDays,
  findPaidSettlements,
  isBalanced,
  debtOf,
} from './index.ts';
import { shopsOn, type Shop } from '#test/wallet/dispute.fixtures.ts';

/** Trust 2.2 to 2.5: a dispute is lost after the money was paid out; decision 31. */
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

/** All of it at the merchant's bank. */
async function paidOut(shop: Shop, amount_minor: number) {
  const payout = { ...shop, id: newId(), number: 'PO-1', amount_minor };
  await inOne(async (tx) => {
    await bookPayout(tx, payout);
    await bookPayoutSent(tx, payout);
    await bookPayoutPaid(tx, payout);
  });
  return payout;
}
type Sold = Awaited<ReturnType<typeof released>>;
const ask = (sale: Sold) => inOne((tx) => bookSaleDispute(tx, { ...sale, is_released: true }));
const lose = (sale: Sold) => inOne((tx) => bookDisputeLost(tx, sale));
const win = (sale: Sold) => inOne((tx) => bookDisputeWon(tx, sale));

describe('a dispute that is lost after the money was paid out', () => {
  test.each(CURRENCY_CODES)(
    '%s: nothing is there: all of it is owed, and later sales pay it before anything is payable',
    async (currency) => {
      const shop = await newShop(currency);
      const sale = await released(shop, 100_001);
      await paidOut(shop, 100_001);
      await ask(sale);
      // While the bank decides nobody is asked for anything: Sampan bears it.
      expect([...(await standing(shop)), await borne(shop)]).toEqual([0, 0, 100_001]);
      expect(await lose(sale)).toEqual({ owed_minor: 100_001 });
      expect([...(await standing(shop)), await borne(shop)]).toEqual([0, 100_001, 0]);
      expect(formatMoney(await debtOf(app.ctx, shop.company_id), currency)).not.toContain('-');

      await released(shop, 40_000);
      expect(await standing(shop)).toEqual([0, 60_001]);
      await expect(
        inOne((tx) => bookPayout(tx, { ...shop, id: newId(), number: 'PO-2', amount_minor: 1 })),
      ).rejects.toThrow(/lower than this/u);
      await released(shop, 60_002);
      expect(await standing(shop)).toEqual([1, 0]);
      expect(await linesOf(shop, 'owed')).toEqual([
        ['dispute_lost', -100_001, -100_001],
        ['dispute_set_off', 40_000, -60_001],
        ['dispute_set_off', 60_001, 0],
      ]);
      expect((await linesOf(shop, 'payable')).slice(2)).toEqual([
        ['sale_release', 40_000, 40_000],
        ['dispute_set_off', -40_000, 0],
        ['sale_release', 60_002, 60_002],
        ['dispute_set_off', -60_001, 1],
      ]);
    },
  );

  test('a part is there: it is taken while the bank decides, the rest is owed when it has', async () => {
    const shop = await newShop();
    const sale = await released(shop, 10_000);
    await paidOut(shop, 7_000);
    await ask(sale);
    expect([...(await standing(shop)), await borne(shop)]).toEqual([0, 0, 7_000]);
    // What becomes payable meanwhile is the shop's: nothing is decided.
    await released(shop, 2_500);
    expect(await standing(shop)).toEqual([2_500, 0]);
    expect(await lose(sale)).toEqual({ owed_minor: 4_500 });
    expect([...(await standing(shop)), await borne(shop)]).toEqual([0, 4_500, 0]);
  });

  test('all of it is there: nothing is owed, and no account of debts comes into being', async () => {
    const shop = await newShop();
    const sale = await released(shop, 10_000);
    await released(shop, 500);
    await ask(sale);
    expect(await standing(shop)).toEqual([500, 0]);
    expect(await lose(sale)).toBeNull();
    expect(await standing(shop)).toEqual([500, 0]);
    expect(await linesOf(shop, 'owed')).toEqual([]);
  });

  test('what is there by then covers all of it', async () => {
    const shop = await newShop();
    const sale = await released(shop, 10_000);
    await paidOut(shop, 10_000);
    await ask(sale);
    await released(shop, 12_000);
    expect(await lose(sale)).toEqual({ owed_minor: 0 });
    expect(await standing(shop)).toEqual([2_000, 0]);
    expect(await linesOf(shop, 'owed')).toEqual([]);
  });

  test('said many times at once it is booked once; nothing is booked where nothing was asked', async () => {
    const shop = await newShop();
    const sale = await released(shop, 10_000);
    await paidOut(shop, 10_000);
    expect(await lose(sale)).toBeNull();
    await Promise.all(Array.from({ length: 8 }, () => ask(sale)));
    const answers = await Promise.all(Array.from({ length: 8 }, () => lose(sale)));
    expect(answers.filter((answer) => answer !== null)).toEqual([{ owed_minor: 10_000 }]);
    expect(await standing(shop)).toEqual([0, 10_000]);
  });

  test('two debts are one; a dispute won later goes to what is owed first', async () => {
    const shop = await newShop();
    const [first, second, third] = [
      await released(shop, 5_000),
      await released(shop, 3_000),
      await released(shop, 1_000),
    ];
    await paidOut(shop, 8_000);
    await ask(third);
    await ask(first);
    await ask(second);
    await lose(first);
    await lose(second);
    expect(await standing(shop)).toEqual([0, 8_000]);
    await win(third);
    expect(await standing(shop)).toEqual([0, 7_000]);
    expect(await linesOf(shop, 'owed')).toHaveLength(3);
  });

  test('cash on delivery and payouts that come back pay it too, each once', async () => {
    const shop = await newShop();
    const sale = await released(shop, 9_000);
    const sent = { ...shop, id: newId(), number: 'PO-9', amount_minor: 2_000 };
    await inOne(async (tx) => {
      await bookPayout(tx, sent);
      await bookPayoutSent(tx, sent);
    });
    const arrived = await paidOut(shop, 7_000);
    await ask(sale);
    await lose(sale);
    const [order_id, settlement_id] = [newId(), newId()];
    const settle = () =>
      inOne((tx) => bookCodPayable(tx, { ...shop, settlement_id, amount_minor: 3_000, description: 'COD status' }));
    await inOne((tx) =>
      bookCodCollected(tx, {
        ...shop,
        order_id,
        order_number: 'SP-2',
        amount_minor: 3_000,
        fee_minor: 0,
        fee_tax_minor: 0,
      }),
    );
    await settle();
    await settle();
    expect(await standing(shop)).toEqual([0, 6_000]);
    // Who was set off was paid: the cash has gone where it was owed.
    expect(await findPaidSettlements(app.ctx, shop.company_id)).toEqual([]);
    await inOne((tx) => bookPayoutReturn(tx, sent, true));
    await inOne((tx) => bookPayoutReturn(tx, sent, true));
    expect(await standing(shop)).toEqual([0, 4_000]);
    await inOne((tx) => bookPaidPayoutReturn(tx, arrived));
    expect(await standing(shop)).toEqual([3_000, 0]);
    expect((await linesOf(shop, 'owed')).map(([, amount]) => amount)).toEqual([-9_000, 3_000, 2_000, 4_000]);
  });

  test('releases and payouts at the same moment leave nothing payable while something is owed', async () => {
    const shop = await newShop();
    const sales = await Promise.all(Array.from({ length: 6 }, () => released(shop, 1_000)));
    await paidOut(shop, 6_000);
    for (const sale of sales) await ask(sale);
    const pay = () =>
      inOne((tx) => bookPayout(tx, { ...shop, id: newId(), number: 'PO-3', amount_minor: 300 })).then(
        () => 300,
        () => 0,
      );
    const done = await Promise.all([
      ...sales.map((sale) => lose(sale).then(() => 0)),
      ...Array.from({ length: 8 }, () => released(shop, 700).then(() => 0)),
      ...Array.from({ length: 8 }, pay),
    ]);
    const taken = done.reduce((sum, minor) => sum + minor, 0);
    const [payable = 0, owed = 0] = await standing(shop);
    expect(payable - owed).toBe(8 * 700 - 6_000 - taken);
    expect(Math.min(payable, owed)).toBe(0);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  });
});

describe('the database holds it', () => {
  test('an account of debts never goes above zero, every other one never below it', async () => {
    const shop = await newShop();
    const sale = await released(shop, 100);
    await paidOut(shop, 100);
    await ask(sale);
    await lose(sale);
    const set = (kind: string, minor: number) =>
      app.database.pool.query('update ledger_accounts set posted_minor = $1 where company_id = $2 and kind = $3', [
        minor,
        shop.company_id,
        kind,
      ]);
    await expect(set('owed', 1)).rejects.toThrow(/debts_are_no_credit/u);
    await expect(set('payable', -1)).rejects.toThrow(/never_overdrawn/u);
  });

  test('the audit finds money that is payable beside a debt', async () => {
    const shop = await newShop();
    const sale = await released(shop, 100);
    await paidOut(shop, 100);
    await ask(sale);
    await lose(sale);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
    const { rows } = await app.database.pool.query<{ id: string }>(
      `update ledger_accounts set posted_minor = posted_minor + 5 where company_id = $1 and kind = 'payable' returning id`,
      [shop.company_id],
    );
    const { wrong_accounts } = await auditLedger(app.ctx);
    expect(wrong_accounts).toHaveLength(2);
    expect(wrong_accounts).toContain(rows[0]?.id);
    await app.database.pool.query('update ledger_accounts set posted_minor = posted_minor - 5 where id = $1', [
      rows[0]?.id,
    ]);
  });
});
