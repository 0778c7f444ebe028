import { endpoints, type Order, type PublicTrackingInfo, type TrackingInfo } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT, completedOrder, newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { applyEvents } from './apply-events.ts';
import { pollCouriers } from './poll-couriers.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const full = (handle: string) => app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: handle } });
const open = (handle: string) => app.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: { id: handle } });
const advance = (order: Order, to: string) =>
  app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to } });

describe('a parcel moves by what its courier reports', () => {
  test('label, pick-up, delivery: status, history newest first, proof, and no more questions afterwards', async () => {
    const order = await shippedOrder(app, token);
    expect((await full(order.id)).body.status).toBe('ready_to_ship');
    await advance(order, 'picked_up');
    expect((await read(order.id)).status).toBe('in_transit');
    await advance(order, 'out_for_delivery');
    expect((await full(order.id)).body.driver_phone).toMatch(/^\+?\d{8,}$/u);
    await advance(order, 'end');
    const { body } = await full(order.id);
    expect(body).toMatchObject({ status: 'completed', driver_phone: null, tracking_code: order.label?.tracking_code });
    expect(body.trackings[0]?.status).toBe('completed');
    expect(body.trackings.map(({ image_url }) => image_url)).toEqual(
      body.trackings.map(({ status }) => `/statuses/${status}.svg`),
    );
    expect(body.pod_urls.length).toBeGreaterThan(0);
    expect(body.trackings.map((entry) => entry.created_at)).toEqual(
      body.trackings.map((entry) => entry.created_at).sort((a, b) => b - a),
    );
    const polls = await app.ctx.db.execute(sql`select 1 from tracking_polls where order_id = ${order.id}`);
    expect(polls.rows).toEqual([]);
  });

  test.each([
    ['TEST_DELIVERED', 'completed', false, 'completed'],
    ['TEST_FAILED_ATTEMPT', 'completed', false, 'completed'],
    ['TEST_RETURNED', 'completed', true, 'returned'],
    ['TEST_LOST', 'in_transit', true, 'lost'],
  ])('the name %s ends as %s', async (name, status, has_problem, last) => {
    const order = await shippedOrder(app, token, { shipping_address: { ...RECIPIENT, name } });
    await advance(order, 'end');
    const after = await read(order.id);
    expect([after.status, after.last_event?.status]).toEqual([status, last]);
    const problems = await app.call<{ records: Order[] }>(endpoints.listOrders, {
      token,
      query: { has_problem: 'true', per_page: '100' },
    });
    expect(problems.body.records.some((each) => each.id === order.id)).toBe(has_problem);
  });

  test('without anybody asking, the job takes in what couriers say as time passes', async () => {
    const later = await openTestApp();
    const order = await shippedOrder(later, await later.tokenOf('sg@demo.sampan.test'), {
      shipping_address: { ...RECIPIENT, name: 'TEST_DELIVERED' },
    });
    const code = { id: order.label?.tracking_code ?? '' };
    const seen = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      later.clock.advance(6 * 3600);
      while ((await pollCouriers(later.ctx)) > 0);
      seen.add((await later.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: code })).body.status);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['in_transit', 'completed']));
    await later.close();
  });

  test('the same reports twice, and at the same time, change nothing more', async () => {
    const order = await shippedOrder(app, token);
    await advance(order, 'end');
    const said = await app.ctx.ports.couriers.track(order.courier?.alias ?? '', order.label?.tracking_code ?? '');
    if (said.status !== 'found') throw new Error('the courier lost it');
    const me = await app.ctx.db.execute<{ company_id: string }>(
      sql`select company_id from orders where id = ${order.id}`,
    );
    const parcel = {
      company_id: me.rows[0]?.company_id ?? '',
      order_id: order.id,
      courier_alias: order.courier?.alias ?? '',
    };
    const news = await Promise.all([1, 2, 3].map(() => applyEvents(app.ctx, parcel, said.events)));
    expect(news).toEqual([false, false, false]);
    expect((await full(order.id)).body.trackings).toHaveLength(said.events.length);
  });

  test('stored reports cannot be changed', async () => {
    await expect(app.database.pool.query("update tracking_events set description = 'else'")).rejects.toThrow(
      'append-only',
    );
  });
});

describe('what anybody may see (design 8.10, trust A7)', () => {
  test('has exactly these fields, and nothing of a person anywhere in it', async () => {
    const order = await completedOrder(app, token);
    const { body } = await open(order.id);
    expect(Object.keys(body).sort()).toEqual([
      'courier',
      'destination_country_code',
      'estimated_delivery_at',
      'origin_country_code',
      'status',
      'tracking_code',
      'trackings',
      'updated_at',
    ]);
    expect(Object.keys(body.trackings[0] ?? {}).sort()).toEqual([
      'courier_alias',
      'created_at',
      'image_url',
      'instruction',
      'place',
      'status',
      'status_description',
      'updated_at',
    ]);
    const text = JSON.stringify(body);
    const personal = [
      order.shipping_address?.name,
      order.shipping_address?.phone,
      order.shipping_address?.coordinate.street,
      order.shipping_address?.coordinate.post_code,
      order.billing_address?.name,
      order.billing_address?.phone,
      order.billing_address?.coordinate.street,
      order.number,
    ];
    for (const part of personal) expect(text).not.toContain(part);
  });

  test('is found by id or tracking code; numbers and references are guessable and not taken', async () => {
    const order = await shippedOrder(app, token, { reference_id: 'WEB-9' });
    expect((await open(order.label?.tracking_code ?? '')).status).toBe(200);
    expect((await open(order.label?.tracking_code.toLowerCase() ?? '')).status).toBe(200);
    for (const guess of [order.number, 'WEB-9', 'SP-100001', 'SMPMX00000000000']) {
      const answer = await app.refusal(endpoints.getPublicTracking, { params: { id: guess } });
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'This tracking is not available at the moment. Please come back later!',
      ]);
    }
  });

  test('its own company finds a parcel by number, reference, code and id; another company by none', async () => {
    const order = await shippedOrder(app, token, { reference_id: 'Shop/42' });
    const stranger = await app.tokenOf('my@demo.sampan.test');
    for (const handle of [
      order.id,
      order.number,
      order.number.toLowerCase(),
      'Shop/42',
      order.label?.tracking_code ?? '',
    ]) {
      expect((await full(handle)).body.id).toBe(order.id);
      expect((await app.refusal(endpoints.getTracking, { token: stranger, params: { id: handle } })).status).toBe(404);
    }
  });

  test('look-ups are limited to 30 a minute for one address (trust 4.12)', async () => {
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });
    const order = await newOrder(strict, await strict.tokenOf('sg@demo.sampan.test'));
    const statuses: number[] = [];
    for (let call = 0; call < 31; call += 1)
      statuses.push((await strict.call(endpoints.getPublicTracking, { params: { id: order.id } })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    const refused = await strict.refusal(endpoints.getPublicTracking, { params: { id: order.id } });
    expect([statuses[30], refused.body.code, Number(refused.headers.get('Retry-After')) > 0]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
    await strict.close();
  });
});
