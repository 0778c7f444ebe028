import { endpoints, type PayoutBalance, type Statement, type TransactionPage } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf } from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { newAccount, newPayout } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from '../../settlement/payout/index.ts';
import { auditLedger, isBalanced } from '../../ledger/wallet/index.ts';
import { releaseSale } from './index.ts';
import { openStripeShop, type PaidCheckout, type StripeShop } from '#test/checkout/stripe-shop.fixtures.ts';

/** A buyer's bank takes a payment back after the shop was paid out (charge.dispute.*): decision 31. */
let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop({ SAMPAN_PAYOUT_COOLING_HOURS: '0.000001' });
});
afterAll(() => shop.close());

const say = ({ intent }: PaidCheckout, status: string) =>
  shop.tell(
    eventOf(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
      id: `dp_${intent.id}`,
      object: 'dispute',
      payment_intent: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status,
    }),
  );
const balance = async () =>
  (await shop.app.call<PayoutBalance>(endpoints.getPayoutBalance, { token: await shop.signIn() })).body;
const entries = async (query: Record<string, string>) =>
  (
    await shop.app.call<TransactionPage>(endpoints.listTransactions, {
      token: await shop.signIn(),
      query: { per_page: '50', ...query },
    })
  ).body;
async function deliver({ order_id }: PaidCheckout): Promise<void> {
  const { rows } = await shop.app.database.pool.query<{ company_id: string }>(
    'select company_id from orders where id = $1',
    [order_id],
  );
  const company_id = rows[0]?.company_id ?? '';
  expect(await withTransaction(shop.app.ctx, (tx) => releaseSale(tx, { company_id, id: order_id }))).toBe(true);
}
/** Everything that may be paid out arrives at the shop's bank. */
async function payOut(): Promise<void> {
  const { app } = shop;
  const token = await shop.signIn();
  const { id } = await newAccount(app, token);
  const { available } = await balance();
  app.clock.advance(1);
  const admin = await app.tokenOf('admin@demo.sampan.test');
  const payout = await newPayout(app, token, { payout_account_id: id, amount: available });
  if (payout.status === 'needs_approval')
    await app.call(endpoints.approvePayout, { token: admin, params: { id: payout.id } });
  for (let second = 0; second < 30; second += 1) {
    app.clock.advance(5);
    await advancePayouts(app.ctx);
  }
}

test('what was paid out is owed, said, shown as a dispute, and taken from the next sale', async () => {
  const [sale, later] = [await shop.sell(), await shop.sell()];
  await deliver(sale);
  await payOut();
  expect(await balance()).toMatchObject({ available: 0, owed: 0 });

  expect(await say(sale, 'needs_response')).toBe(200);
  expect(await balance()).toMatchObject({ available: 0, owed: 0 });
  for (let time = 0; time < 3; time += 1) expect(await say(sale, 'lost')).toBe(200);
  const owing = await balance();
  expect(owing).toMatchObject({ available: 0, owed: 20.5 });
  expect(
    await shop.mailsTo(
      'sg@demo.sampan.test',
      new RegExp(`${sale.order_number}.*20\\.50 of it was already paid out`, 'su'),
    ),
  ).toBe(1);
  const owed = await entries({ account: 'owed' });
  expect(owed.records).toMatchObject([
    {
      kind: 'dispute_lost',
      group: 'disputes',
      description: `Dispute lost ${sale.order_number}`,
      amount: -20.5,
      balance: -20.5,
      subject: { type: 'order', id: sale.order_id, number: sale.order_number },
    },
  ]);

  await deliver(later);
  const after = await balance();
  expect(after).toMatchObject({ available: 0, owed: 0 });
  // The parts sum to what is there.
  expect(Object.values(after.parts).reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(0);
  expect(after.parts.disputes).toBe(-20.5);
  const disputes = await entries({ account: 'payable', group: 'disputes' });
  expect(disputes.records.map(({ kind, amount, balance: then }) => [kind, amount, then])).toEqual([
    ['dispute_set_off', -20.5, 0],
  ]);
  expect((await entries({ account: 'payable', group: 'adjustments' })).records).toEqual([]);
  const { records } = (
    await shop.app.call<{ records: Statement[] }>(endpoints.listStatements, {
      token: await shop.signIn(),
      query: { account: 'owed', unit: 'month' },
    })
  ).body;
  expect(records[0]).toMatchObject({ closing_balance: 0 });
  expect(records[0]?.sums.disputes).toBe(0);
  expect(isBalanced(await auditLedger(shop.app.ctx))).toBe(true);
});
