import { endpoints, type Order, type ParcelProblem } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { FAILS_ONCE, failAttempt, wishOf } from '#test/tracking/problem-samples.fixtures.ts';
import { pollCouriers } from './poll-couriers.ts';
import { reconcileInstructions } from './reconcile-instructions.ts';

let app: TestApp;
let token: string;
let alias: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterEach(() => {
  vi.restoreAllMocks();
  app.network.faults.clear();
  // A courier that failed is asked again after a while.
  app.clock.advance(60);
});
afterAll(() => app.close());

const read = async (id: string) => (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
const problemOf = async (id: string) =>
  (await app.call<ParcelProblem>(endpoints.getParcelProblem, { token, params: { id } })).body;
const instruct = (id: string, body: object) =>
  app.call<ParcelProblem & { code?: string }>(endpoints.instructCourier, { token, params: { id }, body });
const walletOf = async () => {
  const { body } = await app.call<{ balance: number; held: number }>(endpoints.getWalletBalance, { token });
  return { balance: Math.round(body.balance * 100), held: Math.round(body.held * 100) };
};
const statesOf = async (order: Order) =>
  (
    await app.ctx.db.execute(
      sql`select state from parcel_instructions where order_id = ${order.id} order by created_at, id`,
    )
  ).rows.map((row) => row['state']);
const chargesOf = async (order: Order) =>
  (
    await app.ctx.db.execute(
      sql`select 1 from journals where kind = 'parcel_return' and details ->> 'order_number' = ${order.number}`,
    )
  ).rows.length;
const courierKeeps = async (order: Order) =>
  (
    await app.ctx.db.execute(
      sql`select instruction ->> 'kind' as kind from courier_parcels where tracking_code = ${order.label?.tracking_code ?? ''}`,
    )
  ).rows[0]?.['kind'];
const wordOf = async (order: Order) =>
  (await app.ctx.db.execute(sql`select last_event ->> 'status' as word from orders where id = ${order.id}`)).rows[0]?.[
    'word'
  ];
const holdOf = async (order: Order) =>
  (
    await app.ctx.db.execute(
      sql`select h.state from holds h join parcel_instructions i on i.hold_id = h.id where i.order_id = ${order.id}`,
    )
  ).rows[0]?.['state'];
/** Long enough for the leases of a dead server to end. */
async function reconcileLater(): Promise<number> {
  app.clock.advance(30);
  return reconcileInstructions(app.ctx);
}

async function failedOrder(): Promise<Order> {
  const order = await shippedOrder(app, token, FAILS_ONCE);
  await failAttempt(app, order);
  alias = order.courier?.alias ?? '';
  return order;
}

async function returnOf(order: Order) {
  return { kind: 'return', price: (await problemOf(order.id)).return.price, note: '' };
}

describe('trust 3: a withdrawal is committed before the courier is asked', () => {
  const withdraw = (id: string) =>
    app.call<ParcelProblem & { code?: string }>(endpoints.withdrawInstruction, { token, params: { id } });
  const booked = async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    const before = await walletOf();
    await instruct(order.id, body);
    return { order, before, held: { balance: before.balance - 257, held: before.held + 257 } };
  };

  test('a server that stops between the yes and the commit: the money stays set aside, and any server finishes', async () => {
    const { order, before, held } = await booked();
    const { couriers } = app.ctx.ports;
    const ask = couriers.withdrawInstruction.bind(couriers);
    let agreed: (() => void) | undefined;
    const courier_agreed = new Promise<void>((resolve) => (agreed = resolve));
    let wake: (() => void) | undefined;
    const never = new Promise<void>((resolve) => (wake = resolve));
    vi.spyOn(couriers, 'withdrawInstruction').mockImplementationOnce(async (...call) => {
      const outcome = await ask(...call);
      agreed?.();
      await never;
      return outcome;
    });
    const stopped = withdraw(order.id);
    await courier_agreed;

    expect(await courierKeeps(order)).toBeNull();
    expect(await statesOf(order)).toEqual(['withdrawing']);
    expect(await walletOf()).toEqual(held);
    expect((await problemOf(order.id)).instruction).toMatchObject({ kind: 'return', state: 'withdrawing' });
    // Nobody takes it from a server that may still live, and nobody tells the courier anything beside it.
    expect(await reconcileInstructions(app.ctx)).toBe(0);
    const beside = await instruct(order.id, await wishOf(app, token, order.id));
    expect([beside.status, beside.body.code]).toEqual([409, 'instruction_pending']);

    expect(await reconcileLater()).toBe(1);
    expect(await statesOf(order)).toEqual(['withdrawn']);
    expect(await walletOf()).toEqual(before);
    expect((await read(order.id)).last_event?.status).toBe('delivery_failed');
    // The one thought dead goes on: nothing happens a second time.
    wake?.();
    expect((await stopped).status).toBe(200);
    expect(await walletOf()).toEqual(before);
    const audits = await app.ctx.db.execute(
      sql`select actor_id is not null as named from audit_log where object_id = ${order.id} and action = 'order.instruction_withdraw'`,
    );
    expect(audits.rows).toEqual([{ named: true }]);
  });

  test.each(['lost_after', 'lost_before'] as const)('an answer that is %s is found out by reference', async (fault) => {
    const { order, before, held } = await booked();
    const { couriers } = app.ctx.ports;
    const ask = couriers.withdrawInstruction.bind(couriers);
    vi.spyOn(couriers, 'withdrawInstruction').mockImplementationOnce(async (...call) => {
      if (fault === 'lost_after') await ask(...call);
      throw new Error('no answer');
    });
    const answer = await withdraw(order.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'instruction_pending']);
    expect(await walletOf()).toEqual(held);
    expect(await reconcileLater()).toBe(1);
    expect(await statesOf(order)).toEqual(['withdrawn']);
    expect(await courierKeeps(order)).toBeNull();
    expect(await walletOf()).toEqual(before);
  });

  test('a courier that refuses, or never answers, goes on with the return: it stays paid for', async () => {
    const { order, held } = await booked();
    const { couriers } = app.ctx.ports;
    vi.spyOn(couriers, 'withdrawInstruction').mockResolvedValueOnce({ status: 'refused', reason: 'The driver left.' });
    const answer = await withdraw(order.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'instruction_refused']);
    expect(await statesOf(order)).toEqual(['booked']);
    vi.spyOn(couriers, 'withdrawInstruction').mockRejectedValue(new Error('no answer'));
    await withdraw(order.id);
    for (let turn = 0; turn < 4; turn += 1) await reconcileLater();
    expect(await statesOf(order)).toEqual(['booked']);
    expect(await courierKeeps(order)).toBe('return');
    expect(await walletOf()).toEqual(held);
  });

  test('a return that began while the answer was unknown is charged once', async () => {
    const { order, before } = await booked();
    vi.spyOn(app.ctx.ports.couriers, 'withdrawInstruction').mockRejectedValueOnce(new Error('no answer'));
    await withdraw(order.id);
    // A report of the very second may be what the return answers.
    app.clock.advance(5);
    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
    expect([await chargesOf(order), await holdOf(order)]).toEqual([0, 'placed']);
    await reconcileLater();
    expect(await statesOf(order)).toEqual(['done']);
    expect([await chargesOf(order), await holdOf(order)]).toEqual([1, 'captured']);
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held });
  });
});

describe('trust 3: an instruction is committed with its money before the courier is asked', () => {
  test('a server that stops between the yes and the commit: the hold stands, and any server finishes, once', async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    const before = await walletOf();
    const { couriers } = app.ctx.ports;
    const ask = couriers.instruct.bind(couriers);
    let agreed: (() => void) | undefined;
    const courier_agreed = new Promise<void>((resolve) => (agreed = resolve));
    let wake: (() => void) | undefined;
    const never = new Promise<void>((resolve) => (wake = resolve));
    vi.spyOn(couriers, 'instruct').mockImplementationOnce(async (...call) => {
      const outcome = await ask(...call);
      agreed?.();
      await never;
      return outcome;
    });
    const stopped = instruct(order.id, body);
    await courier_agreed;

    expect(await courierKeeps(order)).toBe('return');
    expect(await statesOf(order)).toEqual(['booking']);
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held + 257 });
    expect((await problemOf(order.id)).instruction).toMatchObject({ kind: 'return', state: 'booking' });
    // Nobody takes it from a server that may still live, and nobody books beside it.
    expect(await reconcileInstructions(app.ctx)).toBe(0);
    const beside = await instruct(order.id, await wishOf(app, token, order.id));
    expect([beside.status, beside.body.code]).toEqual([409, 'instruction_pending']);
    const back = await app.refusal(endpoints.withdrawInstruction, { token, params: { id: order.id } });
    expect([back.status, back.body.code]).toEqual([409, 'instruction_pending']);

    app.clock.advance(30);
    const worked = await Promise.all([reconcileInstructions(app.ctx), reconcileInstructions(app.ctx)]);
    expect(worked.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await statesOf(order)).toEqual(['booked']);
    expect((await read(order.id)).last_event?.status).toBe('return_booked');
    // The one thought dead goes on: nothing happens a second time.
    wake?.();
    expect((await stopped).status).toBe(200);
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held + 257 });
    const audits = await app.ctx.db.execute(
      sql`select actor_id is not null as named from audit_log where object_id = ${order.id} and action = 'order.instruct_return'`,
    );
    expect(audits.rows).toEqual([{ named: true }]);
    await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
    expect(await chargesOf(order)).toBe(1);
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held });
  });

  test.each(['lost_after', 'lost_before'] as const)('an answer that is %s is found out by reference', async (fault) => {
    const order = await failedOrder();
    const body = await returnOf(order);
    const before = await walletOf();
    app.network.faults.set(alias, { instruct: fault });
    const answer = await instruct(order.id, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'instruction_pending']);
    expect(await courierKeeps(order)).toBe(fault === 'lost_after' ? 'return' : null);
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held + 257 });
    app.network.faults.clear();
    expect(await reconcileLater()).toBe(1);
    expect(await courierKeeps(order)).toBe('return');
    expect((await problemOf(order.id)).instruction).toMatchObject({ kind: 'return', state: 'booked' });
    expect(await walletOf()).toEqual({ balance: before.balance - 257, held: before.held + 257 });
  });

  test('a courier that never books it: after three calls the money is free and the parcel waits again', async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    const before = await walletOf();
    app.network.faults.set(alias, { instruct: 'lost_before' });
    await instruct(order.id, body);
    for (let turn = 0; turn < 4; turn += 1) await reconcileLater();
    expect(await statesOf(order)).toEqual(['failed']);
    expect(await walletOf()).toEqual(before);
    expect((await problemOf(order.id)).instruction).toBeNull();
    expect((await read(order.id)).last_event?.status).toBe('delivery_failed');
  });

  test('a refusal frees the money at once, and what was booked before it stands', async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    await instruct(order.id, await wishOf(app, token, order.id));
    const before = await walletOf();
    vi.spyOn(app.ctx.ports.couriers, 'instruct').mockResolvedValueOnce({ status: 'refused', reason: 'Too late.' });
    const answer = await instruct(order.id, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'instruction_refused']);
    expect(await statesOf(order)).toEqual(['booked', 'failed']);
    expect(await walletOf()).toEqual(before);
    expect((await problemOf(order.id)).instruction).toMatchObject({ kind: 'attempt', state: 'booked' });
  });

  test('a return that replaces a return holds its money once, also when the second is refused', async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    const before = await walletOf();
    await instruct(order.id, body);
    const held = { balance: before.balance - 257, held: before.held + 257 };
    vi.spyOn(app.ctx.ports.couriers, 'instruct').mockResolvedValueOnce({ status: 'refused', reason: 'Too late.' });
    await instruct(order.id, { ...body, note: 'Gate B' });
    expect(await walletOf()).toEqual(held);
    await instruct(order.id, { ...body, note: 'Gate C' });
    expect(await walletOf()).toEqual(held);
    expect(await statesOf(order)).toEqual(['replaced', 'failed', 'booked']);
    await app.call(endpoints.withdrawInstruction, { token, params: { id: order.id } });
    expect(await walletOf()).toEqual(before);
  });

  // Last: the sessions of the others do not outlive it.
  test('a return that began while its answer was unknown is charged once, when the answer is known', async () => {
    const order = await failedOrder();
    const body = await returnOf(order);
    app.network.faults.set(alias, { instruct: 'lost_after' });
    await instruct(order.id, body);
    app.network.faults.clear();
    app.clock.advance(4 * 86_400);
    while ((await pollCouriers(app.ctx)) > 0);
    expect(await wordOf(order)).toBe('returned');
    expect([await chargesOf(order), await holdOf(order)]).toEqual([0, 'placed']);
    expect(await reconcileInstructions(app.ctx)).toBe(1);
    expect(await statesOf(order)).toEqual(['done']);
    expect([await chargesOf(order), await holdOf(order)]).toEqual([1, 'captured']);
    expect(await wordOf(order)).toBe('returned');
  });
});
