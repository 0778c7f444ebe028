import {
  endpoints,
  type DeliveryAttempt,
  type Order,
  type PublicTrackingInfo,
  type TrackingInfo,
} from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { FAILS_ONCE, failAttempt, wishOf } from '#test/tracking/attempt-samples.fixtures.ts';
import { pollCouriers } from './poll-couriers.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const ask = (id: string) => app.call<DeliveryAttempt>(endpoints.getDeliveryAttempt, { token, params: { id } });
const book = (id: string, body: object) =>
  app.call<DeliveryAttempt & { code?: string; errors?: { param: string; code: string }[] }>(
    endpoints.bookDeliveryAttempt,
    { token, params: { id }, body },
  );
const withdraw = (id: string) =>
  app.call<DeliveryAttempt>(endpoints.withdrawDeliveryAttempt, { token, params: { id } });
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
    const { body } = await book(order.id, wish);
    expect(body.booked).toMatchObject({ ...wish, booked_by: 'Rachel Tan Hui Min' });
    expect((await read(order.id)).last_event?.status).toBe('attempt_booked');
    expect(await isProblem(order.id)).toBe(false);

    const own = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } });
    const told = own.body.trackings.find(({ status }) => status === 'attempt_booked');
    expect(told?.status_description).toContain('Booked by Rachel Tan Hui Min. Note: Ring twice');
    const handle = { id: order.label?.tracking_code ?? '' };
    const open = await app.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: handle });
    const seen = open.body.trackings.find(({ status }) => status === 'attempt_booked');
    expect(seen?.status_description).toContain(wish.day.split('-').reverse().join('.'));
    expect(JSON.stringify(open.body)).not.toContain('Rachel');
    expect(JSON.stringify(open.body)).not.toContain('Ring twice');

    // The courier forgets its own second attempt and keeps to the day.
    await app.call(endpoints.advanceParcel, { body: { tracking_code: handle.id, to: 'end' } });
    const after = await read(order.id);
    expect([after.status, after.last_event?.status]).toEqual(['completed', 'completed']);
    expect((await ask(order.id)).body).toMatchObject({ obstacle: 'ended', days: [], booked: null });
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
    await book(order.id, await wishOf(app, token, order.id));
    for (let time = 0; time < 2; time += 1) {
      const undone = await withdraw(order.id);
      expect([undone.status, undone.body.obstacle, undone.body.booked]).toEqual([200, null, null]);
    }
    expect((await read(order.id)).last_event).toEqual(before.last_event);
    expect(await isProblem(order.id)).toBe(true);
    const audits = await app.ctx.db.execute(
      sql`select action from audit_log where object_id = ${order.id} and action like 'order.attempt%' order by action`,
    );
    expect(audits.rows.map((row) => row['action'])).toEqual(['order.attempt_book', 'order.attempt_withdraw']);
  });

  test('another day replaces the first, and one booking is left', async () => {
    const order = await failedOrder();
    const { days } = (await ask(order.id)).body;
    expect(days).toHaveLength(3);
    for (const day of days) expect((await book(order.id, { day, window: '0900-1200' })).status).toBe(200);
    expect((await ask(order.id)).body.booked).toMatchObject({ day: days[2], note: '' });
    const standing = await app.ctx.db.execute(
      sql`select count(*)::int as n from delivery_attempts where order_id = ${order.id} and state = 'booked'`,
    );
    expect(standing.rows).toEqual([{ n: 1 }]);
  });

  test('a parcel not yet tried, a day that is not offered and an unknown window are refused', async () => {
    const untried = await shippedOrder(app, token);
    const early = await book(untried.id, { day: '2026-11-24', window: '0900-1200' });
    expect([early.status, early.body.code]).toEqual([409, 'attempt_not_possible']);
    const order = await failedOrder();
    const past = await book(order.id, { day: '2020-01-01', window: '0900-1200' });
    expect([past.status, past.body.errors?.[0]?.param]).toEqual([422, 'day']);
    const odd = await book(order.id, { day: '2026-11-24', window: '0300-0400' });
    expect([odd.status, odd.body.errors?.[0]?.param]).toEqual([422, 'window']);
    expect(await isProblem(order.id)).toBe(true);
  });

  test('a courier that does not answer books nothing', async () => {
    const order = await failedOrder();
    const wish = await wishOf(app, token, order.id);
    const alias = order.courier?.alias ?? '';
    app.network.faults.set(alias, { track: 'fails' });
    const answer = await book(order.id, wish);
    app.network.faults.set(alias, {});
    expect([answer.status, answer.body.code]).toEqual([503, 'courier_unavailable']);
    expect((await ask(order.id)).body.booked).toBeNull();
    expect(await isProblem(order.id)).toBe(true);
  });
});

test('without anybody asking, the booked attempt happens as time passes', async () => {
  const order = await failedOrder();
  await book(order.id, await wishOf(app, token, order.id));
  for (let step = 0; step < 30; step += 1) {
    app.clock.advance(6 * 3600);
    while ((await pollCouriers(app.ctx)) > 0);
  }
  const after = await app.ctx.db.execute(sql`select status from orders where id = ${order.id}`);
  expect(after.rows).toEqual([{ status: 'completed' }]);
});
