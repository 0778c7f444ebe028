import { LIVE_PATH, endpoints, type Endpoint, type LiveEvent } from '@sampan/contract';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let one: TestServer;
let two: TestServer;
let token: string;

const path = (endpoint: Endpoint) => `/api/v1${endpoint.path}`;

async function post<T>(server: TestServer, endpoint: Endpoint, body: unknown, who = token): Promise<T> {
  const response = await fetch(server.url + path(endpoint), {
    method: 'POST',
    headers: { Authorization: `Bearer ${who}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

const signIn = async (email = 'sg@demo.sampan.test') =>
  (await post<{ token: string }>(one, endpoints.login, { email, password: 'Sampan#2026' }, '')).token;
const ticket = async (who = token) => (await post<{ ticket: string }>(one, endpoints.createLiveTicket, {}, who)).ticket;

interface Connection {
  events: LiveEvent[];
  closed: Promise<number>;
  close(): void;
  /** Other things happen in the demo meanwhile: this parcel's event has to arrive. */
  saw(order_id: string): Promise<void>;
}

async function connect(server: TestServer, live_token: string, last_seq?: number): Promise<Connection> {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}${LIVE_PATH}?token=${live_token}${last_seq === undefined ? '' : `&last_seq=${last_seq}`}`,
  );
  const events: LiveEvent[] = [];
  socket.addEventListener('message', (message) => events.push(JSON.parse(String(message.data)) as LiveEvent));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => resolve(), { once: true });
  });
  return {
    events,
    closed,
    close: () => socket.close(),
    async saw(order_id) {
      const has_come = () => events.some((event) => event.data['order_id'] === order_id);
      await expect.poll(has_come, { timeout: 20_000 }).toBe(true);
    },
  };
}

beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  [one, two] = await Promise.all([
    startTestServer({ database_url: database.url }),
    startTestServer({ database_url: database.url }),
  ]);
  token = await signIn();
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await database.drop();
});

describe('live events (spec 4, trust 3, F2)', () => {
  test('what happens through one server reaches the connections of every server, and of its own company only', async () => {
    const other = await signIn('my@demo.sampan.test');
    const [mine, elsewhere, stranger] = [
      await connect(one, await ticket()),
      await connect(two, await ticket()),
      await connect(two, await ticket(other)),
    ];
    const order = await post<{ id: string }>(one, endpoints.createOrder, {});
    await Promise.all([mine, elsewhere].map((connection) => connection.saw(order.id)));
    for (const connection of [mine, elsewhere])
      expect(connection.events.find((event) => event.data['order_id'] === order.id)).toMatchObject({
        event_type: 'order_updated',
        data: { status: 'new' },
      });
    // Events come in their order: whoever got this one would have got the one before.
    const theirs = await post<{ id: string }>(two, endpoints.createOrder, {}, other);
    await stranger.saw(theirs.id);
    expect(stranger.events.filter((event) => event.data['order_id'] === order.id)).toEqual([]);
    for (const connection of [mine, elsewhere, stranger]) connection.close();
  });

  test('a connection that comes back gets exactly what it missed', async () => {
    const first = await connect(one, await ticket());
    const seen = await post<{ id: string }>(one, endpoints.createOrder, {});
    await first.saw(seen.id);
    first.close();
    const last = first.events.filter((event) => event.data['order_id'] === seen.id).at(-1);
    const missed = await Promise.all(
      Array.from({ length: 12 }, () => post<{ id: string }>(two, endpoints.createOrder, {})),
    );
    const again = await connect(two, await ticket(), last?.seq);
    for (const order of missed) await again.saw(order.id);
    const got = again.events.map((event) => event.data['order_id']);
    for (const order of missed) expect(got.filter((id) => id === order.id)).toHaveLength(1);
    expect(got).not.toContain(seen.id);
    again.close();
  });

  test('what happens between the ticket and its connection is heard', async () => {
    const given = await ticket();
    const order = await post<{ id: string }>(two, endpoints.createOrder, {});
    const connection = await connect(one, given);
    await connection.saw(order.id);
    expect(connection.events.map((event) => event.data['order_id'])).toContain(order.id);
    connection.close();
  });

  test('an event held back by a transaction that runs longer comes when that ends, though nobody rings then', async () => {
    const connection = await connect(one, await ticket());
    const pool = new Pool({ connectionString: database.url });
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    const order = await post<{ id: string }>(one, endpoints.createOrder, {});
    // Nothing shows that nothing comes: it would have come in a tenth of this.
    await sleep(600);
    const heard = () => connection.events.some((event) => event.data['order_id'] === order.id);
    expect(heard()).toBe(false);
    await slow.query('commit');
    slow.release();
    await pool.end();
    await expect.poll(heard, { timeout: 10_000 }).toBe(true);
    connection.close();
  });

  test('a ticket opens one connection; no ticket, a spent one and a stranger token open none', async () => {
    const once = await ticket();
    (await connect(one, once)).close();
    for (const wrong of [once, 'nonsense', '']) expect(await (await connect(one, wrong)).closed).toBe(4401);
  });

  test('the session token of the spec works, and its connection ends with signing out', async () => {
    const mine = await signIn();
    const connection = await connect(one, mine);
    await post(one, endpoints.logout, {}, mine);
    expect(await connection.closed).toBe(4401);
  });

  test('no log line holds a token', () => {
    expect(one.output() + two.output()).not.toContain(token);
  });
});
