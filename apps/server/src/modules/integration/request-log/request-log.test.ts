import { endpoints, type LoggedRequest, type MadeSecretKey, type Order } from '@sampan/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL_DRAFT, RECIPIENT } from '#test/app/endpoint-samples.fixtures.ts';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type CallOptions, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newSecretKey } from '#test/secret-key/secret-key.fixtures.ts';
import { createRequestLog } from './request-log-buffer.ts';
import { purgeRequests } from './purge-requests.ts';

const DAY_S = 86_400;

let app: TestApp;
let owner: string;
let robot: MadeSecretKey;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_TRUST_PROXY: 'true' } });
  owner = await app.tokenOf('sg@demo.sampan.test');
  robot = await newSecretKey(app, owner, ['orders:read', 'orders:write']);
});
afterAll(() => app.close());

interface LogPage {
  records: LoggedRequest[];
  total: number;
  next_cursor: string | null;
}

async function logOf(query: Record<string, string> = {}, token = owner): Promise<LogPage> {
  await app.request_log.flush();
  const answer = await app.call<LogPage>(endpoints.listRequests, { token, query });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
}
const called = (options: CallOptions = {}) => app.call<Order>(endpoints.createOrder, { body: FULL_DRAFT, ...options });

describe('the request log (trust 8)', () => {
  test('has every call of a secret key, with nothing in it that names anybody', async () => {
    const headers = {
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'order-robot/2.1',
      'Idempotency-Key': 'one-parcel',
    };
    const made = await called({ token: robot.secret, headers });
    await called({ token: robot.secret, headers: { ...headers, 'X-Forwarded-For': '2001:db8:aa:bb::7' } });
    await app.call(endpoints.getOrder, { token: robot.secret, params: { id: made.body.id } });
    const { records } = await logOf({ key_id: robot.key.id });
    expect(records).toHaveLength(3);
    expect(records[2]).toEqual({
      request_id: made.headers.get('X-Request-Id'),
      at_ms: expect.any(Number) as number,
      key_id: robot.key.id,
      key_name: 'Order robot',
      key_mode: 'live',
      endpoint: 'createOrder',
      method: 'POST',
      path: '/api/v1/order',
      status: 200,
      error_code: null,
      duration_ms: expect.any(Number) as number,
      ip: '203.0.113.0/24',
      user_agent: 'order-robot/2.1',
      is_replayed: false,
    });
    expect(records[1]).toMatchObject({ ip: '2001:db8:aa::/48', is_replayed: true });
    expect(records[0]).toMatchObject({ method: 'GET', path: '/api/v1/order/{id}', endpoint: 'getOrder' });
    const rows = await app.database.pool.query<{ row: string }>('select t::text as row from request_log t');
    const text = rows.rows.map(({ row }) => row).join('\n');
    for (const told of [RECIPIENT.name, RECIPIENT.phone, RECIPIENT.email, made.body.id, '203.0.113.77', 'one-parcel'])
      expect(text).not.toContain(told);
  });

  test('has the refused calls of a known key with their code, and no others', async () => {
    const key = await newSecretKey(app, owner, ['orders:read'], { allowed_ips: ['203.0.113.7'] });
    const ip = { 'X-Forwarded-For': '203.0.113.7' };
    // Calls of one moment stand in no order.
    const next = (request: Parameters<typeof app.call>[1]) => {
      app.clock.advance(1);
      return app.call(endpoints.listOrders, request);
    };
    await called({ token: key.secret, headers: ip });
    await next({ token: key.secret, query: { per_page: '0' }, headers: ip });
    await next({ token: key.secret, headers: { 'X-Forwarded-For': '198.51.100.1' } });
    await next({ token: key.secret, headers: { ...ip, Origin: 'https://shop.example' } });
    await next({
      token: key.secret,
      headers: { ...ip, Accept: 'application/vnd.sampan.v9+json' },
    });
    app.clock.advance(1);
    await app.call(endpoints.revokeSecretKey, { token: owner, params: { id: key.key.id } });
    await next({ token: key.secret, headers: ip });
    await next({ token: `sk_live_${'C'.repeat(43)}`, headers: ip });
    const { records } = await logOf({ key_id: key.key.id });
    expect(records.map(({ status, error_code }) => [status, error_code]).toReversed()).toEqual([
      [403, 'api_scope_refused'],
      [422, 'invalid_input'],
      [403, 'secret_key_ip_refused'],
      [403, 'secret_key_in_page'],
      [406, 'unsupported_version'],
      [401, 'secret_key_revoked'],
    ]);
    const keys = new Set((await logOf({ per_page: '100' })).records.map(({ key_id }) => key_id));
    expect(keys).toEqual(new Set([robot.key.id, key.key.id]));
  });

  test('is filtered by key, outcome, endpoint, time and request id, and pages by number and by cursor', async () => {
    const key = await newSecretKey(app, owner, ['orders:read']);
    const list = (query: Record<string, string> = {}) => app.call(endpoints.listOrders, { token: key.secret, query });
    app.clock.advance(60);
    const began = Math.floor(app.clock.now() / 1000);
    for (let call = 0; call < 5; call += 1) await list();
    const wrong = await list({ sort: 'colour' });
    await app.call(endpoints.countOrders, { token: key.secret });
    app.clock.advance(60);
    const of_key = { key_id: key.key.id };
    const count = async (query: Record<string, string>) => (await logOf({ ...of_key, ...query })).total;
    expect(await count({})).toBe(7);
    expect(await count({ status: '2xx' })).toBe(6);
    expect(await count({ status: '4xx' })).toBe(1);
    expect(await count({ status: '5xx' })).toBe(0);
    expect(await count({ endpoint: 'countOrders' })).toBe(1);
    expect(await count({ from: String(began), to: String(began + 30) })).toBe(7);
    expect(await count({ to: String(began) })).toBe(0);
    expect(await count({ from: String(began + 30) })).toBe(0);
    expect(await count({ request_id: wrong.headers.get('X-Request-Id') ?? '' })).toBe(1);
    expect(await count({ request_id: newId() })).toBe(0);

    const whole = (await logOf(of_key)).records.map(({ request_id }) => request_id);
    const second = await logOf({ ...of_key, per_page: '3', page: '2' });
    expect([second.records.map(({ request_id }) => request_id), second.total]).toEqual([whole.slice(3, 6), 7]);
    const walked: string[] = [];
    for (let cursor: string | null = '', turns = 0; cursor !== null && turns < 5; turns += 1) {
      const page: LogPage = await logOf({ ...of_key, per_page: '3', ...(cursor === '' ? {} : { cursor }) });
      walked.push(...page.records.map(({ request_id }) => request_id));
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(whole);
  });

  test('is for owners of the company alone', async () => {
    const stranger = await app.tokenOf('my@demo.sampan.test');
    expect((await logOf({}, stranger)).records).toEqual([]);
    expect((await logOf({ key_id: robot.key.id }, stranger)).records).toEqual([]);
    for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test'])
      expect((await app.refusal(endpoints.listRequests, { token: await app.tokenOf(email) })).body.code).toBe(
        'forbidden',
      );
    expect((await app.refusal(endpoints.listRequests, { token: robot.secret })).body.code).toBe('people_only');
  });

  test('is kept for 30 days', async () => {
    await called({ token: robot.secret });
    const total = (await logOf()).total;
    app.clock.advance(29 * DAY_S);
    await purgeRequests(app.ctx);
    const token = (
      await app.call<{ token: string }>(endpoints.login, {
        body: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' },
      })
    ).body.token;
    owner = token;
    expect((await logOf()).total).toBe(total);
    await called({ token: robot.secret });
    app.clock.advance(1.5 * DAY_S);
    await purgeRequests(app.ctx);
    owner = (
      await app.call<{ token: string }>(endpoints.login, {
        body: { email: 'sg@demo.sampan.test', password: 'Sampan#2026' },
      })
    ).body.token;
    expect((await logOf()).total).toBe(1);
  });
});

describe('writing it', () => {
  const note = () => ({
    request_id: newId(),
    at_ms: Date.now(),
    company_id: newId(),
    key_id: newId(),
    endpoint: endpoints.getOrder,
    status: 200,
    error_code: null,
    duration_ms: 3,
    ip: '203.0.113.7',
    user_agent: 'x'.repeat(1_000),
    is_replayed: false,
  });
  const written = async () =>
    Number((await app.database.pool.query<{ n: string }>('select count(*) as n from request_log')).rows[0]?.n);

  test('waits in memory, goes in batches, and stays after a failure until it is written', async () => {
    const log = pino({ level: 'silent' });
    const before = await written();
    const broken = { ...app.ctx.db, execute: vi.fn(() => Promise.reject(new Error('gone'))) };
    const writer = createRequestLog({ db: broken as unknown as typeof app.ctx.db, log });
    for (let call = 0; call < 2_500; call += 1) writer.note(note());
    await expect(writer.flush()).rejects.toThrow('gone');
    expect(await written()).toBe(before);
    broken.execute.mockImplementation(((query: never) => app.ctx.db.execute(query)) as never);
    expect(await Promise.all([writer.flush(), writer.flush()])).toEqual([2_500, 0]);
    expect(await written()).toBe(before + 2_500);
    expect(broken.execute).toHaveBeenCalledTimes(4);
  });

  test('drops what is too much, and says how much that was', async () => {
    const warn = vi.fn();
    const writer = createRequestLog({ db: app.ctx.db, log: { warn } as never });
    for (let call = 0; call < 20_007; call += 1) writer.note(note());
    expect(await writer.flush()).toBe(20_000);
    expect(warn).toHaveBeenCalledWith({ left_out: 7 }, expect.any(String));
  });
});
