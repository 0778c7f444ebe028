import { endpoints, type OrderSale } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundObject } from '#test/adapters/payment-stripe/stripe-refunds.fixtures.ts';
import { eventOf, type StripeStandIn } from '#test/adapters/payment-stripe/stripe-stand-in.fixtures.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger, isBalanced } from '../../ledger/wallet/index.ts';
import { newProduct, pay, started } from '#test/checkout/checkout.fixtures.ts';
import { requestRefunds, refundBuyers } from './index.ts';
import { openStripeShop, type StripeShop } from '#test/checkout/stripe-shop.fixtures.ts';

/** Trust 2.3 and 2.9: what a provider took back is booked by a reversing journal, on its verified word alone. */
let shop: StripeShop;
let stripe: StripeStandIn;
let app: TestApp;
let token: string;

beforeAll(async () => {
  shop = await openStripeShop({ SAMPAN_CONTACT_EMAIL: 'desk@ship.example' });
  ({ app, stripe } = shop);
});
beforeEach(async () => {
  token = await shop.signIn();
});
afterAll(() => shop.close());
afterEach(() => {
  stripe.fault = 'none';
});
const tell: StripeShop['tell'] = (event, secret) => shop.tell(event, secret);

/** A sold parcel that its shop cancelled: the buyer's money is due to go back. */
async function cancelled() {
  const sold = await shop.sell();
  await cancelOrder(sold.order_id);
  return sold;
}
const cancelOrder = (id: string) =>
  app.call(endpoints.cancelOrder, { token, params: { id }, body: { reason: 'Out of stock' } });
/** The bank of the buyer sends the refund back. */
function sentBack(intent: { id: string }) {
  const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === intent.id);
  if (!refund) throw new Error('no refund');
  refund.status = 'failed';
  return refundObject(stripe, refund);
}
const saleOf = async (id: string) =>
  (await app.call<{ sale: OrderSale | null }>(endpoints.getOrderSale, { token, params: { id } })).body.sale;
/** What moved for a sale on the shop's account and at the provider. */
async function booked(id: string, account = 'merchant_sales'): Promise<[string, number][]> {
  const { rows } = await app.database.pool.query<{ kind: string; sum: string }>(
    `select j.kind, e.amount_minor as sum from entries e join journals j on j.id = e.journal_id
     join ledger_accounts a on a.id = e.account_id where j.reference = $1 and a.kind = $2 order by e.created_at, j.id`,
    [id, account],
  );
  return rows.map(({ kind, sum }) => [kind, Number(sum)]);
}
const BACK_AND_FORTH = [
  ['sale', 2050],
  ['sale_refund', -2050],
  ['sale_refund_reversal', 2050],
];

describe('a refund that fails after the provider took it (refund.failed)', () => {
  test('puts the money where it was, once, and tells shop and desk', async () => {
    const { id, intent, order_id, order_number } = await cancelled();
    await refundBuyers(app.ctx);
    expect((await saleOf(order_id))?.state).toBe('refunded');
    const failed = sentBack(intent);
    const event = eventOf('refund.failed', failed);
    expect(await tell(event, 'whsec_of_somebody_else')).toBe(400);
    expect((await saleOf(order_id))?.state).toBe('refunded');
    const told = await Promise.all([
      ...Array.from({ length: 20 }, () => tell(event)),
      tell(eventOf('charge.refund.updated', failed)),
      tell(eventOf('refund.updated', failed)),
    ]);
    expect(new Set(told)).toEqual(new Set([200]));
    expect(await saleOf(order_id)).toMatchObject({ state: 'refund_failed', amount: 20.5, refunded_at: null });
    expect(await booked(id)).toEqual(BACK_AND_FORTH);
    expect((await booked(id, 'payment_clearing')).map(([, sum]) => sum)).toEqual([-2050, 2050, -2050]);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
    expect(await shop.mailsTo('sg@demo.sampan.test', new RegExp(`Refund failed for order ${order_number}`, 'u'))).toBe(
      1,
    );
    expect(await shop.mailsTo('desk@ship.example', new RegExp(`${order_number}.*Kopi & Kaya Goods.*${id}`, 'su'))).toBe(
      1,
    );
    const audited = await app.database.pool.query(
      "select 1 from audit_log where object_id = $1 and action = 'checkout.refund_failed'",
      [id],
    );
    expect(audited.rowCount).toBe(1);
    // It is not sent a second time by itself, and asking finds nothing more.
    app.clock.advance(86_400);
    await refundBuyers(app.ctx);
    await requestRefunds(app.ctx);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent.id)).toHaveLength(1);
    expect(await booked(id)).toEqual(BACK_AND_FORTH);
  });

  test('is found by asking when the message got lost', async () => {
    const { id, intent, order_id } = await cancelled();
    await refundBuyers(app.ctx);
    sentBack(intent);
    await requestRefunds(app.ctx);
    expect((await saleOf(order_id))?.state).toBe('refunded');
    app.clock.advance(61);
    await Promise.all([requestRefunds(app.ctx), requestRefunds(app.ctx)]);
    expect((await saleOf(order_id))?.state).toBe('refund_failed');
    expect(await booked(id)).toEqual(BACK_AND_FORTH);
  });

  test('is asked about more and more rarely, for a month', async () => {
    const { id, intent } = await cancelled();
    await refundBuyers(app.ctx);
    const refund = stripe.refunds.find(({ payment_intent }) => payment_intent === intent.id);
    const asks = () => stripe.requests.filter(({ path }) => path === `/v1/refunds/${refund?.id}`).length;
    for (let minute = 0; minute < 16; minute += 1) {
      app.clock.advance(61);
      await requestRefunds(app.ctx);
    }
    expect(asks()).toBeGreaterThanOrEqual(3);
    expect(asks()).toBeLessThanOrEqual(5);
    app.clock.advance(33 * 86_400);
    while ((await requestRefunds(app.ctx)) > 0);
    const { rows } = await app.database.pool.query('select refund_ask_at from checkouts where id = $1', [id]);
    expect(rows).toEqual([{ refund_ask_at: null }]);
  });

  test('may be told before the answer to the refund itself has arrived', async () => {
    const { id, intent, order_id } = await cancelled();
    stripe.fault = 'lost_answer';
    await refundBuyers(app.ctx);
    stripe.fault = 'none';
    // It went out, its answer got lost; the message names a refund that nobody here knows.
    const early = { ...sentBack(intent) };
    const made = stripe.refunds.find(({ payment_intent }) => payment_intent === intent.id);
    expect(await tell(eventOf('refund.failed', early))).toBe(200);
    expect((await saleOf(order_id))?.state).toBe('refunding');
    if (made) made.status = 'succeeded';
    app.clock.advance(121);
    await refundBuyers(app.ctx);
    expect((await saleOf(order_id))?.state).toBe('refund_failed');
    expect(await booked(id)).toEqual(BACK_AND_FORTH);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  });

  test('a refusal of an earlier try says nothing of the one that arrived; one of somebody else’s sale nothing at all', async () => {
    const { id, intent, order_id } = await cancelled();
    await refundBuyers(app.ctx);
    const refund = { ...sentBack(intent) };
    expect(await tell(eventOf('refund.failed', { ...refund, id: 're_of_another_try' }))).toBe(200);
    expect(await tell(eventOf('refund.failed', { ...refund, payment_intent: 'pi_of_nobody' }))).toBe(200);
    expect(await tell(eventOf('refund.failed', { ...refund, amount: 1 }))).toBe(200);
    expect(await tell(eventOf('refund.failed', { ...refund, currency: 'myr' }))).toBe(200);
    expect((await saleOf(order_id))?.state).toBe('refunded');
    expect(await booked(id)).toEqual(BACK_AND_FORTH.slice(0, 2));
  });

  test('because the bank decides about the payment already: the money is the bank’s until it has', async () => {
    const { id, intent, order_id } = await cancelled();
    await refundBuyers(app.ctx);
    const dispute = (status: string) =>
      tell(
        eventOf('charge.dispute.updated', {
          id: `dp_${intent.id}`,
          object: 'dispute',
          payment_intent: intent.id,
          amount: intent.amount,
          currency: 'sgd',
          status,
        }),
      );
    await dispute('needs_response');
    expect(await booked(id)).toEqual(BACK_AND_FORTH.slice(0, 2));
    await tell(eventOf('refund.failed', sentBack(intent)));
    expect(await booked(id)).toEqual([...BACK_AND_FORTH, ['dispute', -2050]]);
    await dispute('lost');
    expect((await saleOf(order_id))?.state).toBe('lost');
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  });

  test('in the sandbox the card 4000 0000 0000 5126 does it', async () => {
    const checkout = await started(app, await newProduct(app, token));
    expect((await pay(app, checkout, '4000 0000 0000 5126')).body.status).toBe('paid');
    const { rows } = await app.database.pool.query<{ order_id: string }>(
      'select order_id from checkouts where id = $1',
      [checkout.id],
    );
    const order_id = rows[0]?.order_id ?? '';
    await cancelOrder(order_id);
    await refundBuyers(app.ctx);
    expect((await saleOf(order_id))?.state).toBe('refunded');
    app.clock.advance(61);
    await requestRefunds(app.ctx);
    expect(await saleOf(order_id)).toMatchObject({ state: 'refund_failed', is_test: true });
    expect((await booked(checkout.id, 'test_merchant_sales')).map(([kind]) => kind)).toEqual(
      BACK_AND_FORTH.map(([kind]) => kind),
    );
  });
});
