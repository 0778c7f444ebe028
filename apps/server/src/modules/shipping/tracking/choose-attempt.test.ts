import { endpoints, type Order, type ParcelProblem, type TrackingInfo } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { FAILS_ONCE, failAttempt, wishOf } from '#test/tracking/problem-samples.fixtures.ts';
import { findOrderForPublic } from '../order/index.ts';
import { instructAs } from './instruct-courier.ts';
import { pollCouriers } from './poll-couriers.ts';
import { reconcileInstructions } from './reconcile-instructions.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  // The days that are offered are those of one day.
  app.clock.stop();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterEach(() => app.network.faults.clear());
afterAll(() => app.close());

const DIGITS = RECIPIENT.phone.slice(-4);
const problemOf = async (order: Order) =>
  (await app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id: order.id } })).body;
const addressOf = (order: Order) => `http://sampan.test/t/${order.label?.tracking_code ?? ''}`;
const openPage = async (order: Order) => (await app.app.request(addressOf(order))).text();

async function failedOrder(): Promise<Order> {
  const order = await shippedOrder(app, token, FAILS_ONCE);
  await failAttempt(app, order);
  return order;
}

async function choose(order: Order, change: Record<string, string> = {}) {
  const { attempt } = await problemOf(order);
  const form = { day: attempt.days[1] ?? '', window: '0900-1200', note: 'Blue gate', proof: DIGITS, ...change };
  const answer = await app.app.request(addressOf(order), { method: 'POST', body: new URLSearchParams(form) });
  const html = await answer.text();
  return {
    status: answer.status,
    said: /id="driver-said"[^>]*>([^<]+)</u.exec(html)?.[1]?.trim(),
    html,
    day: form.day,
  };
}

describe('look-v2 10: the recipient of a parcel that nobody took chooses another day', () => {
  test('the courier comes on it, the company reads who chose, and the page shows nothing of it', async () => {
    const order = await failedOrder();
    const html = await openPage(order);
    expect(html).toContain('Choose another day');
    expect(html).toContain('It is safe with the courier.');
    for (const day of (await problemOf(order)).attempt.days) expect(html).toContain(`value="${day}"`);

    const { status, said, day } = await choose(order);
    expect([status, said]).toEqual([
      200,
      expect.stringMatching(/^Booked\. The driver comes on .+, 9:00 AM - 12:00 PM\.$/u),
    ]);
    expect((await problemOf(order)).instruction).toMatchObject({
      kind: 'attempt',
      day,
      window: '0900-1200',
      note: 'Blue gate',
      by: FAILS_ONCE.shipping_address.name,
      state: 'booked',
      price: 0,
    });
    const own = await app.call<TrackingInfo>(endpoints.getTracking, { token, params: { id: order.id } });
    expect(own.body.trackings[0]?.instruction?.by).toBe(FAILS_ONCE.shipping_address.name);
    expect(await openPage(order)).not.toContain('Blue gate');
    const { rows } = await app.ctx.db.execute(
      sql`select actor_id from audit_log where object_id = ${order.id} and action = 'order.recipient_attempt'`,
    );
    expect(rows).toEqual([{ actor_id: null }]);

    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
    await pollCouriers(app.ctx);
    const after = (await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body;
    expect(after.status).toBe('completed');
    expect(await openPage(order)).not.toContain('Choose another day');
  });

  test('they may change their mind; what the shop has chosen stands', async () => {
    const order = await failedOrder();
    expect((await choose(order)).status).toBe(200);
    expect((await choose(order, { window: '1800-2100' })).status).toBe(200);
    expect((await problemOf(order)).instruction).toMatchObject({ window: '1800-2100' });

    const shops = await failedOrder();
    const wish = await wishOf(app, token, shops.id);
    await app.call(endpoints.instructCourier, { token, params: { id: shops.id }, body: wish });
    expect(await openPage(shops)).not.toContain('Choose another day');
    expect(await choose(shops)).toMatchObject({
      status: 422,
      said: 'It is too late to change this. Please ask the shop.',
    });
    // The shop may have been faster while the form was read.
    const row = await findOrderForPublic(app.ctx, shops.id);
    if (row === null) throw new Error('no parcel');
    const { attempt } = await problemOf(shops);
    const late = { kind: 'attempt', day: attempt.days[1] ?? '', window: '0900-1200', note: '' } as const;
    await expect(instructAs(app.ctx, row, null, late)).rejects.toMatchObject({ code: 'instruction_refused' });
    expect((await problemOf(shops)).instruction).toMatchObject({ ...wish, by: 'Rachel Tan Hui Min' });
  });

  test('only with the proof, on a day and at a time that are offered', async () => {
    const order = await failedOrder();
    const wrong = String((Number(DIGITS) + 1) % 10_000).padStart(4, '0');
    expect((await choose(order, { proof: wrong })).said).toBe('This does not match the order. Check it and try again.');
    for (const change of [{ day: '2020-01-01' }, { day: '' }, { window: '0000-2359' }])
      expect((await choose(order, change)).said).toBe('Choose one');
    expect((await problemOf(order)).instruction).toBeNull();
  });
});

describe('trust 3: a courier that gives no answer', () => {
  test.each(['lost_before', 'lost_after'] as const)(
    '%s: the day is booked once the answer is found out',
    async (fault) => {
      const order = await failedOrder();
      app.network.faults.set(order.courier?.alias ?? '', { instruct: fault });
      const { status, said, day } = await choose(order);
      expect([status, said]).toEqual([
        200,
        'The courier has not answered yet. Open this page again in a minute to see whether it is booked.',
      ]);
      // Tapped again meanwhile: the same, and not that it is too late.
      expect(await choose(order, { day })).toMatchObject({ status: 200, said });
      expect((await problemOf(order)).instruction?.state).toBe('booking');
      app.network.faults.clear();
      app.clock.advance(30);
      expect(await reconcileInstructions(app.ctx)).toBe(1);
      expect((await problemOf(order)).instruction).toMatchObject({ day, state: 'booked' });
    },
  );
});
