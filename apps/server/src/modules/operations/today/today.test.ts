import { endpoints, type Order, type Today } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { completedOrder, newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { move, newShop } from '#test/statement/statement.fixtures.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { getToday } from './get-today.ts';

/** Of one answer with its session, whatever a company has. */
const MOST_QUERIES = 24;
const DAY_S = 86_400;

let app: TestApp;
let token: string;
let date: string;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.stop();
  token = await app.tokenOf('sg@demo.sampan.test');
  date = dayAfter(0);
});
afterAll(() => app.close());

/** A day on the clocks of Singapore. */
const dayAfter = (days: number) =>
  new Date(app.clock.now() + (8 * 3_600 + days * DAY_S) * 1_000).toISOString().slice(0, 10);
const today = async (who = token) => (await app.call<Today>(endpoints.getToday, { token: who })).body;
const remove = (order: Order) => app.call(endpoints.deleteOrder, { token, params: { id: order.id } });

describe('the day’s work (look-v2 7)', () => {
  test('a parcel that can be bought and one that misses something are two kinds of work', async () => {
    const before = await today();
    const whole = await newOrder(app, token);
    const part = await newOrder(app, token, { package_content: '' });
    const after = await today();
    expect(after.to_buy.count).toBe(before.to_buy.count + 1);
    expect(after.to_buy.order_ids[0]).toBe(whole.id);
    expect(after.to_buy.order_ids).not.toContain(part.id);
    expect(after.incomplete).toEqual({ count: before.incomplete.count + 1, is_exact: true });
    await remove(part);
    expect((await today()).incomplete.count).toBe(before.incomplete.count);
  });

  test('labels nobody printed, those of today’s pick-up among them, and the next pick-up as a whole', async () => {
    const before = await today();
    const slot = { pick_up_date: date, pick_up_time_slot_from: '1400', pick_up_time_slot_to: '1800' };
    const first = await shippedOrder(app, token, slot);
    await shippedOrder(app, token, slot);
    await shippedOrder(app, token, { ...slot, pick_up_date: dayAfter(3) });
    const bought = await today();
    expect(bought.to_print.count).toBe(before.to_print.count + 3);
    expect(bought.to_print.leaving_today).toBe(before.to_print.leaving_today + 2);
    expect(bought.pick_up).toMatchObject({ date, parcels: 2, printed: 0, from: '1400', to: '1800' });
    expect(bought.pick_up?.couriers).toEqual([first.courier?.name]);
    expect(bought.pick_up?.address).toContain('60 Paya Lebar Road');
    // A label counts as printed when its file is opened.
    const link = await app.call<{ link: string }>(endpoints.downloadLabel, { token, params: { id: first.id } });
    expect((await app.app.request(link.body.link)).status).toBe(200);
    const printed = await today();
    expect(printed.pick_up).toMatchObject({ parcels: 2, printed: 1 });
    expect(printed.to_print.count).toBe(bought.to_print.count - 1);
    expect(printed.done).toMatchObject({ bought: before.done.bought + 3, printed: before.done.printed + 1 });
  });

  test('COD recipients who have not confirmed', async () => {
    const before = await today();
    const order = await newOrder(app, token, { expected_cod_collection: 49 });
    expect((await today()).unconfirmed).toEqual({
      count: before.unconfirmed.count + 1,
      last_sent_at: before.unconfirmed.last_sent_at,
    });
    await remove(order);
    expect((await today()).unconfirmed.count).toBe(before.unconfirmed.count);
  });

  test('what arrived today is counted, and is no work', async () => {
    const before = await today();
    await completedOrder(app, token);
    const after = await today();
    expect(after.done.delivered).toBe(before.done.delivered + 1);
    expect(after.problem).toEqual(before.problem);
  });

  test('a parcel in trouble is named, the one that has waited longest', async () => {
    const order = await shippedOrder(app, token);
    await app.ctx.db.update(orders).set({ status: 'in_transit', has_problem: true }).where(eq(orders.id, order.id));
    const { problem } = await today();
    expect(problem).toMatchObject({
      count: 1,
      longest: { order_id: order.id, recipient_name: order.shipping_address?.name },
    });
  });

  test('another company has none of it', async () => {
    expect(await today(await app.tokenOf('my@demo.sampan.test'))).toMatchObject({
      currency: 'MYR',
      problem: { count: 0, longest: null },
      missed_pick_up: { count: 0, longest: null },
      to_buy: { count: 0, order_ids: [] },
      to_print: { count: 0, leaving_today: 0 },
      unconfirmed: { count: 0 },
      done: { bought: 0, printed: 0, delivered: 0 },
      pick_up: null,
      days_left: null,
      cod: null,
    });
  });
});

describe('how long the wallet lasts', () => {
  test('at the pace of the labels of two weeks, in the company’s own days', async () => {
    const shop = await newShop(app, 'SG');
    const now = Math.floor(app.clock.now() / 1_000);
    await move(shop, { kind: 'top_up', at: now - 20 * DAY_S, amount_minor: 30_000 });
    await move(shop, { kind: 'label', at: now - 19 * DAY_S, amount_minor: -9_000 });
    expect((await getToday({ ctx: shop.ctxAt(now) })).days_left).toBeNull();
    await move(shop, { kind: 'label', at: now - 9 * DAY_S, amount_minor: -6_000 });
    await move(shop, { kind: 'label_refund', at: now - 8 * DAY_S, amount_minor: 1_000 });
    // 5,000 in ten days, 16,000 are left.
    expect((await getToday({ ctx: shop.ctxAt(now) })).days_left).toBe(32);
  });
});

test('the number of queries does not grow with the parcels', async () => {
  const query = vi.spyOn(app.database.pool, 'query');
  query.mockClear();
  await today();
  const of_many = query.mock.calls.length;
  expect(of_many).toBeGreaterThan(0);
  expect(of_many).toBeLessThanOrEqual(MOST_QUERIES);
  query.mockRestore();
});
