import {
  endpoints,
  type Notices,
  type Order,
  type ParcelProblem,
  type PublicTrackingInfo,
  type Today,
  type TrackingInfo,
} from '@sampan/contract';
import { nextWorkingDays } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { IS_MISSED, missPickUp } from '#test/tracking/problem-samples.fixtures.ts';
import type { CourierEvent, TrackOutcome } from '../../../ports/courier.ts';
import { applyEvents } from './apply-events.ts';
import { poll } from './poll-couriers.ts';
import { reconcileInstructions } from './reconcile-instructions.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterEach(() => {
  vi.restoreAllMocks();
  app.network.faults.clear();
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const ask = async (id: string) =>
  (await app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id } })).body;
const instruct = (id: string, body: object) =>
  app.call<ParcelProblem & { code?: string; errors?: { param: string }[] }>(endpoints.instructCourier, {
    token,
    params: { id },
    body,
  });
const withdraw = (id: string) => app.call<ParcelProblem>(endpoints.withdrawInstruction, { token, params: { id } });
const advance = (order: Order, to: string) =>
  app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to } });
const missedToday = async () => (await app.call<Today>(endpoints.getToday, { token })).body.missed_pick_up;
const slotOf = ({ pick_up_date, pick_up_time_slot_from, pick_up_time_slot_to }: Order) => [
  pick_up_date,
  pick_up_time_slot_from,
  pick_up_time_slot_to,
];
const stateOf = async (id: string) =>
  (
    await app.ctx.db.execute<{ status: string; has_problem: boolean; word: string }>(
      sql`select status, has_problem, last_event ->> 'status' as word from orders where id = ${id}`,
    )
  ).rows[0];

async function missedOrder(): Promise<Order> {
  const order = await shippedOrder(app, token, IS_MISSED);
  await missPickUp(app, order);
  return order;
}

async function slot(order: Order) {
  const { days } = (await ask(order.id)).pick_up;
  return { kind: 'pick_up', day: days[0] ?? '', window: '1400-1700', note: 'Ask at the counter' };
}

async function parcelOf(order: Order) {
  const { rows } = await app.ctx.db.execute<{ company_id: string }>(
    sql`select company_id from orders where id = ${order.id}`,
  );
  const courier_alias = order.courier?.alias ?? '';
  const tracking_code = order.label?.tracking_code ?? '';
  return { company_id: rows[0]?.company_id ?? '', order_id: order.id, courier_alias, tracking_code };
}

function report(code: CourierEvent['code'], at: number): CourierEvent {
  return { id: `${code}-${at}`, code, description: code, place: '', at, driver_phone: null, pod_urls: [] };
}

describe('a pick-up that was missed is booked again', () => {
  test('the courier comes on a working day, the order and the history say when, and the public reads nothing of it', async () => {
    const before = (await missedToday()).count;
    const order = await missedOrder();
    const old = slotOf(await read(order.id));
    expect(await stateOf(order.id)).toEqual({ status: 'ready_to_ship', has_problem: true, word: 'pick_up_missed' });
    expect((await missedToday()).count).toBe(before + 1);
    const notices = await app.call<Notices>(endpoints.listNotices, { token });
    expect(notices.body.records.find(({ kind }) => kind === 'missed_pick_up')).toMatchObject({
      count: before + 1,
      needs_you: true,
    });
    // A run may last over midnight.
    const offers = [offered()];
    const asked = await ask(order.id);
    offers.push(offered());
    expect(asked.attempt).toMatchObject({ obstacle: 'not_tried', days: [] });
    expect(asked.pick_up.obstacle).toBeNull();
    expect(offers).toContainEqual(asked.pick_up.days);

    const wish = await slot(order);
    const { body } = await instruct(order.id, wish);
    expect(body.instruction).toMatchObject({ ...wish, by: 'Rachel Tan Hui Min', state: 'booked', price: 0 });
    expect(await stateOf(order.id)).toEqual({ status: 'ready_to_ship', has_problem: false, word: 'pick_up_booked' });
    expect(slotOf(await read(order.id))).toEqual([wish.day, '1400', '1700']);
    expect((await missedToday()).count).toBe(before);

    const own = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } });
    expect(own.body.trackings.slice(0, 2).map(({ status }) => status)).toEqual(['pick_up_booked', 'pick_up_missed']);
    expect(own.body.trackings[0]?.instruction).toEqual({ ...wish, by: 'Rachel Tan Hui Min' });
    const handle = { id: order.label?.tracking_code ?? '' };
    const open = await app.call<PublicTrackingInfo>(endpoints.getPublicTracking, { params: handle });
    expect(open.body.trackings.map(({ status }) => status)).toEqual(['ready_to_ship']);

    await advance(order, 'picked_up');
    expect(await stateOf(order.id)).toMatchObject({ status: 'in_transit', has_problem: false });
    expect(await ask(order.id)).toMatchObject({ pick_up: { obstacle: 'ended', days: [] }, instruction: null });
    await advance(order, 'end');
    expect((await read(order.id)).status).toBe('completed');
    const audits = await app.ctx.db.execute(
      sql`select action from audit_log where object_id = ${order.id} and action like 'order.instruct%'`,
    );
    expect(audits.rows).toEqual([{ action: 'order.instruct_pick_up' }]);
    expect(old).not.toEqual([wish.day, '1400', '1700']);
  });

  test('another day replaces the first; withdrawn, day and problem are as before, twice as once', async () => {
    const order = await missedOrder();
    const old = slotOf(await read(order.id));
    const { days } = (await ask(order.id)).pick_up;
    for (const day of days)
      expect((await instruct(order.id, { kind: 'pick_up', day, window: '0900-1200' })).status).toBe(200);
    expect(slotOf(await read(order.id))).toEqual([days[2], '0900', '1200']);
    const states = await app.ctx.db.execute(
      sql`select state from parcel_instructions where order_id = ${order.id} order by created_at, id`,
    );
    expect(states.rows.map(({ state }) => state).toSorted()).toEqual(['booked', 'replaced', 'replaced']);
    for (let time = 0; time < 2; time += 1) {
      const undone = await withdraw(order.id);
      expect([undone.status, undone.body.pick_up.obstacle, undone.body.instruction]).toEqual([200, null, null]);
    }
    expect(slotOf(await read(order.id))).toEqual(old);
    expect(await stateOf(order.id)).toMatchObject({ has_problem: true, word: 'pick_up_missed' });
  });

  test('one that was not missed, a day that is not offered and an unknown window are refused', async () => {
    const waiting = await shippedOrder(app, token);
    const early = await instruct(waiting.id, { kind: 'pick_up', day: '2026-11-24', window: '0900-1200' });
    expect([early.status, early.body.code]).toEqual([409, 'instruction_refused']);
    const order = await missedOrder();
    const past = await instruct(order.id, { kind: 'pick_up', day: '2020-01-01', window: '0900-1200' });
    expect([past.status, past.body.errors?.[0]?.param]).toEqual([422, 'day']);
    const odd = await instruct(order.id, { ...(await slot(order)), window: '1800-2100' });
    expect([odd.status, odd.body.errors?.[0]?.param]).toEqual([422, 'window']);
    const attempt = await instruct(order.id, { ...(await slot(order)), kind: 'attempt', window: '1800-2100' });
    expect([attempt.status, attempt.body.code]).toEqual([409, 'instruction_refused']);
    expect(await stateOf(order.id)).toMatchObject({ has_problem: true, word: 'pick_up_missed' });
  });

  test('an answer that was lost is found out, and the pick-up is booked once', async () => {
    const order = await missedOrder();
    const wish = await slot(order);
    app.network.faults.set(order.courier?.alias ?? '', { instruct: 'lost_after' });
    expect((await instruct(order.id, wish)).body.code).toBe('instruction_pending');
    app.network.faults.clear();
    expect(await stateOf(order.id)).toMatchObject({ has_problem: true, word: 'pick_up_missed' });
    app.clock.advance(30);
    expect(await reconcileInstructions(app.ctx)).toBe(1);
    expect(await stateOf(order.id)).toMatchObject({ has_problem: false, word: 'pick_up_booked' });
    expect(slotOf(await read(order.id))).toEqual([wish.day, '1400', '1700']);
  });

  test('a courier without an interface is asked by email, and the parcel stays a problem on its old day', async () => {
    const order = await missedOrder();
    const old = slotOf(await read(order.id));
    vi.spyOn(app.ctx.ports.couriers, 'takesInstructions').mockReturnValue(false);
    expect((await ask(order.id)).by_email).toBe(true);
    const { body } = await instruct(order.id, await slot(order));
    expect(body.instruction).toMatchObject({ kind: 'pick_up', state: 'asked' });
    expect(await stateOf(order.id)).toMatchObject({ has_problem: true, word: 'pick_up_missed' });
    expect(slotOf(await read(order.id))).toEqual(old);
    const mails = await app.ctx.db.execute<{ text: string }>(
      sql`select payload::text as text from outbox where topic = 'mail' and payload ->> 'subject' like ${`Ask the courier: %${order.label?.tracking_code ?? ''}`}`,
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.text).toContain('Another pick-up is booked for');
    expect(mails.rows[0]?.text).toContain('Ask at the counter');
  });

  test('the parcel can still be cancelled: its price comes back and nobody comes for it', async () => {
    const order = await missedOrder();
    await instruct(order.id, await slot(order));
    const cancelled = await app.call<Order>(endpoints.cancelOrder, { token, params: { id: order.id }, body: {} });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    const states = await app.ctx.db.execute(sql`select state from parcel_instructions where order_id = ${order.id}`);
    expect(states.rows).toEqual([{ state: 'withdrawn' }]);
    await advance(order, 'end');
    const said = await app.ctx.ports.couriers.track(order.courier?.alias ?? '', order.label?.tracking_code ?? '');
    expect(said.status === 'found' && said.events.map(({ code }) => code)).toEqual([
      'label_created',
      'pick_up_failed',
      'cancelled',
    ]);
  });
});

test('one that is cancelled while the answer of its courier is not known has no pick-up left', async () => {
  const order = await missedOrder();
  app.network.faults.set(order.courier?.alias ?? '', { instruct: 'lost_after' });
  expect((await instruct(order.id, await slot(order))).body.code).toBe('instruction_pending');
  app.network.faults.clear();
  const cancelled = await app.call<Order>(endpoints.cancelOrder, { token, params: { id: order.id }, body: {} });
  expect(cancelled.body.status).toBe('cancelled');
  app.clock.advance(30);
  expect(await reconcileInstructions(app.ctx)).toBe(1);
  expect((await ask(order.id)).instruction).toBeNull();
  expect((await read(order.id)).status).toBe('cancelled');
});

describe('reports in any order', () => {
  test('a failure that is told after another day was booked changes nothing; a later one does', async () => {
    const order = await missedOrder();
    await instruct(order.id, await slot(order));
    const parcel = await parcelOf(order);
    const now = Math.floor(app.clock.now() / 1_000);
    await applyEvents(app.ctx, parcel, [report('pick_up_failed', now - 3_600)]);
    expect(await stateOf(order.id)).toMatchObject({ has_problem: false, word: 'pick_up_booked' });
    expect((await ask(order.id)).instruction?.state).toBe('booked');
    await applyEvents(app.ctx, parcel, [report('pick_up_failed', now + 60)]);
    expect(await stateOf(order.id)).toMatchObject({ has_problem: true, word: 'pick_up_missed' });
    expect(await ask(order.id)).toMatchObject({ instruction: null, pick_up: { obstacle: null } });
  });

  test('a parcel that had left before, and is told to have, is on its way', async () => {
    const order = await shippedOrder(app, token, IS_MISSED);
    app.clock.advance(600);
    await missPickUp(app, order);
    const now = Math.floor(app.clock.now() / 1_000);
    app.clock.advance(600);
    await instruct(order.id, await slot(order));
    const parcel = await parcelOf(order);
    await applyEvents(app.ctx, parcel, [report('picked_up', now - 300)]);
    expect(await stateOf(order.id)).toEqual({ status: 'in_transit', has_problem: false, word: 'in_transit' });
    expect((await ask(order.id)).instruction).toBeNull();
    await applyEvents(app.ctx, parcel, [report('pick_up_failed', now + 900)]);
    expect(await stateOf(order.id)).toEqual({ status: 'in_transit', has_problem: false, word: 'in_transit' });
  });
});

// Last: the sessions of the others do not outlive it.
test('a day that passed without a word from the courier is missed, once; one that it tells of now is not', async () => {
  const change = { pick_up_date: dayIn(1) };
  const [silent, unknown, fetched] = [
    await shippedOrder(app, token, change),
    await shippedOrder(app, token, change),
    await shippedOrder(app, token, change),
  ];
  const at = Math.floor(app.clock.now() / 1_000);
  const track = vi.spyOn(app.ctx.ports.couriers, 'track');
  const answers = [
    [silent, { status: 'found', events: [report('label_created', at)] }],
    [unknown, { status: 'not_found' }],
    [fetched, { status: 'found', events: [report('label_created', at), report('picked_up', at + 7_200)] }],
  ] as const;
  track.mockResolvedValue({ status: 'not_found' });
  for (const [order] of answers) {
    await poll(app.ctx, await parcelOf(order));
    expect(await stateOf(order.id)).toMatchObject({ status: 'ready_to_ship', has_problem: false });
  }
  app.clock.advance(3 * 86_400);
  for (const [order, answer] of answers) {
    track.mockResolvedValue(answer as TrackOutcome);
    for (let time = 0; time < 2; time += 1) await poll(app.ctx, await parcelOf(order));
  }
  const missed = { status: 'ready_to_ship', has_problem: true, word: 'pick_up_missed' };
  expect(await stateOf(silent.id)).toEqual(missed);
  expect(await stateOf(unknown.id)).toEqual(missed);
  expect(await stateOf(fetched.id)).toEqual({ status: 'in_transit', has_problem: false, word: 'in_transit' });
  const told = await app.ctx.db.execute(
    sql`select count(*)::int as n from tracking_events where code = 'pick_up_failed' and order_id in (${silent.id}, ${unknown.id}, ${fetched.id})`,
  );
  expect(told.rows).toEqual([{ n: 2 }]);
  // One driver left both: the first is mailed, and its panel books the other too.
  const mailed = async ({ number }: Order) =>
    (
      await app.ctx.db.execute(
        sql`select 1 from outbox where topic = 'mail' and payload::text like ${`%${number}%`} and payload::text like '%still with you%'`,
      )
    ).rows.length;
  expect([(await mailed(silent)) > 0, await mailed(unknown)]).toEqual([true, 0]);
});

/** The sender's days: no Sunday and no holiday, from tomorrow on. */
const offered = (): string[] => nextWorkingDays('SG', dayIn(0), 3);

/** A day on the clocks of Singapore. */
function dayIn(days: number): string {
  return new Date(app.clock.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}
