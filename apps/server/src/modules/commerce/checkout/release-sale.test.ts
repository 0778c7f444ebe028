import { endpoints, type Order } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { findUserByVerifiedEmail } from '../../identity/account/index.ts';
import { auditLedger, bookSale, bookSaleRefund } from '../../ledger/wallet/index.ts';
import { newProduct, pay, started } from '#test/checkout/checkout.fixtures.ts';
import { releaseOldSales, releaseSale } from './index.ts';
import { findCheckout } from './checkout.repo.ts';
import { saleOf } from './complete-checkout.ts';

const SG = 'sg@demo.sampan.test';
const DAY_S = 86_400;

let app: TestApp;
let token: string;
let company_id: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf(SG);
  company_id = (await findUserByVerifiedEmail(app.ctx, SG))?.company.id ?? '';
});
afterAll(() => app.close());

async function sumOf(kind: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ posted_minor: string }>(
    'select posted_minor from ledger_accounts where company_id = $1 and kind = $2',
    [company_id, kind],
  );
  return Number(rows[0]?.posted_minor ?? 0);
}

interface Sold {
  checkout_id: string;
  order_id: string;
  total_minor: number;
}

/** A parcel that somebody bought. In the demo every purchase is a test, so the money is made real here, as production books it. */
async function sold(name: string, is_real = true): Promise<Sold> {
  const product = await newProduct(app, token, { product_name: `Kaya ${name}` });
  const checkout = await started(app, product);
  await pay(app, checkout);
  const row = await findCheckout(app.ctx, checkout.id);
  if (!row?.order_id) throw new Error('not sold');
  if (is_real) {
    await app.database.pool.query('update checkouts set is_test = false where id = $1', [row.id]);
    await withTransaction(app.ctx, async (tx) => {
      await bookSaleRefund(tx, saleOf(row));
      await bookSale(tx, { ...saleOf(row), reference: `real:${row.id}`, is_test: false });
    });
  }
  return { checkout_id: row.id, order_id: row.order_id, total_minor: row.total_minor };
}

async function shipped({ order_id }: Sold, recipient = 'Nurul'): Promise<string> {
  const { body: order } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order_id } });
  await app.call(endpoints.updateOrder, {
    token,
    params: { id: order_id },
    body: { shipping_address: { ...order.shipping_address, name: recipient } },
  });
  const [entry] = (await quoteOf(app, token, order_id)).estimated_costs;
  const bought = await app.call<Order>(endpoints.createLabel, {
    token,
    params: { id: order_id },
    body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
  });
  if (bought.status !== 200) throw new Error(JSON.stringify(bought.body));
  return bought.body.label?.tracking_code ?? '';
}
const advance = (tracking_code: string, to: string) =>
  app.call(endpoints.advanceParcel, { body: { tracking_code, to } });
const releasedAt = async ({ checkout_id }: Sold) => (await findCheckout(app.ctx, checkout_id))?.released_at ?? null;

describe('the money of a sale may be paid out when its parcel arrived', () => {
  test('with the delivery, once, from merchant_sales to payable', async () => {
    const sale = await sold('arrives');
    const before = [await sumOf('merchant_sales'), await sumOf('payable')];
    const code = await shipped(sale);
    await advance(code, 'out_for_delivery');
    expect([await sumOf('merchant_sales'), await sumOf('payable')]).toEqual(before);
    await advance(code, 'end');
    const after = [(before[0] ?? 0) - sale.total_minor, (before[1] ?? 0) + sale.total_minor];
    expect([await sumOf('merchant_sales'), await sumOf('payable')]).toEqual(after);
    const order = { company_id, id: sale.order_id };
    const again = await Promise.all([1, 2, 3].map(() => withTransaction(app.ctx, (tx) => releaseSale(tx, order))));
    expect(again).toEqual([false, false, false]);
    expect([await sumOf('merchant_sales'), await sumOf('payable')]).toEqual(after);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });

  test('never for a test, nor for a parcel that came back, was cancelled, or whose buyer asks for the money', async () => {
    const test_sale = await sold('is a test', false);
    await advance(await shipped(test_sale), 'end');
    expect(await releasedAt(test_sale)).toBeNull();
    const returned = await sold('comes back');
    await advance(await shipped(returned, 'TEST_RETURNED Tan'), 'end');
    expect(await releasedAt(returned)).toBeNull();
    const disputed = await sold('is disputed');
    const code = await shipped(disputed);
    await app.database.pool.query("update checkouts set dispute_state = 'open' where id = $1", [disputed.checkout_id]);
    await advance(code, 'end');
    expect(await releasedAt(disputed)).toBeNull();
    const cancelled = await sold('is cancelled');
    await app.call(endpoints.cancelOrder, { token, params: { id: cancelled.order_id }, body: { reason: 'Sold out' } });
    expect(await withTransaction(app.ctx, (tx) => releaseSale(tx, { company_id, id: cancelled.order_id }))).toBe(false);

    // Two weeks later the courier's silence counts as arrived; all of these still do not.
    const silent = await sold('is silent');
    await advance(await shipped(silent), 'out_for_delivery');
    const waiting = await sold('waits');
    await releaseOldSales(app.ctx);
    expect(await releasedAt(silent)).toBeNull();
    app.clock.advance(14 * DAY_S + 60);
    expect(await releaseOldSales(app.ctx)).toBe(1);
    expect(await releasedAt(silent)).not.toBeNull();
    for (const sale of [test_sale, returned, disputed, cancelled, waiting]) expect(await releasedAt(sale)).toBeNull();

    // The bank decided for the shop: what was delivered is the shop's.
    await app.database.pool.query("update checkouts set dispute_state = 'won' where id = $1", [disputed.checkout_id]);
    expect(await releaseOldSales(app.ctx)).toBe(1);
    expect(await releasedAt(disputed)).not.toBeNull();
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });
});
