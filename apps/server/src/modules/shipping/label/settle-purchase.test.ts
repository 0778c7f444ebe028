import { endpoints, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { loseLalamoveAnswer, openLalamoveApp, type LalamoveApp } from '#test/adapters/lalamove.fixtures.ts';
import { workCourierMessages } from '../tracking/index.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { listOpenPurchases, settlePurchase } from './settle-purchase.ts';

let app: LalamoveApp;
let token: string;

beforeAll(async () => {
  app = await openLalamoveApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;

const hasProblem = async (id: string) => {
  const { rows } = await app.ctx.db.execute<{ has_problem: boolean }>(
    sql`select has_problem from orders where id = ${id}`,
  );
  return rows[0]?.has_problem;
};
const deliver = async () => {
  for (const { url, headers, body } of app.stand_ins.lalamove.takePushes())
    expect((await app.app.request(url, { method: 'POST', headers, body })).status).toBe(200);
  await workCourierMessages(app.ctx);
};

test('a purchase that cannot be asked about stays open, its money aside, and is never ordered again', async () => {
  const { order } = await loseLalamoveAnswer(app, token);
  const parcels = app.stand_ins.lalamove.parcels.size;
  for (let minute = 0; minute < 5; minute += 1) {
    app.clock.advance(61);
    expect(await reconcilePurchases(app.ctx)).toBe(1);
  }
  expect(app.stand_ins.lalamove.parcels.size).toBe(parcels);
  expect((await read(order.id)).label_state).toBe('pending');
  const [open] = await listOpenPurchases(app.ctx);
  expect(open).toMatchObject({ order_id: order.id, state: 'unknown' });
  expect(await settlePurchase(app.ctx, open?.id ?? '', null)).toBe('settled');
  expect(await read(order.id)).toMatchObject({ status: 'new', label_state: 'failed' });
});

test('an order whose answer was lost is found by the message that the courier sends of it', async () => {
  const { order, booked } = await loseLalamoveAnswer(app, token);
  await deliver();
  app.clock.advance(61);
  await reconcilePurchases(app.ctx);
  expect(await read(order.id)).toMatchObject({ status: 'ready_to_ship', label: { tracking_code: booked } });
  expect(await listOpenPurchases(app.ctx)).toEqual([]);
});

test('no driver came: the parcel needs somebody, and cancelling its label gives the whole price back', async () => {
  const order = await shippedOrder(app, token);
  await deliver();
  expect((await read(order.id)).status).toBe('ready_to_ship');
  expect(await hasProblem(order.id)).toBe(false);
  const balanceOf = async () =>
    (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;
  const before = await balanceOf();
  app.stand_ins.lalamove.scan(order.label?.tracking_code ?? '', 'EXPIRED');
  await deliver();
  expect(await hasProblem(order.id)).toBe(true);
  expect((await read(order.id)).last_event?.status_description).toContain('No driver came');
  const cancelled = await app.call<Order>(endpoints.cancelOrder, { token, params: { id: order.id }, body: {} });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', label_state: 'refunded' });
  expect(await hasProblem(order.id)).toBe(false);
  expect(await balanceOf()).toBeCloseTo(before + (order.price ?? 0), 6);
});
