import { endpoints, type EstimatedCost, type Order } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { users } from '../../identity/account/account.table.ts';
import { auditLedger, placeHold } from '../../ledger/wallet/index.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () => {
  app.network.faults.clear();
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
});

async function quoted(change: object = {}): Promise<{ order: Order; entry: EstimatedCost }> {
  const order = await newOrder(app, token, change);
  const quote = await quoteOf(app, token, order.id);
  const entry = quote.estimated_costs.find((each) => each.courier.alias === 'merlion-express');
  if (!entry) throw new Error('Merlion Express does not serve the sample parcel');
  return { order, entry };
}

const buy = (order: Order, entry: EstimatedCost, body: object = {}, who = token) =>
  app.refusal(endpoints.createLabel, {
    token: who,
    params: { id: order.id },
    body: { estimated_costs_id: entry.id, ...body },
  });
const balance = async () =>
  (await app.call<{ balance: number; held: number }>(endpoints.getWalletBalance, { token })).body;
const read = async (order: Order) =>
  (await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body;
const parcelsOf = async (order: Order) =>
  Number(
    (
      await app.ctx.db.execute<{ n: string }>(
        sql`select count(*) as n from courier_parcels p join label_purchases l on l.client_ref::text = p.client_ref::text where l.order_id = ${order.id}`,
      )
    ).rows[0]?.n,
  );
const cents = (amount: number) => Math.round(amount * 100);
/** Lets every open purchase come due and settles it, as the job does. */
async function reconcile() {
  app.clock.advance(70);
  await reconcilePurchases(app.ctx);
}

describe('a label that could not be printed is not sold', () => {
  test('a name that changed after the price, and instructions that come with the purchase', async () => {
    const { order, entry } = await quoted();
    const before = await balance();
    const asked = await buy(order, entry, { delivery_instructions: 'Ring at 김' });
    expect([asked.status, asked.body.code, asked.body.errors.map(({ param }) => param)]).toEqual([
      422,
      'order_incomplete',
      ['delivery_instructions'],
    ]);
    const shipping_address = { ...order.shipping_address, name: '김민수' };
    await app.call(endpoints.updateOrder, { token, params: { id: order.id }, body: { shipping_address } });
    const refused = await buy(order, entry);
    expect([refused.status, refused.body.code, refused.body.errors.map(({ param }) => param)]).toEqual([
      422,
      'order_incomplete',
      ['shipping_address.name'],
    ]);
    expect(await balance()).toEqual(before);
    expect(await parcelsOf(order)).toBe(0);
  });
});

describe('create_label charges the quoted price once (spec 4 Order lifecycle, trust 3)', () => {
  test('fifty clicks at the same time buy one label', async () => {
    const { order, entry } = await quoted();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(order, entry)));
    const codes = new Set(answers.map((answer) => (answer.status === 200 ? 'bought' : answer.body.code)));
    expect(codes.has('bought')).toBe(true);
    expect([...codes].filter((code) => code !== 'bought' && code !== 'label_pending')).toEqual([]);
    expect(await parcelsOf(order)).toBe(1);
    expect(cents(before.balance) - cents((await balance()).balance)).toBe(cents(entry.total_fee));
  });

  test('the same Idempotency-Key answers the first answer again; with another body it is refused', async () => {
    const { order, entry } = await quoted();
    const headers = { 'Idempotency-Key': `key-${order.id}` };
    const call = (body: object) =>
      app.refusal(endpoints.createLabel, {
        token,
        params: { id: order.id },
        body: { estimated_costs_id: entry.id, ...body },
        headers,
      });
    const first = await call({});
    const again = await call({});
    expect([first.status, again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
    const other = await call({ delivery_instructions: 'Ring twice' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    // Spec 7: the error response of create_label also returns error_code.
    expect(other.body.error_code).toBe(other.body.code);
  });

  test('every name of the payload is taken; what changes the price asks for a new quote (spec 3 Order create/update/label payload)', async () => {
    const { order, entry } = await quoted();
    const said = {
      is_battery: true,
      is_dangerous: false,
      is_fragile: true,
      is_insured: false,
      package_content: 'Coffee beans, 4 bags',
      total_package_value: order.total_package_value,
      add_on_services: ['signature'],
      distribution_id: 'D-1',
      expected_cod_collection: 0,
      cod_includes_shipping_fee: false,
      cod_type: null,
      items: [{ name: 'Coffee', quantity: 4 }],
      marketplace: { id: '7', number: 'WEB-7', source: 'shop' },
      vehicle_type: 'van',
      mover_count: 1,
      transaction_ref_id: 'T-1',
      check_parcel_option_alias: 'none',
      sender_stop_id: 'S-1',
      recipient_stop_id: 'R-1',
      drop_off_date: null,
      pick_up_time_slot_id: 'slot-1',
      print_option: 'a6',
      estimated_costs: [{ total_fee: 0.01 }],
      delivery_sampan_premium: 0,
      processing_fees: 0,
      actual_weight: 0.1,
      volume_weight: 0.1,
      user_tpl_account_id: 'A-1',
      voucher_promotion_code: '',
      voucher_promotion_type: '',
    };
    for (const other of [
      { dimension: { length: 60, width: 50, height: 40, weight: 9 } },
      { package_type: 'check_in' },
      { expected_cod_collection: 25 },
      { total_package_value: order.total_package_value + 1 },
      { is_insured: true },
    ]) {
      const refused = await buy(order, entry, { ...said, ...other });
      expect([other, refused.status, refused.body.code]).toEqual([other, 409, 'quote_expired']);
    }
    expect(await read(order)).toMatchObject({ label_state: 'none', package_content: order.package_content });
    expect((await buy(order, entry, said)).status).toBe(200);
    expect(await read(order)).toMatchObject({
      price: entry.total_fee,
      package_content: 'Coffee beans, 4 bags',
      is_battery: true,
      is_fragile: true,
      marketplace: { number: 'WEB-7' },
      items: [{ name: 'Coffee', quantity: 4 }],
    });
  });

  test('a price the client made up is never charged', async () => {
    const { order, entry } = await quoted();
    const answer = await buy(order, entry, { total_fee: 0.01 });
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      409,
      'price_changed',
      { estimated_costs_id: entry.id, total_fee: entry.total_fee, currency: 'SGD' },
    ]);
    expect((await read(order)).label_state).toBe('none');
  });

  test('a quote of fifteen minutes ago, and one of a parcel that was changed since, buy nothing', async () => {
    const { order, entry } = await quoted();
    await app.call(endpoints.updateOrder, {
      token,
      params: { id: order.id },
      body: { dimension: { length: 60, width: 50, height: 40, weight: 9 } },
    });
    const changed = await buy(order, entry);
    expect([changed.status, changed.body.code]).toEqual([409, 'quote_expired']);
    const fresh = await quoted();
    app.clock.advance(15 * 60);
    const late = await buy(fresh.order, fresh.entry);
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired']);
  });

  test('a wallet that cannot pay holds nothing and says what is missing', async () => {
    const poor = await app.call<{ token: string; user: { id: string } }>(endpoints.register, {
      body: { email: 'poor@example.test', password: 'Sampan#2026', phone: '91234567' },
    });
    const who = poor.body.token;
    await app.ctx.db.update(users).set({ is_mail_verified: true }).where(eq(users.id, poor.body.user.id));
    // What a new company of the demo starts with is away for something else.
    const [owner] = await app.ctx.db.select().from(users).where(eq(users.id, poor.body.user.id));
    await placeHold(app.ctx, { company_id: owner?.company_id ?? '', amount_minor: 5_000, reference: 'all of it' });
    const place = {
      unit_number: '#01-01',
      street: '1 Raffles Place',
      post_code: '048616',
      city: 'Singapore',
      country: 'SG',
    };
    const guarded = await newOrder(app, who, {
      billing_address: { name: 'Poor', phone: '91234567', coordinate: place },
    });
    const guarded_entry = (await quoteOf(app, who, guarded.id)).estimated_costs[0];
    if (!guarded_entry) throw new Error('no service');
    const no_address = await buy(guarded, guarded_entry, {}, who);
    expect([no_address.status, no_address.body.code, no_address.body.message]).toEqual([
      422,
      'address_required',
      "Can't create label now",
    ]);
    await app.call(endpoints.saveSetting, {
      token: who,
      body: { phone: '91234567', coordinate: place, is_same_billing_and_delivery_address: true },
    });
    const answer = await buy(guarded, guarded_entry, {}, who);
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      402,
      'insufficient_balance',
      { balance: 0, needed: guarded_entry.total_fee, currency: 'SGD' },
    ]);
  });
});

describe('couriers that fail (trust 3, F4)', () => {
  test('a courier that books and then breaks off: the label is found by its reference, not bought again', async () => {
    const { order, entry } = await quoted();
    app.network.faults.set('merlion-express', { buy: 'lost_after' });
    const before = await balance();
    const answer = await buy(order, entry);
    expect([answer.status, answer.body.code, answer.body.retryable]).toEqual([409, 'label_pending', true]);
    expect((await balance()).held).toBe(entry.total_fee);
    expect((await buy(order, entry)).body.code).toBe('label_pending');
    app.network.faults.clear();
    await reconcile();
    const settled = await read(order);
    expect([settled.status, settled.label_state]).toEqual(['ready_to_ship', 'bought']);
    expect(await parcelsOf(order)).toBe(1);
    const after = await balance();
    expect([after.held, cents(before.balance) - cents(after.balance)]).toEqual([0, cents(entry.total_fee)]);
  });

  test('a courier that never got the call is asked again with the same reference', async () => {
    const { order, entry } = await quoted();
    app.network.faults.set('merlion-express', { buy: 'lost_before' });
    expect((await buy(order, entry)).body.code).toBe('label_pending');
    app.network.faults.clear();
    await reconcile();
    expect((await read(order)).label_state).toBe('bought');
    expect(await parcelsOf(order)).toBe(1);
  });

  test('a courier that books at the last try and then breaks off: the label is found, and the money is not given back', async () => {
    const { order, entry } = await quoted();
    app.network.faults.set('merlion-express', { buy: 'lost_before' });
    expect((await buy(order, entry)).body.code).toBe('label_pending');
    await reconcile();
    app.network.faults.set('merlion-express', { buy: 'lost_after' });
    await reconcile();
    app.network.faults.clear();
    await reconcile();
    expect((await read(order)).label_state).toBe('bought');
    expect(await parcelsOf(order)).toBe(1);
  });

  test('a courier that stays away: after three tries the money is back and another service may be chosen', async () => {
    const { order, entry } = await quoted();
    const before = await balance();
    app.network.faults.set('merlion-express', { buy: 'lost_before' });
    expect((await buy(order, entry)).body.code).toBe('label_pending');
    for (let turn = 0; turn < 4; turn += 1) await reconcile();
    expect((await read(order)).label_state).toBe('failed');
    expect(await balance()).toEqual(before);
    app.network.faults.clear();
    app.clock.advance(60);
    const again = await quoteOf(app, token, order.id);
    const other = again.estimated_costs.find((each) => each.courier.alias !== 'merlion-express');
    if (!other) throw new Error('no other courier');
    expect((await buy(order, other)).status).toBe(200);
  });

  test('a courier that refuses costs nothing and says why', async () => {
    const before = await balance();
    const { order, entry } = await quoted({
      shipping_address: {
        name: 'TEST_FAIL_BUY',
        phone: '91234567',
        coordinate: {
          unit_number: 'N/A',
          street: '10 Jalan Besar',
          post_code: '208787',
          city: 'Singapore',
          country: 'SG',
        },
      },
    });
    const answer = await buy(order, entry);
    expect([answer.status, answer.body.code]).toEqual([422, 'courier_refused']);
    expect(answer.body.detail.length).toBeGreaterThan(10);
    expect(await balance()).toEqual(before);
    expect((await read(order)).label_state).toBe('failed');
  });

  test('a server that died between the hold and the courier leaves a purchase that any server finishes', async () => {
    const { order, entry } = await quoted();
    app.network.faults.set('merlion-express', { buy: 'lost_after' });
    await buy(order, entry);
    // As a crash leaves it: still `buying`, with a lease nobody renews.
    await app.ctx.db.execute(
      sql`update label_purchases set state = 'buying', lease_until = 0 where order_id = ${order.id}`,
    );
    app.network.faults.clear();
    const worked = await Promise.all([reconcilePurchases(app.ctx), reconcilePurchases(app.ctx)]);
    expect(worked.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect((await read(order)).label_state).toBe('bought');
    expect(await parcelsOf(order)).toBe(1);
  });
});

describe('cancelling (spec 7 DELETE order/{id}/cancel)', () => {
  test('a bought label that nobody picked up is cancelled at the courier and refunded whole, once', async () => {
    const before = await balance();
    const order = await shippedOrder(app, token);
    const cancel = () =>
      app.call<Order>(endpoints.cancelOrder, {
        token,
        params: { id: order.id },
        body: { reason: 'Changed their mind' },
      });
    const [one, two] = await Promise.all([cancel(), cancel()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toMatchObject({
      status: 'cancelled',
      label_state: 'refunded',
      cancel_reason: 'Changed their mind',
    });
    expect(await balance()).toEqual(before);
    const label = await app.refusal(endpoints.downloadLabel, { token, params: { id: order.id } });
    expect([label.status, label.body.message]).toEqual([404, 'This label is not available now']);
  });

  test('a parcel on its way can no longer be cancelled', async () => {
    const order = await shippedOrder(app, token);
    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'picked_up' } });
    const answer = await app.refusal(endpoints.cancelOrder, { token, params: { id: order.id }, body: {} });
    expect([answer.status, answer.body.code]).toEqual([409, 'cannot_cancel']);
  });
});
