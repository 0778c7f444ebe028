import { endpoints, LIVE_PATH, type LiveEvent } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { hashSecret, newSecret } from '../src/platform/ids.ts';
import { callerOf, callerWith } from './house-call.ts';
import { memoryOf } from './process-memory.ts';

const CONNECTIONS = 2_000;
/** Of one person at a time. */
const EACH = 3;
const EVENTS = 20;
/** Longer than all of them take to be looked at. */
const REST_MS = 10_000;
const PATIENCE_MS = 30_000;

/** People of the demo's company in Singapore with a session each; nobody's password is asked for. */
async function signInMany(pool: pg.Pool, people: number): Promise<string[]> {
  const tokens = Array.from({ length: people }, newSecret);
  await pool.query(
    `with owner as (select * from users where email = 'sg@demo.sampan.test'),
       made as (
         insert into users (id, company_id, email, name, role, is_mail_verified, is_first_login, terms_version, terms_hash, terms_accepted_at, terms_ip, language, time_zone, created_at)
         select gen_random_uuid(), company_id, 'listener-' || n || '@shop.example', 'Listener', 'owner', true, false, terms_version, terms_hash, terms_accepted_at, terms_ip, language, time_zone, created_at
         from owner, generate_series(1, $1::int) n
         returning id, split_part(split_part(email, '-', 2), '@', 1)::int as n)
     insert into sessions (id, token_hash, user_id, method, ip, user_agent, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), ($2::text[])[n], made.id, 'password', '127.0.0.1', 'trust', extract(epoch from now())::bigint, extract(epoch from now())::bigint, extract(epoch from now())::bigint + 3600
     from made`,
    [people, tokens.map(hashSecret)],
  );
  return tokens;
}

/** L4: two thousand live connections that nobody says anything on, and then an event for all of them. */
export async function trustConnections() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '100000', SAMPAN_LOG_LEVEL: 'silent' },
  });
  const sockets: WebSocket[] = [];
  try {
    const { call } = await callerOf(server.url);
    const tokens = await signInMany(database.pool, Math.ceil(CONNECTIONS / EACH));
    const heard = new Map<string, { all: number; last: number }>();
    let closed = 0;
    const open = async (token: string) => {
      const asked = await callerWith(server.url, token).call<{ ticket: string }>(endpoints.createLiveTicket, {
        body: {},
      });
      if (asked.status !== 200) throw new Error(`no ticket: ${JSON.stringify(asked.body)}`);
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}?token=${asked.body.ticket}`);
      socket.addEventListener('message', ({ data }) => {
        const order_id = (JSON.parse(String(data)) as LiveEvent).data['order_id'];
        if (typeof order_id !== 'string') return;
        const seen = heard.get(order_id) ?? { all: 0, last: 0 };
        heard.set(order_id, { all: seen.all + 1, last: performance.now() });
      });
      socket.addEventListener('close', () => (closed += 1));
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      sockets.push(socket);
    };
    // What the first calls load is there already, whoever listens.
    for (let at = 0; at < 5; at += 1) await call(endpoints.createOrder, { body: FULL_DRAFT, key: `warm-${at}` });
    const before = memoryOf(server.pid);
    const places = Array.from({ length: CONNECTIONS }, (_, at) => tokens[Math.floor(at / EACH)] ?? '');
    for (let at = 0; at < places.length; at += 20) await Promise.all(places.slice(at, at + 20).map(open));
    await sleep(REST_MS);
    const idle = memoryOf(server.pid);

    const fan_out: number[] = [];
    for (let at = 0; at < EVENTS; at += 1) {
      const made = await call<{ id: string }>(endpoints.createOrder, { body: FULL_DRAFT, key: `fan-out-${at}` });
      const answered = performance.now();
      while ((heard.get(made.body.id)?.all ?? 0) < CONNECTIONS) {
        if (performance.now() - answered > PATIENCE_MS) break;
        await sleep(2);
      }
      const seen = heard.get(made.body.id);
      fan_out.push(seen?.all === CONNECTIONS ? Math.max(0, seen.last - answered) : Number.POSITIVE_INFINITY);
      await sleep(200);
    }
    return [
      {
        name: 'L4 live connections that nobody speaks on',
        value: sockets.length,
        unit: 'connections',
        target: '= 2000',
      },
      { name: 'L4 of them ended by the server', value: closed, unit: 'connections', target: '= 0' },
      { name: 'L4 memory of the server for them', value: idle - before, unit: 'MB', target: '<= 200' },
      { name: 'L4 memory of the server in all', value: idle, unit: 'MB', target: null },
      {
        name: 'L4 an event reached all of them after, p95 of 20',
        value: fan_out.toSorted((a, b) => a - b)[Math.ceil(EVENTS * 0.95) - 1] ?? 0,
        unit: 'ms',
        target: '<= 200',
      },
    ];
  } finally {
    for (const socket of sockets) socket.close();
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
