import { LIVE_PATH, SERVICE_BASES, endpoints, type Endpoint, type Session } from '@sampan/contract';
import {
  createTestDatabase,
  startTestServer,
  type TestCluster,
  type TestDatabase,
  type TestServer,
} from '@sampan/testing';
import { DEMO_PASSWORD } from '../src/demo/index.ts';

const PERSON = 'my@demo.sampan.test';
const ROUNDS = 5;
const NEW_PASSWORD = 'Otak#Otak22';

type Ended = { rest_ms: number; live_ms: number };

async function call<T>(server: TestServer, endpoint: Endpoint, token: string, body?: object): Promise<T> {
  const response = await fetch(server.url + SERVICE_BASES[endpoint.service] + endpoint.path, {
    method: endpoint.method,
    headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

async function signIn(server: TestServer, password: string): Promise<string> {
  return (await call<Session>(server, endpoints.login, '', { email: PERSON, password })).token;
}

/** Ends a session on one server and asks the other until it is dead there: by REST, and by its live connection. */
async function untilDead(server: TestServer, token: string, end: () => Promise<unknown>): Promise<Ended> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}?token=${token}`);
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', () => resolve(performance.now())));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  await end();
  const ended = performance.now();
  const headers = { Authorization: `Bearer ${token}` };
  while ((await fetch(`${server.url}/api/v1/me`, { headers })).status !== 401);
  return { rest_ms: performance.now() - ended, live_ms: (await closed) - ended };
}

/** Half of the rounds by the password, so that the next one begins as this one did. */
async function changePassword(server: TestServer, database: TestDatabase): Promise<void> {
  const { rows } = await database.pool.query('select password_hash from users where email = $1', [PERSON]);
  const token = await signIn(server, DEMO_PASSWORD);
  const body = { old_password: DEMO_PASSWORD, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD };
  await call(server, endpoints.changePassword, token, body);
  await database.pool.query('update users set password_hash = $1 where email = $2', [rows[0].password_hash, PERSON]);
}

async function disable(database: TestDatabase): Promise<void> {
  await database.pool.query('update users set disabled_at = 1 where email = $1', [PERSON]);
}

/** A3: how long a token lives on after its session was ended on another server of the same database. */
export async function measureTokenDeath(cluster: TestCluster) {
  const database = await createTestDatabase({ cluster });
  const env = { SAMPAN_RATE_LIMIT_FACTOR: '1000' };
  const one = await startTestServer({ database_url: database.url, env });
  const two = await startTestServer({ database_url: database.url, env });
  try {
    const ends: Ended[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ['logout', 'password', 'disable'] as const) {
        const token = await signIn(one, DEMO_PASSWORD);
        ends.push(
          await untilDead(two, token, async () => {
            if (way === 'logout') await call(one, endpoints.logout, token);
            else if (way === 'password') await changePassword(one, database);
            else await disable(database);
          }),
        );
        await database.pool.query('update users set disabled_at = null where email = $1', [PERSON]);
      }
    }
    return [
      {
        name: 'sessions ended by logout, password change and removal',
        value: ends.length,
        unit: 'sessions',
        target: null,
      },
      {
        name: 'slowest death of a token on REST of another server',
        value: Math.max(...ends.map(({ rest_ms }) => rest_ms)) / 1000,
        unit: 's',
        target: '<= 1',
      },
      {
        name: 'slowest end of a live connection there',
        value: Math.max(...ends.map(({ live_ms }) => live_ms)) / 1000,
        unit: 's',
        target: '<= 5',
      },
    ];
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    await database.drop();
  }
}
