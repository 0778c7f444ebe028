import { endpoints, type Order, type TrackingInfo } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, openNinjaVanApp, type NinjaVanApp } from '#test/adapters/ninja-van.fixtures.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { askAgainAt, pollCouriers } from './poll-couriers.ts';
import { COURIER_MESSAGE_PATH } from './take-courier-message.ts';
import { workCourierMessages } from './work-courier-messages.ts';

let app: NinjaVanApp;
let token: string;

beforeAll(async () => {
  app = await openNinjaVanApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const history = async (id: string) =>
  (await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id } })).body.trackings;
const work = async () => {
  while ((await workCourierMessages(app.ctx)) > 0);
};
const bought = async () => {
  const order = await shippedOrder(app, token);
  return { order, code: order.label?.tracking_code ?? '' };
};
const scan = (code: string, word: string, is_return = false) => {
  app.clock.advance(60);
  app.stand_ins.ninja_van.scan(code, word, is_return);
};

test('a parcel is bought from Ninja Van at the price of the rate card, and moves by its messages', async () => {
  const { order, code } = await bought();
  expect(code).toMatch(/^NVSGSMPN[0-9A-Z]{14}$/u);
  expect(app.stand_ins.ninja_van.parcels.get(code)?.sent).toMatchObject({
    service_level: 'Standard',
    parcel_job: { is_pickup_required: true, pickup_timeslot: { start_time: '09:00', end_time: '12:00' } },
  });
  scan(code, 'Successful Pickup');
  scan(code, 'On Vehicle for Delivery');
  expect(await deliver(app)).toEqual([200, 200]);
  await work();
  expect(await read(order.id)).toMatchObject({ status: 'in_transit', last_event: { status: 'out_for_delivery' } });
  scan(code, 'Completed');
  await deliver(app);
  await work();
  expect((await read(order.id)).status).toBe('completed');
});

test('messages and questions are one history: twice, late, and out of order', async () => {
  const { order, code } = await bought();
  scan(code, 'Successful Pickup');
  scan(code, 'On Vehicle for Delivery');
  const pushes = app.stand_ins.ninja_van.takePushes();
  for (const { url, headers, body } of [...pushes, ...pushes].reverse())
    expect((await app.app.request(url, { method: 'POST', headers, body })).status).toBe(200);
  const kept = await app.ctx.db.execute(sql`select 1 from courier_messages where tracking_code = ${code}`);
  expect(kept.rows).toHaveLength(2);
  await work();
  expect((await read(order.id)).last_event?.status).toBe('out_for_delivery');
  app.clock.advance(900);
  await pollCouriers(app.ctx);
  expect((await history(order.id)).map(({ status }) => status)).toEqual([
    'out_for_delivery',
    'in_transit',
    'ready_to_ship',
  ]);
  expect((await read(order.id)).last_event?.status).toBe('out_for_delivery');
});

test('a delivery on the way back is a return', async () => {
  const { order, code } = await bought();
  scan(code, 'Return to Sender Triggered', true);
  scan(code, 'Completed', true);
  await deliver(app);
  await work();
  expect(await read(order.id)).toMatchObject({ last_event: { status: 'returned' } });
});

test('a word that nobody knows is shown as it is and moves nothing', async () => {
  const { order, code } = await bought();
  scan(code, 'On Hold');
  scan(code, 'Parcel Weight Updated');
  await deliver(app);
  await work();
  expect(await read(order.id)).toMatchObject({ last_event: { status: 'delayed' } });
  expect((await history(order.id))[0]?.status_description).toBe('Parcel Weight Updated');
});

test('a message before its purchase is finished waits for it', async () => {
  const { order, code } = await bought();
  const parcel = await app.ctx.db.execute(sql`delete from tracking_polls where tracking_code = ${code} returning *`);
  scan(code, 'Successful Pickup');
  await deliver(app);
  await work();
  expect((await read(order.id)).status).toBe('ready_to_ship');
  const { order_id, company_id, courier_alias, next_at } = parcel.rows[0] as Record<string, string | number>;
  await app.ctx.db.execute(
    sql`insert into tracking_polls (order_id, company_id, courier_alias, tracking_code, next_at) values (${order_id}, ${company_id}, ${courier_alias}, ${code}, ${next_at})`,
  );
  app.clock.advance(5);
  await work();
  expect((await read(order.id)).status).toBe('in_transit');
});

test('a message that is not signed is refused, and one of a courier without messages is not found', async () => {
  const body = JSON.stringify({ tracking_id: 'NVSGSMPN1', status: 'Completed', timestamp: 1 });
  const send = (alias: string) =>
    app.app.request(`http://sampan.test${COURIER_MESSAGE_PATH}/${alias}`, { method: 'POST', body });
  expect((await send('ninja-van-sg')).status).toBe(401);
  expect((await send('nobody')).status).toBe(404);
  const kept = await app.ctx.db.execute(sql`select 1 from courier_messages where tracking_code = 'NVSGSMPN1'`);
  expect(kept.rows).toEqual([]);
});

test('production 1.8: a courier that sends messages is asked after six hours of silence, daily after a week, for 30 days', () => {
  const [hour, day] = [3_600, 86_400];
  const now = 100 * day;
  expect(askAgainAt(now - hour, now)).toBe(now + 5 * hour);
  expect(askAgainAt(now - 6 * hour, now)).toBe(now + 6 * hour);
  expect(askAgainAt(now - 3 * day, now)).toBe(now + 6 * hour);
  expect(askAgainAt(now - 8 * day, now)).toBe(now + day);
  expect(askAgainAt(now - 30 * day, now)).toBeNull();
});

test('a parcel whose courier sends messages is not asked about again until it is silent', async () => {
  const { code } = await bought();
  scan(code, 'Successful Pickup');
  await deliver(app);
  await work();
  const { ninja_van } = app.stand_ins;
  const askedAbout = () => ninja_van.calls.filter(({ path }) => path.endsWith(`tracking-events/${code}`)).length;
  await pollCouriers(app.ctx);
  const asked = askedAbout();
  app.clock.advance(5 * 3_600);
  await pollCouriers(app.ctx);
  expect(askedAbout()).toBe(asked);
  app.clock.advance(3_700);
  await pollCouriers(app.ctx);
  expect(askedAbout()).toBe(asked + 1);
});
