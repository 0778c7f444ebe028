import { endpoints, type BulkEstimateRow, type EstimatedCost, type Order, type OrderCod } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT, newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newProduct, started } from '#test/checkout/checkout.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { applyEvents } from '../../shipping/tracking/apply-events.ts';
import { bookPayout, bookPayoutPaid, bookPayoutReturn, bookPayoutSent } from '../../ledger/wallet/book-payout.ts';
import { codOrder } from '#test/cod/cod-order.fixtures.ts';
import { codOf, collectedParcels, deliver, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import { markCodPaid } from './mark-paid.ts';
import { releaseSettlements } from './release-settlements.ts';
import { writeRemittance } from './write-remittance.ts';

let app: TestApp;
let token: string;
let company_id: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  company_id = await companyOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () =>
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 }),
);

async function companyOf(email: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from users where email = $1',
    [email],
  );
  return rows[0]?.company_id ?? '';
}
/** What stands on an account: a company's own, or ours. */
async function stands(kind: string, company: string | null = null): Promise<number> {
  const { rows } = await app.database.pool.query<{ sum: string | null }>(
    `select sum(e.amount_minor) from entries e join ledger_accounts a on a.id = e.account_id
     where a.kind = $1 and a.company_id is not distinct from $2`,
    [kind, company],
  );
  return Number(rows[0]?.sum ?? 0);
}
/** What was settled has waited a day (`SAMPAN_COD_RELEASE_HOURS`); the clock stays, or everybody would be signed out. */
const aDayLater = () =>
  app.database.pool.query('update cod_settlements set payable_at = payable_at - 86400 where released_at is null');
const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const stepsOf = (cod: OrderCod) => cod.steps.map(({ step }) => step);
const remit = (order: Order, cod: OrderCod, change: object = {}) =>
  writeRemittance('merlion-express', [
    {
      tracking_code: order.label?.tracking_code ?? '',
      collected_minor: Math.round(cod.to_collect * 100),
      fee_minor: 144,
      currency: 'SGD',
      collected_at: cod.steps.at(-1)?.at ?? 0,
      reference: `RM-${order.number}`,
      ...change,
    },
  ]);

describe('the cash of a parcel (spec 1 Cash-on-delivery orders)', () => {
  test('expected, collected, settled, payable, paid: each step once, with its money, in the transaction of its cause', async () => {
    const before = { receivable: await stands('cod_receivable'), bank: await stands('bank_clearing') };
    const order = await codOrder(app, token);
    expect([order.cod_state, order.expected_cod_collection]).toEqual(['expected', 48]);
    expect(await stands('cod_collected', company_id)).toBe(0);

    await deliver(app, order);
    const collected = await codOf(app, token, order.id);
    expect([collected.state, stepsOf(collected)]).toEqual(['collected', ['expected', 'collected']]);
    expect(await stands('cod_collected', company_id)).toBe(4_800);
    expect((await stands('cod_receivable')) - before.receivable).toBe(-4_800);

    const report = (await upload(app, remit(order, collected))).body;
    expect(report).toMatchObject({ state: 'checked', rows: { total: 1, good: 1, bad: 0, settled: 0 } });
    expect((await read(order.id)).cod_state).toBe('collected');
    const done = await settle(app, report.id);
    expect(done).toMatchObject({ state: 'done', rows: { settled: 1 }, totals: [{ currency: 'SGD', settled: 48 }] });
    expect((await read(order.id)).cod_state).toBe('settled');
    expect((await stands('cod_receivable')) - before.receivable).toBe(0);
    expect((await stands('bank_clearing')) - before.bank).toBe(-4_800);
    expect([await stands('cod_collected', company_id), await stands('payable', company_id)]).toEqual([4_800, 0]);

    expect(await releaseSettlements(app.ctx)).toBe(0);
    await aDayLater();
    expect(await releaseSettlements(app.ctx)).toBe(1);
    expect(await releaseSettlements(app.ctx)).toBe(0);
    expect([await stands('cod_collected', company_id), await stands('payable', company_id)]).toEqual([0, 4_800]);
    expect((await read(order.id)).cod_state).toBe('payable');

    const payout = { company_id, id: order.id, number: 'PO-1', currency: 'SGD' as const, amount_minor: 4_800 };
    const pay = (work: (tx: typeof app.ctx) => Promise<void>) =>
      withTransaction(app.ctx, async (tx) => {
        await work(tx);
        await markCodPaid(tx, company_id);
      });
    await pay((tx) => bookPayout(tx, payout));
    await pay((tx) => bookPayoutSent(tx, payout));
    expect((await read(order.id)).cod_state).toBe('payable');
    await pay((tx) => bookPayoutPaid(tx, payout));
    const paid = await codOf(app, token, order.id);
    expect([paid.state, stepsOf(paid)]).toEqual(['paid', ['expected', 'collected', 'settled', 'payable', 'paid']]);
  });

  test('a payout covers what became payable first, and one that comes back covers nothing', async () => {
    const rows = await collectedParcels(app, {
      company_id,
      country: 'SG',
      count: 2,
      courier_alias: 'merlion-express',
      code: 'FIFO',
    });
    for (const row of rows) {
      const report = (await upload(app, writeRemittance('merlion-express', remitted([row], row.order_number)))).body;
      await settle(app, report.id);
      await aDayLater();
      await releaseSettlements(app.ctx);
    }
    const states = async () => Promise.all(rows.map(async (row) => (await read(row.order_id)).cod_state));
    const half = { company_id, id: rows[0]?.order_id ?? '', number: 'PO-2', currency: 'SGD' as const };
    const first = { ...half, amount_minor: 1_500 };
    await withTransaction(app.ctx, async (tx) => {
      await bookPayout(tx, first);
      await bookPayoutSent(tx, first);
      await bookPayoutPaid(tx, first);
      await markCodPaid(tx, company_id);
    });
    expect(await states()).toEqual(['paid', 'payable']);
    const second = { ...half, id: rows[1]?.order_id ?? '', amount_minor: 501 };
    await withTransaction(app.ctx, async (tx) => {
      await bookPayout(tx, second);
      await markCodPaid(tx, company_id);
      await bookPayoutReturn(tx, second, false);
      await markCodPaid(tx, company_id);
    });
    expect(await states()).toEqual(['paid', 'payable']);
  });

  test('reports that come twice and all at once collect once', async () => {
    const order = await codOrder(app, token);
    const event = (code: 'picked_up' | 'delivered', n: number) => ({
      id: `e-${n}`,
      code,
      description: code,
      place: '',
      at: Math.floor(app.clock.now() / 1000),
      driver_phone: null,
      pod_urls: [],
    });
    const parcel = { company_id, order_id: order.id, courier_alias: 'merlion-express' };
    const events = [event('picked_up', 1), event('delivered', 2)];
    const before = await stands('cod_collected', company_id);
    await Promise.all(Array.from({ length: 5 }, () => applyEvents(app.ctx, parcel, events)));
    expect((await stands('cod_collected', company_id)) - before).toBe(4_800);
  });

  test.each([
    ['TEST_RETURNED', 'returned'],
    ['TEST_LOST', 'lost'],
  ])('%s: nothing was collected, and nothing is reversed (domain 1.2)', async (name, step) => {
    const before = await stands('cod_receivable');
    const order = await codOrder(app, token, { shipping_address: { ...RECIPIENT, name } });
    await deliver(app, order);
    const cod = await codOf(app, token, order.id);
    expect([cod.state, stepsOf(cod)]).toEqual(['not_collected', ['expected', step]]);
    expect(await stands('cod_receivable')).toBe(before);
  });

  test('a COD parcel is cancelled like any other before the courier has it; afterwards neither it nor its cash is', async () => {
    const order = await codOrder(app, token);
    const cancel = (id: string) =>
      app.refusal(endpoints.cancelOrder, { token, params: { id }, body: { reason: 'Refused' } });
    expect((await cancel(order.id)).status).toBe(200);
    expect(await codOf(app, token, order.id)).toMatchObject({ state: 'not_collected', may_report_shortfall: false });
    const delivered = await codOrder(app, token);
    await deliver(app, delivered);
    const late = await cancel(delivered.id);
    expect([late.status, late.body.code]).toEqual([409, 'cannot_cancel']);
    expect((await read(delivered.id)).cod_state).toBe('collected');
  });

  test('a prepaid parcel has no cash, another company sees none', async () => {
    const prepaid = await newOrder(app, token);
    expect((await app.call(endpoints.getOrderCod, { token, params: { id: prepaid.id } })).status).toBe(404);
    const order = await codOrder(app, token);
    const other = await app.tokenOf('my@demo.sampan.test');
    expect((await app.call(endpoints.getOrderCod, { token: other, params: { id: order.id } })).status).toBe(404);
    const draft = await newOrder(app, token, { expected_cod_collection: 20 });
    expect(await codOf(app, token, draft.id)).toMatchObject({
      state: null,
      amount: 20,
      fee: 0.6,
      to_collect: 20,
      steps: [],
    });
  });

  test('a sale of the checkout is paid when the courier has collected, and its money is booked once', async () => {
    const product = await newProduct(app, token);
    const begun = await started(app, product, { method: 'cod' });
    const { rows } = await app.database.pool.query<{ order_id: string; is_test: boolean }>(
      'select order_id, is_test from checkouts where id = $1',
      [begun.id],
    );
    const order = await read(rows[0]?.order_id ?? '');
    expect([order.is_cod, order.cod_includes_shipping_fee]).toEqual([true, true]);
    const entry = (await quoteOf(app, token, order.id)).estimated_costs[0];
    const bought = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id },
    });
    const before = await stands('cod_collected', company_id);
    await deliver(app, bought.body);
    const paid = await app.database.pool.query<{ paid_at: string | null; status: string }>(
      'select paid_at, status from checkouts where id = $1',
      [begun.id],
    );
    expect(paid.rows[0]).toMatchObject({ status: 'confirmed', paid_at: expect.anything() as string });
    expect((await stands('cod_collected', company_id)) - before).toBe(Math.round(order.expected_cod_collection * 100));
  });
});

describe('the fee for collecting (spec 9 COD fee rate)', () => {
  const entryOf = async (change: object): Promise<EstimatedCost> => {
    const order = await newOrder(app, token, { expected_cod_collection: 100, ...change });
    const found = (await quoteOf(app, token, order.id)).estimated_costs.find(
      (entry) => entry.courier.alias === 'merlion-express',
    );
    if (!found) throw new Error('Merlion Express does not serve the sample parcel');
    return found;
  };

  test('the sender bears 3 % in the label price; the recipient bears it at the door, with its tax, and the label costs less', async () => {
    const sender = await entryOf({});
    expect(sender).toMatchObject({
      cod_fee: 3,
      cod: { cod_type: 'fee_by_sender', fee: 3, fee_tax: 0, to_collect: 100 },
    });
    const recipient = await entryOf({ cod_type: 'fee_by_recipient' });
    expect(recipient).toMatchObject({
      cod_fee: 0,
      cod: { cod_type: 'fee_by_recipient', amount: 100, fee: 3, fee_tax: 0.21, to_collect: 103.21 },
    });
    expect(recipient.cod).toMatchObject({ rate_percent: 3, min_fee: 1, rate_name: expect.any(String) as string });
    expect(Math.round((sender.total_fee - recipient.total_fee) * 100)).toBe(321);
  });

  test("the courier's minimum counts where the share is less", async () => {
    expect((await entryOf({ expected_cod_collection: 10 })).cod).toMatchObject({ fee: 1, to_collect: 10 });
  });

  test('what the recipient bears is asked at the door, and goes to the courier and the tax office, not to the shop', async () => {
    const owed = await stands('courier_payable');
    const mine = await stands('cod_collected', company_id);
    const order = await codOrder(app, token, { expected_cod_collection: 100, cod_type: 'fee_by_recipient' });
    const asked = await app.database.pool.query<{ cod_minor: string }>(
      'select cod_minor from courier_parcels where tracking_code = $1',
      [order.label?.tracking_code],
    );
    expect(Number(asked.rows[0]?.cod_minor)).toBe(10_321);
    const bought = await stands('courier_payable');
    expect(bought).toBeGreaterThan(owed);
    const tax = await stands('tax_payable');
    await deliver(app, order);
    expect((await stands('cod_collected', company_id)) - mine).toBe(10_000);
    expect((await stands('courier_payable')) - bought).toBe(300);
    expect((await stands('tax_payable')) - tax).toBe(21);
    const wrong = (await upload(app, remit(order, await codOf(app, token, order.id), { collected_minor: 10_000 })))
      .body;
    expect(wrong.reasons).toEqual([{ reason: 'amount_differs', count: 1 }]);
  });

  test('who bears it is part of the quote: changed afterwards, the old price buys nothing', async () => {
    const order = await newOrder(app, token, { expected_cod_collection: 100 });
    const entry = (await quoteOf(app, token, order.id)).estimated_costs[0];
    await app.call(endpoints.updateOrder, { token, params: { id: order.id }, body: { cod_type: 'fee_by_recipient' } });
    const answer = await app.refusal(endpoints.createLabel, {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_expired']);
  });

  test('an unknown cod_type and an amount beyond every courier are answered in words', async () => {
    const wrong = await app.refusal(endpoints.createOrder, { token, body: { cod_type: 'nobody' } });
    expect([wrong.status, wrong.body.errors?.[0]?.param]).toEqual([422, 'cod_type']);
    const order = await newOrder(app, token, { expected_cod_collection: 2_001, total_package_value: 3_000 });
    const quote = await quoteOf(app, token, order.id);
    expect(quote.estimated_costs).toEqual([]);
    expect(quote.reasons.map(({ code }) => code)).toContain('cod_out_of_range');
    // 1 990 fits; with the recipient's 3 % and tax on top it does not.
    const on_top = await newOrder(app, token, { expected_cod_collection: 1_990, cod_type: 'fee_by_recipient' });
    const offers = await quoteOf(app, token, on_top.id);
    expect(offers.estimated_costs.map((each) => each.courier.alias)).not.toContain('merlion-express');
  });
});

describe('what came of earlier COD parcels to a recipient', () => {
  const PHONE = '81234500';
  const to = (phone: string, name = 'Tan Wei') => ({ shipping_address: { ...RECIPIENT, name, phone } });

  test('is told of the next parcel to the phone: how many ended, and how many were returned', async () => {
    for (const name of ['Tan Wei', 'TEST_RETURNED']) await deliver(app, await codOrder(app, token, to(PHONE, name)));
    const next = await newOrder(app, token, { ...to(PHONE), expected_cod_collection: 48 });
    expect((await codOf(app, token, next.id)).recipient_record).toEqual({ parcels: 2, returned: 1 });
    const other = await newOrder(app, token, { ...to('81234501'), expected_cod_collection: 48 });
    const prepaid = await newOrder(app, token, to(PHONE));
    const { body } = await app.call<{ rows: BulkEstimateRow[] }>(endpoints.estimateBulk, {
      token,
      body: { order_ids: [next.id, other.id, prepaid.id] },
    });
    expect(body.rows.map(({ recipient_record }) => recipient_record)).toEqual([
      { parcels: 2, returned: 1 },
      null,
      null,
    ]);
  });

  test('says nothing while all were delivered, counts neither itself nor another company', async () => {
    const returned = await codOrder(app, token, to('81234502', 'TEST_RETURNED'));
    await deliver(app, returned);
    expect((await codOf(app, token, returned.id)).recipient_record).toBeNull();
    const delivered = await codOrder(app, token, to('81234503'));
    await deliver(app, delivered);
    const again = await newOrder(app, token, { ...to('81234503'), expected_cod_collection: 48 });
    expect((await codOf(app, token, again.id)).recipient_record).toBeNull();
    const stranger = await app.tokenOf('my@demo.sampan.test');
    const theirs = await newOrder(app, stranger, { ...to('81234502'), expected_cod_collection: 48 });
    expect((await codOf(app, stranger, theirs.id)).recipient_record).toBeNull();
  });
});
