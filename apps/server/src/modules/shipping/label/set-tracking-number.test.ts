import { endpoints, type EstimateAnswer, type Order, type TrackingInfo } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NINJA_VAN_RATES } from '#test/adapters/ninja-van.fixtures.ts';
import { newOrder, quoteOf, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { importRates, RATE_CARD_PATH, readZoneMap } from '../estimate/index.ts';
import { pollCouriers } from '../tracking/index.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_LOCAL_COURIERS: 'false', COUNTER_COURIERS: 'singpost-sg' } });
  const imported = await importRates({
    db: app.ctx.db,
    clock: app.ctx.clock,
    text: NINJA_VAN_RATES.replace('ninja-van-sg', 'singpost-sg'),
    source: 'singpost.csv',
    zones: readZoneMap(RATE_CARD_PATH),
    couriers: null,
  });
  if (imported.status === 'refused') throw new Error(JSON.stringify(imported.problems));
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const enter = (id: string, tracking_code: string) =>
  app.call<Order>(endpoints.setTrackingNumber, { token, params: { id }, body: { tracking_code } });
const refusal = (id: string, tracking_code: string) =>
  app.refusal(endpoints.setTrackingNumber, { token, params: { id }, body: { tracking_code } });

test('a courier with a counter is offered as one: no pick-up, no cash, no cover', async () => {
  const order = await newOrder(app, token);
  const [cost, ...others] = (await quoteOf(app, token, order.id)).estimated_costs;
  expect(others).toEqual([]);
  expect(cost).toMatchObject({
    courier: { alias: 'singpost-sg', name: 'SingPost', is_counter: true },
    delivery_service: { delivery_type: 'drop_off', cod_available: false },
    original_delivery_sampan_premium: 0,
  });
  const cod = await newOrder(app, token, { expected_cod_collection: 48 });
  const answer = await app.call<EstimateAnswer>(endpoints.estimateOrder, { token, params: { id: cod.id }, body: {} });
  expect(answer.body.estimated_costs).toEqual([]);
});

test('the number of the receipt is entered: the parcel is under way with it, and nobody is asked about it', async () => {
  const order = await shippedOrder(app, token);
  expect(order.label?.tracking_code).toMatch(/^SMPC[0-9A-Z]{12}$/u);
  expect(await pollCouriers(app.ctx)).toBe(0);
  const { body } = await enter(order.id, ' rr123456785sg ');
  expect(body).toMatchObject({ status: 'in_transit', label: { tracking_code: 'RR123456785SG' } });
  const history = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } });
  expect(history.body.trackings[0]?.status_description).toBe('Handed in at the counter');
  const { rows } = await app.ctx.db.execute<{ tracking_code: string }>(
    sql`select tracking_code from label_purchases where order_id = ${order.id}`,
  );
  expect(rows).toEqual([{ tracking_code: 'RR123456785SG' }]);
});

test('it is corrected until the parcel arrived, twice is once, and another parcel keeps its own', async () => {
  const [one, other] = [await shippedOrder(app, token), await shippedOrder(app, token)];
  await enter(one.id, 'RR000000001SG');
  expect((await enter(one.id, 'RR000000002SG')).body.label?.tracking_code).toBe('RR000000002SG');
  await enter(one.id, 'RR000000002SG');
  const events = await app.ctx.db.execute(sql`select 1 from tracking_events where order_id = ${one.id}`);
  expect(events.rows).toHaveLength(1);
  expect((await refusal(other.id, 'RR000000002SG')).body.errors).toMatchObject([{ param: 'tracking_code' }]);
  expect((await refusal(other.id, '??')).status).toBe(422);
  expect((await refusal((await newOrder(app, token)).id, 'RR000000003SG')).body.code).toBe('order_locked');
});
