import { HEADERS, endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../demo/index.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { runIdempotent, purgeIdempotencyKeys, type IdempotentRequest } from './run-idempotent.ts';

const DAY_S = 86_400;
const done = { status: 200, body: { id: 'first' } };

describe('runOnce (trust 1, Idempotency-Key)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const once = (change: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
    scope: 'somebody POST main/order',
    key: newId(),
    request: { weight: 1 },
    ...change,
  });
  const work = () => vi.fn(() => Promise.resolve(done));

  test('a repeated call gets the first answer and runs nothing', async () => {
    const request = once();
    const first = work();
    const second = work();
    expect(await runIdempotent(app.ctx, request, first)).toEqual({ ...done, replayed: false });
    expect(await runIdempotent(app.ctx, request, second)).toEqual({ ...done, replayed: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  test('ten at once run once; the others are told to come back, or get the answer', async () => {
    const request = once();
    const job = work();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => runIdempotent(app.ctx, request, job)));
    expect(job).toHaveBeenCalledTimes(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'idempotency_in_progress' });
      else expect(outcome.value.body).toEqual(done.body);
    }
  });

  test('the same key with another request is refused; of another caller it is another key', async () => {
    const request = once();
    await runIdempotent(app.ctx, request, work());
    await expect(runIdempotent(app.ctx, { ...request, request: { weight: 2 } }, work())).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    });
    expect(await runIdempotent(app.ctx, { ...request, scope: 'somebody else POST main/order' }, work())).toMatchObject({
      replayed: false,
    });
  });

  test('a claim that cannot be given back while the database is away is given back once it is there', async () => {
    const request = once();
    let is_away = true;
    const db = new Proxy(app.ctx.db, {
      get: (target, name, receiver) => {
        if (name === 'delete' && is_away) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const gone = new DomainError('unavailable');
    await expect(runIdempotent({ ...app.ctx, db }, request, () => Promise.reject(gone))).rejects.toBe(gone);
    await expect(runIdempotent(app.ctx, request, work())).rejects.toMatchObject({ code: 'idempotency_in_progress' });
    is_away = false;
    await vi.waitFor(
      async () => expect(await runIdempotent(app.ctx, request, work())).toEqual({ ...done, replayed: false }),
      { timeout: 5_000, interval: 50 },
    );
    expect(await runIdempotent(app.ctx, request, work())).toEqual({ ...done, replayed: true });
  });

  test('a refusal is not kept: the same key may try again', async () => {
    const request = once();
    await expect(
      runIdempotent(app.ctx, request, () => Promise.reject(new DomainError('insufficient_balance'))),
    ).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await runIdempotent(app.ctx, request, work())).toEqual({ ...done, replayed: false });
  });

  test('the claim of a server that died is taken over after a minute, and not before', async () => {
    const request = once();
    // The second call comes when the first has its claim, not before.
    await new Promise<void>((claimed) => {
      void runIdempotent(app.ctx, request, () => {
        claimed();
        return new Promise(() => undefined);
      });
    });
    await expect(runIdempotent(app.ctx, request, work())).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      details: { retry_after_s: 1 },
    });
    app.clock.advance(62);
    expect(await runIdempotent(app.ctx, request, work())).toEqual({ ...done, replayed: false });
  });

  test('our own client must send a key where money moves; a plain client of the spec need not (trust 1, 4.1)', async () => {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const call = (headers: Record<string, string>) =>
      app.refusal(endpoints.createLabel, {
        token,
        params: { id: newId() },
        body: { estimated_costs_id: newId() },
        headers,
      });
    const ours = await call({ [HEADERS.client]: 'console' });
    expect([ours.status, ours.body.code]).toEqual([400, 'idempotency_key_required']);
    expect((await call({})).status).toBe(404);
  });

  test('an answer with a session token or a ticket is never kept, whatever the caller sends (trust 4.2)', async () => {
    const headers = { [HEADERS.idempotencyKey]: newId() };
    const body = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
    const { token } = (await app.call<{ token: string }>(endpoints.login, { body, headers })).body;
    const { ticket } = (await app.call<{ ticket: string }>(endpoints.createLiveTicket, { token, headers })).body;
    const kept = await app.database.pool.query<{ text: string }>('select body::text as text from idempotency_keys');
    expect(kept.rows.filter(({ text }) => text?.includes(token) || text?.includes(ticket))).toEqual([]);
    expect(token.length + ticket.length).toBeGreaterThan(80);
  });

  test('answers are kept for seven days', async () => {
    const request = once();
    await runIdempotent(app.ctx, request, work());
    app.clock.advance(7 * DAY_S - 60);
    await purgeIdempotencyKeys(app.ctx);
    expect(await runIdempotent(app.ctx, request, work())).toMatchObject({ replayed: true });
    app.clock.advance(120);
    await purgeIdempotencyKeys(app.ctx);
    expect(await runIdempotent(app.ctx, request, work())).toMatchObject({ replayed: false });
  });
});
