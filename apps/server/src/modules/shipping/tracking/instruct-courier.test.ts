import {
  endpoints,
  type Order,
  type ParcelProblem,
  type PublicTrackingInfo,
  type TrackingInfo,
} from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { FAILS_ONCE, failAttempt, wishOf } from '#test/tracking/problem-samples.fixtures.ts';
import { pollCouriers } from './poll-couriers.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const ask = (id: string) => app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id } });
const instruct = (id: string, body: object) =>
  app.call<ParcelProblem & { code?: string; errors?: { param: string; code: string }[] }>(endpoints.instructCourier, {
    token,
    params: { id },
    body,
  });
const withdraw = (id: string) => app.call<ParcelProblem>(endpoints.withdrawInstruction, { token, params: { id } });
const walletOf = async () => {
  const { body } = await app.call<{ balance: number; held: number }>(endpoints.getWalletBalance, { token });
  return { balance: Math.round(body.balance * 100), held: Math.round(body.held * 100) };
};
const journalsOf = async (order: Order) =>
  (
    await app.ctx.db.execute(
      sql`select kind, description from journals where details ->> 'order_number' = ${order.number} order by created_at, kind`,
    )
  ).rows;
const isProblem = async (id: string) => {
  const query = { has_problem: 'true', per_page: '100' };
  const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query });
  return body.records.some((each) => each.id === id);
};

async function failedOrder(): Promise<Order> {
  const order = await shippedOrder(app, token, FAILS_ONCE);
  await failAttempt(app, order);
  return order;
}

describe('look-v2 3: a parcel that nobody took is tried again on a day', () => {
  test('the courier comes in the window, the history names who asked, and the public reads no name', async () => {
    const order = await failedOrder();
    expect(await isProblem(order.id)).toBe(true);
    const wish = await wishOf(app, token, order.id);
    const { body } = await instruct(order.id, wish);
    expect(body.instruction).toMatchObject({ ...wish, by: 'Rachel Tan Hui Min', state: 'booked' });
    expect(body.attempt).toMatchObject({ obstacle: null, price: 0 });
    expect((await read(order.id)).last_event?.status).toBe('attempt_booked');
    expect(await isProblem(order.id)).toBe(false);

    const own = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } });
    const told = own.body.trackings.find(({ status }) => status === 'attempt_booked');
    expect(told?.status_description).toContain('Booked by Rachel Tan Hui Min. Note: Ring twice');
    expect(told?.instruction).toEqual({ ...wish, by: 'Rachel Tan Hui Min' });
    const handle = { id: order.label?.tracking_code ?? '' };
    const open = await app.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: handle });
    const seen = open.body.trackings.find(({ status }) => status === 'attempt_booked');
    expect(seen?.status_description).toContain(wish.day.split('-').reverse().join('.'));
    expect(seen?.instruction).toEqual({ kind: 'attempt', day: wish.day, window: wish.window });
    expect(JSON.stringify(open.body)).not.toContain('Rachel');
    expect(JSON.stringify(open.body)).not.toContain('Ring twice');

    // The courier forgets its own second attempt and keeps to the day.
    await app.call(endpoints.advanceParcel, { body: { tracking_code: handle.id, to: 'end' } });
    const after = await read(order.id);
    expect([after.status, after.last_event?.status]).toEqual(['completed', 'completed']);
    expect((await ask(order.id)).body).toMatchObject({ attempt: { obstacle: 'ended', days: [] }, instruction: null });
    const events = await app.ctx.db.execute(
      sql`select code from tracking_events where order_id = ${order.id} order by at, event_id`,
    );
    expect(events.rows.map((row) => row['code']).slice(-4)).toEqual([
      'out_for_delivery',
      'delivery_failed',
      'out_for_delivery',
      'delivered',
    ]);
  });

  test('undo puts back what the courier last said; twice changes nothing more', async () => {
    const order = await failedOrder();
    const before = await read(order.id);
    await instruct(order.id, await wishOf(app, token, order.id));
    for (let time = 0; time < 2; time += 1) {
      const undone = await withdraw(order.id);
      expect([undone.status, undone.body.attempt.obstacle, undone.body.instruction]).toEqual([200, null, null]);
    }
    expect((await read(order.id)).last_event).toEqual(before.last_event);
    expect(await isProblem(order.id)).toBe(true);
    const audits = await app.ctx.db.execute(
      sql`select action from audit_log where object_id = ${order.id} and action like 'order.instruct%' order by action`,
    );
    expect(audits.rows.map((row) => row['action'])).toEqual(['order.instruct_attempt', 'order.instruction_withdraw']);
  });

  test('another day replaces the first, and one booking is left', async () => {
    const order = await failedOrder();
    const { days } = (await ask(order.id)).body.attempt;
    expect(days).toHaveLength(3);
    for (const day of days)
      expect((await instruct(order.id, { kind: 'attempt', day, window: '0900-1200' })).status).toBe(200);
    expect((await ask(order.id)).body.instruction).toMatchObject({ day: days[2], note: '' });
    const standing = await app.ctx.db.execute(
      sql`select count(*)::int as n from parcel_instructions where order_id = ${order.id} and state = 'booked'`,
    );
    expect(standing.rows).toEqual([{ n: 1 }]);
  });

  test('a parcel not yet tried, a day that is not offered and an unknown window are refused', async () => {
    const untried = await shippedOrder(app, token);
    const early = await instruct(untried.id, { kind: 'attempt', day: '2026-11-24', window: '0900-1200' });
    expect([early.status, early.body.code]).toEqual([409, 'instruction_refused']);
    const order = await failedOrder();
    const past = await instruct(order.id, { kind: 'attempt', day: '2020-01-01', window: '0900-1200' });
    expect([past.status, past.body.errors?.[0]?.param]).toEqual([422, 'day']);
    const odd = await instruct(order.id, { kind: 'attempt', day: '2026-11-24', window: '0300-0400' });
    expect([odd.status, odd.body.errors?.[0]?.param]).toEqual([422, 'window']);
    expect(await isProblem(order.id)).toBe(true);
  });

  test('a courier that does not answer books nothing', async () => {
    const order = await failedOrder();
    const wish = await wishOf(app, token, order.id);
    const alias = order.courier?.alias ?? '';
    app.network.faults.set(alias, { track: 'fails' });
    const answer = await instruct(order.id, wish);
    app.network.faults.set(alias, {});
    expect([answer.status, answer.body.code]).toEqual([503, 'courier_unavailable']);
    expect((await ask(order.id)).body.instruction).toBeNull();
    expect(await isProblem(order.id)).toBe(true);
  });
});

describe('look-v2 3: a return costs what was shown, and nothing until it begins', () => {
  test('the money is set aside, charged when the parcel leaves the hub, and once', async () => {
    const order = await failedOrder();
    const { price } = (await ask(order.id)).body.return;
    expect(price).toBe(2.57);
    const before = await walletOf();
    const { body } = await instruct(order.id, { kind: 'return', price, note: '' });
    expect(body.instruction).toMatchObject({ kind: 'return', price, day: null });
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held + 257 });
    expect((await read(order.id)).last_event).toMatchObject({
      status: 'return_booked',
      instruction: { kind: 'return' },
    });
    expect(await isProblem(order.id)).toBe(false);

    const code = { tracking_code: order.label?.tracking_code };
    await app.call(endpoints.advanceParcel, { body: { ...code, to: 'next' } });
    expect((await read(order.id)).last_event?.status).toBe('returning');
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held });
    await app.call(endpoints.advanceParcel, { body: { ...code, to: 'end' } });
    expect((await read(order.id)).last_event?.status).toBe('returned');
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held });
    expect((await journalsOf(order)).filter(({ kind }) => kind === 'parcel_return')).toEqual([
      { kind: 'parcel_return', description: `Return ${order.number}` },
    ]);
    expect(
      (await app.ctx.db.execute(sql`select amount_minor from entries where kind = 'parcel_return'`)).rows,
    ).toHaveLength(3);
  });

  test('withdrawn or replaced, its money is free again and nothing was booked', async () => {
    const order = await failedOrder();
    const before = await walletOf();
    const { price } = (await ask(order.id)).body.return;
    await instruct(order.id, { kind: 'return', price, note: '' });
    await instruct(order.id, { kind: 'return', price, note: 'Second thought' });
    expect((await walletOf()).held).toBe(before.held + 257);
    await instruct(order.id, await wishOf(app, token, order.id));
    expect(await walletOf()).toEqual(before);
    await instruct(order.id, { kind: 'return', price, note: '' });
    await withdraw(order.id);
    expect(await walletOf()).toEqual(before);
    expect((await journalsOf(order)).map(({ kind }) => kind)).toEqual(['label']);
  });

  test('another price than the one shown, and a wallet that cannot cover it, ask nothing of the courier', async () => {
    const order = await failedOrder();
    const cheap = await instruct(order.id, { kind: 'return', price: 1, note: '' });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'price_changed']);
    const { price } = (await ask(order.id)).body.return;
    await app.ctx.db.execute(
      sql`update ledger_accounts set held_minor = posted_minor where kind = 'wallet' and company_id = (select company_id from orders where id = ${order.id})`,
    );
    const poor = await instruct(order.id, { kind: 'return', price, note: '' });
    await app.ctx.db.execute(
      sql`update ledger_accounts a set held_minor = coalesce((select sum(amount_minor) from holds where account_id = a.id and state = 'placed'), 0) where kind = 'wallet' and company_id = (select company_id from orders where id = ${order.id})`,
    );
    expect([poor.status, poor.body.code]).toEqual([402, 'insufficient_balance']);
    expect((await ask(order.id)).body.instruction).toBeNull();
    const kept = await app.ctx.db.execute(
      sql`select instruction from courier_parcels where tracking_code = ${order.label?.tracking_code ?? ''}`,
    );
    expect(kept.rows).toEqual([{ instruction: null }]);
  });
});

describe('look-v2 3: the address is corrected within its area', () => {
  test('street and unit change, postcode and city stay; taken back, the old door is there again', async () => {
    const order = await failedOrder();
    const old = order.shipping_address?.coordinate;
    const door = { street: '130 Geylang East Avenue 1', unit_number: '#08-11' };
    expect((await instruct(order.id, { kind: 'address', ...door, note: '' })).status).toBe(200);
    const after = await read(order.id);
    expect(after.shipping_address?.coordinate).toMatchObject({ ...door, post_code: old?.post_code, lat: null });
    expect(after.shipping_address?.coordinate.formatted_address).toContain('#08-11');
    expect(after.last_event?.status).toBe('address_corrected');
    await withdraw(order.id);
    expect((await read(order.id)).shipping_address?.coordinate).toEqual(old);
    await instruct(order.id, { kind: 'address', ...door, note: '' });
    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
    expect((await read(order.id)).status).toBe('completed');
    expect((await read(order.id)).shipping_address?.coordinate.street).toBe(door.street);
    const empty = await instruct(order.id, { kind: 'address', street: ' ', note: '' });
    expect([empty.status, empty.body.errors?.[0]?.param]).toEqual([422, 'street']);
  });

  test('a courier without an interface is asked by email, and the parcel stays a problem', async () => {
    const order = await failedOrder();
    const { couriers } = app.ctx.ports;
    const takes = vi.spyOn(couriers, 'takesInstructions').mockReturnValue(false);
    try {
      expect((await ask(order.id)).body).toMatchObject({ by_email: true, return: { obstacle: null, price: null } });
      const { body } = await instruct(order.id, { kind: 'return', price: null, note: '' });
      expect(body.instruction).toMatchObject({ state: 'asked', price: 0 });
      await withdraw(order.id);
    } finally {
      takes.mockRestore();
    }
    expect(await isProblem(order.id)).toBe(true);
    const mails = await app.ctx.db.execute(
      sql`select payload ->> 'subject' as subject from outbox where topic = 'mail' and payload ->> 'subject' like ${`%${order.label?.tracking_code ?? ''}`} order by payload ->> 'subject'`,
    );
    expect(mails.rows.map(({ subject }) => String(subject).split(':')[0])).toEqual(['Ask the courier', 'Withdrawn']);
  });
});

test('look-v2 3: problems are listed by the day somebody has to decide', async () => {
  await failedOrder();
  const query = { has_problem: 'true', sort: 'decide_by:asc', per_page: '100' };
  const { body } = await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query });
  const days = body.records.map(({ decide_by }) => decide_by ?? Number.POSITIVE_INFINITY);
  expect(days.filter(Number.isFinite).length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const all = await app.call<{ errors: { param: string }[] }>(endpoints.listOrders, {
    token,
    query: { sort: 'decide_by:asc' },
  });
  expect([all.status, all.body.errors[0]?.param]).toEqual([422, 'has_problem']);
});

// Last: the sessions of the others do not outlive it.
test('without anybody asking, the booked attempt happens as time passes', async () => {
  const order = await failedOrder();
  await instruct(order.id, await wishOf(app, token, order.id));
  for (let step = 0; step < 30; step += 1) {
    app.clock.advance(6 * 3600);
    while ((await pollCouriers(app.ctx)) > 0);
  }
  const after = await app.ctx.db.execute(sql`select status from orders where id = ${order.id}`);
  expect(after.rows).toEqual([{ status: 'completed' }]);
});
